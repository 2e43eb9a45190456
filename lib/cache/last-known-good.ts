import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';

/** Values as JSON, by name. Names are bounded by what there is: nothing is kept of what is missing. */
const remembered = new Map<string, string>();
let hasWarned = false;

/** Beside the stored pages: a new build begins without. */
const folder = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), env().NEXT_DIST_DIR, 'server/page-cache');
const fileOf = (name: string) =>
  path.join(
    /* turbopackIgnore: true */ folder(),
    `${createHash('sha256').update(name).digest('hex')}.json`,
  );
const UNFINISHED = '.tmp';

/**
 * Keeps a small value in memory and on disk, where the other processes of this server find it. A
 * disk that can't be written to is told of once and costs durability only.
 */
export async function remember(name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  if (remembered.get(name) === text) return;
  remembered.set(name, text);
  const file = fileOf(name);
  const temporary = `${file}.${crypto.randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, text);
    await rename(temporary, file);
  } catch (error) {
    if (!hasWarned) console.warn('What was read last can’t be stored on this disk:', error);
    hasWarned = true;
  }
}

/** What was kept last under this name, by any process of this server; null where nothing was. */
export async function recall<T>(name: string): Promise<T | null> {
  const stored = await readFile(/* turbopackIgnore: true */ fileOf(name), 'utf8').catch(() => null);
  const text = stored ?? remembered.get(name);
  return text === undefined ? null : (JSON.parse(text) as T);
}

/** Drops what was kept under a name, because there is no such thing any more. */
export async function forget(name: string): Promise<void> {
  remembered.delete(name);
  await rm(/* turbopackIgnore: true */ fileOf(name), { force: true }).catch(() => {});
}

/**
 * What `read` resolves to; while it fails, what it resolved to last, also before a restart. Throws
 * what `read` throws where it has never been read. For small JSON values that a page can show when
 * they are a little old; content is kept with its page.
 */
export async function lastKnownGood<T>(name: string, read: () => Promise<T>): Promise<T> {
  try {
    const value = await read();
    await remember(name, value);
    return value;
  } catch (error) {
    const known = await recall<T>(name);
    if (known === null) throw error;
    console.error(`What was read last of '${name}' is used again:`, error);
    return known;
  }
}

/**
 * Deletes, when a server starts, what one that was killed has not written to its end. Several instances
 * may share the folder: what was written since this process began belongs to one of them. Pages are not
 * meant: each instance has a folder of its own for them, and empties it of such files by itself.
 */
export async function deleteUnfinished(): Promise<void> {
  const startedAt = Date.now() - process.uptime() * 1000;
  const names = await readdir(/* turbopackIgnore: true */ folder()).catch(() => []);
  for (const name of names.filter((name) => name.endsWith(UNFINISHED))) {
    const file = path.join(/* turbopackIgnore: true */ folder(), name);
    const written = await stat(file).catch(() => null);
    if (written && written.mtimeMs < startedAt) await rm(file, { force: true }).catch(() => {});
  }
}
