/** @jest-environment node */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { askEngine } from '@/lib/health/cache-engine';

const ask = (port: number, ms = 5_000) =>
  askEngine(`redis://user:secret@127.0.0.1:${port}`, AbortSignal.timeout(ms));

/** A server that sends this on each connection; nothing at all if null. */
async function serverSaying(words: string | null) {
  const server: Server = createServer((socket: Socket) => {
    socket.on('error', () => {});
    if (words !== null) socket.end(words);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

it.each([
  ['nothing', null],
  ['the end', ''],
  ['another language', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ['an error of its own', '-LOADING the dataset\r\n'],
])('does not accept %s as a sign of life', async (_what, words) => {
  const { port, server } = await serverSaying(words);
  await expect(ask(port, words === null ? 100 : undefined)).rejects.toThrow();
  server.close();
  // Nothing listens here any more.
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
});

it.each(['+PONG\r\n', '-NOAUTH Authentication required.\r\n'])(
  'accepts %j as a sign of life',
  async (words) => {
    const { port, server } = await serverSaying(words);
    await expect(ask(port)).resolves.toBeUndefined();
    server.close();
  },
);
