/**
 * Learns how much each feature of a position counts for the Commander: npm run weights -- aces 600 seed
 * Matches of quick players and of the books' opponents, with some answers left to chance so that positions differ; every position at the
 * start of a turn is held against who won in the end. A logistic regression without a constant (features are differences between the
 * sides) gives the weights, which are written into packages/commander/src/<game>/weights.json with this recipe.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brainOf, type Lesson, learn, lessonsOf } from '@sandtable/commander/lessons';

const RANDOM = 0.12;
const [game = 'aces', count = '300', seed = 'train'] = process.argv.slice(2);
const brain = brainOf(game);
const lessons: Lesson[] = [];
const held: Lesson[] = [];
for (let i = 0; i < Number(count); i++) {
  // every tenth match only checks what the others taught
  (i % 10 === 9 ? held : lessons).push(...lessonsOf(brain, `${seed}/${i}`, i, RANDOM));
  if (process.stderr.isTTY) process.stderr.write(`\r${i + 1} of ${count}`);
}
const learned = learn(lessons, brain.names.length);
const loss = (weights: readonly number[]): number => learned.loss(held, weights);
const file = fileURLToPath(new URL(`../packages/commander/src/${game}/weights.json`, import.meta.url));
const before = JSON.parse(readFileSync(file, 'utf8')) as { version: number };
const rounded = learned.weights.map((w) => Math.round(w * 1000) / 1000);
const recipe = {
  command: `npm run weights -- ${game} ${count} ${seed}`,
  positions: lessons.length,
  heldOut: held.length,
  lossBefore: Math.round(loss(brain.weights) * 10000) / 10000,
  loss: Math.round(loss(rounded) * 10000) / 10000,
};
const weights = Object.fromEntries(brain.names.map((name, i) => [name, rounded[i]]));
if (process.env.DRY === undefined)
  writeFileSync(file, `${JSON.stringify({ version: before.version + 1, recipe, weights }, null, 2)}\n`);
process.stdout.write(`${JSON.stringify({ recipe, weights }, null, 1)}\n`);
