import 'server-only';
import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';

/** Replies of a working engine; without a password it sends only the second. */
const ANSWERS = /^(?:\+PONG|-NOAUTH)/;
const DEFAULT_PORT = 6379;

function connect(url: string): net.Socket {
  const { protocol, hostname, port } = new URL(url);
  const where = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT };
  return protocol === 'rediss:'
    ? tls.connect({ ...where, servername: net.isIP(where.host) ? undefined : where.host })
    : net.connect(where);
}

/**
 * Pings Redis or Valkey on a connection of its own: that of the page cache waits for messages.
 * Rejects if there is no reply before the signal.
 */
export async function askEngine(url: string, signal: AbortSignal): Promise<void> {
  const socket = connect(url);
  const end = () => socket.destroy();
  signal.addEventListener('abort', end, { once: true });
  try {
    const answered = Promise.race([once(socket, 'data', { signal }), once(socket, 'close')]);
    socket.write('PING\r\n');
    const [answer] = await answered;
    if (!ANSWERS.test(String(answer))) throw new Error('no cache engine');
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
