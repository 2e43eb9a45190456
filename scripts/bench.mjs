/** `npm run bench`: how heavy and how fast the production build is, against fixed bounds. */
import { nodeProblem } from './lib/node-version.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
} else {
  import('./lib/bench-run.mjs').then(({ bench }) => bench(process.argv.slice(2)));
}
