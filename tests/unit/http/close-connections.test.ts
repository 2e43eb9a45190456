/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { closeConnectionsAtEnd } from '@/lib/http/close-connections';

// The channels belong to the process, and other tests use them too.
let stopListening = () => {};
afterEach(() => stopListening());

/** A server whose idle connections outlive any test, in a process that can receive a signal. */
async function listen(answer: http.RequestListener) {
  const signals = new EventEmitter();
  stopListening = closeConnectionsAtEnd(signals);
  const server = http.createServer(answer);
  server.keepAliveTimeout = 600_000;
  await once(server.listen(0), 'listening');
  const end = () => {
    signals.emit('SIGTERM');
    return new Promise((resolve) => server.close(resolve));
  };
  return { server, port: (server.address() as AddressInfo).port, end };
}

/** What a client with keep-alive receives: the text, and whether it may reuse the connection. */
const get = (port: number) =>
  new Promise<[text: string, connection?: string]>((resolve, reject) => {
    const agent = new http.Agent({ keepAlive: true });
    const request = http.get({ port, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve([text, response.headers.connection]));
    });
    request.on('error', reject);
  });

it.each([
  ['begun its answer', true, 'keep-alive'],
  ['received a request', false, 'close'],
])(
  'a server that shuts down after it has %s finishes it, and keeps no connection open',
  async (_, hasBegun, connection) => {
    let finish = () => {};
    const { server, port, end } = await listen((_, response) => {
      if (hasBegun) response.write('half of ');
      finish = () => response.end('an answer');
    });
    const begun = once(server, 'request');
    const answer = get(port);
    await begun;
    const ended = end();
    finish();
    expect(await answer).toEqual([hasBegun ? 'half of an answer' : 'an answer', connection]);
    await ended;
  },
);

it('a server that shuts down does not wait for idle or unused connections', async () => {
  const { server, port, end } = await listen((_, response) => response.end('an answer'));
  expect(await get(port)).toEqual(['an answer', 'keep-alive']);
  const opened = once(server, 'connection');
  const ahead = net.connect(port);
  const closed = once(ahead, 'close');
  await opened;
  await Promise.all([end(), closed]);
});
