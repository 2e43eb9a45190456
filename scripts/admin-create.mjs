/**
 * `npm run admin:create -- somebody@example.com`: gives the back office an administrator. See README.
 */
import { nodeProblem } from './lib/node-version.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
} else {
  import('./lib/admin-create.mjs').then(({ adminCreate }) => adminCreate(process.argv.slice(2)));
}
