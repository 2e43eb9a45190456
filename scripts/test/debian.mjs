import { spawnSync } from 'node:child_process';
import { run } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';

export const isRoot = () => process.getuid?.() === 0;

/** Installs packages of the distribution, where it is one of Debian's family and that is allowed. */
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

// Some say their version and end as after a mistake.
const find = (names, flag) => names.find((name) => !spawnSync(name, [flag]).error) ?? null;

/**
 * The first of these programs that runs, installing a package of Debian's where there is none. `flag`
 * has it say its version. Throws a Failure that says what is missing.
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
