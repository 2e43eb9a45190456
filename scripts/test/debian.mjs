import { spawnSync } from 'node:child_process';
import { run } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';

export const isRoot = () => process.getuid?.() === 0;

/** Installs packages of the distribution if it is Debian or derived from it and this is allowed. */
export async function installFromDebian(...names) {
  const sudo = isRoot() ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env });
  };
  if ((await apt('update')) !== 0) return;
  await apt('install', '-y', '--no-install-recommends', ...names);
}

// Some print their version and exit with an error code.
const find = (names, flag) => names.find((name) => !spawnSync(name, [flag]).error) ?? null;

/**
 * The first of these programs that runs; installs a Debian package if there is none. `flag` makes
 * it print its version. Throws a Failure that says what is missing.
 */
export async function ensureProgram(names, flag, debian) {
  const found = find(names, flag);
  if (found) return found;
  console.log(`No ${names.join(' or ')} found, installing ${debian} …`);
  await installFromDebian(debian);
  const installed = find(names, flag);
  if (installed) return installed;
  throw new Failure(`This needs ${names.join(' or ')}: please install one.`);
}
