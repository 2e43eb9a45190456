import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../start/failure.mjs';
import { inRoot } from '../start/paths.mjs';

const git = (...args) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).trim();

/** Whether both commits have the same lock file, so that they can share node_modules. */
function sameLock(commit) {
  try {
    execFileSync('git', ['diff', '--quiet', commit, '--', 'package-lock.json'], { cwd: inRoot() });
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks out the commit `ref` into its own folder, with its packages, as a detached git worktree.
 * Resolves to { root, commit, remove }. Throws a Failure if there is no such commit or its packages
 * can't be installed.
 */
export function checkOut(ref, temp) {
  let commit;
  try {
    commit = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    throw new Failure(`There is no commit "${ref}".`);
  }
  const root = path.join(temp, 'against');
  git('worktree', 'add', '--detach', root, commit);
  const remove = () => git('worktree', 'remove', '--force', root);
  try {
    // Turbopack follows no link out of the project, so the packages are copied.
    if (sameLock(commit)) {
      cpSync(inRoot('node_modules'), path.join(root, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      });
    } else {
      const args = ['install', '--no-save', '--include=dev', '--loglevel=error', '--no-audit'];
      execFileSync('npm', args, { cwd: root, stdio: 'inherit' });
    }
    return { root, commit: commit.slice(0, 8), remove };
  } catch (error) {
    remove();
    throw new Failure(`The packages of ${ref} could not be installed: ${error.message}`);
  }
}
