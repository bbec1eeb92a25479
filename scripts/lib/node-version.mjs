import process from 'node:process';

const NEEDED = [20, 19];

/**
 * What is wrong with this Node, in one sentence, or null. Written for old versions too: it runs before anything else.
 * @param {string} version as in `process.versions.node`
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = NEEDED;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return null;
  return `Sandtable needs Node ${NEEDED.join('.')} or newer and this is ${version}: install the LTS release from https://nodejs.org and try again.`;
}

export function requireNode() {
  const problem = nodeProblem(process.versions.node);
  if (problem === null) return;
  process.stderr.write(`✗ ${problem}\n`);
  process.exit(1);
}
