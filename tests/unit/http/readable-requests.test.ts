/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeRequestsReadable } from '@/lib/http/readable-requests';

let server: Server;
let stop: () => void;

beforeAll(async () => {
  stop = makeRequestsReadable();
  server = createServer(({ method, url }, response) => response.end(`${method} ${url}`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  stop();
  server.close();
});

/** What the server reads from a request line. */
async function read(line: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n\r\n')[1] ?? '';
}

it.each([
  ['GET /hotels?a=b&a=c', 'GET /hotels?a=b&a=c'],
  ['GET //a.example/%2f..', 'GET //a.example/%2f..'],
  ['OPTIONS *', 'OPTIONS /*'],
  ['GET *', 'GET /*'],
  ['GET http://other.example/hotels?a=b', 'GET /hotels?a=b'],
  ['GET http://other.example', 'GET /'],
  ['GET http://[/hotels', 'GET /http://[/hotels'],
  ['TRACE /hotels', 'UNKNOWN /hotels'],
])('reads %s as %s', async (line, as) => {
  expect(await read(line)).toBe(as);
});

it('drops parameters beyond what any URL of the site has', async () => {
  const few = Array.from({ length: 200 }, (_, index) => `p${index}=1`).join('&');
  expect(await read(`GET /hotels?${few}`)).toBe(`GET /hotels?${few}`);
  expect(await read(`GET /hotels?${few}${'&a=b'.repeat(3_000)}`)).toBe(`GET /hotels?${few}`);
});
