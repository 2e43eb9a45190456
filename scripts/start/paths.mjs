import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever directory a script was started from. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** What a local run keeps between starts: database, keys, outbox. Ignored by git. */
export const DATA = path.join(ROOT, '.data');

/** A path inside the repository. */
export const inRoot = (...parts) => path.join(ROOT, ...parts);
