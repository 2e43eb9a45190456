import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The stored images below a folder, as paths relative to it with forward slashes. */
export async function storedImages(folder) {
  if (!existsSync(path.join(folder, 'storage'))) return [];
  const names = await readdir(path.join(folder, 'storage'), { recursive: true });
  return names
    .map((name) => path.posix.join('storage', name.replaceAll('\\', '/')))
    .filter((name) => /\.(?:avif|webp)$/.test(name))
    .sort();
}

/** Hard-links a file, which is never changed in place; copies it if the disk has no hard links. */
async function linkOrCopy(from, to) {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => cp(from, to));
}

/**
 * Writes a consistent snapshot of an embedded database and its images into `folder`. The caller
 * must prevent writes meanwhile. Resolves to { schema, engine }: the applied migrations and the
 * version of the engine.
 *
 * @param {{ driver: import('@electric-sql/pglite').PGlite, data: string, folder: string }} source
 */
async function takeSnapshot({ driver, data, folder }) {
  const { rows } = await driver.query(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  const { rows: servers } = await driver.query(
    "select current_setting('server_version') as version",
  );
  await driver.exec('checkpoint');
  const tar = await driver.dumpDataDir('none');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'postgres.tar'), Buffer.from(await tar.arrayBuffer()));
  for (const name of await storedImages(data)) {
    await linkOrCopy(path.join(data, name), path.join(folder, name));
  }
  const keys = path.join(data, 'keys.json');
  if (existsSync(keys)) await writeFile(path.join(folder, 'keys.json'), readFileSync(keys));
  return {
    schema: rows.map(({ version }) => version),
    engine: `PostgreSQL ${servers[0].version}`,
  };
}

/** Prefix of snapshot folders, which are in the data folder. */
const SNAPSHOT = 'snapshot-';

/** Removes what interrupted backups left in the data folder. */
export async function deleteSnapshots(data) {
  for (const name of existsSync(data) ? await readdir(data) : []) {
    if (name.startsWith(SNAPSHOT))
      await rm(path.join(data, name), { recursive: true, force: true });
  }
}

/** `takeSnapshot` into a new folder inside the data; resolves to { folder, schema, engine }. */
export async function takeSnapshotBeside({ driver, data }) {
  const folder = path.join(data, SNAPSHOT + randomUUID());
  return { folder, ...(await takeSnapshot({ driver, data, folder })) };
}
