// Holds the code to "Who may import whom" (import-rules.mjs). Biome finds the circles.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../start/paths.mjs';
import { folderOf, objectionToImport, objectionToPackage } from './import-rules.mjs';

const SOURCES = ['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts'];
const ENDINGS = ['', '.ts', '.tsx', '.cjs', '.mjs', '/index.ts', '/index.tsx'];
/** `import type {} from 'x'`, `export * from 'x'`, `import 'x'`, `import('x')`, `require('x')`. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\b(?:import|require)\(\s*'([^']+)'/g;

function sourceFiles() {
  return SOURCES.flatMap((source) => {
    if (!existsSync(inRoot(source))) return [];
    if (!statSync(inRoot(source)).isDirectory()) return [source];
    return readdirSync(inRoot(source), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:[cm]?js|tsx?)$/.test(name))
      .map((name) => path.posix.join(source, name.replaceAll('\\', '/')));
  });
}

/** The file of this repository that `name` stands for, or null for a package. */
function resolve(from, name) {
  if (!name.startsWith('@/') && !name.startsWith('.')) return null;
  const base = name.startsWith('@/')
    ? name.slice(2)
    : path.posix.join(path.posix.dirname(from), name);
  const ending = ENDINGS.find((one) => {
    const file = inRoot(base + one);
    return existsSync(file) && statSync(file).isFile();
  });
  return ending === undefined ? null : base + ending;
}

const objections = [];
/** Folder → the folders it imports, with an example of each. */
const pairs = new Map();

for (const from of sourceFiles()) {
  for (const [, type, named, called] of readFileSync(inRoot(from), 'utf8').matchAll(IMPORT)) {
    const name = named ?? called;
    const to = resolve(from, name);
    const objection = to
      ? objectionToImport(from, to, Boolean(type))
      : objectionToPackage(from, name);
    if (objection) objections.push(`${from} imports ${to ?? name}: ${objection}`);
    if (!to || folderOf(from) === folderOf(to) || from.startsWith('app/')) continue;
    pairs.set(`${folderOf(from)} ${folderOf(to)}`, `${from} imports ${to}`);
  }
}
for (const [pair, example] of pairs) {
  const [one, other] = pair.split(' ');
  const back = pairs.get(`${other} ${one}`);
  if (back && one < other) objections.push(`Both ways: ${example}, and ${back}`);
}

for (const objection of objections) console.error(objection);
if (objections.length > 0) {
  console.error(`${objections.length} imports break the rules of scripts/test/import-rules.mjs.`);
  process.exitCode = 1;
}
