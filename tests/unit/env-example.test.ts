/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Set by Node, npm, Next, a shell or a test for its own processes: they belong in no file. */
const NOT_SETTINGS =
  /^(?:CI|PATH|NODE_ENV|NEXT_RUNTIME|npm_\w+|VITRINE_\w+|PLAYWRIGHT_JSON_OUTPUT_FILE|DO_NOT_TRACK|LITE_TELEMETRY|EXPERIMENTAL_STORAGE|CLOCK_FILE|PROOF\w*)$/;

const SOURCES = ['app', 'components', 'lib', 'scripts', 'deploy'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:[cm]?js|tsx?)$/.test(name))
    .map((name) => path.join(folder, name)),
);
const FILES = [...SOURCES, 'next.config.mjs', 'playwright.config.ts', 'instrumentation.ts'];

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

const explained = new Set(namesIn(readFileSync('.env.example', 'utf8'), /^([A-Z_]+)=/gm));

it.each([
  ['the code', FILES, /process\.env\.(\w+)/g],
  ['the validated environment', ['lib/env.ts'], /^ {4}([A-Z_]+): /gm],
  ['compose.yaml', ['compose.yaml'], /\$\{([A-Z_]+)/g],
  ['the Dockerfile', ['Dockerfile'], /^ARG ([A-Z_]+)/gm],
])('explains every variable that %s reads', (_what, files, pattern) => {
  const names = files.flatMap((file) => namesIn(readFileSync(file, 'utf8'), pattern));
  expect(names).not.toHaveLength(0);
  expect(names.filter((name) => !NOT_SETTINGS.test(String(name)) && !explained.has(name))).toEqual(
    [],
  );
});

it('passes every variable that the site reads to the containers', () => {
  // The image sets the port and the build folder.
  const own = ['PORT', 'NEXT_DIST_DIR'];
  const passed = namesIn(readFileSync('compose.yaml', 'utf8'), /^ +([A-Z_]+): /gm);
  const read = namesIn(readFileSync('lib/env.ts', 'utf8'), /^ {4}([A-Z_]+): /gm);
  expect(read.filter((name) => !own.includes(String(name)) && !passed.includes(name))).toEqual([]);
});

it('leaves every secret empty', () => {
  const text = readFileSync('.env.example', 'utf8');
  for (const name of explained) {
    if (!/SECRET|PASS|KEY|TOKEN/.test(String(name))) continue;
    expect(text).toMatch(new RegExp(`^${name}=$`, 'm'));
  }
});
