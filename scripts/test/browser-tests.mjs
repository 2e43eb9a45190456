import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { run } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import { ensureBrowser } from './browser.mjs';
import { startProduction } from './production.mjs';
import { ofReport } from './test-totals.mjs';

/** What tests may know about the system under test; read by tests/e2e/environment.ts. */
function testEnv({ production: { siteUrl, distDir, embedded }, browser, report }) {
  return {
    ...process.env,
    BASE_URL: siteUrl,
    SUPABASE_URL: embedded.url,
    SUPABASE_ANON_KEY: embedded.anonKey,
    SUPABASE_SERVICE_KEY: embedded.serviceKey,
    VITRINE_BUILD: distDir,
    VITRINE_OUTBOX: embedded.outboxDir,
    VITRINE_DEMO_PASSWORD: embedded.demoPassword,
    VITRINE_WEBHOOK_SECRET: embedded.webhookSecret,
    PLAYWRIGHT_CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
}

/** Copies the server's log to the folder with the screenshots of failed tests. */
function keepLog(temp) {
  const log = path.join(temp, 'site.log');
  if (!existsSync(log)) return;
  mkdirSync(inRoot('test-results'), { recursive: true });
  copyFileSync(log, inRoot('test-results/site.log'));
  console.log('The server’s own output: test-results/site.log');
}

/**
 * Finds or installs the browser, builds the site and starts it. Resolves to { browser, production
 * }. Throws a Failure if one of them is not available.
 */
export async function startSystem(temp) {
  const browser = await ensureBrowser('shell');
  return { browser, production: await startProduction(temp) };
}

/** Runs the browser tests (`files` null: all) on what startSystem started, and ends it. */
export async function runBrowserTests({ browser, production }, { temp, files, args }) {
  const report = path.join(temp, 'playwright.json');
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  const env = testEnv({ production, browser, report });
  const options = { cwd: inRoot(), env };
  const code = await run(process.execPath, [cli, 'test', ...(files ?? []), ...args], options);
  await production.close();
  keepLog(temp);
  return ofReport('playwright', report, code);
}
