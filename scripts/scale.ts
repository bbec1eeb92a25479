import { parseArgs } from 'node:util';
import { bold, runMain, Stop, say } from './lib/say.mjs';
import { rounded } from './load/figures';
import { scale } from './scale/scale';

const HELP = `npm run scale [-- options]

Fills a PostgreSQL of its own, on this machine only, with open correspondence matches of the size of real ones, and measures what a
node asks of it: durable answers, opening a match, finding clocks that have run down. What a million of them take is worked out from that.

  --matches N    so many (otherwise 20000)
  --answers N    answers in each (otherwise 60)
  --json         end with one line of figures
  --help         this text`;

const MILLION = 1_000_000;

function options() {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    return parseArgs({ options: { matches: text, answers: text, json: flag, help: flag } }).values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message.split('. ')[0] : error}: see npm run scale -- --help.`, 2);
  }
}

function count(value: string, name: string, most: number): number {
  const n = Number(value);
  if (!Number.isInteger(n) || n < 1 || n > most) throw new Stop(`--${name} must be a number from 1 to ${most}.`, 2);
  return n;
}

await runMain(async () => {
  const { matches = '20000', answers = '60', json, help } = options();
  if (help === true) return say(HELP);
  const figures = await scale(count(matches, 'matches', 2 * MILLION), count(answers, 'answers', 1000));
  const { sizes, matchKb, appendsPerSecond, appendP50Ms, appendP99Ms, dueMs, openP50Ms } = figures;
  const line = (what: string, value: string) => say(`  ${what.padEnd(46)}${value}`);
  say(bold(`${figures.matches} open matches, measured`));
  line('a match as text', `${rounded(sizes.base / 1024)} kB to begin with, ${sizes.entry} bytes an answer`);
  line('a match on disk, indexes included', `${rounded(matchKb)} kB`);
  line(
    'durable answers a second',
    `${rounded(appendsPerSecond)}, p50 ${rounded(appendP50Ms)} ms, p99 ${rounded(appendP99Ms)} ms`,
  );
  line('reading what it takes to open one', `p50 ${rounded(openP50Ms)} ms`);
  line('finding clocks that have run down', `${rounded(dueMs)} ms`);
  say(bold('A million, worked out'));
  line('on disk', `${rounded((matchKb * MILLION) / 1024 / 1024)} GB`);
  line('answers, if each gets four a day', `${rounded((MILLION * 4) / 86_400)} a second`);
  if (json === true) say(JSON.stringify(figures));
});
