import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/paths.mjs';
import { runMain, Stop, say } from './lib/say.mjs';
import { bundleMutants } from './mutants/bundle.mjs';
import { figuresOf, intervalOf, readDiary } from './mutants/report.mjs';
import { codeOf, testsFor } from './mutants/tests.mjs';
import { Trial } from './mutants/trial.mjs';

const HELP = `npm run mutants -- FOLDER [options]

Changes the code of a folder in many small ways, one at a time, and counts how many of them a test notices.

  FOLDER        such as packages/2gm/src/attack, or one file of it
  --count N     try so many mutants, drawn at random (60)
  --seed TEXT   another sample (mutants)
  --minutes N   stop after so long (30)
  --again       try those that survived last time once more, and no others
  --help        this text

Survivors are printed by file and line; docs/mutation.md has the figures.`;

await runMain(async () => {
  const { values, positionals } = parse(process.argv.slice(2));
  if (values.help === true) return say(HELP);
  const [folder] = positionals;
  const game = /^packages\/(2gm|aces)\/src(?:\/|$)/.exec(folder ?? '')?.[1];
  if (folder === undefined || game === undefined || positionals.length > 1 || !existsSync(join(ROOT, folder)))
    throw new Stop('Name one folder of packages/2gm/src or packages/aces/src.', 2);
  const count = positive('--count', values.count ?? '60');
  const minutes = positive('--minutes', values.minutes ?? '30');
  const results = join(ROOT, 'build', 'mutants', folder.replace(/[/.]+/g, '-'));
  const diary = join(results, 'diary.jsonl');
  mkdirSync(results, { recursive: true });
  const tests = testsFor(ROOT, game, folder);
  const { bundle, mutants } = await bundleMutants(ROOT, codeOf(ROOT, folder), tests, results);
  const trial = new Trial(bundle);
  const first = await trial.prepare();
  if (first.failed.length > 0) throw new Stop(`Without a mutant these tests fail: ${first.failed.join('; ')}.`);
  say(`${folder}: ${mutants.length} mutants, ${first.tests} tests`);
  const wanted = values.again === true && existsSync(diary) ? survivorsIn(diary) : null;
  const drawn = mutants
    .filter((mutant) => !trial.isStatic(mutant.id) && (wanted === null || wanted.has(nameOf(mutant))))
    .sort((a, b) => lot(a, values.seed) - lot(b, values.seed))
    .slice(0, wanted === null ? count : undefined);
  writeFileSync(diary, '');
  const end = Date.now() + minutes * 60_000;
  for (const mutant of drawn) {
    if (Date.now() > end) break;
    const by = await trial.noticed(mutant.id, mutant.file);
    const entry = { ...mutant, status: by === null ? 'Survived' : 'Killed', by };
    appendFileSync(diary, `${JSON.stringify(entry)}\n`);
    if (by === null) tellOf(entry);
  }
  const { tried, killed } = figuresOf(readDiary(diary));
  const [low, high] = intervalOf(killed, tried).map((x) => `${(100 * x).toFixed(0)} %`);
  say(`${folder}: ${tried} mutants tried, ${killed} noticed (${low} to ${high} of all)`);
});

/** @typedef {import('./mutants/report.mjs').Mutant} Mutant */

/** @param {Omit<Mutant, 'status'>} mutant */
function tellOf({ file, location, mutatorName, replacement }) {
  const where = `${file}:${location.start.line + 1}:${location.start.column + 1}`;
  say(`  ${where} ${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 100)}`);
}

/** @param {Omit<Mutant, 'status'>} mutant */
function nameOf({ file, location, mutatorName, replacement }) {
  return JSON.stringify([file, location, mutatorName, replacement]);
}

/** The same sample for the same seed, whatever else the folder holds. @param {Omit<Mutant, 'status'>} mutant @param {string} [seed] */
function lot(mutant, seed = 'mutants') {
  return createHash('sha256')
    .update(`${seed} ${nameOf(mutant)}`)
    .digest()
    .readUInt32BE();
}

/** @param {string} diary */
function survivorsIn(diary) {
  return new Set(figuresOf(readDiary(diary)).survivors.map(nameOf));
}

/** @param {string} name @param {string} text */
function positive(name, text) {
  const value = Number(text);
  if (!(value > 0)) throw new Stop(`${name} must be a number above 0, not "${text}".`, 2);
  return value;
}

/** @param {string[]} args */
function parse(args) {
  try {
    const options = /** @type {const} */ ({
      count: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
      again: { type: 'boolean' },
      help: { type: 'boolean' },
    });
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Stop(`${reason}: see npm run mutants -- --help.`, 2);
  }
}
