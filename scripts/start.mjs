/**
 * `npm start` and `npm run dev`: the whole site on this machine, with one command.
 * Only the version check is imported up front: an older Node could not even read the rest.
 */
import { nodeProblem } from './lib/node-version.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
} else {
  import('./lib/launch.mjs').then(({ launch }) => launch({ dev: process.argv.includes('--dev') }));
}
