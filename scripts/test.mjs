/**
 * `npm test`: everything, from a fresh clone. `npm test -- unit|db|e2e|checks [args]` runs one
 * part and hands the arguments to its runner.
 */
import { nodeProblem } from './lib/node-version.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
} else {
  import('./lib/test-run.mjs').then(({ testRun }) => testRun(process.argv.slice(2)));
}
