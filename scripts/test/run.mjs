import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onEnd, run, stopAll } from '../start/children.mjs';
import { Failure, printFailure } from '../start/failure.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { inRoot } from '../start/paths.mjs';
import { ofCheck, ofReport, total } from './test-totals.mjs';

const bin = (name) => inRoot('node_modules', name);
const node = (...args) => run(process.execPath, args, { cwd: inRoot() });

/** A fresh clone lacks the types that Next writes itself, so they come first. */
async function checkTypes() {
  const env = { ...process.env, NEXT_DIST_DIR: '.next-test', NEXT_TELEMETRY_DISABLED: '1' };
  const options = { cwd: inRoot(), env };
  const code = await run(process.execPath, [bin('next/dist/bin/next'), 'typegen'], options);
  return code === 0 ? node(bin('typescript/bin/tsc'), '--noEmit') : code;
}

const CHECKS = {
  'Format and lint': () => node(bin('@biomejs/biome/bin/biome'), 'check', '.'),
  Types: checkTypes,
  'Row types match the migrations': () => node(inRoot('scripts/types.mjs'), '--check'),
  'Database advisors': () => node(inRoot('scripts/advisors.mjs')),
};

async function runUnit(temp, args) {
  const file = path.join(temp, 'jest.json');
  const code = await node(bin('jest/bin/jest.js'), '--json', `--outputFile=${file}`, ...args);
  return ofReport('jest', file, code);
}

async function runDatabase(temp, args) {
  const file = path.join(temp, 'node.json');
  const files = ['tests/rls', 'tests/scripts'].flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((name) => name.endsWith('.test.mjs'))
      .map((name) => inRoot(folder, name)),
  );
  const code = await node(
    '--test',
    `--test-concurrency=${os.availableParallelism()}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${new URL('./node-test-counts.mjs', import.meta.url)}`,
    `--test-reporter-destination=${file}`,
    ...args,
    ...files,
  );
  return ofReport('node', file, code);
}

/** Runs one part under a heading with its time; a surprise inside it is a failed test. */
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

async function runAll(only, args, temp) {
  const wants = (part) => !only || only === part;
  const results = [
    await step('Dependencies', async () => {
      await ensureInstalled();
      return { passed: 0, failed: 0 };
    }),
  ];
  if (results[0].failed > 0) return results;
  if (wants('checks')) {
    // Side by side: most of them use one processor, and say nothing as long as all is well.
    const checks = Object.entries(CHECKS).map(([name, check]) =>
      step(name, async () => ofCheck(await check())),
    );
    results.push(...(await Promise.all(checks)));
  }
  if (wants('unit'))
    results.push(await step('Unit and component tests', () => runUnit(temp, args)));
  if (wants('db'))
    results.push(await step('Database and tooling tests', () => runDatabase(temp, args)));
  if (wants('e2e')) {
    const { runBrowserTests } = await import('./browser-tests.mjs');
    results.push(...(await runBrowserTests({ temp, args, step })));
  }
  return results;
}

/** Runs the asked parts and ends with one line: `N passed, N failed`. */
export async function testRun([only, ...args]) {
  const temp = mkdtempSync(path.join(os.tmpdir(), 'vitrine-test-'));
  const cleanUp = () => rmSync(temp, { recursive: true, force: true });
  const isEnding = onEnd(cleanUp);
  let results = [{ passed: 0, failed: 1 }];
  try {
    if (only && !['checks', 'unit', 'db', 'e2e'].includes(only)) {
      throw new Failure(`There is no part "${only}": choose checks, unit, db or e2e.`);
    }
    results = await runAll(only, args, temp);
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
