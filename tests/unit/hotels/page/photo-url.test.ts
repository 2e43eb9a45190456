import { act, renderHook } from '@testing-library/react';
import { usePhotoUrl } from '@/components/hotels/page/use-photo-url';

/** A viewer that is fetched until `arrive` is called. */
function slowViewer() {
  let arrive = (_isThere: boolean) => {};
  const arrived = new Promise<boolean>((resolve) => {
    arrive = resolve;
  });
  return { load: () => arrived, arrive };
}

test('a picture whose address was left while its viewer was fetched is not opened', async () => {
  history.replaceState(null, '', '/hotels/a#foto-2');
  const { load, arrive } = slowViewer();
  const { result } = renderHook(() => usePhotoUrl(3, load));
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
  const { result } = renderHook(() => usePhotoUrl(3, load));
  await act(async () => {});
  expect(result.current.at).toBe(1);
});

test('a picture that was pressed is not opened on the page that the visitor went on to', async () => {
  history.replaceState(null, '', '/hotels/a');
  const { load, arrive } = slowViewer();
  const { result } = renderHook(() => usePhotoUrl(3, load));
  const opened = result.current.show(1);
  history.replaceState(null, '', '/offers');
  await act(async () => {
    arrive(true);
    await opened;
  });
  expect(location.pathname + location.hash).toBe('/offers');
});

test('two presses while the viewer is fetched are one step of the history', async () => {
  history.replaceState(null, '', '/hotels/a');
  const steps = history.length;
  const load = () => Promise.resolve(true);
  const { result } = renderHook(() => usePhotoUrl(3, load));
  await act(async () => {
    await Promise.all([result.current.show(1), result.current.show(1)]);
  });
  expect(result.current.at).toBe(1);
  expect(history.length).toBe(steps + 1);
});
