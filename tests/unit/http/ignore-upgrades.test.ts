/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ignoreUpgrades } from '@/lib/http/ignore-upgrades';

let server: Server;

beforeAll(async () => {
  server = createServer((_request, response) => response.end('a page'));
  // Like the listener that Next.js adds, for a URL that matches no page.
  server.on('upgrade', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;

it('answers a request to upgrade like any other, starting with the first request', async () => {
  const stop = ignoreUpgrades();
  await (await fetch(`http://127.0.0.1:${port()}`)).text();
  const socket = connect(port(), '127.0.0.1');
  socket.write(
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
  );
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('a page');
  stop();
});
