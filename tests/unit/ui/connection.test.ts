import { waitFor } from '@testing-library/react';
import { ifConnected, onReconnect } from '@/components/ui/connection';

const then = jest.fn();
const otherwise = jest.fn();
const answer = jest.fn();

function browserSays(isOnline: boolean) {
  jest.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(isOnline);
  globalThis.fetch = answer;
}

beforeEach(() => {
  jest.clearAllMocks();
  answer.mockReset();
});

it('with a connection nothing is asked', () => {
  browserSays(true);
  expect(ifConnected(then, otherwise)).toBe(true);
  expect(then).toHaveBeenCalledTimes(1);
  expect(answer).not.toHaveBeenCalled();
});

it('a browser that denies the connection is believed when the site does not answer', async () => {
  browserSays(false);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(ifConnected(then, otherwise)).toBe(false);
  await waitFor(() => expect(otherwise).toHaveBeenCalledTimes(1));
  expect(then).not.toHaveBeenCalled();
});

it('and not where the site answers', async () => {
  browserSays(false);
  answer.mockResolvedValue({ ok: true });
  expect(ifConnected(then, otherwise)).toBe(false);
  await waitFor(() => expect(then).toHaveBeenCalledTimes(1));
  expect(otherwise).not.toHaveBeenCalled();
});

it('tells of a connection that is back only where the site answers', async () => {
  browserSays(true);
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ ok: true });
  const stop = onReconnect(then);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(then).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(then).toHaveBeenCalledTimes(1));
  stop();
  dispatchEvent(new Event('online'));
  expect(answer).toHaveBeenCalledTimes(2);
});
