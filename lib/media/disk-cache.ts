import 'server-only';
import { mkdir, readdir, readFile as readFromDisk, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { readFile } from './bucket';
import type { Encoded } from './encode';
import type { MediaFormat } from './model';

const directory = (id = '') =>
  path.join(/* turbopackIgnore: true */ process.cwd(), env().NEXT_DIST_DIR, 'cache', 'media', id);

const UNFINISHED = '.part';

const nameOf = (width: number, format: MediaFormat) => `${width}.${format}`;

/** Without a writable disk (some hosts have none) images are slower, but still served. */
async function keep(id: string, name: string, data: Buffer): Promise<void> {
  try {
    const file = path.join(directory(id), name);
    const part = `${file}.${crypto.randomUUID()}${UNFINISHED}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(part, data);
    await rename(part, file);
  } catch (error) {
    console.warn('An image can’t be stored on this disk:', error);
  }
}

/** Requests to Storage under way: simultaneous requests for the same file share one. */
const pending = new Map<string, Promise<Buffer | null>>();

async function fetchAndKeep(
  id: string,
  width: number,
  format: MediaFormat,
): Promise<Buffer | null> {
  const data = await readFile(id, width, format);
  if (data) await keep(id, nameOf(width, format), data);
  return data;
}

/**
 * A file of the media library: from this server's disk if it was read before, else from Storage; null
 * when there is none. The image at a URL never changes, so a stored file never expires and stays
 * readable while Storage is unreachable. Misses are not stored, so there are at most as many files as
 * the library has. Throws when the file is not on disk and Storage fails.
 */
export async function libraryFile(id: string, width: number, format: MediaFormat) {
  // Files that a running server stores are not part of its build.
  const file = path.join(/* turbopackIgnore: true */ directory(id), nameOf(width, format));
  const kept = await readFromDisk(/* turbopackIgnore: true */ file).catch(() => null);
  if (kept) return kept;
  const name = `${id}/${nameOf(width, format)}`;
  const request =
    pending.get(name) ?? fetchAndKeep(id, width, format).finally(() => pending.delete(name));
  pending.set(name, request);
  return request;
}

/** Stores the files of a new image, so that its first visitor does not wait for Storage. */
export async function keepFiles(id: string, files: Encoded['files']): Promise<void> {
  for (const { width, format, data } of files) await keep(id, nameOf(width, format), data);
}

/** Deletes, on server start, the files that a killed server left half-written. */
export async function deleteUnfinished(): Promise<void> {
  const root = directory();
  const names = await readdir(/* turbopackIgnore: true */ root, { recursive: true }).catch(
    () => [],
  );
  for (const name of names) {
    if (!name.endsWith(UNFINISHED)) continue;
    await rm(path.join(/* turbopackIgnore: true */ root, name), { force: true }).catch(() => {});
  }
}

/** Deletes the files of an image that was removed from the library. */
export async function deleteFiles(id: string): Promise<void> {
  await rm(directory(id), { recursive: true, force: true });
}
