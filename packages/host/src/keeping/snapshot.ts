import {
  type Core,
  type Draw,
  type Option,
  type Result,
  type Ruleset,
  show,
  stableHash,
  success,
} from '@sandtable/kernel';
import * as z from 'zod/mini';
import { ClockKeptShape } from '../clocks/seat-clock';
import { StakesShape } from '../dice/fair-dice';
import { addFallen, stillAhead } from '../dice/fallen-dice';
import { fails, says } from '../says';
import { CountShape, PartShape, readRaw, SAVED_VALUES, SeatShape } from '../shape';
import { Chronicle, type JournalEntry } from '../story/chronicle';
import type { Move } from '../story/move';
import { packDie, unpackDie } from '../table/question';
import { OccupantShape } from '../table/seats';
import type { TableStart } from '../table/table-start';
import { Commands } from './commands';
import { DieShape, RequestShape } from './entry';
import { OptionsShape } from './saved';

const ByShape = z.nullable(z.string());
const TimeShape = z.number().check(z.minimum(0));
const DrawsShape = z.array(z.tuple([z.int(), z.int()]));

const SnapshotShape = z.strictObject({
  format: z.literal('sandtable-snapshot'),
  formatVersion: z.literal(1),
  ruleset: z.string(),
  version: z.string(),
  content: z.string(),
  seq: CountShape,
  setup: z.unknown(),
  seed: z.string(),
  stakes: z.nullable(StakesShape),
  options: OptionsShape,
  seats: z.array(OccupantShape),
  request: z.nullable(RequestShape),
  die: z.nullable(DieShape),
  used: z.nullable(z.array(TimeShape)),
  turns: z.record(z.string(), TimeShape),
  /** What the seats have used of the clock that was agreed. */
  clock: z.optional(ClockKeptShape),
  forfeit: z.optional(SeatShape),
  gaveUp: z.optional(z.literal(true)),
  advised: z.optional(z.array(CountShape)),
  moments: z.strictObject({
    asked: z.array(CountShape),
    moved: CountShape,
    request: CountShape,
    seated: z.array(CountShape),
  }),
  commands: z.array(z.tuple([z.string(), CountShape])),
  /** Entry, seat, by, flags, number of events, option. */
  journal: z.array(z.tuple([CountShape, SeatShape, ByShape, z.int(), CountShape, z.string()], PartShape)),
  undone: z.array(z.tuple([ByShape, SeatShape, z.string()], PartShape)),
  draws: DrawsShape,
  /** Draws that fell and were taken back: they will fall again. Null if the seed alone decides. */
  fallen: z.nullable(DrawsShape),
  checks: z.array(z.tuple([CountShape, z.string()])),
  /** Of the state, so that a damaged one is noticed before it is played. */
  hash: z.string(),
  state: z.unknown(),
});

/** How a table stands, as plain data: it opens without being played again. Holds every secret of the match. */
export type Snapshot = z.infer<typeof SnapshotShape>;

const ROLLED = 1;
const REVEALED = 2;
const SECRET = 4;
const FORCED = 8;

type Row = Snapshot['journal'][number];

function rowOf({ seq, seat, by, barrier, secret, forced, events, option }: JournalEntry): Row {
  const flags =
    (barrier.roll ? ROLLED : 0) | (barrier.reveal ? REVEALED : 0) | (secret ? SECRET : 0) | (forced ? FORCED : 0);
  return [seq, seat, by, flags, events, ...option];
}

function entryOf([seq, seat, by, flags, events, ...option]: Row): JournalEntry {
  const has = (flag: number): boolean => (flags & flag) !== 0;
  return {
    seq,
    seat,
    option: option satisfies Option,
    by,
    barrier: { roll: has(ROLLED), reveal: has(REVEALED) },
    events,
    secret: has(SECRET),
    forced: has(FORCED),
  };
}

/** Writes down how a table stands. Shares the state with it: to be made into text or copied at once. */
export function snapshotOf<S extends Core, Setup, View>(
  { rules, origin, match, journal, undone, known, checks }: Chronicle<S, Setup, View>,
  { seq, options, seats, request, die, used, turns, clock, forfeit, gaveUp, advised, moments, commands }: TableStart,
): Snapshot {
  return {
    format: 'sandtable-snapshot',
    formatVersion: 1,
    ruleset: rules.id,
    version: rules.version,
    content: rules.content,
    seq,
    setup: origin.setup,
    seed: origin.seed,
    stakes: origin.stakes,
    options,
    seats: seats.slice(),
    request: request === null ? null : { ...request, waits: request.waits.slice() },
    die: die === null ? null : packDie(die),
    used: used?.slice() ?? null,
    turns: { ...turns },
    ...(clock === null ? {} : { clock: { turn: clock.turn.slice(), bank: clock.bank.slice() } }),
    ...(forfeit === null ? {} : { forfeit }),
    ...(gaveUp ? { gaveUp } : {}),
    ...(advised.some((n) => n > 0) ? { advised: advised.slice() } : {}),
    moments: { ...moments, asked: moments.asked.slice(), seated: moments.seated.slice() },
    commands: commands.kept(),
    journal: journal.map(rowOf),
    undone: undone.map((m): Snapshot['undone'][number] => [m.by, m.seat, ...m.option]),
    draws: match.draws.map(([kind, value]): [number, number] => [kind, value]),
    fallen: known === null ? null : stillAhead(known, match.draws).map(([kind, value]) => [kind, value]),
    checks: checks.map(([after, hash]) => [after, hash]),
    hash: stableHash(match.state),
    state: rules.clone(match.state),
  };
}

export interface Stood<S extends Core, Setup, View> {
  readonly chronicle: Chronicle<S, Setup, View>;
  readonly start: TableStart;
}

/** Reads a snapshot; one of other rules than today's is a problem: such a match has to be played again. */
export function readSnapshot<S extends Core, Setup, View>(
  rules: Ruleset<S, Setup, View>,
  raw: unknown,
): Result<Stood<S, Setup, View>> {
  const read = readRaw(SnapshotShape, raw, SAVED_VALUES);
  if (!read.ok) return read;
  const snapshot = read.value;
  const { ruleset, version, content, options, seats, moments } = snapshot;
  if (ruleset !== rules.id || version !== rules.version || content !== rules.content) {
    return fails('version', says.otherMatch(show(ruleset), show(version), rules.id, rules.version));
  }
  if (typeof snapshot.state !== 'object' || snapshot.state === null || stableHash(snapshot.state) !== snapshot.hash) {
    return fails('hash', says.damagedHash);
  }
  if (moments.asked.length !== seats.length || moments.seated.length !== seats.length) {
    return fails('moments', says.expectedMoments(seats.length));
  }
  const setup = rules.parseSetup(snapshot.setup);
  if (!setup.ok) return setup;
  const draws: readonly Draw[] = snapshot.draws;
  const fallen = snapshot.fallen === null ? null : addFallen(new Map(), [...draws, ...snapshot.fallen]);
  const { seed, stakes } = snapshot;
  const undone = snapshot.undone.map(([by, seat, ...option]): Move => ({ by, seat, option }));
  const chronicle = new Chronicle(
    rules,
    { setup: setup.value, seed, dice: options.dice, stakes, fallen },
    // the hash says that it is what these rules wrote down
    { state: snapshot.state as S, journal: snapshot.journal.map(entryOf), undone, draws, checks: snapshot.checks },
  );
  const { seq, request, used, turns, clock = null, forfeit = null, advised = seats.map(() => 0) } = snapshot;
  const gaveUp = snapshot.gaveUp === true;
  if (advised.length !== seats.length) return fails('advised', says.expectedSeats(seats.length, advised.length));
  const die = snapshot.die === null ? null : unpackDie(snapshot.die);
  const commands = new Commands(snapshot.commands);
  return success({
    chronicle,
    start: { seq, options, seats, request, die, used, turns, clock, forfeit, gaveUp, advised, moments, commands },
  });
}
