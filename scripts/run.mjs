/**
 * `npm start`, `npm run dev`, `npm test`, `npm run bench`, `npm run soak`, `npm run backup`,
 * `npm run restore` and `npm run admin:create`.
 *
 * Only the version check is imported statically: an older Node fails to parse the other modules.
 */
import { nodeProblem } from './start/node-version.mjs';

const COMMANDS = {
  start: async () => (await import('./start/launch.mjs')).launch(),
  dev: async () => (await import('./start/launch.mjs')).launch({ dev: true }),
  test: async (args) => (await import('./test/run.mjs')).runTests(args),
  bench: async (args) => (await import('./bench/run.mjs')).runBench(args),
  soak: async (args) => (await import('./soak/run.mjs')).runSoak(args),
  backup: async (args) => (await import('./backup/commands.mjs')).backup(args),
  restore: async (args) => (await import('./backup/commands.mjs')).restore(args),
  'admin:create': async (args) => (await import('./db/admin-create.mjs')).adminCreate(args),
};

const [command, ...args] = process.argv.slice(2);
const problem = nodeProblem() ?? (COMMANDS[command] ? null : `There is no command "${command}".`);
if (problem) {
  console.error(problem);
  process.exit(1);
} else {
  COMMANDS[command](args);
}
