import { existsSync, readFileSync } from 'node:fs';

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

function fromJest(report) {
  // A suite that could not even run holds no tests: it counts as one that failed.
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

function fromPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

const READERS = { jest: fromJest, node: (report) => report, playwright: fromPlaywright };

/**
 * What a runner's report file says: { passed, failed }. A runner that left no report, or failed
 * without naming a failed test, or found nothing to run counts as one failure.
 */
export function ofReport(kind, file, code) {
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1 };
  const { passed, failed } = READERS[kind](report);
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
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
