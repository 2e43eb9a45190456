import { existsSync, readFileSync } from 'node:fs';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether node_modules holds exactly what package-lock.json requires, according to the record that
 * npm itself writes last (so an interrupted installation does not count). Optional packages of
 * other platforms may be missing.
 */
function isInstalled() {
  const record = inRoot('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages ?? {};
  const wanted = Object.entries(readJson(inRoot('package-lock.json')).packages ?? {});
  return wanted.every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const have = installed[path];
    if (!have) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return have.version === entry.version && have.integrity === entry.integrity;
  });
}

/**
 * Installs the locked dependencies if they are missing or have changed. `npm ci` rejects a lock
 * file created where packages for other systems were not visible; `npm install` also fetches what
 * the lock file says, adds this system's packages if it lists none, and the result is compared with
 * the lock file afterwards. Throws a Failure if that did not work.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the dependencies …');
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', '--include=dev', '--loglevel=error', '--no-audit'];
  const options = { cwd: inRoot(), shell: !npm && process.platform === 'win32' };
  const code = await (npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, options));
  if (code === 0 && isInstalled()) return;
  throw new Failure('The dependencies could not be installed as locked: see npm above.');
}
