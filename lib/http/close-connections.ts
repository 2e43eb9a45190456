import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server end soon after SIGTERM. Next stops accepting connections then and waits for those that
 * are open. Node closes the ones that are idle at this moment, but neither those that become idle
 * later, which are kept for 65 s, nor those that were opened ahead of a request, as browsers do.
 * `signals` emits SIGTERM. Returns what ends the listening.
 */
export function closeConnectionsAtEnd(signals: EventEmitter = process): () => void {
  const idle = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let isEnding = false;
  const onConnection = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  };
  const onRequest = (message: unknown) => {
    const { socket, response } = message as { socket: Socket; response: ServerResponse };
    idle.delete(socket);
    answering.add(response);
    response.once('close', () => {
      answering.delete(response);
      if (isEnding) socket.destroySoon();
      else if (!socket.destroyed) idle.add(socket);
    });
  };
  const onEnd = () => {
    isEnding = true;
    for (const socket of idle) socket.destroySoon();
    // The client then knows that it can't use the connection again.
    for (const response of answering) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  };
  subscribe('net.server.socket', onConnection);
  subscribe('http.server.request.start', onRequest);
  signals.once('SIGTERM', onEnd);
  return () => {
    unsubscribe('net.server.socket', onConnection);
    unsubscribe('http.server.request.start', onRequest);
    signals.off('SIGTERM', onEnd);
  };
}
