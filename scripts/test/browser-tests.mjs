import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { run } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import { ensureBrowser } from './browser.mjs';
import { startProduction } from './production.mjs';
import { ofReport } from './test-totals.mjs';

/** What a test may know about the system it looks at; tests/e2e/environment.ts reads it. */
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

async function runPlaywright({ temp, files, args, production, browser }) {
  const report = path.join(temp, 'playwright.json');
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  const env = testEnv({ production, browser, report });
  const code = await run(process.execPath, [cli, 'test', ...(files ?? []), ...args], {
    cwd: inRoot(),
    env,
  });
  return ofReport('playwright', report, code);
}

/** Keeps what the server said where the screenshots of failed tests are. */
function keepLog(temp) {
  const log = path.join(temp, 'site.log');
  if (!existsSync(log)) return;
  mkdirSync(inRoot('test-results'), { recursive: true });
  copyFileSync(log, inRoot('test-results/site.log'));
  console.log('The server’s own output: test-results/site.log');
}

/**
 * Builds the site, starts it and runs the browser tests on it. `step(name, part)` is the caller's;
 * resolves to the list of results.
 */
export async function runBrowserTests({ temp, files, args, step }) {
  let browser;
  let production;
  const results = [
    await step('Production build', async () => {
      browser = await ensureBrowser('shell');
      production = await startProduction(temp);
      return { passed: 1, failed: 0 };
    }),
  ];
  if (production) {
    const play = () => runPlaywright({ temp, files, args, production, browser });
    results.push(await step('Browser tests', play));
    await production.close();
  }
  keepLog(temp);
  return results;
}
