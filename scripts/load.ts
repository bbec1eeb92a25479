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

  const ratio = theirs === null || small === null ? null : small / theirs.files.perCore;
  const ratioInMemory = theirs === null || small === null ? null : small / theirs.memory.perCore;
  const line = (what: string, value: string) => say(`  ${what.padEnd(52)}${value}`);
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
  line('event loop at that rate', `p99 ${rounded(ours.pacedP99Ms)} ms, longest block ${rounded(ours.pacedMs)} ms`);
  line('sent for one answer, to all at the table', `${rounded(ours.sentKb)} kB`);
  if (theirs !== null && small !== null && ratio !== null && ratioInMemory !== null) {
    say(bold('The same small game at both, for each second of a core'));
    line('Sandtable, on disk before it is acknowledged', `${rounded(small)}`);
    line('boardgame.io, kept in files, not waiting for them', `${rounded(theirs.files.perCore)}`);
    line('boardgame.io, in memory only', `${rounded(theirs.memory.perCore)}`);
    line('ratio, both kept', `${rounded(ratio)}`);
    line('ratio, ours kept and theirs not', `${rounded(ratioInMemory)}`);
  }
  if (options.json) {
    const { answersPerSecond, ackP50Ms, ackP99Ms, tableKb } = ours;
    const figures = {
      answersPerSecond,
      ackP50Ms,
      ackP99Ms,
      tableKb,
      peerMovesPerSecond: theirs?.files.movesPerSecond ?? null,
      ratio,
      peerInMemoryMovesPerSecond: theirs?.memory.movesPerSecond ?? null,
      ratioInMemory,
      eventLoopP99Ms: ours.blockP99Ms,
    };
    const short = Object.entries(figures).map(([name, value]) => [name, value === null ? null : rounded(value)]);
    say(JSON.stringify(Object.fromEntries(short)));
  }
});
