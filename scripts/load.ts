import process from 'node:process';
import { bold, runMain, say } from './lib/say.mjs';
import { rounded } from './load/figures';
import { LOAD_HELP, loadOptions } from './load/options';
import { measureOurs, measureSmall } from './load/ours';
import { measurePeer, PEER } from './load/peer';

await runMain(async () => {
  const options = loadOptions(process.argv.slice(2));
  if (options.help) return say(LOAD_HELP);
  say(`${bold('Sandtable')} on ${options.store}, every answer on disk before it is acknowledged`);
  const ours = await measureOurs(options, say);
  if (options.peer) say(`${bold('boardgame.io')}: installing ${PEER} into a temporary folder`);
  const small = options.peer ? await measureSmall(options) : null;
  const theirs = options.peer ? await measurePeer(options) : null;
  if (options.peer && theirs === null) say('  It cannot be installed here, so nothing is compared.');

  const ratio = theirs === null || small === null ? null : small / theirs.perCore;
  const line = (what: string, value: string) => say(`  ${what.padEnd(44)}${value}`);
  say(bold('Reached'));
  line('durable answers a second', `${rounded(ours.answersPerSecond)} (${rounded(ours.perCore)} per core)`);
  line(
    `acknowledged at ${rounded(ours.rate)} answers a second`,
    `p50 ${rounded(ours.ackP50Ms)} ms, p99 ${rounded(ours.ackP99Ms)} ms`,
  );
  line('an open table with its match', `${rounded(ours.tableKb)} kB`);
  line('a connection', `${rounded(ours.connectionKb)} kB`);
  line('the whole server', `${rounded(ours.rssMb)} MB`);
  line(
    'event loop while opponents think',
    `p99 ${rounded(ours.blockP99Ms)} ms, longest block ${rounded(ours.blockMs)} ms`,
  );
  line('sent for one answer, to all at the table', `${rounded(ours.sentKb)} kB`);
  if (theirs !== null && small !== null && ratio !== null) {
    line('a small game, durable answers per core', `${rounded(small)}`);
    line(
      'boardgame.io, moves a second, in memory only',
      `${rounded(theirs.movesPerSecond)} (${rounded(theirs.perCore)} per core)`,
    );
    line('ratio per core, small game to small game', `${rounded(ratio)}`);
  }
  if (options.json) {
    const { answersPerSecond, ackP50Ms, ackP99Ms, tableKb } = ours;
    const figures = {
      answersPerSecond,
      ackP50Ms,
      ackP99Ms,
      tableKb,
      peerMovesPerSecond: theirs?.movesPerSecond ?? null,
      ratio,
    };
    const short = Object.entries(figures).map(([name, value]) => [name, value === null ? null : rounded(value)]);
    say(JSON.stringify(Object.fromEntries(short)));
  }
});
