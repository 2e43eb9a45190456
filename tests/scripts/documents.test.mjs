import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const ROOT = new URL('../../', import.meta.url);
const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const documents = files.filter((file) => file.endsWith('.md'));

/** A path with a folder and an extension, such as `tests/scripts/front-*.test.mjs`. */
const PATH =
  /`((?:[\w.()[\]*-]+\/)+[\w.()[\]*-]+\.(?:tsx?|mjs|cjs|css|json|sql|toml|yaml|webp|svg))`/g;
/** Paths that are generated, not part of the repository. */
const MADE = /^(?:\.next|\.data|node_modules)\//;

/** Whether a file has the path `wanted`, in which `*` matches any name. */
function exists(wanted) {
  const [head, ...rest] = wanted.split('*');
  return files.some((file) => {
    if (rest.length === 0) return file === head;
    return (
      file.startsWith(head) &&
      file.endsWith(rest.join('*')) &&
      !file.slice(head.length).includes('/')
    );
  });
}

test('the files that the documents name exist', () => {
  const named = documents.flatMap((document) => {
    const text = readFileSync(new URL(document, ROOT), 'utf8');
    return Array.from(text.matchAll(PATH), ([, name]) => ({ document, name }));
  });
  assert.ok(named.length > 100, `only ${named.length} paths were found`);
  const missing = named.filter(({ document, name }) => {
    const beside = path.posix.join(path.posix.dirname(document), name);
    return !MADE.test(name) && !exists(name) && !exists(beside);
  });
  assert.deepEqual(missing, []);
});

test('the code shown in the guide to adding a hotel field exists', () => {
  const walk = readFileSync(new URL('docs/add-a-hotel-field.md', ROOT), 'utf8');
  const code = files
    .filter((file) => /^(?:app|components|lib)\/.*\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, ROOT), 'utf8'))
    .join('\n');
  const shown = Array.from(walk.matchAll(/^```tsx?\n([^`]+)```$/gm), ([, block]) => block.trim());
  assert.ok(shown.length > 4, `only ${shown.length} excerpts were found`);
  // In a document, the formatter adds a semicolon to a lone element.
  const missing = shown.filter((line) => !code.includes(line.replace(/\/>;$/, '/>')));
  assert.deepEqual(missing, []);
});
