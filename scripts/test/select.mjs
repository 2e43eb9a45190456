import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../start/failure.mjs';
import { inRoot } from '../start/paths.mjs';

/** The parts of `npm test`, in the order in which they are reported. */
const PARTS = ['checks', 'unit', 'db', 'e2e'];

const PATTERNS = {
  unit: ['tests/unit', /\.test\.tsx?$/],
  // The database's cases run on one shared database; a noun's cases can run by themselves.
  db: ['tests', /\.(?:test|cases)\.mjs$/],
  e2e: ['tests/e2e', /\.spec\.ts$/],
};

/** Every test file of a part, relative to the repository's root, with forward slashes. */
export function testFiles(part) {
  const [folder, pattern] = PATTERNS[part];
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .sort();
}

/** `hotels` → hotel, hotels; `history` → history, histories. */
function spellings(noun) {
  const singular = noun.replace(/ies$/, 'y').replace(/s$/, '');
  return [noun, singular, `${singular}s`, singular.replace(/y$/, 'ies')];
}

/** Whether a folder of the path, or a word of the file's name, is the noun. */
function concerns(file, noun) {
  const words = file.toLowerCase().split(/[/.-]/).slice(2);
  return spellings(noun).some((spelling) => words.includes(spelling));
}

/**
 * Parses the command line into a map of part → { files, args }: paths relative to the root (null
 * for the whole part) and arguments for the part's runner.
 *
 * No argument selects all parts. `checks`, `unit`, `db` or `e2e` selects that part and passes on
 * the remaining arguments. Anything else is a noun and selects the test files of unit, db and e2e
 * named after it or in its folder. Throws a Failure if a noun has no tests.
 */
export function select([first, ...args]) {
  if (!first) return new Map(PARTS.map((part) => [part, { files: null, args: [] }]));
  if (PARTS.includes(first)) return new Map([[first, { files: null, args }]]);
  const noun = first.toLowerCase();
  const selected = Object.keys(PATTERNS).flatMap((part) => {
    const files = testFiles(part).filter((file) => concerns(file, noun));
    return files.length > 0 ? [[part, { files, args }]] : [];
  });
  if (selected.length > 0) return new Map(selected);
  throw new Failure(
    `"${first}" is neither a part (${PARTS.join(', ')}) nor a word in the name of a test file.`,
  );
}
