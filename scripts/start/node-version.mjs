/**
 * The oldest Node that the project runs on. Kept separate from everything else, so that it can be
 * checked before any module is loaded that an older Node can't parse.
 */
const MINIMUM = [20, 9];

/** One sentence for the reader when this Node is too old, otherwise null. */
export function nodeProblem(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const enough = major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
  if (enough) return null;
  return `Vitrine needs Node ${MINIMUM.join('.')} or newer, but this is Node ${version}: please install a current Node (https://nodejs.org).`;
}
