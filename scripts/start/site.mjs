import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { exitOf, startNode } from './children.mjs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

const nextIn = (root) => path.join(root, 'node_modules/next/dist/bin/next');

/** Everything that determines a build's content. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'supabase/migrations',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const BUILT_IN = /^(SUPABASE_URL|SUPABASE_ANON_KEY|SITE_URL|BOOKING_|NEXT_PUBLIC_)/;

function filesUnder(file) {
  if (!existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesUnder(path.join(file, name)));
}

/** A fingerprint of the sources and of the environment that pages are built with. */
function fingerprint(root, env) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesUnder(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  for (const name of Object.keys(env).sort()) {
    if (BUILT_IN.test(name)) hash.update(`${name}=${env[name]}\n`);
  }
  return hash.digest('hex');
}

/** Where a site on this machine is notified of changes in its database. */
export const webhookUrl = (port) => `http://localhost:${port}/api/revalidate`;

/** The environment of every Next process; `given` overrides the shell's variables. */
export const siteEnv = (given) => ({ ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...given });

/**
 * Builds the site into `distDir` unless the last build there had the same fingerprint. Next would
 * reuse answers it fetched for an earlier build, so that cache goes first. `root` is the checkout.
 * Resolves to whether it built; throws a Failure when the build does.
 */
export async function buildSite({ root = inRoot(), distDir = '.next', env, force = false }) {
  const stamp = path.join(root, distDir, 'vitrine-build');
  const wanted = fingerprint(root, env);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  rmSync(stamp, { force: true });
  rmSync(path.join(root, distDir, 'cache/fetch-cache'), { recursive: true, force: true });
  const child = startNode([nextIn(root), 'build'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', NEXT_DIST_DIR: distDir },
  });
  if ((await exitOf(child)) !== 0) throw new Failure('The site could not be built: see above.');
  writeFileSync(stamp, wanted);
  return true;
}

/**
 * The heap of a running site, four times what it needs: without a limit, Node collects so late that
 * the process grows past 800 MB. The operator's own NODE_OPTIONS come later and win.
 */
const heapLimit = ({ NODE_OPTIONS = '' }) => `--max-old-space-size=512 ${NODE_OPTIONS}`.trim();

/**
 * How long a connection stays open after a response (ms). Node's default of five seconds may end
 * with the next request on its way, which is then lost: browsers do not resubmit a form.
 */
const KEEP_ALIVE = ['--keepAliveTimeout', '65000'];

/** Starts `next start` on a build, or `next dev`. Returns the child process at once. */
export function startSite({ root = inRoot(), port, env, distDir = '.next', dev = false, stdio }) {
  const mode = dev
    ? { NODE_ENV: 'development' }
    : { NODE_ENV: 'production', NODE_OPTIONS: heapLimit(env) };
  const command = dev ? ['dev'] : ['start', ...KEEP_ALIVE];
  return startNode([nextIn(root), ...command, '--port', String(port)], {
    cwd: root,
    env: { ...env, ...mode, NEXT_DIST_DIR: distDir },
    ...(stdio ? { stdio } : {}),
  });
}

/**
 * Waits until the URL responds at all. Throws a Failure if the process ends first or after two
 * minutes (for a first page in development on a slow machine).
 */
export async function waitForSite(url, child) {
  const deadline = Date.now() + 120_000;
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  while (!ended && Date.now() < deadline) {
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      });
      await response.body?.cancel();
      return;
    } catch {
      await setTimeout(100);
    }
  }
  throw new Failure(
    ended ? 'The site ended before it answered: see above.' : `The site does not answer at ${url}.`,
  );
}
