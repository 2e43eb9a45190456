// Checks the code against import-rules.mjs ("Who may import whom"). Biome finds import cycles.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../start/paths.mjs';
import {
  folderOf,
  objectionInBrowsers,
  objectionToImport,
  objectionToPackage,
  unusedPermissions,
} from './import-rules.mjs';

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

/** The file of this repository that `name` refers to; null for a package. */
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

/** Whether an import only names types, so that nothing is loaded: `import { type A } from 'x'`. */
const namesTypes = (statement) => {
  const names = /\{([^}]*)\}\s*from/
    .exec(statement)?.[1]
    .split(',')
    .filter((one) => one.trim());
  return names?.every((one) => /^\s*type\s/.test(one)) ?? false;
};

const objections = [];
/** '<folder> <folder it imports>' → an example of such an import. */
const pairs = new Map();
/** Source → what it loads at run time: files, and packages by name. */
const runs = new Map();
const sources = new Map(sourceFiles().map((file) => [file, readFileSync(inRoot(file), 'utf8')]));

for (const [from, text] of sources) {
  runs.set(from, []);
  for (const [statement, type, named, called] of text.matchAll(IMPORT)) {
    const name = named ?? called;
    const to = resolve(from, name);
    if (named && !type && !namesTypes(statement)) runs.get(from).push(to ?? name);
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
objections.push(...unusedPermissions(pairs.keys()));

/** The client components of public pages. The back office also validates input in the browser. */
const isForVisitors = (file) =>
  /^'use client'/.test(sources.get(file)) && !/^(?:app\/\(staff\)|components\/admin)\//.test(file);

for (const file of [...sources.keys()].filter(isForVisitors)) {
  const reached = new Map([[file, null]]);
  for (const from of reached.keys()) {
    const objection = objectionInBrowsers(from);
    if (objection) {
      objections.push(`${file} reaches ${from} by ${reached.get(from)}: ${objection}`);
      break;
    }
    // A server action is called, not run.
    if (/^'use server'/.test(sources.get(from) ?? '')) continue;
    for (const to of runs.get(from) ?? []) if (!reached.has(to)) reached.set(to, from);
  }
}

for (const objection of objections) console.error(objection);
if (objections.length > 0) {
  console.error(`${objections.length} objections by the rules of scripts/test/import-rules.mjs.`);
  process.exitCode = 1;
}
