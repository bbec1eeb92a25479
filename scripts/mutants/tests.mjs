import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Random matches, whole books and content prove no single rule, and take long. */
const LONG =
  /(?:because|content|contract|corpus|fair|golden|names|packs|perft|position|position-possible|secrecy|words)\.test\.ts$|\/content(?:-checks)?\//;
/** Where the rules of 2GM are proved; opponents play by them, and do not prove them. */
const RULES = /\/src\/(?:abilities|air|attack|heroes|odds|rules|scenario|support|turn)\//;

/** The turn has doors for the opponents, which nobody else goes through. */
const THEIRS = /\/src\/solo\/(?:\w+\/)?(?:discard|turn|upgrading)\.test\.ts$/;

/** What tells, draws, prints, reads wishes and positions or checks content carries no rule out, nor does a player that stands in. */
const TELLS = /\/(?:checks|names|position|stand-in|table|telling|wishes)\//;

/**
 * The tests that are to notice mutants of a folder.
 * @param {string} root
 * @param {string} game
 * @param {string} folder
 */
export function testsFor(root, game, folder) {
  const proves = game === 'aces' ? /./ : folder.includes('/solo') ? /\/src\/solo\// : RULES;
  const all = files(root, `packages/${game}/src`).filter((name) => name.endsWith('.test.ts'));
  const isOne = (/** @type {string} */ name) =>
    proves.test(name) || name.startsWith(`${folder}/`) || (folder.endsWith('/turn') && THEIRS.test(name));
  return all.filter((name) => !LONG.test(name) && isOne(name));
}

/** The code of a folder that carries rules out, or all of one that is asked for by name. @param {string} root @param {string} folder */
export function codeOf(root, folder) {
  const asked = TELLS.test(`${folder}/`);
  return files(root, folder).filter((name) => !/\.(?:test|fixture)\.ts$/.test(name) && (asked || !TELLS.test(name)));
}

/** @param {string} root @param {string} folder @returns {string[]} */
function files(root, folder) {
  if (statSync(join(root, folder)).isFile()) return [folder];
  const names = readdirSync(join(root, folder), { recursive: true });
  return names.map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`).filter((name) => name.endsWith('.ts'));
}
