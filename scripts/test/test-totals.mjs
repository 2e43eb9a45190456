import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

function readJson(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null; // the runner ended while it wrote
  }
}

/** A check that only passes or fails counts as one test. */
export const ofCheck = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** A suite that could not run contains no tests: it counts as one failure. */
function fromJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [path.basename(name)];
    return failed.map(({ fullName }) => `${path.basename(name)} › ${fullName}`);
  });
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, failures };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function fromPlaywright({ stats, errors, suites }) {
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `${file} › ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures,
  };
}

const READERS = { jest: fromJest, node: (report) => report, playwright: fromPlaywright };

/**
 * Reads a runner's report: { passed, failed, failures }, where `failures` are the names of failed
 * tests. A runner that left no report, failed without naming a test, or found nothing to run counts
 * as one failure.
 */
export function ofReport(kind, file, code) {
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1, failures: [] };
  const { passed, failed, failures } = READERS[kind](report);
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed, failures };
}

/** The sum of several results. */
export const total = (results) =>
  results.reduce(
    (sum, { passed, failed }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
