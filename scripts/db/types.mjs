// Writes lib/db/database.types.ts from the migrations; with --check it only compares.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { Failure, printFailure } from '../start/failure.mjs';
import { inRoot } from '../start/paths.mjs';
import { askCli } from './schema-cli.mjs';

const TARGET = 'lib/db/database.types.ts';
const HEADER = '// Generated from supabase/migrations by `npm run types`. Do not edit.\n\n';

/** Formats like every other file; the name only tells Biome the language. */
function format(source) {
  const args = ['format', '--stdin-file-path=generated.ts'];
  return execFileSync(inRoot('node_modules/.bin/biome'), args, {
    cwd: inRoot('.'),
    input: source,
    encoding: 'utf8',
  });
}

async function generate() {
  const args = (url) => ['gen', 'types', 'typescript', `--remote=${url}`, '--schema', 'public'];
  return format(HEADER + (await askCli(args)));
}

try {
  const generated = await generate();
  if (process.argv.includes('--check')) {
    const stored = await readFile(inRoot(TARGET), 'utf8').catch(() => '');
    if (stored !== generated) {
      throw new Failure(`${TARGET} does not match the migrations: run \`npm run types\`.`);
    }
  } else {
    await writeFile(inRoot(TARGET), generated);
  }
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
