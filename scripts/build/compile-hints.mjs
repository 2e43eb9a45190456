import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** V8's hint for a whole file (https://v8.dev/blog/explicit-compile-hints); else just a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Smaller scripts compile on the main thread either way. In bytes. */
const LARGE = 100_000;

/**
 * Lets browsers compile the large scripts of a build on a background thread while they download.
 * Otherwise they compile React and the router on the main thread at the first call: 200 ms on a
 * phone. For Next's `runAfterProductionCompile` hook.
 * @param {{ distDir: string }} build
 */
export async function addCompileHints({ distDir }) {
  const folder = path.join(distDir, 'static/chunks');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  await Promise.all(
    scripts.map(async (name) => {
      const file = path.join(folder, name);
      const code = await readFile(file, 'utf8');
      if (code.length >= LARGE && !code.startsWith(HINT)) await writeFile(file, HINT + code);
    }),
  );
}
