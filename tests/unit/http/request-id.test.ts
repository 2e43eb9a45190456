/** @jest-environment node */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { currentRequestId, identifyRequests } from '@/lib/http/request-id';

const UUID = /^[0-9a-f-]{36}$/;
let server: Server;

beforeAll(async () => {
  identifyRequests();
  server = createServer(async (incoming, response) => {
    await setImmediate();
    response.end(JSON.stringify([incoming.headers['x-request-id'], currentRequestId()]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The id in the response header, the one in the request header, and the one that code reads. */
async function idsOf(sent?: string | string[]): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const headers = sent === undefined ? {} : { 'x-request-id': sent };
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers }, resolve).on('error', reject).end();
  });
  return [String(response.headers['x-request-id']), ...JSON.parse(await text(response))];
}

it.each(['0af7651916cd43dd8448eb211c80319c', 'edge-1.request_77'])(
  'keeps the id that a proxy has sent: %s',
  async (id) => {
    expect(await idsOf(id)).toEqual([id, id, id]);
  },
);

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['a short one', 'abc'],
  ['an endless one', 'a'.repeat(5_000)],
  ['markup', '<script>alert(1)</script>'],
  ['what ends a field of JSON', 'abcdefgh","level":"x'],
  ['two of them', ['abcdefgh-1', 'abcdefgh-2']],
])('generates an id in place of %s', async (_case, sent) => {
  const [id, ...others] = await idsOf(sent);
  expect(id).toMatch(UUID);
  expect(others).toEqual([id, id]);
});

it('gives each of many concurrent requests its own', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => idsOf()));
  for (const ids of all) expect(new Set(ids).size).toBe(1);
  expect(new Set(all.flat()).size).toBe(50);
});

it('is undefined outside of a request', () => {
  expect(currentRequestId()).toBeUndefined();
});
