/** @jest-environment node */
import { channel } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { refreshFront } from '@/lib/cache/front';
import { prewarm, prewarmLater } from '@/lib/cache/prewarm';

jest.mock('@/lib/cache/front', () => ({ refreshFront: jest.fn(async () => {}) }));
jest.mock('@/lib/env', () => ({ env: () => ({ PORT: 3000 }) }));

/** Pages that were requested and not answered yet, oldest first. */
let asked: { path: string; answer: () => void }[];

const settled = () => new Promise((done) => setImmediate(done));
const paths = () => asked.map(({ path }) => path);

async function answerAll() {
  while (asked.length > 0) {
    for (const { answer } of asked.splice(0)) answer();
    await settled();
  }
}

beforeEach(() => {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (url) =>
      new Promise((resolve) => {
        const { pathname: path } = new URL(String(url));
        asked.push({ path, answer: () => resolve(new Response('')) });
      }),
  );
});
afterEach(answerAll);

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `/pagina/${i}`);

// With a response and a server, as Node publishes it: the process may have other subscribers.
const visit = (url: string, headers = {}) =>
  channel('http.server.request.start').publish({
    request: { url, headers },
    response: new ServerResponse(new IncomingMessage(new Socket())),
    server: new Server(),
  });

it('renders the given pages one at a time, each once, in order', async () => {
  prewarm(numbered(8));
  prewarm(['/pagina/7', '/outra']);
  await settled();
  expect(paths()).toEqual(['/pagina/0']);
  asked.shift()?.answer();
  await settled();
  expect(paths()).toEqual(['/pagina/1']);
  await answerAll();
  const urls = jest.mocked(fetch).mock.calls.map(([url]) => new URL(String(url)).pathname);
  expect(urls).toEqual([...numbered(8), '/outra']);
});

it('resolves for all callers that name a page, however often', async () => {
  const both = Promise.all([prewarm(['/a', '/b']), prewarm(['/b', '/a']), prewarm(['/b'])]);
  await settled();
  await answerAll();
  expect(await both).toHaveLength(3);
});

it('requests its own server, past every cache, not as a visit, without redirects', async () => {
  prewarm(['/pagina']);
  await settled();
  const [[url, init]] = jest.mocked(fetch).mock.calls as [[URL, RequestInit]];
  expect(String(url)).toBe('http://localhost:3000/pagina');
  expect(init).toMatchObject({ cache: 'no-store', redirect: 'manual' });
  expect(init.headers).toEqual({ 'x-prewarm': '1', 'accept-encoding': 'identity' });
  expect(init.signal).toBeInstanceOf(AbortSignal);
});

it('repeats the request until the page is no longer stale', async () => {
  const states = ['STALE', 'STALE', 'HIT'];
  const asking = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () => new Response('', { headers: { 'x-nextjs-cache': states.shift() ?? 'HIT' } }),
    );
  asking.mockClear();
  await prewarm(['/antiga']);
  expect(asking).toHaveBeenCalledTimes(3);
});

it('renders the most recently visited pages first, ignoring its own requests', async () => {
  visit('/visitada');
  visit('/hotels?region=1');
  visit('/aquecida', { 'x-prewarm': '1' });
  prewarm(['/aquecida', '/visitada', '/hotels?region=1']);
  await settled();
  await answerAll();
  const urls = jest.mocked(fetch).mock.calls.map(([url]) => String(url).replace(/^.*:3000/, ''));
  expect(urls).toEqual(['/hotels?region=1', '/visitada', '/aquecida']);
});

it('remembers a limited number of visits', async () => {
  visit('/antiga');
  for (let i = 0; i < 1_000; i += 1) visit(`/${i}`);
  prewarm(['/outra', '/antiga', '/999']);
  await answerAll();
  const urls = jest.mocked(fetch).mock.calls.map(([url]) => new URL(String(url)).pathname);
  expect(urls).toEqual(['/999', '/outra', '/antiga']);
});

it('refreshes the front for a changed page once it is new, and for no other', async () => {
  jest.mocked(refreshFront).mockClear();
  prewarmLater(['/ontem']);
  prewarm(['/hoje']);
  await settled();
  expect(refreshFront).not.toHaveBeenCalled();
  await answerAll();
  expect(jest.mocked(refreshFront).mock.calls.map(([path]) => path)).toEqual(['/hoje']);
});

it('renders changed pages alongside all others, which are rendered one by one', async () => {
  prewarm(['/']).then(() => prewarmLater(numbered(1_000)));
  await settled();
  expect(paths()).toEqual(['/']);
  asked.shift()?.answer();
  await settled();
  expect(paths()).toEqual(['/pagina/0']);
  prewarm(['/hotels', '/hotel/ipe']);
  await settled();
  expect(paths()).toEqual(['/pagina/0', '/hotels']);
});

it('resolves only when all its pages are rendered, by any caller', async () => {
  let isDone = false;
  prewarm(numbered(4));
  prewarm(['/pagina/3', '/hotel/ipe']).then(() => {
    isDone = true;
  });
  while (asked.length > 0) {
    expect(isDone).toBe(false);
    asked.shift()?.answer();
    await settled();
  }
  await settled();
  expect(isDone).toBe(true);
});

// Must be last: it ends the server for good.
it('makes no request while its server ends', async () => {
  const heard = new Promise((done) => process.once('SIGUSR2', done));
  process.kill(process.pid, 'SIGUSR2');
  await heard;
  await prewarm(['/a']);
  await prewarmLater(['/b']);
  expect(fetch).not.toHaveBeenCalled();
});
