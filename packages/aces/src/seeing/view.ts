import {
  by,
  nextUint32,
  type Option,
  type Outcome,
  type Rng,
  randomBelow,
  type Seat,
  type Viewer,
} from '@sandtable/kernel';
import { ALLIES, GERMANY } from '../content/factions';
import { setOf } from '../content/unit-types';
import { missionOf } from '../missions/index';
import type { MoveFrame } from '../moving/move-frame';
import { hasPicks, isPicked } from '../set-up/forces';
import { numbersFor } from '../set-up/index';
import {
  type AcesState,
  cloneState,
  cloneUnit,
  isSamePerson,
  NONE,
  OFF_BOARD,
  type SeatState,
  seatState,
  type Table,
  teamOfSeat,
  type Unit,
  unit,
  withPack,
} from '../state';
import { leaders } from '../turn/first-round';
import type { TurnFrame } from '../turn/turn-frame';

/** Stands for a value the viewer may not know. */
export const UNKNOWN = -9;

export interface AcesView {
  readonly you: Viewer;
  /** The table as far as the viewer may know it. */
  readonly table: Table;
  /** The unit on its way and the half points it has spent. */
  readonly mover: { readonly unit: number; readonly spent: number } | null;
  /** The Automa unit that is acting, NONE otherwise. */
  readonly acting: number;
  /** The enemy it means to attack: known to its own seat, like the rest of its way (AA-RULING-27). */
  readonly target: number;
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string; readonly answered: boolean }[];
  readonly outcome: Outcome | null;
}

/**
 * The miniatures stand openly on the tokens (AA-RULING-106); the number of a face-down token nobody knows. Hidden
 * is which extra units somebody has picked, until they are placed (AA-RULING-102).
 */
function isHidden(s: AcesState, id: number, who: Viewer): boolean {
  const u = unit(s, id);
  if (u.at !== OFF_BOARD || !isPicked(s, id)) return false;
  return by(who === 'spectator' || !isSamePerson(s, u.seat, who), 'AA-SETUP-03');
}

/** AA-V2-07: both German players know. */
function knowsLauncher(s: AcesState, who: Viewer): boolean {
  return who !== 'spectator' && teamOfSeat(s, who) === GERMANY;
}

/** Mats, damage and experience lie open (AA-PLAYERS-37, AA-PLAYERS-38); hidden is what lies face down. */
export function view(s: AcesState, who: Viewer): AcesView {
  const move = s.stack.find((f) => f.at === 'move') as MoveFrame | undefined;
  const turn = s.stack.find((f) => f.at === 'turn') as TurnFrame | undefined;
  return {
    you: who,
    table: tableFor(s, who),
    mover: move === undefined ? null : { unit: move.unit, spent: Math.max(0, move.spent) },
    acting: turn?.acting ?? NONE,
    target: turn !== undefined && who === s.active ? turn.target : NONE,
    waiting: s.asks.map((a) => ({ seat: a.seat, kind: a.kind, answered: a.answer !== null })),
    outcome: s.outcome === null ? null : { ...s.outcome, winners: s.outcome.winners.slice() },
  };
}

/** The table part by part; what nobody put in is not there (law 7). */
function tableFor(s: AcesState, who: Viewer): Table {
  const units: Unit[] = [];
  for (let id = 0; id < s.units.length; id++)
    units.push(isHidden(s, id, who) ? hiddenUnit(unit(s, id)) : cloneUnit(unit(s, id)));
  return withPack(s, {
    board: s.board,
    opt: { ...s.opt },
    seats: s.seats.map(seatView),
    units,
    hexes: s.hexes.slice(),
    owners: s.owners.slice(),
    phase: s.phase,
    active: s.active,
    round: s.round,
    turn: s.turn,
    first: s.first,
    usable: s.usable,
    declared: s.declared.map((d) => d.slice()),
    weather: s.weather,
    tokens: s.tokens.map((t) => ({ hex: t.hex, faceUp: t.faceUp })),
    launcher: knowsLauncher(s, who) ? s.launcher : NONE,
    launcherUnit: s.launcherUnit,
    controller: s.controller,
    rocketsLanded: s.rocketsLanded,
    rocketFired: s.rocketFired,
  });
}

/** AA-SETUP-03: a token's number is seen by nobody before it is turned over; that a seat does not hold it is seen by all. */
function seatView(x: SeatState): SeatState {
  return {
    faction: x.faction,
    automa: x.automa,
    coins: x.coins,
    purse: x.purse,
    person: x.person,
    tokens: x.tokens.map((n, i) => ((x.revealed & (1 << i)) === 0 && n !== 0 ? UNKNOWN : n)),
    revealed: x.revealed,
    used: x.used,
  };
}

/** A unit that somebody else picked in secret and has not placed: whose it is, and with which army it comes (AA-RULING-102). */
function hiddenUnit(u: Unit): Unit {
  return {
    type: UNKNOWN,
    seat: u.seat,
    at: u.at,
    damage: 0,
    xp: 0,
    army: u.army,
    moved: false,
    occupied: false,
    marks: NONE,
    intercepted: false,
    repairing: false,
    attackers: 0,
  };
}

/** What others see of an answer: which unit is picked, and where the launcher lies, is not for all (AA-RULING-102, AA-V2-07). */
export function gesture(s: AcesState, seat: Seat, option: Option, who: Viewer): Option {
  const [verb] = option;
  if (verb === 'hide') return knowsLauncher(s, who) ? option : [verb];
  const covered = verb === 'pick' || (verb === 'assign' && s.asks.length > 1);
  return covered && (who === 'spectator' || !isSamePerson(s, seat, who)) ? [verb] : option;
}

/** Draws anew what the seat cannot know: other picks, answers still covered, token numbers, the launcher, the dice to come. */
export function resample(s: AcesState, who: Seat, rng: Rng): AcesState {
  const out = cloneState(s);
  resampleTokens(out, rng);
  resamplePicks(out, who, rng);
  for (const ask of out.asks)
    if (!isSamePerson(out, ask.seat, who) && ask.answer !== null)
      ask.answer = otherAnswer(out, ask.seat, ask.answer, rng);
  const faceDown = out.tokens.flatMap((t, i) => (t.faceUp ? [] : [i]));
  if (out.launcher !== NONE && !knowsLauncher(out, who) && out.launcherUnit === NONE) {
    out.launcher = faceDown[randomBelow(rng, faceDown.length)] ?? out.launcher;
  }
  out.rng = [nextUint32(rng), nextUint32(rng), nextUint32(rng), nextUint32(rng)];
  return out;
}

/** A secret answer of somebody else: any he could have given. */
function otherAnswer(s: AcesState, seat: Seat, answer: Option, rng: Rng): Option {
  if (answer[0] === 'pick') {
    const picked = s.units.flatMap((u, id) => (u.seat === seat && isPicked(s, id) ? [u.type] : []));
    const left = setOf(seatState(s, seat).faction).filter((type) => !picked.includes(type));
    return ['pick', left[randomBelow(rng, left.length)] ?? 0];
  }
  const open = seatState(s, seat).tokens.flatMap((n, i) => (n === 0 ? [] : [i]));
  return ['assign', answer[1] ?? 0, open[randomBelow(rng, open.length)] ?? 0];
}

/** Nobody knows the numbers of face-down tokens, nor which were not dealt at all. */
function resampleTokens(s: AcesState, rng: Rng): void {
  // AA-BULGE-08: there each team has a pile of its own
  for (const team of missionOf(s).pileForEachTeam === true ? [ALLIES, GERMANY] : [null]) {
    const sides = leaders(s).filter((seat) => team === null || teamOfSeat(s, seat) === team);
    mixTokens(s, sides, numbersFor(s, team), rng);
  }
}

function mixTokens(s: AcesState, sides: readonly Seat[], numbers: readonly number[], rng: Rng): void {
  const places = sides.flatMap((leader) => [0, 1, 2].map((i) => ({ leader, i })));
  const isHidden = ({ leader, i }: (typeof places)[number]): boolean =>
    (seatState(s, leader).revealed & (1 << i)) === 0;
  const shown = places.filter((place) => !isHidden(place)).map(({ leader, i }) => numberOf(s, leader, i));
  const pool = numbers.filter((n) => !shown.includes(n));
  for (const { leader, i } of places.filter(isHidden)) {
    const number = pool.splice(randomBelow(rng, pool.length), 1)[0] ?? 0;
    for (const x of s.seats) if (x.purse === leader && x.tokens[i] !== 0) x.tokens[i] = number;
  }
}

function numberOf(s: AcesState, leader: Seat, i: number): number {
  return s.seats.find((x) => x.purse === leader && (x.tokens[i] ?? 0) !== 0)?.tokens[i] ?? 0;
}

/** Other seats' secret picks: as many, all different. */
function resamplePicks(s: AcesState, who: Seat, rng: Rng): void {
  if (!hasPicks(s)) return;
  s.seats.forEach((x, seat) => {
    if (isSamePerson(s, seat, who)) return;
    const types = setOf(x.faction);
    const secret = s.units.filter((u, id) => u.seat === seat && isHidden(s, id, who));
    const shown = s.units
      .filter((u, id) => isPicked(s, id) && u.seat === seat && !secret.includes(u))
      .map((u) => u.type);
    const pool = types.filter((type) => !shown.includes(type));
    for (const u of secret) u.type = pool.splice(randomBelow(rng, pool.length), 1)[0] ?? u.type;
  });
}
