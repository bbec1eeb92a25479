import process from 'node:process';
import { fuzzFiles } from './fuzz/files';
import { Judge } from './fuzz/judge';
import { fuzzMessages } from './fuzz/messages';
import { FUZZ_HELP, fuzzOptions, type Kind } from './fuzz/options';
import { PLAYED } from './fuzz/tables';
import { fuzzWishes } from './fuzz/wishes';
import { bold, green, runMain, Stop, say, seconds } from './lib/say.mjs';

/** Throws so many things of one kind at the doors. */
type Run = (count: number, seed: string, judge: Judge) => Promise<void> | void;

const RUNS: Readonly<Record<Kind, Run>> = {
  wishes: (count, seed, judge) => fuzzWishes(PLAYED, count, seed, judge),
  files: (count, seed, judge) => fuzzFiles(PLAYED, count, seed, judge),
  messages: (count, seed, judge) => fuzzMessages(PLAYED, count, seed, judge),
};

const number = (n: number) => n.toLocaleString('en');

await runMain(async () => {
  const options = fuzzOptions(process.argv.slice(2));
  if (options.help) return say(FUZZ_HELP);
  let broken = 0;
  for (const { kind, count } of options.runs) {
    const judge = new Judge(() => performance.now());
    const begun = performance.now();
    await RUNS[kind](count, options.seed, judge);
    const figures =
      `${number(judge.tried)} ${kind} in ${seconds(performance.now() - begun)}, ` +
      `slowest ${Math.ceil(judge.slowest)} ms, longest message ${number(judge.longest)} characters`;
    say(judge.faults.length === 0 ? `${green('✓')} ${figures}` : `${bold(figures)}`);
    for (const fault of judge.faults) say(`  ${number(fault.times)} × ${fault.kind}\n    ${fault.example}`);
    broken += judge.faults.length;
  }
  if (broken > 0) throw new Stop(`${broken} kinds of faults, seed "${options.seed}".`);
});
