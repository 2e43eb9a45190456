import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

/**
 * Has requests for another protocol answered as if they did not ask for it, which is what Node does where
 * nobody listens for them: no page speaks anything but HTTP. Next listens, and ends some of these
 * connections without an answer; others it leaves open, and no time limit ends them.
 * The server is known from its first request on. Returns what ends the waiting for it.
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
