import type { NewsletterState } from '@/lib/newsletter/form';
import { subscribe } from '@/lib/newsletter/subscribe';
import { allowConsoleError } from '../../setup/console';

const mockRpc = jest.fn();
jest.mock('@/lib/db/public-client', () => ({ publicClient: () => ({ rpc: mockRpc }) }));

const IDLE: NewsletterState = { status: 'idle', email: '' };

function send(fields: Record<string, string | Blob>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  return subscribe(IDLE, sent);
}

beforeEach(() => {
  mockRpc.mockReset().mockResolvedValue({ data: 0, error: null });
});

it('hands the address on as it is stored, with its source and nothing else', async () => {
  const state = await send({ email: ' Ana@Example.com ', source: 'about', assunto: '', role: 'x' });
  expect(state).toEqual({ status: 'done', email: '' });
  expect(mockRpc.mock.calls).toEqual([
    ['subscribe_to_newsletter', { email: 'ana@example.com', source: 'about' }],
  ]);
});

it.each<[string, Record<string, string | Blob>, NewsletterState]>([
  ['no e-mail', { source: 'about' }, { status: 'empty', email: '' }],
  ['an empty e-mail', { email: ' ', source: 'about' }, { status: 'empty', email: ' ' }],
  ['a wrong e-mail', { email: '<ana>', source: 'about' }, { status: 'invalid', email: '<ana>' }],
  ['a file', { email: new Blob(['x']), source: 'about' }, { status: 'empty', email: '' }],
  ['no source', { email: 'a@b.co' }, { status: 'invalid', email: 'a@b.co' }],
  ['a source of its own', { email: 'a@b.co', source: 'x' }, { status: 'invalid', email: 'a@b.co' }],
  [
    'a book',
    { email: 'x'.repeat(9000), source: 'about' },
    { status: 'invalid', email: 'x'.repeat(300) },
  ],
  [
    'a filled trap',
    { email: 'a@b.co', source: 'about', assunto: 'oi' },
    { status: 'done', email: '' },
  ],
])('%s never reaches the database', async (_, fields, expected) => {
  expect(await send(fields)).toEqual(expected);
  expect(mockRpc).not.toHaveBeenCalled();
});

it.each([null, undefined, 'x', { email: 'a@b.co' }, []])('takes no %j for a form', async (sent) => {
  expect((await subscribe(IDLE, sent as unknown as FormData)).status).toBe('empty');
  expect(mockRpc).not.toHaveBeenCalled();
});

it.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [3600, 60],
])('%i seconds to wait are said as %i minutes', async (seconds, minutes) => {
  mockRpc.mockResolvedValue({ data: seconds, error: null });
  expect(await send({ email: 'a@b.co', source: 'about' })).toEqual({
    status: 'limited',
    email: 'a@b.co',
    minutes,
  });
});

it.each([
  ['an error', { data: null, error: { message: 'unavailable' } }],
  ['nothing', { data: null, error: null }],
  ['a web page', { data: '<h1>Hi</h1>', error: null }],
  ['a list', { data: [], error: null }],
  ['a negative number', { data: -1, error: null }],
])('%s instead of an answer is a failure that keeps what was typed', async (_, answer) => {
  allowConsoleError(/A newsletter subscription failed/);
  mockRpc.mockResolvedValue(answer);
  expect(await send({ email: 'a@b.co', source: 'about' })).toEqual({
    status: 'failed',
    email: 'a@b.co',
  });
});

it('logs a failure without the address', async () => {
  allowConsoleError(/A newsletter subscription failed/);
  mockRpc.mockRejectedValue(new TypeError('fetch failed'));
  await send({ email: 'segredo@example.com', source: 'about' });
  expect(JSON.stringify(jest.mocked(console.error).mock.calls)).not.toContain('segredo');
});
