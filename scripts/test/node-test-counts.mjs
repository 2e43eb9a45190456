import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * A reporter for `node --test` that writes { passed, failed, failures } as JSON. Suites, whole files
 * and tests that only failed because of a test inside them are not counted themselves.
 */
export default async function* counts(events) {
  let passed = 0;
  const failures = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const cause = data.details?.error?.failureType;
    if (type === 'test:fail' && cause !== 'subtestsFailed')
      failures.push(`${path.basename(data.file ?? '')} › ${data.name}`);
    const isFile = data.nesting === 0 && existsSync(data.name);
    const isTest = data.details?.type !== 'suite' && !isFile;
    if (type === 'test:pass' && isTest && data.skip === undefined && data.todo === undefined)
      passed += 1;
  }
  yield JSON.stringify({ passed, failed: failures.length, failures });
}
