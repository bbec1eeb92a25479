import { CLOSED, FULL_TURN, MAX_STEP_COST, NOWHERE, neighboursOf, PASS_ONLY, Reach } from '@sandtable/geometry';
import { by, type Check, passes } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { GERMANY } from '../content/factions';
import { INFANTRY, LAUNCHER_ARM, TANK } from '../content/unit-types';
import type { Board } from '../map/board';
import { isWater, MOUNTAIN, STANDARD } from '../map/terrain';
import {
  actsNow,
  areEnemies,
  BOUGHT,
  board,
  NONE,
  onMap,
  type Table,
  teamOfSeat,
  typeOf,
  type Unit,
  unit,
} from '../state';
import { say } from '../table/say-table';
import { entryCode, entryCodes, isOccupiable } from './entering';

/** One step somebody wants a unit to take; what the checks need is worked out once. */
export interface StepTry {
  seat: number;
  unit: number;
  hex: number;
  /** Half points already spent in this move; −1 before it has begun. */
  spent: number;
  code: number;
}

export function stepTry(s: Table, seat: number, id: number, hex: number, spent: number): StepTry {
  return { seat, unit: id, hex, spent, code: entryCode(s, id, hex) };
}

/** Half points the step costs: a full-turn step takes everything (AA-MOVE-17). */
export function stepCost(s: Table, c: Pick<StepTry, 'unit' | 'code'>): number {
  return by((c.code & FULL_TURN) !== 0 ? typeOf(unit(s, c.unit)).speed : c.code & MAX_STEP_COST, 'AA-FACTORY-05');
}

/** The speed on the mat; what is not used is lost. */
function budgetOf(s: Table, id: number): number {
  return by(typeOf(unit(s, id)).speed, 'AA-MOVE-03', 'AA-MOVE-08');
}

/**
 * AA-FIRST-13: units of armies that may not be used neither move nor attack; everything they do in the turns of others is
 * untouched. Bought units belong to no army and are never limited.
 */
export function isUsable(s: Table, u: Unit): boolean {
  return by(u.army === BOUGHT || (s.usable & (1 << u.army)) !== 0, 'AA-RULING-09', 'AA-RULING-11');
}

type StepCheck = Check<Table, StepTry, RuleId>;

/** Which units may begin to move. */
export const moverChecks: readonly StepCheck[] = [
  {
    rule: 'AA-MOVE-01',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.unit];
      return u !== undefined && onMap(u) && u.seat === c.seat && actsNow(s, c.seat);
    },
    say: () => say.refusals.onlyOwnUnitsMove,
  },
  {
    rule: 'AA-V2-16',
    gate: true,
    ok: (s, c) => typeOf(unit(s, c.unit)).arm !== LAUNCHER_ARM,
    say: () => say.refusals.v2LauncherCannotMove,
  },
  {
    rule: 'AA-FIRST-13',
    ok: (s, c) => isUsable(s, unit(s, c.unit)),
    say: () => say.refusals.armyUnitNotUsed,
  },
  {
    rule: 'AA-INTERCEPT-05', // so it occupies nothing either
    ok: (s, c) => by(unit(s, c.unit).marks === NONE, 'AA-RULING-33'),
    say: () => say.refusals.interceptedEnemyMustStay,
  },
  {
    rule: 'AA-MOVE-09',
    ok: (s, c) => c.spent >= 0 || !unit(s, c.unit).moved,
    say: () => say.refusals.alreadyMadeMoveTurn,
  },
];

/** Why a neighbouring hex is closed to the unit: what its entry code says by itself. */
const entryChecks: readonly StepCheck[] = [
  {
    rule: 'AA-MOVE-06',
    gate: true,
    ok: (s, c) => isNeighbour(board(s), unit(s, c.unit).at, c.hex),
    say: () => say.refusals.stepGoesNeighbouringHex,
  },
  {
    rule: 'AA-MOVE-11',
    ok: (s, c) => {
      const there = s.hexes[c.hex] ?? NONE;
      if (there === NONE || !areEnemies(s, unit(s, c.unit).seat, unit(s, there).seat)) return true;
      return isOccupiable(s, unit(s, c.unit), c.hex);
    },
    say: () => say.refusals.enemyUnitStands,
  },
  {
    rule: 'AA-FACTORY-02',
    ok: (s, c) => typeOf(unit(s, c.unit)).arm === INFANTRY || !isForeignFactory(s, c),
    say: () => say.refusals.onlyInfantryMayEnter,
  },
  {
    rule: 'AA-RULING-19',
    ok: (s, c) => s.opt.alliedFactoryEntry || !isAlliedFactory(s, c),
    say: () => say.refusals.matchNobodyEntersFactory,
  },
  {
    rule: 'AA-MOVE-16',
    ok: (s, c) =>
      !isWater(terrainAt(s, c.hex)) || typeOf(unit(s, c.unit)).arm === INFANTRY || c.code !== CLOSED || isHeld(s, c),
    say: () => say.refusals.onlyInfantryAircraftEnter,
  },
  {
    rule: 'AA-MOUNTAIN-02',
    ok: (s, c) => terrainAt(s, c.hex) !== MOUNTAIN || typeOf(unit(s, c.unit)).arm !== TANK,
    say: () => say.refusals.tanksCannotEnterMountains,
  },
  {
    rule: 'AA-RULING-16',
    ok: (s, c) =>
      c.code !== CLOSED || !isHeld(s, c) || areEnemies(s, unit(s, c.unit).seat, unit(s, s.hexes[c.hex] ?? 0).seat),
    say: () => say.refusals.friendStandsStepWould,
  },
];

/** Which steps onto open hexes a unit that may move can take. */
const pathChecks: readonly StepCheck[] = [
  {
    rule: 'AA-RULING-13', // what it stands on never matters, not even water
    ok: (_s, c) => by((c.code & FULL_TURN) === 0 || c.spent < 0, 'AA-RULING-14'),
    say: () => say.refusals.stepTakesWholeMove,
  },
  {
    rule: 'AA-V2-09',
    ok: (s, c) => !hasToken(s, c.hex) || teamOfSeat(s, c.seat) === GERMANY,
    say: () => say.refusals.untilLauncherFoundOnly,
  },
  {
    rule: 'AA-V2-08',
    ok: (s, c) => !hasToken(s, c.hex) || c.code === CLOSED || canGoOn(s, c),
    say: () => say.refusals.nobodyEndsGreyToken,
  },
  {
    rule: 'AA-MOVE-07', // not even the first step is free
    ok: (s, c) =>
      by(
        Math.max(0, c.spent) + ((c.code & FULL_TURN) !== 0 ? 0 : c.code & MAX_STEP_COST) <= budgetOf(s, c.unit),
        'AA-RULING-12',
      ),
    say: (s, c) =>
      say.refusals.movementPointsLeftHex(
        (budgetOf(s, c.unit) - Math.max(0, c.spent)) / 2,
        (c.code & MAX_STEP_COST) / 2,
      ),
  },
  {
    rule: 'AA-MOVE-14',
    ok: (s, c) => (c.code & PASS_ONLY) === 0 || c.code === CLOSED || hasToken(s, c.hex) || canGoOn(s, c),
    say: () => say.refusals.hexTakenNotEnough,
  },
];

export const stepChecks: readonly StepCheck[] = [...moverChecks, ...entryChecks, ...pathChecks];

const near: number[] = [];
const tried: StepTry = { seat: 0, unit: 0, hex: 0, spent: 0, code: 0 };

/** The steps open to a unit, in direction order, or the first few of them; returns how many. */
export function legalSteps(s: Table, seat: number, id: number, spent: number, out: number[], most = Infinity): number {
  tried.seat = seat;
  tried.unit = id;
  tried.spent = spent;
  if (!passes(moverChecks, s, tried)) return 0;
  const count = neighboursOf(board(s).map, unit(s, id).at, near);
  let kept = 0;
  for (let i = 0; i < count && kept < most; i++) {
    tried.hex = near[i] ?? 0;
    tried.code = entryCode(s, id, tried.hex);
    if (tried.code !== CLOSED && passes(pathChecks, s, tried)) out[kept++] = tried.hex;
  }
  return kept;
}

function terrainAt(s: Table, hex: number): number {
  return board(s).terrain[hex] ?? STANDARD;
}

export function hasToken(s: Table, hex: number): boolean {
  for (const token of s.tokens) if (token.hex === hex) return true;
  return false;
}

/** A friend stands on it: then it is he, not the water, who is in the way. */
function isHeld(s: Table, c: StepTry): boolean {
  return (s.hexes[c.hex] ?? NONE) !== NONE;
}

function ownerAt(s: Table, hex: number): number | null {
  const factory = board(s).factoryAt[hex] ?? -1;
  return factory < 0 ? null : (s.owners[factory] ?? null);
}

function isForeignFactory(s: Table, c: StepTry): boolean {
  const owner = ownerAt(s, c.hex);
  if (owner === null || owner === -2) return false;
  return owner < 0 || areEnemies(s, owner, unit(s, c.unit).seat);
}

function isAlliedFactory(s: Table, c: StepTry): boolean {
  const owner = ownerAt(s, c.hex);
  if (owner === null || owner < 0 || areEnemies(s, owner, unit(s, c.unit).seat)) return false;
  return s.seats[owner]?.purse !== s.seats[unit(s, c.unit).seat]?.purse;
}

export function isNeighbour(b: Board, from: number, to: number): boolean {
  const { neighbours, directions } = b.map;
  for (let d = 0; d < directions; d++) if (neighbours[from * directions + d] === to) return true;
  return false;
}

const searches = new WeakMap<Board, { reach: Reach; codes: Uint16Array }>();

/** The search buffers of a board; whoever asks uses the answer before anybody else asks. */
export function searchOf(b: Board): { reach: Reach; codes: Uint16Array } {
  let known = searches.get(b);
  if (known === undefined) {
    known = { reach: new Reach(b.map), codes: new Uint16Array(b.map.size) };
    searches.set(b, known);
  }
  return known;
}

/** AA-RULING-16: from a taken hex the unit must be able to reach a free one with what is left. */
function canGoOn(s: Table, c: StepTry): boolean {
  const left = budgetOf(s, c.unit) - Math.max(0, c.spent) - (c.code & MAX_STEP_COST);
  if (left <= 0) return false;
  if (hasFreeNeighbour(s, c, left)) return true;
  const { reach, codes } = searchOf(board(s));
  reach.find(entryCodes(s, c.unit, codes), c.hex, left, true);
  for (let hex = 0; hex < codes.length; hex++) if (hex !== c.hex && reach.canStop(hex)) return true;
  return false;
}

/** The usual case, without a search: a free hex right behind the taken one. */
function hasFreeNeighbour(s: Table, c: StepTry, left: number): boolean {
  const { neighbours, directions } = board(s).map;
  for (let d = 0; d < directions; d++) {
    const hex = neighbours[c.hex * directions + d] ?? NOWHERE;
    if (hex === NOWHERE) continue;
    const code = entryCode(s, c.unit, hex);
    if (code !== CLOSED && (code & (PASS_ONLY | FULL_TURN)) === 0 && (code & MAX_STEP_COST) <= left) return true;
  }
  return false;
}

/** Where the unit could end a move from where it stands, with what is left of it. */
export function findReach(s: Table, id: number, spent: number): Reach {
  const { reach, codes } = searchOf(board(s));
  const left = budgetOf(s, id) - Math.max(0, spent);
  return reach.find(entryCodes(s, id, codes), unit(s, id).at, left, spent >= 0);
}
