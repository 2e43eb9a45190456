import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { Failure } from '../start/failure.mjs';

const isInside = (name) => !name.split(/[\\/]/).includes('..');

/**
 * Throws a Failure unless a copy of a database consists of files and folders that stay inside of it:
 * the engine writes them where their names say.
 */
export async function requireInnerPaths(file) {
  const entries = extract();
  const read = pipeline(createReadStream(file), entries);
  read.catch(() => {});
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (!isInside(name) || !['file', 'directory'].includes(type)) {
      throw new Failure('The database in this archive names files outside of itself.');
    }
    entry.resume();
  }
  await read;
}
