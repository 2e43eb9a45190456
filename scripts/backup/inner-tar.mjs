import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { Failure } from '../start/failure.mjs';

const isInside = (name) => !name.split(/[\\/]/).includes('..');

/** Every Postgres data folder has this file. */
const VERSION = /(?:^|\/)PG_VERSION$/;

/**
 * Throws a Failure unless the file is the copy of a database whose files and folders all stay
 * inside of it: the engine writes them to the paths that their names give.
 */
export async function requireInnerPaths(file) {
  const entries = extract();
  const read = pipeline(createReadStream(file), entries);
  // Awaited below; until then its failure must not count as unhandled.
  read.catch(() => {});
  let isDatabase = false;
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (!isInside(name) || !['file', 'directory'].includes(type)) {
        throw new Failure('The database in this archive names files outside of itself.');
      }
      isDatabase ||= VERSION.test(name);
      entry.resume();
    }
    await read;
  } catch (error) {
    if (error instanceof Failure) throw error;
    isDatabase = false;
  }
  if (!isDatabase) throw new Failure('The database in this archive is none.');
}
