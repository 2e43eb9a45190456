import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { stop } from '../../scripts/start/children.mjs';
import { anyFreePort } from '../../scripts/start/ports.mjs';
import { siteEnv, waitForSite } from '../../scripts/start/site.mjs';
import { ANON_KEY, BUILD_DIR } from './environment';

/** The user and group `nobody` of Debian. */
const NOBODY = 65_534;

/** Gives a folder and its contents to another user, if this one may. */
function giveAway(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(path.join(folder, name), NOBODY, NOBODY);
  }
  return { uid: NOBODY, gid: NOBODY };
}

/** Copies the folder that a container image holds, as the Dockerfile makes it. */
function copyStandalone(folder: string, without: RegExp) {
  const filter = (file: string) => !without.test(file);
  cpSync(path.join(BUILD_DIR, 'standalone'), folder, { recursive: true, filter });
  cpSync(path.join(BUILD_DIR, 'static'), path.join(folder, BUILD_DIR, 'static'), {
    recursive: true,
  });
  cpSync('public', path.join(folder, 'public'), { recursive: true });
}

/**
 * Starts the site as a container runs it: `node server.js` in a folder far from the project's
 * packages, by a user with no other rights. Pages that match `without` are not in its build.
 */
export async function startStandalone(env: Record<string, string>, without: RegExp) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-standalone-'));
  copyStandalone(folder, without);
  const user = giveAway(folder);
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const logFile = path.join(os.tmpdir(), `${path.basename(folder)}.log`);
  const log = openSync(logFile, 'w');
  const child: ChildProcess = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    ...user,
    env: siteEnv({
      NODE_ENV: 'production',
      NEXT_DIST_DIR: BUILD_DIR,
      PORT: String(port),
      HOSTNAME: '0.0.0.0',
      SITE_URL: url,
      SUPABASE_ANON_KEY: ANON_KEY,
      ...env,
    }),
  });
  await waitForSite(`${url}/api/health/live`, child);
  return {
    url,
    /** Everything that the server has logged so far, line by line. */
    lines: () => readFileSync(logFile, 'utf8').split('\n').filter(Boolean),
    signal: (name: NodeJS.Signals) => child.kill(name),
    close: async () => {
      await stop(child);
      rmSync(folder, { recursive: true, force: true });
      rmSync(logFile, { force: true });
    },
  };
}

type Attribute = { key: string; value: { stringValue?: string } };
type Received = {
  resourceSpans?: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: { name: string }[] }[];
  }[];
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
};

/** Accepts traces and metrics by OTLP over HTTP, and remembers their names. */
export async function startCollector() {
  const seen = {
    services: new Set<string>(),
    spans: new Set<string>(),
    metrics: new Set<string>(),
  };
  const server = createServer(async (request, response) => {
    const { resourceSpans = [], resourceMetrics = [] } = (await json(request)) as Received;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name');
      seen.services.add(service?.value.stringValue ?? '');
      for (const { name } of scopeSpans.flatMap(({ spans }) => spans)) seen.spans.add(name);
    }
    for (const { name } of resourceMetrics
      .flatMap(({ scopeMetrics }) => scopeMetrics)
      .flatMap(({ metrics }) => metrics)) {
      seen.metrics.add(name);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { seen, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
