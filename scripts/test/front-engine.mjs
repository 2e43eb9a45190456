import { anyFreePort } from '../start/ports.mjs';
import { startEngine } from './engine.mjs';
import { startFront } from './front.mjs';

/**
 * Starts what two instances of the site share: an engine, and the shipped front with them behind
 * it. The first instance gets the port `first`, or a free one. Resolves to { engine, front, ports,
 * env (for the instances), close() }.
 */
export async function startFrontAndEngine(temp, first) {
  const engine = await startEngine(temp);
  const ports = [first ?? (await anyFreePort()), await anyFreePort()];
  const front = await startFront(temp, { ports });
  const env = {
    CACHE_URL: engine.url,
    FRONT_URL: front.internal,
    FRONT_BYPASS_SECRET: front.secret,
  };
  const close = async () => {
    await front.close();
    await engine.stop();
  };
  return { engine, front, ports, env, close };
}
