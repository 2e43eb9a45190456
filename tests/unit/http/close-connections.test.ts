/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { closeConnectionsAtEnd } from '@/lib/http/close-connections';

/** A server whose idle connections outlive any test, in a process that can be asked to end. */
async function listen(answer: http.RequestListener) {
  const signals = new EventEmitter();
  closeConnectionsAtEnd(signals);
  const server = http.createServer(answer);
  server.keepAliveTimeout = 600_000;
  await once(server.listen(0), 'listening');
  const end = () => {
    signals.emit('SIGTERM');
    return new Promise((resolve) => server.close(resolve));
  };
  return { server, port: (server.address() as AddressInfo).port, end };
}

/** The text that a client gets which keeps its connection. */
const get = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const agent = new http.Agent({ keepAlive: true });
    const request = http.get({ port, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve(text));
    });
    request.on('error', reject);
  });

it('a server that ends finishes what it is answering, and keeps no connection afterwards', async () => {
  let finish = () => {};
  const { server, port, end } = await listen((_, response) => {
    response.write('half of ');
    finish = () => response.end('an answer');
  });
  const begun = once(server, 'request');
  const answer = get(port);
  await begun;
  const ended = end();
  finish();
  expect(await answer).toBe('half of an answer');
  await ended;
});

it('a server that ends does not wait for connections that have answered or never asked', async () => {
  const { server, port, end } = await listen((_, response) => response.end('an answer'));
  expect(await get(port)).toBe('an answer');
  const opened = once(server, 'connection');
  const ahead = net.connect(port);
  const closed = once(ahead, 'close');
  await opened;
  await Promise.all([end(), closed]);
});
