import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const RULE = /\b(?:2GM|SOLOP|SOLOT|SOLO|AA)-[A-Z]+-\d+\b/g;
/** Random matches and whole books: they prove no single rule, and take long. */
const LONG = /(?:contract|corpus|golden|words|content|names|secrecy|position|perft)\.test\.ts$|\/content(?:-checks)?\//;

/**
 * The fewest test files that between them prove every rule a folder cites, the most useful first: a mutant that survives them was not
 * noticed by the tests of its own rules.
 * @param {string} root
 * @param {string} game
 * @param {string} folder
 */
export function nearTests(root, game, folder) {
  const wanted = new Set(files(root, folder, (name) => !isTest(name)).flatMap((name) => rulesIn(root, name)));
  const own = files(root, folder, (name) => isTest(name) && !LONG.test(name));
  const others = files(root, `packages/${game}/src`, (name) => isTest(name) && !own.includes(name) && !LONG.test(name));
  for (const name of own) for (const rule of rulesIn(root, name)) wanted.delete(rule);
  const left = others.map((name) => ({ name, rules: rulesIn(root, name) }));
  const chosen = [];
  for (;;) {
    const [best] = left
      .map(({ name, rules }) => ({ name, rules, worth: rules.filter((rule) => wanted.has(rule)).length }))
      .sort((a, b) => b.worth - a.worth);
    if (best === undefined || best.worth === 0) return [...own, ...chosen];
    chosen.push(best.name);
    for (const rule of best.rules) wanted.delete(rule);
  }
}

/** @param {string} name */
const isTest = (name) => name.endsWith('.test.ts');

/** @param {string} root @param {string} name */
function rulesIn(root, name) {
  return [...new Set(readFileSync(join(root, name), 'utf8').match(RULE) ?? [])];
}

/** @param {string} root @param {string} folder @param {(name: string) => boolean} wanted @returns {string[]} */
function files(root, folder, wanted) {
  if (statSync(join(root, folder)).isFile()) return wanted(folder) ? [folder] : [];
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.fixture.ts') && wanted(name));
}
