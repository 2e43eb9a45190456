import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const isRoot = () => process.getuid?.() === 0;

/** What a browser without a screen, a sandbox (as root) or anything to phone home needs. */
export const BROWSER_ARGS = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const works = (file) =>
  Boolean(file) && existsSync(file) && spawnSync(file, ['--version']).status === 0;

function inPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** The first Chromium that runs: the one named by PLAYWRIGHT_CHROMIUM, Playwright's, the system's. */
export async function findBrowser() {
  const candidates = [process.env.PLAYWRIGHT_CHROMIUM, await playwrightsOwn(), ...inPath(), MAC];
  return candidates.find(works) ?? null;
}

async function installFromDebian() {
  const sudo = isRoot() ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env });
  };
  if ((await apt('update')) !== 0) return;
  await apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
}

/**
 * The path of a Chromium, fetching one when the machine has none: Playwright's own first, the
 * distribution's where that download is refused. Throws a Failure that says what to do otherwise.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('No Chromium found, fetching one …');
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' };
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], { env });
  const own = await findBrowser();
  if (own) return own;
  await installFromDebian();
  const debians = await findBrowser();
  if (debians) return debians;
  throw new Failure(
    'The browser tests need a Chromium: install one and name it with PLAYWRIGHT_CHROMIUM=/path/to/chromium.',
  );
}
