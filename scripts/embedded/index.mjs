import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeSnapshotBeside } from '../backup/snapshot.mjs';
import { inRoot } from '../start/paths.mjs';
import { anyFreePort } from '../start/ports.mjs';
import { createAccounts } from './accounts.mjs';
import { BASE_SQL } from './base.mjs';
import { refuseUnwritable, writeBooleansAsText } from './database-errors.mjs';
import { FACTORS_SQL } from './factor-rows.mjs';
import { createFactors } from './factors.mjs';
import { createFileStore } from './files.mjs';
import { createKeys, loadKeys } from './keys.mjs';
import { lock } from './lock.mjs';
import { migrate, requireKnownMigrations, seed } from './migrations.mjs';
import { createOutbox } from './outbox.mjs';
import { createRedirects } from './redirects.mjs';
import { serveApi } from './server.mjs';
import { createMethodStamp, SESSION_METHODS_SQL } from './session-methods.mjs';
import { createSnapshotRoute } from './snapshot-route.mjs';
import { templateDb } from './template-db.mjs';
import { createMessenger, listen } from './webhook.mjs';

process.env.LITE_TELEMETRY = '0';
process.env.DO_NOT_TRACK = '1';
// Read once, when the library is loaded.
process.env.EXPERIMENTAL_STORAGE = '1';

function authConfig(keys, siteUrl) {
  const recovery = inRoot('supabase/templates/recovery.html');
  return {
    enabled: true,
    jwt_secret: keys.jwtSecret,
    publishable_key: keys.anonKey,
    secret_key: keys.serviceKey,
    site_url: siteUrl,
    additional_redirect_urls: [`${siteUrl}/**`],
    minimum_password_length: 6,
    email: {
      enable_confirmations: false,
      template: existsSync(recovery)
        ? { recovery: { subject: 'Escolha sua senha', content_path: recovery } }
        : {},
    },
  };
}

async function openPglite(dataDir) {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const loadDataDir = dataDir ? undefined : await templateDb();
  const pgliteOptions = { extensions: { pg_trgm }, loadDataDir };
  const connection = await createPgliteConnection({ url: dataDir ?? undefined, pgliteOptions });
  // Without this flag, the library's first request would grant the request roles all privileges in
  // every schema with row security, undoing the migrations' own revokes.
  connection.rlsState = 'active';
  const { driver } = connection;
  await driver.waitReady;
  refuseUnwritable(driver.serializers);
  writeBooleansAsText(driver.serializers);
  return { connection, driver, isOneSession: true, close: () => connection.close() };
}

/**
 * Starts a full Supabase (Postgres, REST, Auth and Storage) inside this process, on 127.0.0.1 only.
 *
 * - `dataDir`: the directory of the database; uploaded files are stored beside it, in `storage`.
 *   `memory: true` stores nothing instead
 * - `port`: of the API (default: any free one); `siteUrl`: the site's URL in e-mails
 * - `outboxDir`: where each e-mail is written as a file
 * - `keysFile`: where keys are stored between starts; without it they are new each time
 * - `seedFile`: null or empty for none; `accounts`: whether the demo accounts are created
 * - `webhookUrl`: the URL that is notified of changes in the database (default: none)
 * - `openDatabase(dataDir)`: opens a Postgres other than PGlite. Resolves to { connection (of the
 *   library), driver (exec, query, transaction and listen as in PGlite), isOneSession, close }
 *
 * Resolves to { url, anonKey, serviceKey, webhookSecret, jwtSecret, demoPassword, outboxDir,
 * migrated (number of migrations run), seeded (whether the seed ran), sql, close }.
 * `sql(query, params)` runs as the database's owner and resolves to the rows. Throws a Failure if a
 * migration or the seed fails, if another process uses the data directory, or if the database was
 * created by another version of the project.
 */
export async function startEmbedded({
  dataDir,
  memory = false,
  port,
  outboxDir = inRoot('.data/outbox'),
  siteUrl = 'http://localhost:3000',
  keysFile,
  migrationsDir = inRoot('supabase/migrations'),
  seedFile = inRoot('supabase/seed.sql'),
  accounts = true,
  webhookUrl,
  openDatabase = openPglite,
} = {}) {
  if (!memory && !dataDir) throw new Error('startEmbedded needs a dataDir, or memory: true');
  const apiPort = port ?? (await anyFreePort());
  const release = memory ? () => {} : await lock(path.resolve(dataDir), apiPort);
  const keys = keysFile ? loadKeys(keysFile) : createKeys();
  const closers = [release];
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step();
  };
  try {
    const database = await openDatabase(memory ? null : path.resolve(dataDir));
    const { connection, driver, isOneSession } = database;
    closers.push(database.close);
    await requireKnownMigrations(driver, migrationsDir, dataDir);
    await driver.exec(BASE_SQL);
    const { App } = await import('@supabase/lite');
    const filesDir = memory
      ? mkdtempSync(path.join(tmpdir(), 'vitrine-files-'))
      : path.join(path.dirname(path.resolve(dataDir)), 'storage');
    if (memory) closers.push(() => rmSync(filesDir, { recursive: true, force: true }));
    const redirects = createRedirects(siteUrl);
    const app = new App({
      connection,
      storage: { enabled: true },
      auth: authConfig(keys, siteUrl),
      options: { drivers: { email: redirects.into(createOutbox(outboxDir)) } },
    });
    app._storageAdapter = createFileStore(filesDir);
    await app.ensureSystemSchema();
    await driver.exec(SESSION_METHODS_SQL + FACTORS_SQL);
    const migrated = await migrate(driver, migrationsDir);
    const seeded = seedFile ? await seed(driver, seedFile) : false;
    if (webhookUrl) {
      const messenger = createMessenger({ url: webhookUrl, secret: keys.webhookSecret });
      closers.push(messenger.close);
      await listen(driver, messenger.send);
    }
    await connection.clearSchemaCache();
    const stamp = createMethodStamp({ driver, jwtSecret: keys.jwtSecret });
    const snapshots = createSnapshotRoute({
      serviceKey: keys.serviceKey,
      take: () => takeSnapshotBeside({ driver, data: path.dirname(filesDir) }),
    });
    const factors = createFactors({ driver, stamp, send: (request) => app.fetch(request) });
    const api = await serveApi(app, apiPort, {
      isOneSession,
      stamp,
      factors,
      redirects,
      snapshotRoute: snapshots,
    });
    closers.push(api.close);
    const embedded = {
      url: `http://127.0.0.1:${apiPort}`,
      ...keys,
      outboxDir,
      migrated,
      seeded,
      sql: (query, params = []) =>
        api.exclusive(async () => (await driver.query(query, params)).rows),
      close,
    };
    if (accounts) await createAccounts(embedded, keys.demoPassword);
    return embedded;
  } catch (error) {
    await close();
    throw error;
  }
}
