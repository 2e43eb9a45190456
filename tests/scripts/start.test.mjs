import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { lock } from '../../scripts/embedded/lock.mjs';
import { parseEnv } from '../../scripts/start/env-file.mjs';
import { nodeProblem } from '../../scripts/start/node-version.mjs';
import { isFree, requireFree } from '../../scripts/start/ports.mjs';
import { ofReport } from '../../scripts/test/test-totals.mjs';

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'vitrine-lib-'));

function listen(t) {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => socket.destroy());
    t.after(() => server.close());
    server.listen(0, '127.0.0.1', () => resolve(server.address().port));
  });
}

test('an outdated Node is reported together with the required version', () => {
  for (const version of ['20.9.0', '20.20.2', '22.0.0']) assert.equal(nodeProblem(version), null);
  for (const version of ['18.20.4', '20.8.1', '8.17.0']) {
    assert.match(nodeProblem(version), new RegExp(`20\\.9 .* Node ${version}`));
  }
});

test('an environment file may contain quotes, comments and exports', () => {
  const text =
    '# a\nA=1\nexport B = "two # words" # c\nC=\'\'\nD=https://x.example/?q=1#f\nE=3 # c\n';
  assert.deepEqual(parseEnv(text), {
    A: '1',
    B: 'two # words',
    C: '',
    D: 'https://x.example/?q=1#f',
    E: '3',
  });
});

test('a port in use is refused with its number and the way to choose another', async (t) => {
  const port = await listen(t);
  assert.equal(await isFree(port), false);
  await assert.rejects(requireFree('PORT', port, 'the site'), {
    message: new RegExp(`Port ${port} .*PORT=${port + 1}`),
  });
});

test('a lock counts only while its process exists and answers', async (t) => {
  const data = path.join(folder(), 'postgres');
  const claim = (pid, port) => writeFileSync(`${data}.lock`, JSON.stringify({ pid, port }));
  const port = await listen(t);
  claim(process.ppid, port);
  await assert.rejects(lock(data, 1), { message: new RegExp(`process ${process.ppid}`) });
  claim(process.ppid, 1); // nothing listens on port 1: the id belongs to another process now
  (await lock(data, 1))();
  claim(2 ** 30, port); // no such process
  (await lock(data, 1))();
  writeFileSync(`${data}.lock`, 'torn');
  (await lock(data, 1))();
});

const jestTests = (name, ...tests) => ({
  name: `/tests/unit/${name}`,
  status: 'failed',
  assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
});
const specs = (file, ...all) => ({ specs: all.map(([title, ok]) => ({ file, title, ok })) });

const REPORTS = [
  {
    kind: 'jest',
    report: {
      numPassedTests: 3,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        jestTests('a.test.ts', ['x holds', 'failed'], ['y holds', 'passed']),
        jestTests('b.test.ts'),
      ],
    },
    code: 1,
    result: { passed: 3, failed: 2, failures: ['a.test.ts › x holds', 'b.test.ts'] },
  },
  {
    kind: 'jest',
    report: {
      numPassedTests: 0,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      testResults: [],
    },
    code: 0,
    result: { passed: 0, failed: 1, failures: [] },
  },
  {
    kind: 'node',
    report: { passed: 5, failed: 0, failures: [] },
    code: 0,
    result: { passed: 5, failed: 0, failures: [] },
  },
  {
    kind: 'node',
    report: { passed: 5, failed: 0, failures: [] },
    code: 1,
    result: { passed: 5, failed: 1, failures: [] },
  },
  {
    kind: 'playwright',
    report: {
      stats: { expected: 2, flaky: 0, unexpected: 1 },
      errors: [],
      suites: [
        { suites: [specs('a.spec.ts', ['x', true], ['y', false])] },
        specs('b.spec.ts', ['z', true]),
      ],
    },
    code: 1,
    result: { passed: 2, failed: 1, failures: ['a.spec.ts › y'] },
  },
  {
    kind: 'playwright',
    report: { stats: { expected: 2, flaky: 0, unexpected: 0 }, errors: [{}], suites: [] },
    code: 1,
    result: { passed: 2, failed: 1, failures: [] },
  },
];
for (const { kind, report, code, result } of REPORTS) {
  const { passed, failed } = result;
  test(`a ${kind} report with exit code ${code} counts ${passed} passed, ${failed} failed`, () => {
    const file = path.join(folder(), 'report.json');
    writeFileSync(file, JSON.stringify(report));
    assert.deepEqual(ofReport(kind, file, code), result);
  });
}

test('a missing or truncated report counts as one failure', () => {
  const file = path.join(folder(), 'report.json');
  assert.deepEqual(ofReport('node', file, 0), { passed: 0, failed: 1, failures: [] });
  writeFileSync(file, '{"passed": 3');
  assert.deepEqual(ofReport('node', file, 0), { passed: 0, failed: 1, failures: [] });
});
