/** @jest-environment node */
import { lastAuthor } from '@/lib/actions/last-author';
import type { SessionClient } from '@/lib/db/session-client';

const VERSION = '2026-11-21T01:30:00.123456+00:00';

function ask(answer: { data: unknown; error: object | null }) {
  const rpc = jest.fn(async () => answer);
  const client = { rpc } as unknown as SessionClient;
  return { rpc, author: lastAuthor(client, 'hotels', 'h1', VERSION) };
}

it('names who saved this version of the record', async () => {
  const { rpc, author } = ask({ data: 'bia@ipehoteis.example', error: null });
  await expect(author).resolves.toBe('bia@ipehoteis.example');
  expect(rpc).toHaveBeenCalledWith('last_author', {
    kind: 'hotels',
    record_id: 'h1',
    version: VERSION,
  });
});

it('logs only failures', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  await ask({ data: null, error: null }).author;
  expect(warn).not.toHaveBeenCalled();
  await ask({ data: null, error: { code: '57014', message: 'timeout' } }).author;
  expect(warn).toHaveBeenCalledTimes(1);
});

it.each([
  ['is named', { data: { email: 'bia@ipehoteis.example' }, error: null }],
  ['is known', { data: null, error: null }],
  ['can be found out', { data: null, error: { code: '57014', message: 'timeout' } }],
])('returns null when no author %s', async (_, answer) => {
  jest.spyOn(console, 'warn').mockReturnValue();
  await expect(ask(answer).author).resolves.toBeNull();
});
