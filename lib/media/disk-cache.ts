import 'server-only';
import { mkdir, readFile as readFromDisk, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { readFile } from './bucket';
import type { Encoded } from './encode';
import type { MediaFormat } from './model';

const directory = (id: string) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), env().NEXT_DIST_DIR, 'cache', 'media', id);

const nameOf = (width: number, format: MediaFormat) => `${width}.${format}`;

/** A disk that can't be written to (some hosts have none) costs speed, not the picture. */
async function keep(id: string, name: string, data: Buffer): Promise<void> {
  try {
    const file = path.join(directory(id), name);
    const part = `${file}.${crypto.randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(part, data);
    await rename(part, file);
  } catch (error) {
    console.warn('A picture can’t be kept on this disk:', error);
  }
}

/** Those that are being asked for: many who want the same file at once are one question. */
const asked = new Map<string, Promise<Buffer | null>>();

async function fetched(id: string, width: number, format: MediaFormat): Promise<Buffer | null> {
  const data = await readFile(id, width, format);
  if (data) await keep(id, nameOf(width, format), data);
  return data;
}

/**
 * A file of the media library: from this server's disk if it has ever been read before, else from
 * Storage; null when there is none. A picture never changes under its address, so what is kept is
 * right for ever, and stays readable while Storage is away. Misses are not kept, so there are at
 * most as many files as the library has. Throws when neither place can answer.
 */
export async function libraryFile(id: string, width: number, format: MediaFormat) {
  // What a running server keeps is no part of its build.
  const file = path.join(/* turbopackIgnore: true */ directory(id), nameOf(width, format));
  const kept = await readFromDisk(/* turbopackIgnore: true */ file).catch(() => null);
  if (kept) return kept;
  const name = `${id}/${nameOf(width, format)}`;
  const asking = asked.get(name) ?? fetched(id, width, format).finally(() => asked.delete(name));
  asked.set(name, asking);
  return asking;
}

/** Keeps the files of a new picture, so that not even its first visitor waits for Storage. */
export async function keepFiles(id: string, files: Encoded['files']): Promise<void> {
  for (const { width, format, data } of files) await keep(id, nameOf(width, format), data);
}

/** Forgets a picture that was removed from the library. */
export async function deleteFiles(id: string): Promise<void> {
  await rm(directory(id), { recursive: true, force: true });
}
