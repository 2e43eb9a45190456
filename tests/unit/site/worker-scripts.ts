import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

/** Runs the scripts of the service worker. Returns their world, which has these globals as well. */
export function startWorkerScripts(globals: object) {
  const run = (path: string) => runInContext(readFileSync(`public${path}`, 'utf8'), world);
  const world = createContext({
    self: { addEventListener() {} },
    location: new URL('http://site/'),
    importScripts: (...paths: string[]) => paths.forEach(run),
    URL,
    ...globals,
  });
  run('/sw.js');
  return world;
}
