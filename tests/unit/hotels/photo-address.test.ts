import { act, renderHook } from '@testing-library/react';
import { usePhotoAddress } from '@/components/hotels/page/use-photo-address';

test('a picture whose address was left while its viewer was fetched is not opened', async () => {
  history.replaceState(null, '', '/hotels/a#foto-2');
  let arrive = (_isThere: boolean) => {};
  const arrived = new Promise<boolean>((resolve) => {
    arrive = resolve;
  });
  const load = () => arrived;
  const { result } = renderHook(() => usePhotoAddress(3, load));
  await act(async () => {
    history.replaceState(null, '', '/hotels/a');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await act(async () => arrive(true));
  expect(result.current.at).toBeNull();
});

test('the picture of the address is opened once its viewer is there', async () => {
  history.replaceState(null, '', '/hotels/a#foto-2');
  const load = () => Promise.resolve(true);
  const { result } = renderHook(() => usePhotoAddress(3, load));
  await act(async () => {});
  expect(result.current.at).toBe(1);
});
