import { by, type Core, cloneAsks, cloneOutcome, cloneRng, cloneStack, type Emits, type Seat } from '@sandtable/kernel';
import { teamOf } from './content/factions';
import type { Pack } from './content/pack-shape';
import { type UnitType, unitTypeOf } from './content/unit-types';
import type { AcesEvent } from './event';
import { type Board, boardOf } from './map/board';
import type { Options } from './setup';

/** One miniature. Units are known by their index; a destroyed one keeps it and stands nowhere. */
export interface Unit {
  type: number;
  seat: Seat;
  /** Hex, or GONE (destroyed), or OFF_BOARD (not placed yet). */
  at: number;
  damage: number;
  xp: number;
  /** Start token of its army, 0 to 2; BOUGHT units belong to none (AA-RULING-11). */
  army: number;
  /** Has made its move this turn. */
  moved: boolean;
  /** Occupied a factory this turn, so it cannot attack (AA-FACTORY-06). */
  occupied: boolean;
  /** The unit it has intercepted and must attack, NONE without a marker (AA-INTERCEPT-04). */
  marks: number;
  /** Has intercepted since its owner's last turn, even if its target is gone by now (AA-INTERCEPT-08). */
  intercepted: boolean;
  /** Two coins lie under it (AA-REPAIR-03). */
  repairing: boolean;
  /** Units that attacked it this turn (AA-AUTOMA-42 asks). */
  attackers: number;
}

export const GONE = -1;
export const OFF_BOARD = -2;
export const NONE = -1;
export const BOUGHT = -1;

export interface SeatState {
  faction: number;
  automa: boolean;
  coins: number;
  /** The seat whose purse and flags it uses: its own, or that of its partner in cooperative play (AA-COOP-05). */
  purse: Seat;
  /** The first seat of the person who holds this one: its own, unless one person plays two factions (AA-RULING-03). */
  person: Seat;
  /** Start numbers of its three tokens; 0 for a token it does not hold. */
  tokens: number[];
  /** Tokens turned over so far, one bit each. */
  revealed: number;
  /** Armies it used in the first round, one bit each (AA-FIRST-08). */
  used: number;
}

/**
 * A factory's owner: the seat whose purse it feeds (AA-FACTORY-01), or one of these. The flag stays without a unit beside
 * it (AA-FACTORY-09); a factory is a hex and holds one unit like every other (AA-FACTORY-11, AA-FACTORY-12).
 */
export const NEUTRAL = -1;
/** AA-V2-15: under red beads. */
export const DESTROYED = -2;

export type Phase = 'setup' | 'armies' | 'move' | 'declare' | 'combat' | 'money';

/** A grey token of the V2 mission. */
export interface GreyToken {
  hex: number;
  faceUp: boolean;
}

/** Everything on the table; what a seat may see of it has the same shape, so that the same functions read both. */
export interface Table {
  board: string;
  opt: Options;
  seats: SeatState[];
  units: Unit[];
  /** The unit on each hex, NONE if it is free. */
  hexes: number[];
  /** Owner of each factory, in the order of the board. */
  owners: number[];
  phase: Phase;
  active: Seat;
  /** Rounds begin at 1; `turn` counts single turns (AA-WEATHER-01). */
  round: number;
  turn: number;
  /** The seat that took the first turn. */
  first: Seat;
  /** Armies of the active side that may be used this turn, one bit each. */
  usable: number;
  /** Attacks in declared order: attacker, kind (unit, hex, rocket), target. */
  declared: number[][];
  /** 0 normal, 1 frost, 2 mud, 3 dryness, 4 storm, 5 fog (AA-WEATHER-03 to -08). */
  weather: number;
  /** V2 mission. */
  tokens: GreyToken[];
  /** Index in `tokens` of the launcher, NONE if there is no mission; the Allies must not see it. */
  launcher: number;
  /** The launcher as a target, once discovered. */
  launcherUnit: number;
  controller: Seat;
  rocketsLanded: number;
  rocketFired: boolean;
  /** The mats of an owner, where the match is played with them instead of ours (decision 45). */
  pack?: Pack;
}

export interface AcesState extends Core, Table, Emits<AcesEvent> {}

export function board(s: Pick<Table, 'board'>): Board {
  return boardOf(s.board);
}

export function unit(s: Table, id: number): Unit {
  const found = s.units[id];
  if (found === undefined) throw new RangeError(`There is no unit ${id}.`);
  return found;
}

export function typeOf(u: Unit): UnitType {
  return unitTypeOf(u.type);
}

export function seatState(s: Table, seat: Seat): SeatState {
  const found = s.seats[seat];
  if (found === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return found;
}

export function onMap(u: Unit): boolean {
  return u.at >= 0;
}

export function teamOfSeat(s: Table, seat: Seat): number {
  return teamOf(seatState(s, seat).faction);
}

export function areEnemies(s: Table, a: Seat, b: Seat): boolean {
  return teamOfSeat(s, a) !== teamOfSeat(s, b);
}

/** The round that is played, or was last. AA-RULING-76: the Bulge is decided when the round after its last begins, and nobody plays in that. */
export function roundOf({ round, opt }: Table): number {
  return opt.mission === 'bulge' ? Math.min(round, opt.bulgeRounds) : round;
}

export function purseOf(s: Table, seat: Seat): Seat {
  return seatState(s, seat).purse;
}

/** AA-RULING-03: "your own units" are those of all factions one person plays. */
export function isSamePerson(s: Table, a: Seat, b: Seat): boolean {
  return a === b || seatState(s, a).person === seatState(s, b).person;
}

/** The seats that share the present turn: one, or both partners of a cooperative game (AA-RULING-101). */
export function actsNow(s: Table, seat: Seat): boolean {
  return purseOf(s, seat) === purseOf(s, s.active);
}

/** Who shares the seat's turn and purse but commands units of their own; NONE if nobody does. */
export function partnerOf(s: Table, seat: Seat): Seat {
  return by(
    s.seats.findIndex((x, i) => i !== seat && x.purse === purseOf(s, seat)),
    'AA-RULING-100',
  );
}

export function cloneUnit(u: Unit): Unit {
  return {
    type: u.type,
    seat: u.seat,
    at: u.at,
    damage: u.damage,
    xp: u.xp,
    army: u.army,
    moved: u.moved,
    occupied: u.occupied,
    marks: u.marks,
    intercepted: u.intercepted,
    repairing: u.repairing,
    attackers: u.attackers,
  };
}

function cloneSeat(x: SeatState): SeatState {
  return {
    faction: x.faction,
    automa: x.automa,
    coins: x.coins,
    purse: x.purse,
    person: x.person,
    tokens: x.tokens.slice(),
    revealed: x.revealed,
    used: x.used,
  };
}

/** The table, field by field. */
export function cloneTable(s: Table): Table {
  const units: Unit[] = [];
  for (const u of s.units) units.push(cloneUnit(u));
  return withPack(s, {
    board: s.board,
    opt: { ...s.opt },
    seats: s.seats.map(cloneSeat),
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
    launcher: s.launcher,
    launcherUnit: s.launcherUnit,
    controller: s.controller,
    rocketsLanded: s.rocketsLanded,
    rocketFired: s.rocketFired,
  });
}

/** The pack of one table goes to the other; it never changes, so both may hold it. */
export function withPack<T extends Table>(from: Pick<Table, 'pack'>, to: T): T {
  if (from.pack !== undefined) to.pack = from.pack;
  return to;
}

export function cloneState(s: AcesState): AcesState {
  return Object.assign(cloneTable(s), {
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    asks: cloneAsks(s.asks),
    outcome: cloneOutcome(s.outcome),
  });
}
