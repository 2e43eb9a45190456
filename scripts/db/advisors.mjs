// Runs Supabase's own database advisors over the migrations; any warning or error fails.
import { Failure, printFailure } from '../start/failure.mjs';
import { askCli } from './schema-cli.mjs';

/** The lowest reported level. Below it are remarks such as 'index not used yet'. */
const LEVEL = 'warn';

const args = (url) => [
  'db',
  'advisors',
  `--remote=${url}`,
  '--type=all',
  `--level=${LEVEL}`,
  '--fail-on=none',
  '--output-format=json',
];

try {
  const { results } = JSON.parse(await askCli(args));
  if (!Array.isArray(results)) throw new Failure('The database advisors gave no list of results.');
  for (const { level, title, detail, remediation } of results) {
    console.error(`${level}  ${title}: ${detail}\n       ${remediation}`);
  }
  if (results.length > 0) {
    throw new Failure(`The database advisors report ${results.length} warnings or errors.`);
  }
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
