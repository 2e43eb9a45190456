import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const LINE = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/;

/** `KEY=value` lines to an object; quotes around a value are dropped, `#` begins a comment. */
export function parseEnv(text) {
  const entries = text.split(/\r?\n/).flatMap((line) => {
    const match = LINE.exec(line);
    if (!match) return [];
    const quoted = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(match[2]);
    const value = quoted ? quoted[2] : match[2].replace(/(^|\s+)#.*$/, '');
    return [[match[1], value]];
  });
  return Object.fromEntries(entries);
}

/**
 * Loads `.env.local` into process.env; existing variables win. Parsed by hand, because
 * process.loadEnvFile came with Node 20.12 and nothing may be imported before the installation.
 */
export function loadEnvFile() {
  const file = inRoot('.env.local');
  if (!existsSync(file)) return;
  for (const [key, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    process.env[key] ??= value;
  }
}
