import os from 'node:os';
import path from 'node:path';
import { runCaptured } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import { testFiles } from './select.mjs';
import { ofReport } from './test-totals.mjs';

const node = (...args) => runCaptured(process.execPath, args, { cwd: inRoot() });

/** Runs Jest on the given files (null: all). Resolves to { passed, failed, output }. */
export async function runUnitTests({ temp, files, args }) {
  const report = path.join(temp, 'jest.json');
  const jest = inRoot('node_modules/jest/bin/jest.js');
  const only = files ? ['--runTestsByPath', ...files] : [];
  const { code, output } = await node(jest, '--json', `--outputFile=${report}`, ...only, ...args);
  return { ...ofReport('jest', report, code), output };
}

/**
 * Runs Node's test runner on the tests of the database and the scripts. Without `files`, runs the
 * suites that share one database (`*.test.mjs`), not each of their parts (`*.cases.mjs`).
 */
export async function runDatabaseTests({ temp, files, args }) {
  const report = path.join(temp, 'node.json');
  const { code, output } = await node(
    '--test',
    `--test-concurrency=${os.availableParallelism()}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${new URL('./node-test-counts.mjs', import.meta.url)}`,
    `--test-reporter-destination=${report}`,
    ...args,
    ...(files ?? testFiles('db').filter((file) => file.endsWith('.test.mjs'))),
  );
  return { ...ofReport('node', report, code), output };
}
