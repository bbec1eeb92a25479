import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { runMain, Stop, say } from './lib/say.mjs';
import { nearTests } from './mutants/near.mjs';
import { figuresOf, intervalOf, readDiary } from './mutants/report.mjs';

const HELP = `npm run mutants -- FOLDER [options]

Changes the code of a folder in many small ways, one at a time, and counts how many of them a test notices.

  FOLDER        such as packages/2gm/src/attack, or one file of it
  --share N     try only N of 100 mutants, drawn at random (100)
  --seed TEXT   another sample (mutants)
  --all         run all tests of the game, not only those of the rules the folder cites
  --again       try those that survived last time once more, and no others
  --help        this text

Survivors are printed by file and line; docs/mutation.md has the figures.`;

await runMain(async () => {
  const { values, positionals } = parse(process.argv.slice(2));
  if (values.help === true) return say(HELP);
  const [folder] = positionals;
  const game = /^packages\/(2gm|aces)\/src(?:\/|$)/.exec(folder ?? '')?.[1];
  if (folder === undefined || game === undefined || positionals.length > 1)
    throw new Stop('Name one folder of packages/2gm/src or packages/aces/src.', 2);
  const share = Number(values.share ?? 100);
  if (!(share > 0 && share <= 100)) throw new Stop(`--share must be a number from 1 to 100, not "${values.share}".`, 2);
  const name = folder.replace(/[/.]+/g, '-');
  const results = join(ROOT, 'build', 'mutants');
  const diary = join(results, `${name}.jsonl`);
  mkdirSync(results, { recursive: true });
  const config = join(results, `${name}.config.json`);
  const again = values.again === true && existsSync(diary) ? survivorsIn(diary) : null;
  writeFileSync(config, JSON.stringify(configOf(folder, again)));
  rmSync(diary, { force: true });
  const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { code } = await runNode([stryker, 'run', config], {
    show: true,
    env: {
      SANDTABLE_MUTANTS_GAME: game,
      SANDTABLE_MUTANTS_TESTS: values.all === true ? '' : JSON.stringify(nearTests(ROOT, game, folder)),
      SANDTABLE_MUTANTS_SHARE: String(share / 100),
      SANDTABLE_MUTANTS_SEED: values.seed ?? 'mutants',
      SANDTABLE_MUTANTS_DIARY: diary,
    },
  });
  if (existsSync(diary)) tellAbout(folder, diary);
  if (code !== 0) throw new Stop('Stryker did not come to an end: see above.', code);
});

/** @param {string} folder @param {string} diary */
function tellAbout(folder, diary) {
  const { tried, killed, survivors } = figuresOf(readDiary(diary));
  for (const { file, location, mutatorName, replacement = '' } of survivors)
    say(`  ${file}:${location.start.line} ${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`);
  const [low, high] = intervalOf(killed, tried).map((x) => `${(100 * x).toFixed(0)} %`);
  say(`${folder}: ${tried} mutants tried, ${killed} noticed (${low} to ${high} of all)`);
}

/** Where mutants survived, as ranges of lines. @param {string} diary */
function survivorsIn(diary) {
  return figuresOf(readDiary(diary)).survivors.map(
    ({ file, location: { start, end } }) => `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
  );
}

/** @param {string} folder @param {string[] | null} again */
function configOf(folder, again) {
  const code = folder.endsWith('.ts') ? [folder] : [`${folder}/**/*.ts`, `!${folder}/**/*.{test,fixture}.ts`];
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(ROOT, 'scripts', 'mutants', 'sample.mjs')],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    checkers: ['sample'],
    mutate: again ?? code,
    // a sentence or the id of a rule is no play, and comparisons with text are mutated as comparisons
    mutator: { excludedMutations: ['StringLiteral'] },
    // what is computed once, when the engine is loaded, would need all tests for each mutant
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.SANDTABLE_MUTANTS_WORKERS ?? 1),
    ignorePatterns: ['/.cache', '/build', '/docs', '/packages/{app,server}/{src,e2e}', '/test-results', 'dist'],
    tempDirName: 'build/mutants/tree',
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 60,
    reporters: ['diary'],
    allowConsoleColors: false,
    disableTypeChecks: false,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    const options = /** @type {const} */ ({
      share: { type: 'string' },
      seed: { type: 'string' },
      all: { type: 'boolean' },
      again: { type: 'boolean' },
      help: { type: 'boolean' },
    });
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Stop(`${reason}: see npm run mutants -- --help.`, 2);
  }
}
