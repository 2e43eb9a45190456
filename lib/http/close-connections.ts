import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server end soon after SIGTERM. Next stops accepting connections then and waits for those that
 * are open. Node closes the ones that are idle at this moment, but neither those that become idle
 * later, which are kept for 65 s, nor those that were opened ahead of a request, as browsers do.
 * `signals` emits SIGTERM.
 */
export function closeConnectionsAtEnd(signals: EventEmitter = process): void {
  const idle = new Set<Socket>();
  let isEnding = false;
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  subscribe('http.server.request.start', (message) => {
    const { socket, response } = message as { socket: Socket; response: ServerResponse };
    idle.delete(socket);
    response.once('close', () => {
      if (isEnding) socket.destroySoon();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  signals.once('SIGTERM', () => {
    isEnding = true;
    for (const socket of idle) socket.destroySoon();
  });
}
