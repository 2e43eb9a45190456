import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onEnd, stopAll } from '../start/children.mjs';
import { printFailure } from '../start/failure.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { runBrowserTests, startSystem } from './browser-tests.mjs';
import { CHECKS } from './checks.mjs';
import { runDatabaseTests, runUnitTests } from './runners.mjs';
import { select } from './select.mjs';
import { ofCheck, total } from './test-totals.mjs';

/**
 * Runs one part and prints its captured output, its result and its time. An unexpected error counts
 * as a failed test.
 */
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
  const { passed, failed, failures = [], output = '' } = result;
  console.log(`${output}--- ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return { passed, failed, failures: failures.length > 0 || failed === 0 ? failures : [name] };
}

const runCheck = ([name, check]) =>
  step(name, async () => {
    const { code, output } = await check();
    return { ...ofCheck(code), output: code === 0 ? '' : output };
  });

/** Runs the build, and the browser tests on it once `others` have ended. */
async function buildAndBrowse(temp, e2e, others) {
  let system;
  const built = await step('Production build', async () => {
    system = await startSystem(temp);
    return { passed: 1, failed: 0 };
  });
  await others;
  if (!system) return [built];
  return [built, await step('Browser tests', () => runBrowserTests(system, { temp, ...e2e }))];
}

/**
 * Runs the parts in parallel, since each of them sometimes waits or uses only one CPU. The build
 * waits for the checks, which write the same generated types. The browser tests wait for the unit
 * tests, which use all CPUs, but not for the database and tool tests, whose last ones mostly wait.
 */
async function runSelected(selected, temp) {
  const [unit, db, e2e] = ['unit', 'db', 'e2e'].map((part) => selected.get(part));
  const checks = selected.has('checks') ? Object.entries(CHECKS).map(runCheck) : [];
  const units = unit && step('Unit and component tests', () => runUnitTests({ temp, ...unit }));
  const parts = [
    ...checks,
    units,
    db && step('Database and tooling tests', () => runDatabaseTests({ temp, ...db })),
    e2e && Promise.all(checks).then(() => buildAndBrowse(temp, e2e, units)),
  ];
  return (await Promise.all(parts.filter(Boolean))).flat();
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
  let results = [{ passed: 0, failed: 1, failures: [] }];
  try {
    results = await installAndRun(args, temp);
  } catch (error) {
    printFailure(error);
  }
  if (isEnding()) return;
  await stopAll();
  cleanUp();
  const { passed, failed } = total(results);
  // Repeated at the end, since often only the end of a long log is stored or shown.
  for (const name of results.flatMap(({ failures }) => failures)) console.log(`Failed: ${name}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
