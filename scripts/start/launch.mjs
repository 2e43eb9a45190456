import path from 'node:path';
import { onEnd, stopAll } from './children.mjs';
import { loadEnvFile } from './env-file.mjs';
import { printFailure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { DATA } from './paths.mjs';
import { portFrom, requireFree } from './ports.mjs';
import { buildSite, siteEnv, startSite, waitForSite, webhookUrl } from './site.mjs';

async function openEmbedded(port, siteUrl, sitePort) {
  const { startEmbedded } = await import('../embedded/index.mjs');
  return startEmbedded({
    dataDir: path.join(DATA, 'postgres'),
    keysFile: path.join(DATA, 'keys.json'),
    outboxDir: path.join(DATA, 'outbox'),
    port,
    siteUrl,
    webhookUrl: webhookUrl(sitePort),
  });
}

async function summary(siteUrl, embedded, seconds) {
  const lines = ['', `Vitrine is ready (${seconds} s). End it with Ctrl-C.`, ''];
  lines.push(`  Site          ${siteUrl}`, `  Back office   ${siteUrl}/admin`);
  if (!embedded) return [...lines, `  Supabase      ${process.env.SUPABASE_URL}`, ''].join('\n');
  const { DEMO_ACCOUNTS } = await import('../embedded/accounts.mjs');
  lines.push(`  API           ${embedded.url}`, `  E-mails       ${embedded.outboxDir}`, '');
  lines.push(`  Demo accounts, password of all: ${embedded.demoPassword}`);
  for (const { email, role, isActive } of DEMO_ACCOUNTS) {
    lines.push(`    ${email.padEnd(32)}${role}${isActive ? '' : ' (inactive)'}`);
  }
  return [...lines, ''].join('\n');
}

async function run({ dev, onEmbedded }) {
  const began = Date.now();
  loadEnvFile();
  const hosted = Boolean(process.env.SUPABASE_URL && process.env.SUPABASE_ANON_KEY);
  const port = portFrom('PORT', 3000);
  const apiPort = portFrom('SUPABASE_PORT', 54321);
  await requireFree('PORT', port, 'the site');
  if (!hosted) await requireFree('SUPABASE_PORT', apiPort, 'the embedded Supabase');
  await ensureInstalled();

  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;
  const embedded = hosted ? null : await openEmbedded(apiPort, siteUrl, port);
  onEmbedded(embedded);
  const env = siteEnv({
    SITE_URL: siteUrl,
    ...(embedded && {
      SUPABASE_URL: embedded.url,
      SUPABASE_ANON_KEY: embedded.anonKey,
      REVALIDATE_SECRET: embedded.webhookSecret,
    }),
  });
  if (!dev) await buildSite({ env, force: Boolean(embedded?.seeded || embedded?.migrated) });
  const site = startSite({ port, env, dev });
  await waitForSite(`http://localhost:${port}/`, site);
  console.log(await summary(siteUrl, embedded, ((Date.now() - began) / 1000).toFixed(1)));
  return site;
}

/** Runs the site until it is told to end; leaves nothing behind, however it ends. */
export async function launch({ dev = false } = {}) {
  let embedded = null;
  const cleanUp = async () => embedded?.close();
  const isEnding = onEnd(cleanUp);
  try {
    const site = await run({
      dev,
      onEmbedded: (started) => {
        embedded = started;
      },
    });
    const [code, name] = await new Promise((resolve) => {
      if (site.exitCode !== null) resolve([site.exitCode, null]);
      site.once('exit', (...how) => resolve(how));
    });
    console.error(
      `\nThe site ended by itself (${name ?? `exit code ${code}`}), so everything ends.`,
    );
  } catch (error) {
    if (isEnding()) return;
    printFailure(error);
  }
  await stopAll();
  await cleanUp();
  process.exit(1);
}
