import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { lockWithoutApi, portInUse } from '../embedded/lock.mjs';
import { knownVersions } from '../embedded/migrations.mjs';
import { SNAPSHOT_PATH } from '../embedded/snapshot-route.mjs';
import { Failure } from '../start/failure.mjs';
import { explainNoSpace, readArchive, writeArchive } from './archive.mjs';
import { requireInnerPaths } from './inner-tar.mjs';
import { createManifest, requireKnownSchema } from './manifest.mjs';
import { deleteSnapshots, storedImages, takeSnapshotBeside } from './snapshot.mjs';

const extensions = { pg_trgm };
const databaseIn = (data) => path.join(data, 'postgres');

/** Takes a snapshot through the process that has the database open. */
async function askForSnapshot(data, port) {
  const { serviceKey } = JSON.parse(readFileSync(path.join(data, 'keys.json'), 'utf8'));
  const response = await fetch(`http://127.0.0.1:${port}${SNAPSHOT_PATH}`, {
    method: 'POST',
    headers: { apikey: serviceKey },
  });
  if (response.ok) return response.json();
  throw new Failure(`The running site gave no copy of its database (${response.status}).`);
}

async function snapshotOf(data) {
  const port = await portInUse(databaseIn(data));
  if (port) return askForSnapshot(data, port);
  const release = await lockWithoutApi(databaseIn(data));
  try {
    const driver = await PGlite.create({ dataDir: databaseIn(data), extensions });
    return await takeSnapshotBeside({ driver, data }).finally(() => driver.close());
  } finally {
    release();
  }
}

/**
 * Writes the embedded database in `data` and its files into one archive at `target`, even while the
 * site runs on it. Resolves to the manifest.
 */
export async function backupEmbedded({ data, target }) {
  if (!existsSync(databaseIn(data))) {
    throw new Failure('There is no embedded database here yet: there is nothing to back up.');
  }
  await deleteSnapshots(data);
  try {
    const { folder, ...database } = await snapshotOf(data);
    const others = (await readdir(folder)).filter((name) => name !== 'storage');
    const names = [...others.sort(), ...(await storedImages(folder))];
    const manifest = await createManifest({ folder, kind: 'embedded', ...database, names });
    await writeArchive({ folder, manifest, target });
    return manifest;
  } catch (error) {
    throw explainNoSpace(error, data);
  } finally {
    await deleteSnapshots(data);
  }
}

/** Opens the archive's copy as a database and verifies that it matches the manifest. */
async function openCopy(staging, { schema }) {
  const tar = path.join(staging, 'postgres.tar');
  await requireInnerPaths(tar);
  let driver;
  try {
    const loadDataDir = new Blob([await readFile(tar)], { type: 'application/x-tar' });
    driver = await PGlite.create({ dataDir: databaseIn(staging), loadDataDir, extensions });
    const { rows } = await driver.query(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    const applied = rows.map(({ version }) => version);
    if (applied.join() !== schema.join()) throw new Error('other migrations than announced');
    await driver.query('select count(*) from public.hotels');
  } catch (error) {
    throw new Failure(`The database in this archive does not open: ${error.message}.`);
  } finally {
    await driver?.close();
  }
  await rm(tar);
}

/** The current time in UTC as part of a file name; the names sort by time. */
export const stamp = () => new Date().toISOString().replace(/[:.]/g, '-');

/** Replaces `data` by `fresh`. Resolves to the path the old data was moved to; null if none. */
async function exchange(data, fresh) {
  const aside = existsSync(data) ? `${data}.before-${stamp()}` : null;
  if (aside) await rename(data, aside);
  try {
    await rename(fresh, data);
  } catch (error) {
    if (aside) await rename(aside, data);
    throw error;
  }
  if (aside) await rm(`${databaseIn(aside)}.lock`, { force: true });
  return aside;
}

/** Removes what interrupted restores have left beside the data. */
async function deleteStagings(data) {
  const { dir, base } = path.parse(data);
  for (const name of await readdir(dir)) {
    if (!name.startsWith(`${base}.restoring-`)) continue;
    await rm(path.join(dir, name), { recursive: true, force: true });
  }
}

async function whileUnused(data, task) {
  if (!existsSync(databaseIn(data))) return task();
  const release = await lockWithoutApi(databaseIn(data));
  return task().finally(release);
}

/**
 * Replaces the embedded database in `data` and its files by those of an archive. First everything
 * is unpacked, checked and opened beside it; nothing is changed until then. Resolves to { manifest,
 * aside }, where `aside` is the folder with the previous data. Throws a Failure if the archive does
 * not fit, or while the site runs.
 */
export async function restoreEmbedded({ data, file, known = knownVersions() }) {
  return whileUnused(data, async () => {
    await deleteStagings(data);
    const staging = `${data}.restoring-${stamp()}`;
    try {
      await mkdir(staging, { recursive: true, mode: 0o700 });
      const check = (manifest) => {
        if (manifest.kind !== 'embedded') {
          throw new Failure(
            'This archive is of a Postgres server: name the server with BACKUP_DATABASE_URL.',
          );
        }
        requireKnownSchema(manifest, known);
      };
      const manifest = await readArchive({ file, folder: staging, check });
      await openCopy(staging, manifest);
      return { manifest, aside: await exchange(data, staging) };
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  });
}

/** Undoes the last restore: swaps the data with what was last moved aside. */
export async function undoRestore({ data }) {
  const { dir, base } = path.parse(data);
  const kept = (await readdir(dir)).filter((name) => name.startsWith(`${base}.before-`)).sort();
  const last = kept.at(-1);
  if (!last) throw new Failure('No restore has kept anything aside here.');
  return whileUnused(data, () => exchange(data, path.join(dir, last)));
}
