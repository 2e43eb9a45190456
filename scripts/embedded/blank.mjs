import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inRoot } from '../start/paths.mjs';

/** One for each version of the engine, beside the packages and gone with them. */
function keptFile() {
  const { version } = JSON.parse(
    readFileSync(inRoot('node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  );
  return inRoot('node_modules/.cache/vitrine', `blank-postgres-${version}.tar`);
}

async function makeBlank() {
  const db = await PGlite.create();
  const files = await db.dumpDataDir('none');
  await db.close();
  return files;
}

/**
 * The files of a Postgres in which nothing has been done yet, for PGlite's `loadDataDir`: a tar as a
 * Blob of about 40 MB. For databases that live in memory, as those of the tests do: making these
 * files takes a processor for seconds, so it is done once and kept.
 */
export async function blankDataDir() {
  const file = keptFile();
  const kept = await readFile(file).catch(() => null);
  if (kept) return new Blob([kept]);
  const files = await makeBlank();
  // Others may be making it in this moment: each puts a whole one in its place.
  const part = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(part, Buffer.from(await files.arrayBuffer()));
  await rename(part, file);
  return files;
}
