/**
 * Learns how much each feature of a position counts for the Commander: npm run weights -- aces 500 seed 24
 * Matches of the Commander with so many playouts (24) and the weights it has against the opponents of the books; without a number, of quick
 * players with some answers left to chance. Every position at the start of a turn is held against who won in the end. A logistic
 * regression gives the weights, which are written into packages/commander/src/<game>/weights.json with this recipe. Those that the file
 * says were made by hand stay as they are, and what would have been learned is printed beside them; `all` as the last word replaces them too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brainOf, type Lesson, learn, lessonsOf, loss } from '@sandtable/commander/lessons';

const RANDOM = 0.12;
/** What the file keeps: how the weights came about, and which of them somebody set by hand. */
interface Kept {
  readonly version: number;
  readonly byHand: readonly string[];
  readonly weights: Readonly<Record<string, number>>;
}

const words = process.argv.slice(2);
const isAll = words.at(-1) === 'all';
const [game = 'aces', count = '300', seed = 'train', playouts = '0'] = isAll ? words.slice(0, -1) : words;
const brain = brainOf(game);
const lessons: Lesson[] = [];
const held: Lesson[] = [];
for (let i = 0; i < Number(count); i++) {
  // every tenth match only checks what the others taught
  (i % 10 === 9 ? held : lessons).push(
    ...lessonsOf(brain, `${seed}/${i}`, i, { playouts: Number(playouts), random: RANDOM }),
  );
  if (process.stderr.isTTY) process.stderr.write(`\r${i + 1} of ${count}`);
}
const learned = learn(lessons, brain.names.length);
const lossOf = (weights: readonly number[]): number => rounded(loss(held, weights, learned.constant));
const file = fileURLToPath(new URL(`../packages/commander/src/${game}/weights.json`, import.meta.url));
const before = JSON.parse(readFileSync(file, 'utf8')) as Kept;
const isByHand = (name: string): boolean => !isAll && before.byHand.includes(name);
const weights = brain.names.map((name, i) =>
  isByHand(name) ? (before.weights[name] ?? 0) : Math.round((learned.weights[i] ?? 0) * 1000) / 1000,
);
const recipe = {
  command: `npm run weights -- ${words.join(' ')}`,
  positions: lessons.length,
  heldOut: held.length,
  lossBefore: lossOf(brain.weights),
  lossLearned: lossOf(learned.weights),
  loss: lossOf(weights),
};
for (const [i, name] of brain.names.entries())
  process.stdout.write(
    `${name.padEnd(14)} ${(brain.weights[i] ?? 0).toFixed(3).padStart(8)} -> ${(weights[i] ?? 0).toFixed(3).padStart(8)}` +
      `${isByHand(name) ? `  by hand; taught: ${(learned.weights[i] ?? 0).toFixed(3)}` : ''}\n`,
  );
process.stdout.write(`${JSON.stringify(recipe, null, 1)}\n`);
if (brain.names.every(isByHand)) {
  process.stdout.write(
    `All weights of ${game} are made by hand: nothing is written. "all" as the last word replaces them.\n`,
  );
} else {
  const byHand = brain.names.filter(isByHand);
  const named = Object.fromEntries(brain.names.map((name, i) => [name, weights[i]]));
  writeFileSync(file, `${JSON.stringify({ version: before.version + 1, recipe, byHand, weights: named }, null, 2)}\n`);
}

function rounded(x: number): number {
  return Math.round(x * 10_000) / 10_000;
}
