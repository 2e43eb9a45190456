import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';

/** Values as JSON, by name. Bounded by what exists: nothing is stored about what is missing. */
const remembered = new Map<string, string>();
let hasWarned = false;

/** Next to the stored pages: a new build starts without them. */
const folder = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), env().NEXT_DIST_DIR, 'server/page-cache');
const fileOf = (name: string) =>
  path.join(
    /* turbopackIgnore: true */ folder(),
    `${createHash('sha256').update(name).digest('hex')}.json`,
  );
const UNFINISHED = '.tmp';

/**
 * Stores a small value in memory and on disk, where the other processes of this server find it. A
 * disk that can't be written to is reported once and costs only durability.
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

/** The value stored last under this name by any process of this server; null if there is none. */
export async function recall<T>(name: string): Promise<T | null> {
  const stored = await readFile(/* turbopackIgnore: true */ fileOf(name), 'utf8').catch(() => null);
  const text = stored ?? remembered.get(name);
  return text === undefined ? null : (JSON.parse(text) as T);
}

/** Deletes the value under a name, because what it describes is gone. */
export async function forget(name: string): Promise<void> {
  remembered.delete(name);
  await rm(/* turbopackIgnore: true */ fileOf(name), { force: true }).catch(() => {});
}

/**
 * Returns what `read` resolves to or, if it fails, what it last resolved to, even before a restart.
 * Throws what `read` throws if there is no such value. For small JSON values that a page can show
 * when slightly outdated; content is stored with its page.
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
 * Deletes, when a server starts, the unfinished files of one that was killed. Several instances may
 * share the folder: what was written since this process began belongs to one of them. This is not
 * about pages: each instance has its own folder for them and cleans it up itself.
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
