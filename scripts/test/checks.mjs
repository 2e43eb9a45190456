import { runCaptured } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';

/** A command-line tool of an installed package. */
const tool = (file) => inRoot('node_modules', file);
const node = (...args) => runCaptured(process.execPath, args, { cwd: inRoot() });

/** In a fresh clone the types that Next generates are missing, so they are generated first. */
async function checkTypes() {
  const env = { ...process.env, NEXT_DIST_DIR: '.next-test', NEXT_TELEMETRY_DISABLED: '1' };
  const options = { cwd: inRoot(), env };
  const next = tool('next/dist/bin/next');
  const generated = await runCaptured(process.execPath, [next, 'typegen'], options);
  return generated.code === 0 ? node(tool('typescript/bin/tsc'), '--noEmit') : generated;
}

/** Name → function that resolves to { code, output }. None of them needs another's result. */
export const CHECKS = {
  'Format and lint': () => node(tool('@biomejs/biome/bin/biome'), 'check', '.'),
  'Unused code and dependencies': () => node(tool('knip/bin/knip.js'), '--no-progress'),
  'Who may import whom': () => node(inRoot('scripts/test/imports.mjs')),
  Types: checkTypes,
  'Row types match the migrations': () => node(inRoot('scripts/db/types.mjs'), '--check'),
  'Database advisors': () => node(inRoot('scripts/db/advisors.mjs')),
};
