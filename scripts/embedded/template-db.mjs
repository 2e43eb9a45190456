import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inRoot } from '../start/paths.mjs';

/** Beside the packages, and deleted with them. */
const CACHE = inRoot('node_modules/.cache/vitrine');

/** A hash of everything that determines a template's content. */
function fingerprint(extensions, scripts) {
  const engine = readFileSync(inRoot('node_modules/@electric-sql/pglite/package.json'), 'utf8');
  const content = [JSON.parse(engine).version, Object.keys(extensions), scripts];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

async function makeTemplate(extensions, scripts) {
  const db = await PGlite.create({ extensions });
  for (const script of scripts) await db.exec(script);
  const files = await db.dumpDataDir('none');
  await db.close();
  return files;
}

/** Deletes the templates that this one replaces. */
async function deleteOlder(name, file) {
  const files = await readdir(CACHE);
  const older = files.filter((other) => other.startsWith(`${name}@`) && other.endsWith('.tar'));
  const replaced = older.map((other) => path.join(CACHE, other)).filter((other) => other !== file);
  await Promise.all(replaced.map((other) => rm(other, { force: true })));
}

/**
 * The data directory of a Postgres on which `scripts` have run (none: an empty database), for
 * PGlite's `loadDataDir`: a tar of about 40 MB as a Blob. For in-memory databases such as those of
 * the tests. Creating one takes seconds of CPU time, so it is cached, one per `name`, and created
 * again if the engine, the extensions or the scripts change.
 */
export async function templateDb({ name = 'empty', extensions = {}, scripts = [] } = {}) {
  const file = path.join(CACHE, `${name}@${fingerprint(extensions, scripts)}.tar`);
  const stored = await readFile(file).catch(() => null);
  if (stored) return new Blob([stored]);
  const files = await makeTemplate(extensions, scripts);
  // Another process may be storing the same template: a rename replaces the file as a whole.
  const part = `${file}.${randomUUID()}.part`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(part, Buffer.from(await files.arrayBuffer()));
  await rename(part, file);
  await deleteOlder(name, file);
  return files;
}
