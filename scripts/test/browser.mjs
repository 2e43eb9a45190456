import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';
import { inRoot } from '../start/paths.mjs';
import { installFromDebian, isRoot } from './debian.mjs';

/**
 * The two builds of Chromium. Tests use the headless shell, which takes a third less CPU;
 * measurements use the full one that visitors have.
 */
const KINDS = {
  shell: {
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    own: (executable) => executable.replace(OWN_BROWSER, ownShell),
    elsewhere: [],
    download: '--only-shell',
    debian: 'chromium-headless-shell',
  },
  full: {
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    own: (executable) => executable,
    elsewhere: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    download: '--no-shell',
    debian: 'chromium',
  },
};

/** `…/chromium-1255/chrome-linux64/chrome`, and on a Mac an application in the last folder. */
const OWN_BROWSER = /chromium-(\d+)([\\/])chrome-([\w-]+)[\\/].*$/;

/** Playwright installs the shell beside the full browser, in folders of the same form. */
const ownShell = (_, revision, slash, system) =>
  [
    `chromium_headless_shell-${revision}`,
    `chrome-headless-shell-${system}`,
    `chrome-headless-shell${process.platform === 'win32' ? '.exe' : ''}`,
  ].join(slash);

/** Flags for a browser without a screen, a sandbox (as root) or background requests. */
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

function inPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function candidates(kind) {
  const { chromium } = await import('@playwright/test');
  const { names, own, elsewhere } = KINDS[kind];
  return [
    process.env.PLAYWRIGHT_CHROMIUM,
    own(chromium.executablePath()),
    ...inPath(names),
    ...elsewhere,
  ];
}

const find = async (...kinds) => {
  const files = await Promise.all(kinds.map(candidates));
  return files.flat().find(works) ?? null;
};

const otherThan = (kind) => Object.keys(KINDS).find((name) => name !== kind);

/**
 * The path of a Chromium that runs, or null: the one in PLAYWRIGHT_CHROMIUM, Playwright's or the
 * system's; one of the other kind if there is none of this.
 *
 * @param {'shell' | 'full'} kind
 */
export const findBrowser = (kind) => find(kind, otherThan(kind));

async function download(kind) {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' };
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  await run(process.execPath, [cli, 'install', KINDS[kind].download, 'chromium'], { env });
}

/**
 * The path of a Chromium. Downloads one of this kind if the machine has none: Playwright's own
 * first, the distribution's if that download fails. Throws a Failure that says what to do if there
 * is none of any kind.
 *
 * @param {'shell' | 'full'} kind
 */
export async function ensureBrowser(kind) {
  const sources = [
    () => download(kind),
    () => installFromDebian(KINDS[kind].debian, 'fonts-liberation'),
  ];
  for (const fetchOne of sources) {
    const found = await find(kind);
    if (found) return found;
    console.log('No suitable Chromium found, fetching one …');
    await fetchOne();
  }
  const browser = await findBrowser(kind);
  if (browser) return browser;
  throw new Failure(
    'The browser tests need a Chromium: install one and name it with PLAYWRIGHT_CHROMIUM=/path/to/chromium.',
  );
}
