/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { purgeTags } from '@/lib/cache/cdn';
import { refreshFront } from '@/lib/cache/front';
import { env } from '@/lib/env';

jest.mock('@/lib/env', () => ({ env: jest.fn() }));

const SECRET = 'f'.repeat(40);
const asked: { request: IncomingMessage; body: string }[] = [];
let respond: (request: IncomingMessage, response: ServerResponse) => void;

const server = createServer(async (request, response) => {
  const chunks = await request.toArray();
  asked.push({ request, body: Buffer.concat(chunks).toString() });
  respond(request, response);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  respond = (_, response) => response.end('ok');
});

const given = (variables: object) => jest.mocked(env).mockReturnValue(variables as never);
const refresh = () => refreshFront('/hotel/ipe', AbortSignal.timeout(5_000));

it('makes no request unless a front or a CDN is configured', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const some of [{}, { FRONT_URL: url }, { FRONT_BYPASS_SECRET: SECRET }]) {
    given(some);
    await refresh();
    await purgeTags(['hotels']);
  }
  expect(asked).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it('makes the front replace its copy in each encoding, with the secret', async () => {
  given({ FRONT_URL: url, FRONT_BYPASS_SECRET: SECRET });
  await refresh();
  const sent = asked.map(({ request: { url: path, headers } }) => [
    path,
    headers['accept-encoding'],
    headers['x-front-refresh'],
    headers['x-prewarm'],
  ]);
  // Not counted as a visit, which would make it the page's last one.
  expect(sent.toSorted()).toEqual([
    ['/hotel/ipe', 'gzip', SECRET, '1'],
    ['/hotel/ipe', 'identity', SECRET, '1'],
  ]);
});

it('does not ask again after a stale answer, since the new page follows', async () => {
  given({ FRONT_URL: url, FRONT_BYPASS_SECRET: SECRET });
  respond = (_, response) => response.setHeader('x-nextjs-cache', 'STALE').end();
  await refresh();
  expect(asked).toHaveLength(2);
});

it('accepts a redirect as the answer and does not follow it', async () => {
  given({ FRONT_URL: url, FRONT_BYPASS_SECRET: SECRET });
  respond = (_, response) => response.writeHead(308, { location: '/outro' }).end();
  await refresh();
  expect(asked.map(({ request }) => request.url)).toEqual(['/hotel/ipe', '/hotel/ipe']);
});

it('sends the tags to a CDN in the formats of both kinds', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  given({ CDN_PURGE_URL: `${url}/purge`, CDN_PURGE_TOKEN: 'token' });
  await purgeTags(['hotels', 'offers']);
  const [{ request, body }] = asked as [(typeof asked)[0]];
  expect([request.method, request.url, JSON.parse(body)]).toEqual([
    'POST',
    '/purge',
    { tags: ['hotels', 'offers'] },
  ]);
  expect(request.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer token',
    'fastly-key': 'token',
    'surrogate-key': 'hotels offers',
  });
  expect(warn).not.toHaveBeenCalled();
});

it('logs a refusal of the CDN without its token, and does not throw', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  given({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'canary' });
  respond = (_, response) => response.writeHead(403).end();
  await purgeTags(['hotels']);
  const [[line]] = warn.mock.calls as [[string]];
  expect(line).toContain('status 403');
  expect(line).not.toContain('canary');
  warn.mockRestore();
});
