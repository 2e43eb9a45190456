import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server exit soon after SIGTERM. Next then stops accepting connections and waits for open
 * ones. Node closes those that are idle at this moment, but neither those that become idle later,
 * which stay open for 65 s, nor those opened before a request, as browsers do. `signals` emits
 * SIGTERM. Returns a function that stops listening.
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
    // Tells the client not to reuse the connection.
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
