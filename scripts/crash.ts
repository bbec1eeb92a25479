import process from 'node:process';
import { type CrashFigures, crash } from './crash/crash';
import { CRASH_HELP, crashOptions } from './crash/options';
import { findPostgres } from './lib/postgres.mjs';
import { bold, runMain, say } from './lib/say.mjs';

await runMain(async () => {
  const options = crashOptions(process.argv.slice(2));
  if (options.help) return say(CRASH_HELP);
  const stores = options.stores.filter((store) => store === 'sqlite' || findPostgres() !== null);
  if (stores.length < options.stores.length) say('NO POSTGRESQL HERE: only SQLite is tried.');
  const all: CrashFigures[] = [];
  for (const store of stores) {
    say(`${bold(store)} – killed while everybody plays`);
    const kills = Math.ceil(options.kills / stores.length);
    const figures = await crash({ kills, store, seed: `${options.seed} ${store}` }, (done) => {
      if (done % 10 === 0) say(`  ${done} of ${kills} kills`);
    });
    all.push(figures);
    say(
      `  ${figures.answers} acknowledged answers: ${figures.lost} lost, ${figures.twice} twice; ${figures.broken} matches broken`,
    );
  }
  const sum = (of: (figures: CrashFigures) => number) => all.reduce((total, figures) => total + of(figures), 0);
  const total = {
    kills: sum((f) => f.kills),
    answers: sum((f) => f.answers),
    lost: sum((f) => f.lost),
    twice: sum((f) => f.twice),
    broken: sum((f) => f.broken),
  };
  if (options.json) say(JSON.stringify(total));
  if (total.lost + total.twice + total.broken > 0) process.exitCode = 1;
});
