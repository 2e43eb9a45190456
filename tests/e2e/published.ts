import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { BUILD_DIR, SITE_URL } from './environment';
import { expect } from './fixtures';

/** The longest wait: how soon pages follow a change (D21) is measured by `npm run bench`. */
const PATIENCE_MS = 60_000;

const SERVER = path.join(BUILD_DIR, 'server');

type StoredPage = { version: string; path: string; text: string };

/** What was read of each file: hundreds of pages are checked repeatedly, and few have changed. */
const read = new Map<string, StoredPage>();

/** The page in a file; null if it has just been removed. */
function storedPage(file: string): StoredPage | null {
  try {
    // A new version of a page is a new file that replaces the old one.
    const { ino, mtimeMs, size } = statSync(file);
    const version = [ino, mtimeMs, size].join();
    const known = read.get(file);
    if (known?.version === version) return known;
    const { key, value } = deserialize(readFileSync(file));
    const page = {
      version,
      path: key.slice(key.indexOf('/$/') + 2),
      text: value?.html ?? String(value?.body ?? ''),
    };
    read.set(file, page);
    return page;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The text of every page that the server has stored, by its path; '' for one that is gone. */
export function storedPages(): Map<string, string> {
  const folder = path.join(SERVER, 'page-cache');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const pages = files
    .filter((name) => name.endsWith('.page'))
    .flatMap((name) => storedPage(path.join(folder, name)) ?? []);
  return new Map(pages.map((page) => [page.path, page.text]));
}

/** The text of a page as it was built; '' if it was not. */
function builtPage(page: string): string {
  const files = [`${page}.html`, `${page}.body`];
  const file = files.map((name) => path.join(SERVER, 'app', name)).find((name) => existsSync(name));
  return file ? readFileSync(file, 'utf8') : '';
}

/**
 * What the server last rendered for each URL, read from its files: a request to the server itself
 * would render a page that was never rendered before.
 */
function rendered(addresses: readonly string[]): Map<string, string> {
  const stored = storedPages();
  return new Map(
    addresses.map((address) => {
      const { pathname, searchParams } = new URL(address, SITE_URL);
      const region = searchParams.get('region');
      const path = pathname === '/' ? '/index' : pathname;
      const page = region ? `/hotels/regiao/${region}` : path;
      return [address, stored.get(page) ?? builtPage(page)];
    }),
  );
}

/** Each URL with what its page must contain by now, or must no longer contain. */
export type Expected = Record<string, { has?: string; lacks?: string }>;

const isShown = (text: string, { has, lacks }: { has?: string; lacks?: string }) =>
  (has === undefined || text.includes(has)) && (lacks === undefined || !text.includes(lacks));

/**
 * Makes a change, waits without a visit until every page shows it, then visits each page, which
 * must be the new one.
 */
export async function publishes(change: string, make: () => Promise<unknown>, expected: Expected) {
  const addresses = Object.keys(expected);
  const missing = () => {
    const pages = rendered(addresses);
    return addresses.filter(
      (address) => !isShown(pages.get(address) ?? '', expected[address] ?? {}),
    );
  };
  await make();
  await expect
    .poll(missing, { message: change, timeout: PATIENCE_MS, intervals: [50] })
    .toEqual([]);
  for (const [address, wanted] of Object.entries(expected)) {
    // A page's first file is in place a moment before its rendering is over. Until then the server
    // sends the old page and marks it as stale.
    let shown = 'stale';
    const look = async () => {
      const response = await fetch(SITE_URL + address, { redirect: 'manual' });
      const isStale = response.headers.get('x-nextjs-cache') === 'STALE';
      const isNew = isShown(`${response.status} ${await response.text()}`, wanted);
      shown = isNew ? 'new' : isStale ? 'stale' : 'old';
      return shown;
    };
    const until = { message: `${change}: ${address}`, timeout: PATIENCE_MS, intervals: [50] };
    await expect.poll(look, until).not.toBe('stale');
    expect(shown, `${change}: ${address}`).toBe('new');
  }
}

/** Status and redirect target of one visit, which follows no redirect. */
export async function visit(address: string): Promise<[status: number, location: string | null]> {
  const response = await fetch(SITE_URL + address, { redirect: 'manual' });
  await response.body?.cancel();
  return [response.status, response.headers.get('location')];
}

/** Pages that must contain this text. */
export const named = (has: string, ...pages: string[]): Expected =>
  Object.fromEntries(pages.map((page) => [page, { has }]));

/** Pages that must no longer contain it. */
export const gone = (lacks: string, ...pages: string[]): Expected =>
  Object.fromEntries(pages.map((page) => [page, { lacks }]));
