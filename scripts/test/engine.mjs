import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { start, stop } from '../start/children.mjs';
import { anyFreePort, waitForPort } from '../start/ports.mjs';
import { ensureProgram } from './debian.mjs';

/**
 * Starts a separate Valkey or Redis without persistence: it restarts empty, like one that lost its
 * data. Resolves to { url, start(), stop(), pause(), resume() }.
 */
export async function startEngine(temp) {
  const names = ['valkey-server', 'redis-server'];
  const program = await ensureProgram(names, '--version', 'redis-server');
  const port = await anyFreePort();
  const folder = path.join(temp, 'engine');
  mkdirSync(folder, { recursive: true });
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const begin = async () => {
    const child = start(program, args, { stdio: 'ignore' });
    await waitForPort(port, child, program);
    return child;
  };
  let child = await begin();
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      child = await begin();
    },
    stop: () => stop(child),
    /** Makes it accept connections without answering. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  };
}
