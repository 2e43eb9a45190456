/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { countRows, QueryError, runQueries, runQuery } from '@/lib/db/run-query';

// The client requires that a socket class exists; nothing here opens one.
Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? class {} });
process.env.SUPABASE_ANON_KEY = 'public-key';

const rows = z.array(z.object({ id: z.string() }));
const json = { 'content-type': 'application/json' };
const counted = { ...json, 'content-range': '0-0/1' };
const PROXY_PAGE = '<html><body><h1>It works</h1></body></html>';

let server: Server;
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
// On the oldest Node that the site supports, the client recommends a newer one.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Reads once with the real client from a service that answers with this listener. */
async function readFrom(listener: RequestListener, timeoutMs = 5_000) {
  answer = listener;
  const { publicClient } = await import('@/lib/db/public-client');
  const query = publicClient({ tags: [], timeoutMs })
    .from('hotels')
    .select('id', { count: 'exact' });
  return runQuery('hotels', query, (data) => rows.parse(data));
}

const reply =
  (status: number, body: string, headers: Record<string, string> = counted): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

async function failureOf(promise: Promise<unknown>): Promise<QueryError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(QueryError);
  return error as QueryError;
}

describe('good answers', () => {
  it('are returned as parsed', async () => {
    await expect(readFrom(reply(200, '[{"id":"a","extra":1}]'))).resolves.toEqual([{ id: 'a' }]);
  });

  it('may be empty if the database says so', async () => {
    const empty = reply(200, '[]', { ...json, 'content-range': '*/0' });
    await expect(readFrom(empty)).resolves.toEqual([]);
  });
});

it('returns no rows beyond the last one', async () => {
  const body = '{"code":"PGRST103","message":"Requested range not satisfiable"}';
  await expect(readFrom(reply(416, body, json))).resolves.toEqual([]);
});

it('counts rows without reading them, and fails like a read', async () => {
  const answers = (count: number | null) => Promise.resolve({ data: [], error: null, count });
  await expect(countRows('hotels', answers(12_000))).resolves.toBe(12_000);
  expect((await failureOf(countRows('hotels', answers(null)))).kind).toBe('invalid-response');
});

describe('every other answer is a failure, never an empty list', () => {
  it.each<[string, RequestListener, QueryError['kind']]>([
    ['an empty list without a count', reply(200, '[]', json), 'invalid-response'],
    [
      'a page of a proxy',
      reply(200, PROXY_PAGE, { 'content-type': 'text/html' }),
      'invalid-response',
    ],
    ['a page of a proxy that counts', reply(200, PROXY_PAGE), 'invalid-response'],
    ['nothing', reply(200, ''), 'invalid-response'],
    ['null', reply(200, 'null'), 'invalid-response'],
    ['an object', reply(200, '{"id":"a"}'), 'invalid-response'],
    ['rows of something else', reply(200, '[{"name":"a"}]'), 'invalid-response'],
    ['cut-off JSON', reply(200, '[{"id":"a"},{"i'), 'invalid-response'],
    ['401 without words', reply(401, '', json), 'invalid-response'],
    ['503 with a page', reply(503, '<h1>Service Unavailable</h1>'), 'invalid-response'],
    ['504 of a gateway', reply(504, '<h1>Gateway Timeout</h1>'), 'timeout'],
    ['a database error', reply(400, '{"code":"42703","message":"column x"}', json), 'database'],
    ['a refused key', reply(401, '{"code":"PGRST301","message":"JWT expired"}', json), 'database'],
    ['a connection that is cut', (request) => void request.socket.destroy(), 'network'],
    [
      'an answer that breaks off',
      (_request, response) => {
        response.writeHead(200, { ...counted, 'content-length': '500' });
        response.write('[{"id":"a"}', () => response.socket?.destroy());
      },
      'network',
    ],
  ])('%s', async (_case, listener, kind) => {
    expect((await failureOf(readFrom(listener))).kind).toBe(kind);
  });

  it('no answer within the time limit', async () => {
    const failure = await failureOf(readFrom(() => {}, 80));
    expect(failure.kind).toBe('timeout');
  });

  it('an answer that never ends, within the time limit', async () => {
    const endless: RequestListener = (_request, response) => {
      response.writeHead(200, counted).write('[{"id":"a"}');
    };
    expect((await failureOf(readFrom(endless, 80))).kind).toBe('timeout');
  });

  it('a service that can’t be reached', async () => {
    const gone = Promise.reject(new TypeError('fetch failed'));
    expect((await failureOf(runQuery('hotels', gone, String))).kind).toBe('network');
  });
});

describe('the digest, the only part of the error that reaches the browser', () => {
  const failing = (message: string, code?: string) =>
    failureOf(
      runQuery(
        'featured',
        Promise.resolve({ data: null, error: { message, code }, count: null }),
        String,
      ),
    );

  it('names the subject, the kind and the database’s message', async () => {
    const failure = await failing('column "x" does not exist', '42703');
    expect(failure.digest).toBe('read:featured:database::column "x" does not exist');
    expect(failure.message).toContain('column "x" does not exist');
    expect(failure.name).toBe('QueryError');
  });

  it('is truncated if the message is very long', async () => {
    expect((await failing('x'.repeat(10_000), '1')).digest.length).toBeLessThan(200);
  });
});

it('runs several reads at once, and throws the first failure in the given order', async () => {
  const later = <T>(make: () => T) => new Promise(setImmediate).then(make);
  const failing = (name: string) => () => {
    throw new Error(name);
  };
  expect(
    await runQueries(
      later(() => 'a'),
      Promise.resolve(2),
    ),
  ).toEqual(['a', 2]);
  const reads = [later(() => 'a'), later(failing('main')), Promise.reject(new Error('extra'))];
  await expect(runQueries(...reads)).rejects.toThrow('main');
});
