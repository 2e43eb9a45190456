import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { run, stop } from './children.mjs';
import { inRoot } from './paths.mjs';
import { anyFreePort } from './ports.mjs';
import { buildSite, siteEnv, startSite, waitForSite } from './site.mjs';
import { ofReport } from './tally.mjs';

const PASSED = { passed: 1, failed: 0 };
const DIST = '.next-test';

/** What a test may know about the system it looks at; tests/e2e/environment.ts reads it. */
function testEnv({ embedded, siteUrl, browser, report }) {
  return {
    ...process.env,
    BASE_URL: siteUrl,
    SUPABASE_URL: embedded.url,
    SUPABASE_ANON_KEY: embedded.anonKey,
    SUPABASE_SERVICE_KEY: embedded.serviceKey,
    VITRINE_OUTBOX: embedded.outboxDir,
    VITRINE_DEMO_PASSWORD: embedded.demoPassword,
    PLAYWRIGHT_CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
}

/**
 * Builds the site against an embedded Supabase that lives in memory and runs the browser tests on
 * it: its own ports, its own build directory, its own data, so a running `npm start` never notices.
 * `step(name, part)` is the caller's; resolves to the list of results.
 */
export async function runBrowserTests({ temp, args, step }) {
  const { startEmbedded } = await import('../embedded/index.mjs');
  const port = await anyFreePort();
  const siteUrl = `http://localhost:${port}`;
  let browser;
  let embedded;
  let site;
  const prepared = await step('Production build', async () => {
    browser = await ensureBrowser();
    const outboxDir = path.join(temp, 'outbox');
    embedded = await startEmbedded({ memory: true, siteUrl, outboxDir });
    const env = siteEnv({
      SITE_URL: siteUrl,
      SUPABASE_URL: embedded.url,
      SUPABASE_ANON_KEY: embedded.anonKey,
    });
    await buildSite({ distDir: DIST, env, force: true });
    mkdirSync(inRoot('test-results'), { recursive: true });
    const log = openSync(path.join(temp, 'site.log'), 'w');
    site = startSite({ port, env, distDir: DIST, stdio: ['ignore', log, log, 'ipc'] });
    await waitForSite(siteUrl, site);
    return PASSED;
  });
  const results = [prepared];
  if (prepared.failed === 0) {
    results.push(
      await step('Browser tests', async () => {
        const report = path.join(temp, 'playwright.json');
        const cli = inRoot('node_modules/@playwright/test/cli.js');
        const env = testEnv({ embedded, siteUrl, browser, report });
        const code = await run(process.execPath, [cli, 'test', ...args], { cwd: inRoot(), env });
        return ofReport('playwright', report, code);
      }),
    );
  }
  await stop(site);
  await embedded?.close();
  return results;
}
