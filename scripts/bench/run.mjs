import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onEnd, stopAll } from '../start/children.mjs';
import { Failure, printFailure } from '../start/failure.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { ensureBrowser } from '../test/browser.mjs';
import { benchAdmin } from './admin.mjs';
import { compare } from './compare.mjs';
import { benchFront } from './front.mjs';
import { benchPages } from './pages.mjs';
import { benchScale, SIZES } from './scale.mjs';
import { benchSearch } from './search.mjs';

/** The arguments of `scale`: numbers of hotels, and `--pages` to visit before memory is read. */
function parseScale(args) {
  const at = args.indexOf('--pages');
  const pages = at === -1 ? undefined : Number(args[at + 1]);
  const sizes = args.filter((_, i) => at === -1 || (i !== at && i !== at + 1)).map(Number);
  if ([...sizes, pages ?? 1].some((value) => !Number.isSafeInteger(value) || value < 1)) {
    throw new Failure('npm run bench -- scale [numbers of hotels] [--pages <number>]');
  }
  return { sizes: sizes.length > 0 ? sizes : SIZES, pages };
}

const PARTS = ['search', 'admin', 'front'];

/**
 * Parses `scale` with its own arguments; or `--against <git ref>`, `search`, `admin`, `front` and
 * the paths of pages, in any order.
 */
function parse(args) {
  if (args[0] === 'scale') return { scale: parseScale(args.slice(1)) };
  const at = args.indexOf('--against');
  const ref = at === -1 ? null : args[at + 1];
  if (at !== -1 && !ref) throw new Failure('Name a commit: npm run bench -- --against <git ref>');
  const named = args.filter((_, i) => at === -1 || (i !== at && i !== at + 1));
  const pages = named.filter((name) => name.startsWith('/'));
  const unknown = named.find((name) => !name.startsWith('/') && !PARTS.includes(name));
  if (unknown)
    throw new Failure(`"${unknown}" is no page, and none of ${PARTS.join(', ')}, scale.`);
  const parts = PARTS.filter((part) => named.length === 0 || named.includes(part));
  return { ref, pages, parts: new Set(parts), all: named.length === 0 };
}

async function measure({ scale, ref, pages, parts, all }, temp, closers) {
  if (scale) return benchScale(temp, await ensureBrowser('shell'), scale);
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  if (ref) {
    await compare(ref, pages, temp, closers);
    return true;
  }
  const results = [];
  if (all || pages.length > 0) results.push(await benchPages(temp, closers, all ? null : pages));
  // The servers that the pages were measured on would take CPU time from what follows.
  await closeAll();
  if (parts.has('search')) results.push(await benchSearch(closers));
  if (parts.has('admin')) {
    results.push(await benchAdmin(temp, closers, await ensureBrowser('shell')));
    await closeAll();
  }
  if (parts.has('front')) results.push(await benchFront(temp, closers));
  return results.every(Boolean);
}

/**
 * Measures pages, search, back office and the front against fixed bounds (exit code 1 if one is
 * missed) or, with `--against <git ref>`, the pages of this checkout against those of a commit.
 */
export async function runBench(args) {
  const temp = mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
  const closers = [];
  const cleanUp = async () => {
    for (const close of closers.splice(0).reverse()) await close();
    rmSync(temp, { recursive: true, force: true });
  };
  const isEnding = onEnd(cleanUp);
  let good = false;
  try {
    await ensureInstalled();
    good = await measure(parse(args), temp, closers);
  } catch (error) {
    if (isEnding()) return;
    printFailure(error);
  }
  await cleanUp();
  await stopAll();
  process.exit(good ? 0 : 1);
}
