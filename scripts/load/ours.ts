import { fileURLToPath } from 'node:url';
import { randomBelow, seedRng } from '@sandtable/kernel';
import { call, claim, type Made, must } from '../../packages/server/src/live/client.fixture';
import { make, type TableName } from '../../packages/server/src/live/online.fixture';
import { type Figures, Place } from '../crash/place';
import { Stop } from '../lib/say.mjs';
import { inTurns, pause, percentile, warmUpMs } from './figures';
import type { LoadOptions } from './options';
import { Screen } from './screen';

const TABLES: readonly TableName[] = ['tactics', 'pacific', 'aces'];
/** So many tables are played by opponents alone while the event loop is watched. */
const THINKING = 10;
const GREEDY = { by: 'opponent', name: 'greedy' };
/** So many watch one waiting table while connections are weighed. */
const WATCHERS = 90;

export interface OurFigures {
  /** As fast as players can. */
  readonly answersPerSecond: number;
  readonly perCore: number;
  readonly ackP50Ms: number;
  readonly ackP99Ms: number;
  /** What came of the wanted rate. */
  readonly rate: number;
  readonly tableKb: number;
  readonly connectionKb: number;
  /** What one answer makes the server send, to everybody at the table. */
  readonly sentKb: number;
  readonly rssMb: number;
  /** How long the event loop was blocked while opponents thought: nearly always at most, and at most. */
  readonly blockP99Ms: number;
  readonly blockMs: number;
  /** The same while acknowledgements were timed. */
  readonly pacedP99Ms: number;
  readonly pacedMs: number;
}

/** Measures a server with a real store in a process of its own. */
export async function measureOurs(options: LoadOptions, say: (line: string) => void): Promise<OurFigures> {
  const place = await Place.make(options.store);
  const screens: Screen[] = [];
  try {
    await place.start();
    const rng = seedRng('load');
    const pick = (n: number) => randomBelow(rng, n);
    // whatever is made once and kept belongs to no table
    await warmUp(place.url);
    say('  opponents think on ten tables');
    const thinking = await whileThinking(place, options.seconds);
    const empty = await place.figures();
    const connectionKb = await weighConnections(place, options.clients, empty);
    const before = await place.figures();
    say(`  ${options.matches} matches of all tables are set`);
    const players = await seat(place.url, options, screens);
    const full = await place.figures();
    const tableKb = (full.heapKb - before.heapKb - screens.length * connectionKb) / options.matches;

    say(`  ${screens.length} connections; ${options.rate} answers a second for ${options.seconds} s`);
    const paced = await atRate(players, options, pick);
    const { blockP99Ms: pacedP99Ms, blockMs: pacedMs } = await place.figures();
    say(`  as fast as they can for ${options.seconds} s`);
    const fast = await flatOut(place, players, screens, options, pick);
    return { ...fast, ...paced, pacedP99Ms, pacedMs, ...thinking, tableKb, connectionKb, rssMb: full.rssKb / 1024 };
  } finally {
    for (const screen of screens) screen.end();
    await place.end();
  }
}

const SMALL = fileURLToPath(new URL('./small-node.mjs', import.meta.url));

/** The same server with a small game and nobody watching, as fast as players can: answers per second of a core. */
export async function measureSmall(options: LoadOptions): Promise<number> {
  const place = await Place.make(options.store, SMALL);
  const screens: Screen[] = [];
  try {
    await place.start();
    const rng = seedRng('small');
    const two = { ...options, clients: options.matches * 2 };
    const seats = [{ by: 'link' }, { by: 'link' }];
    const duel = { game: 'duel', setup: null, title: 'A duel', seats };
    const players = await seat(place.url, two, screens, async () => must(await call<Made>(place.url, 'tables', duel)));
    return (await flatOut(place, players, screens, options, (n) => randomBelow(rng, n))).perCore;
  } finally {
    for (const screen of screens) screen.end();
    await place.end();
  }
}

async function warmUp(url: string): Promise<void> {
  for (const table of TABLES) {
    const made = await make(url, table);
    const key = await claim(url, made.seats[0], 'A');
    await claim(url, made.seats[1], 'B');
    const screen = await Screen.open(url, key.key, key.seat, true);
    screen.end();
  }
}

/** Opponents play against each other, beside the server; nobody else is there. */
async function whileThinking(place: Place, seconds: number): Promise<Pick<Figures, 'blockP99Ms' | 'blockMs'>> {
  const seats = [GREEDY, GREEDY];
  const tables: Made[] = [];
  for (let i = 0; i < THINKING; i++) {
    tables.push(await make(place.url, i % 2 === 0 ? 'tactics' : 'pacific', { seats }));
  }
  await place.figures();
  await pause(seconds * 1000);
  const { blockP99Ms, blockMs } = await place.figures();
  for (const { owner } of tables) await call(place.url, 'close', { owner });
  return { blockP99Ms, blockMs };
}

/** What people cost who only sit there: tables that have not begun are not in memory. */
async function weighConnections(place: Place, clients: number, empty: Figures): Promise<number> {
  const screens: Screen[] = [];
  let made: Made | null = null;
  for (let i = 0; i < clients; i++) {
    if (made === null || i % WATCHERS === 0) made = await make(place.url, 'aces');
    screens.push(await Screen.open(place.url, made.watch, null, false));
  }
  const full = await place.figures();
  for (const screen of screens) screen.end();
  await pause(500);
  return (full.heapKb - empty.heapKb) / clients;
}

/** Sets all tables and lets everybody sit down; the rest watch. */
async function seat(
  url: string,
  { matches, clients }: LoadOptions,
  screens: Screen[],
  makeOne = (i: number) => make(url, TABLES[i % TABLES.length] ?? 'aces'),
): Promise<Screen[]> {
  const set = async (i: number) => {
    const made = await makeOne(i);
    const keys = [await claim(url, made.seats[0], 'A'), await claim(url, made.seats[1], 'B')];
    return { made, keys };
  };
  const all = await inTurns(Array.from({ length: matches }, (_, i) => () => set(i)));
  const players = await inTurns(
    all.flatMap(({ keys }) => keys.map((key) => () => Screen.open(url, key.key, key.seat, true))),
  );
  screens.push(...players);
  const watching = Array.from({ length: clients - players.length }, (_, i) => all[i % all.length]?.made.watch);
  screens.push(...(await inTurns(watching.map((key) => () => Screen.open(url, key ?? '', null, true)))));
  return players;
}

/** So many answers a second, whoever is asked, whether the ones before have been acknowledged or not. */
async function atRate(players: readonly Screen[], { rate, seconds }: LoadOptions, pick: (n: number) => number) {
  const begun = performance.now();
  let sent = 0;
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - begun) {
    for (const due = (passed / 1000) * rate; sent < due; sent++) {
      const free = players.filter((player) => player.isFree);
      free[pick(Math.max(1, free.length))]?.answer(pick);
    }
    await pause(2);
  }
  await pause(500);
  const acks = players.flatMap((player) => player.acks.splice(0));
  return { ackP50Ms: percentile(acks, 0.5), ackP99Ms: percentile(acks, 0.99), rate: acks.length / seconds };
}

/** Everybody answers as soon as they are asked. */
async function flatOut(
  place: Place,
  players: readonly Screen[],
  screens: readonly Screen[],
  { seconds }: LoadOptions,
  pick: (n: number) => number,
) {
  const answered = () => players.reduce((sum, player) => sum + player.acks.length, 0);
  const heard = () => screens.reduce((sum, screen) => sum + screen.bytes, 0);
  for (const player of players) {
    player.asked = () => player.answer(pick);
    player.answer(pick);
  }
  // a program is slow until its paths have been compiled, theirs and ours
  await pause(warmUpMs(seconds));
  const before = await place.figures();
  const [first, bytes] = [answered(), heard()];
  const begun = performance.now();
  await pause(seconds * 1000);
  const took = (performance.now() - begun) / 1000;
  const [answers, sent] = [answered() - first, heard() - bytes];
  const after = await place.figures();
  for (const player of players) player.asked = null;
  const gone = screens.find((screen) => screen.shownOut !== null);
  if (gone !== undefined) throw new Stop(`The server has shown a screen out while it was measured: ${gone.shownOut}`);
  const coreSeconds = (after.cpuMs - before.cpuMs) / 1000;
  return {
    answersPerSecond: answers / took,
    perCore: answers / coreSeconds,
    sentKb: sent / Math.max(1, answers) / 1024,
  };
}
