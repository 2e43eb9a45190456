import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

/**
 * Answers requests with an `Upgrade` header as plain HTTP requests: the site offers no other
 * protocol. Node does so on a server without a listener for 'upgrade'. Next adds one, which closes
 * some of these connections without a response and leaves others open without a timeout. The server
 * is known only from its first request on. Returns a function that stops waiting for that request.
 */
export function ignoreUpgrades(): () => void {
  const onRequest = (message: unknown) => {
    const { server } = message as { server: Server };
    server.removeAllListeners('upgrade');
    stop();
  };
  const stop = () => {
    unsubscribe('http.server.request.start', onRequest);
  };
  subscribe('http.server.request.start', onRequest);
  return stop;
}
