/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { usePhotoUrl } from '@/components/hotels/page/use-photo-url';

/** A viewer that loads until `arrive` is called. */
function slowViewer() {
  let arrive = (_isThere: boolean) => {};
  const arrived = new Promise<boolean>((resolve) => {
    arrive = resolve;
  });
  return { load: () => arrived, arrive };
}

test('does not open a picture if the URL changes while its viewer loads', async () => {
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

test('opens the picture of the URL once its viewer has loaded', async () => {
  history.replaceState(null, '', '/hotels/a#foto-2');
  const load = () => Promise.resolve(true);
  const { result } = renderHook(() => usePhotoUrl(3, load));
  await act(async () => {});
  expect(result.current.at).toBe(1);
});

test('does not open a clicked picture on a page that the visitor went to meanwhile', async () => {
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

test('adds one history entry for two clicks while the viewer loads', async () => {
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
