import { act, waitFor } from '@testing-library/react';
import { onSessionBack } from '@/components/admin/session-back';
import { SessionKeeper } from '@/components/admin/session-keeper';
import { connectToaster, type Toast } from '@/components/ui/notify';
import { renderPt } from '../support/intl';

const mockRefresh = jest.fn();
const mockRouter = { refresh: mockRefresh };
let mockTell: (event: string, isOwn: boolean) => void;
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
jest.mock('@/components/admin/session-channel', () => ({
  onSessionEvent: (listener: typeof mockTell) => {
    mockTell = listener;
    return () => {};
  },
}));

it.each<[string, () => Promise<Partial<Response>>]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', async () => ({ ok: false })],
  [
    'is a proxy that answers with its own page',
    async () => ({ ok: true, json: async () => JSON.parse('<h1>') }),
  ],
])('refreshes after a sign-in in another tab even if the server %s', async (_, answer) => {
  globalThis.fetch = jest.fn(answer as () => Promise<Response>);
  renderPt(<SessionKeeper expiresAt={Date.now() / 1000 + 3_600} />);
  mockTell('signed-in', false);
  await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(1));
});

it('ignores an answer that arrives after the answer to a later request', async () => {
  const shown: Toast[] = [];
  const disconnect = connectToaster((toast) => shown.push(toast));
  const answers: ((state: string) => void)[] = [];
  const ask = () =>
    new Promise((resolve) => {
      answers.push((state) =>
        resolve({ ok: true, json: async () => ({ state, secondsLeft: 60 }) }),
      );
    });
  globalThis.fetch = jest.fn(ask as () => Promise<Response>);
  renderPt(<SessionKeeper expiresAt={Date.now() / 1000 + 3_600} />);
  document.dispatchEvent(new Event('visibilitychange'));
  mockTell('signed-in', false);
  answers[1]?.('staff');
  await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(1));
  await act(async () => answers[0]?.('signed-out'));
  expect(shown).toEqual([]);
  disconnect();
});

it('reports an ended session with a link to the sign-in', async () => {
  const shown: Toast[] = [];
  const disconnect = connectToaster((toast) => shown.push(toast));
  const answer = { ok: true, json: async () => ({ state: 'signed-out', secondsLeft: 0 }) };
  globalThis.fetch = jest.fn(async () => answer as Response);
  renderPt(<SessionKeeper expiresAt={Date.now() / 1000 + 3_600} />);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(shown).toMatchObject([{ link: { href: '/auth', target: '_blank' } }]));
  disconnect();
});

it('announces that the session is back, and withdraws the notice of its end', async () => {
  const shown: Toast[] = [];
  const withdrawn: Toast[] = [];
  const disconnect = connectToaster(
    (toast) => shown.push(toast),
    (toast) => withdrawn.push(toast),
  );
  const isBack = jest.fn();
  const stopListening = onSessionBack(isBack);
  let state = 'signed-out';
  const answer = { ok: true, json: async () => ({ state, secondsLeft: 600 }) };
  globalThis.fetch = jest.fn(async () => answer as Response);
  renderPt(<SessionKeeper expiresAt={Date.now() / 1000 + 3_600} />);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(isBack).not.toHaveBeenCalled();
  state = 'staff';
  mockTell('signed-in', false);
  await waitFor(() => expect(withdrawn).toEqual(shown));
  expect(isBack).toHaveBeenCalledTimes(1);
  stopListening();
  disconnect();
});
