import process from 'node:process';
import { parseArgs } from 'node:util';
import { hostile } from './hostile/hostile';
import { runMain, Stop, say } from './lib/say.mjs';

const HELP = `npm run hostile [-- options]

Sends a server of its own, on this machine only, what nobody should act on: wrong seats, forged links, old protocols, others' messages
again, garbage, huge texts, prototype keys. Nothing may change, leak or stay in memory.

  --messages N   so many (otherwise 1000000)
  --seed TEXT    other messages
  --json         end with one line { messages, changed, leaks, crashes, heapBeforeKb, heapAfterKb }
  --help         this text`;

/** What may stay in memory: caches that fill up, and the noise of a collector. */
const SLACK_KB = 12_000;
const TELL_EVERY = 50_000;

function options() {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    return parseArgs({ options: { messages: text, seed: text, json: flag, help: flag } }).values;
  } catch (error) {
    throw new Stop(
      `${error instanceof Error ? error.message.split('. ')[0] : error}: see npm run hostile -- --help.`,
      2,
    );
  }
}

await runMain(async () => {
  const { messages: wanted = '1000000', seed = 'hostile', json, help } = options();
  if (help === true) return say(HELP);
  const messages = Number(wanted);
  if (!Number.isInteger(messages) || messages < 1) throw new Stop('--messages must be a number above 0.', 2);
  let next = TELL_EVERY;
  const figures = await hostile(messages, seed, (sent) => {
    if (sent < next) return;
    say(`  ${sent} of ${messages}`);
    next += TELL_EVERY;
  });
  const { changed, leaks, crashes, heapBeforeKb, heapAfterKb } = figures;
  say(`${figures.messages} hostile messages: ${changed} tables changed, ${leaks} leaks, ${crashes} crashes`);
  say(`memory ${Math.round(heapBeforeKb / 1024)} MB before, ${Math.round(heapAfterKb / 1024)} MB after`);
  if (json === true) say(JSON.stringify(figures));
  if (changed + leaks + crashes > 0 || heapAfterKb > heapBeforeKb + SLACK_KB) process.exitCode = 1;
});
