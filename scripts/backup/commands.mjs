import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from '../start/env-file.mjs';
import { Failure, printFailure } from '../start/failure.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { DATA, inRoot } from '../start/paths.mjs';

/** Where `npm start` records the inputs of its build. */
const BUILD_STAMP = inRoot('.next/vitrine-build');

const place = (file) => path.relative(process.cwd(), file) || '.';

function targetFrom(given, name) {
  const target = path.resolve(given ?? inRoot('backups'));
  const isFolder = !given || (existsSync(target) && statSync(target).isDirectory());
  return isFolder ? path.join(target, name) : target;
}

/** Runs a command to its end; a failure is printed and sets the exit code. */
async function run(task) {
  try {
    // Read before .env.local: a service key and a URL with a password must not be in a file.
    const { BACKUP_DATABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = process.env;
    loadEnvFile();
    const { SUPABASE_URL } = process.env;
    await ensureInstalled();
    const server = BACKUP_DATABASE_URL
      ? { databaseUrl: BACKUP_DATABASE_URL, apiUrl: SUPABASE_URL, key: SUPABASE_SERVICE_ROLE_KEY }
      : null;
    if (!server && SUPABASE_URL) {
      throw new Failure(
        'The site here uses a hosted project: name its database with BACKUP_DATABASE_URL=postgresql://…',
      );
    }
    await task(server);
  } catch (error) {
    printFailure(error);
    process.exitCode = 1;
  }
}

function summary({ kind, schema, engine, files, createdAt }, file) {
  const images = files.filter(({ path: name }) => name.startsWith('storage/')).length;
  const size = existsSync(file) ? `${(statSync(file).size / 1e6).toFixed(1)} MB, ` : '';
  return `${place(file)}: ${size}${kind}, ${engine}, schema ${schema.at(-1)}, ${images} image files, made ${createdAt}`;
}

/** `npm run backup [-- file or folder]`: one archive of the database and its images. */
export const backup = ([given, ...rest]) =>
  run(async (server) => {
    if (rest.length > 0) throw new Failure('Say where to: npm run backup -- /a/folder');
    const { stamp, backupEmbedded } = await import('./embedded.mjs');
    const target = targetFrom(given, `vitrine-${stamp()}.tar.gz`);
    const { backupServer } = await import('./server.mjs');
    const manifest = await (server
      ? backupServer({ ...server, target })
      : backupEmbedded({ data: DATA, target }));
    console.log(`\n${summary(manifest, target)}`);
    console.log('It holds keys and digests of passwords: keep it where nobody else can read it.');
  });

/** `npm run restore -- file`, and `npm run restore -- --undo` for the embedded database. */
export const restore = ([given, ...rest]) =>
  run(async (server) => {
    if (!given || rest.length > 0) {
      throw new Failure('Say what to restore: npm run restore -- backups/vitrine-….tar.gz');
    }
    const { restoreEmbedded, stamp, undoRestore } = await import('./embedded.mjs');
    if (server) {
      const { restoreServer } = await import('./server.mjs');
      const before = inRoot('backups', `vitrine-before-${stamp()}.tar.gz`);
      const manifest = await restoreServer({ ...server, file: path.resolve(given), before });
      console.log(`\nRestored ${summary(manifest, path.resolve(given))}`);
      console.log(`What was there before is in ${place(before)}; restore that to take this back.`);
      return;
    }
    const { manifest, aside } =
      given === '--undo'
        ? { aside: await undoRestore({ data: DATA }) }
        : await restoreEmbedded({ data: DATA, file: path.resolve(given) });
    // The build's pages show what was in the database before.
    rmSync(BUILD_STAMP, { force: true });
    if (manifest) console.log(`\nRestored ${summary(manifest, path.resolve(given))}`);
    if (aside) console.log(`What was there before is in ${place(aside)}.`);
    if (manifest && aside) console.log('To take this back: npm run restore -- --undo');
  });
