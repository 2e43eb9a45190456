import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onEnd, stopAll } from '../start/children.mjs';
import { printFailure } from '../start/failure.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { CHECKS } from './checks.mjs';
import { runDatabaseTests, runUnitTests } from './runners.mjs';
import { select } from './select.mjs';
import { ofCheck, total } from './test-totals.mjs';

/** Runs one part under a heading with its time; an unexpected error counts as a failed test. */
async function step(name, part) {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  let result;
  try {
    result = await part();
  } catch (error) {
    printFailure(error);
    result = { passed: 0, failed: 1 };
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`--- ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

/** All checks side by side: most of them use one processor and print nothing unless they fail. */
const runChecks = () =>
  Promise.all(
    Object.entries(CHECKS).map(([name, check]) => step(name, async () => ofCheck(await check()))),
  );

async function runSelected(selected, temp) {
  const results = [];
  const unit = selected.get('unit');
  const db = selected.get('db');
  const e2e = selected.get('e2e');
  if (selected.has('checks')) results.push(...(await runChecks()));
  if (unit) {
    results.push(await step('Unit and component tests', () => runUnitTests({ temp, ...unit })));
  }
  if (db) {
    results.push(await step('Database and tooling tests', () => runDatabaseTests({ temp, ...db })));
  }
  if (e2e) results.push(...(await runBrowserTests({ temp, step, ...e2e })));
  return results;
}

async function installAndRun(args, temp) {
  const installed = await step('Dependencies', async () => {
    await ensureInstalled();
    return { passed: 0, failed: 0 };
  });
  return installed.failed > 0 ? [installed] : runSelected(select(args), temp);
}

/** Runs what the arguments select (select.mjs) and ends with one line: `N passed, N failed`. */
export async function runTests(args) {
  const temp = mkdtempSync(path.join(os.tmpdir(), 'vitrine-test-'));
  const cleanUp = () => rmSync(temp, { recursive: true, force: true });
  const isEnding = onEnd(cleanUp);
  let results = [{ passed: 0, failed: 1 }];
  try {
    results = await installAndRun(args, temp);
  } catch (error) {
    printFailure(error);
  }
  if (isEnding()) return;
  await stopAll();
  cleanUp();
  const { passed, failed } = total(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
