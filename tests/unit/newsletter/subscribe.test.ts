import type { NewsletterState } from '@/lib/newsletter/form';
import { subscribe } from '@/lib/newsletter/subscribe';
import { allowConsoleError } from '../../setup/console';

const mockRpc = jest.fn();
jest.mock('@/lib/db/public-client', () => ({ publicWriteClient: () => ({ rpc: mockRpc }) }));

function send(fields: Record<string, string | Blob>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  return subscribe(null, sent);
}

beforeEach(() => {
  mockRpc.mockReset().mockResolvedValue({ data: 0, error: null });
});

it('passes on the address as it is stored, with its source and nothing else', async () => {
  const state = await send({ email: ' Ana@Example.com ', source: 'about', assunto: '', role: 'x' });
  expect(state).toEqual({ ok: true, data: null });
  expect(mockRpc.mock.calls).toEqual([
    ['subscribe_to_newsletter', { email: 'ana@example.com', source: 'about' }],
  ]);
});

it.each<[string, Record<string, string | Blob>, NewsletterState]>([
  ['no e-mail', { source: 'about' }, { ok: false, code: 'empty', typed: { email: '' } }],
  [
    'an empty e-mail',
    { email: ' ', source: 'about' },
    { ok: false, code: 'empty', typed: { email: ' ' } },
  ],
  [
    'a wrong e-mail',
    { email: '<ana>', source: 'about' },
    { ok: false, code: 'invalid', typed: { email: '<ana>' } },
  ],
  [
    'a file',
    { email: new Blob(['x']), source: 'about' },
    { ok: false, code: 'empty', typed: { email: '' } },
  ],
  ['no source', { email: 'a@b.co' }, { ok: false, code: 'invalid', typed: { email: 'a@b.co' } }],
  [
    'a source of its own',
    { email: 'a@b.co', source: 'x' },
    { ok: false, code: 'invalid', typed: { email: 'a@b.co' } },
  ],
  [
    'a book',
    { email: 'x'.repeat(9000), source: 'about' },
    { ok: false, code: 'invalid', typed: { email: 'x'.repeat(300) } },
  ],
  ['a filled trap', { email: 'a@b.co', source: 'about', assunto: 'oi' }, { ok: true, data: null }],
])('%s never reaches the database', async (_, fields, expected) => {
  expect(await send(fields)).toEqual(expected);
  expect(mockRpc).not.toHaveBeenCalled();
});

it.each([null, undefined, 'x', { email: 'a@b.co' }, []])('rejects %j as a form', async (sent) => {
  expect(await subscribe(null, sent as unknown as FormData)).toMatchObject({
    ok: false,
    code: 'empty',
  });
  expect(mockRpc).not.toHaveBeenCalled();
});

it.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [3600, 60],
])('%i seconds to wait are shown as %i minutes', async (seconds, minutes) => {
  mockRpc.mockResolvedValue({ data: seconds, error: null });
  expect(await send({ email: 'a@b.co', source: 'about' })).toEqual({
    ok: false,
    code: 'limited',
    typed: { email: 'a@b.co' },
    minutes,
  });
});

it.each([
  ['an error', { data: null, error: { message: 'unavailable' } }],
  ['nothing', { data: null, error: null }],
  ['a web page', { data: '<h1>Hi</h1>', error: null }],
  ['a list', { data: [], error: null }],
  ['a negative number', { data: -1, error: null }],
])('%s in place of a result is a failure that keeps the input', async (_, answer) => {
  allowConsoleError(/A newsletter subscription failed/);
  mockRpc.mockResolvedValue(answer);
  expect(await send({ email: 'a@b.co', source: 'about' })).toEqual({
    ok: false,
    code: 'failed',
    typed: { email: 'a@b.co' },
  });
});

it('logs a failure without the address', async () => {
  allowConsoleError(/A newsletter subscription failed/);
  mockRpc.mockRejectedValue(new TypeError('fetch failed'));
  await send({ email: 'segredo@example.com', source: 'about' });
  expect(JSON.stringify(jest.mocked(console.error).mock.calls)).not.toContain('segredo');
});
