import { CLOSED, HOLDS, NOWHERE, neighboursOf, Reach } from '@sandtable/geometry';
import { by, type Check, passes } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { Marching } from '../abilities/hooks';
import { answersOf, asksUnit, bitsOf, ofBattle, sumOf } from '../abilities/registry';
import { unitCard, upgradeOf } from '../cards';
import { distance, fieldOf, isRough } from '../ground';
import { isPressed } from '../heroes/r-winters';
import type { GmFacts } from '../say';
import { areEnemies, NONE, onField, seatState, type Table, type Unit, unit } from '../state';
import { around } from './around';
import { entryCodes, isInfantry, isVehicle, terrainCode } from './entering';
import { hasSapper } from './sappers';
import { searchingWith } from './searching';

/** How a move is made longer: paid Advance, the extra space of Riders, the order of a General; they may go together. */
export const ADVANCE = 1;
export const RIDERS = 2;
/** The further space of Climbers (2GM-RULING-24). */
export const CLIMB = 4;
/** From one Tunnels card to another (2GM-ABIL-16). */
export const TUNNEL = 8;
/** The movement point that a General gives to one unit each turn. */
export const DASH = 16;

/** The printed value, what sets it, and then what adds to it. A unit that cannot move gains nothing. */
export function movementOf(s: Table, id: number): number {
  const u = unit(s, id);
  const { move } = unitCard(s, u.card);
  if (move === 0) return 0;
  return by(Math.max(0, pressed(s, id, u, move) + sumOf('movement', s, id, id)), '2GM-RULING-55');
}

/** The current Movement value, without what is added for this turn (2GM-RULING-54 asks). */
export function movementValue(s: Table, id: number): number {
  const u = unit(s, id);
  return pressed(s, id, u, unitCard(s, u.card).move);
}

const marching: Marching = { unit: NONE, value: 0 };

/** 2GM-SUPPR-06: what sets the value; then what lowers it. */
function pressed(s: Table, id: number, u: Unit, move: number): number {
  let value = Math.min(move, ofBattle('weatherCap', s, move, null));
  if (isPressed(s, u)) {
    value = by(s.opt.suppressionMovement === 'setTo1' ? Math.min(value, 1) : Math.max(0, value - 1), '2GM-RULING-56');
  }
  marching.unit = id;
  marching.value = value;
  return by(value - ofBattle('weatherSlows', s, 0, marching), '2GM-MOVE-10');
}

/** 2GM-MOVE-09: an HMG or Mortar that is mounted holds the unit. */
function hasMounted(u: Unit): boolean {
  for (let i = 0; i < u.tokens.length; i++) {
    const token = u.tokens[i];
    if (token !== undefined && !token.grey && upgradeOf(token.kind).mountable) return by(true, '2GM-ABIL-59');
  }
  return false;
}

/** 2GM-ABIL-25: stuck as long as its space is difficult for it. */
function isStuck(s: Table, id: number): boolean {
  if (!asksUnit('extraHeavy', s, id, id)) return false;
  const u = unit(s, id);
  return by(isRough(s, u, u.at) && !hasSapper(s, u.seat, u.at), '2GM-RULING-38');
}

export interface MoveTry {
  seat: number;
  unit: number;
}

type MoveCheck = Check<Table, MoveTry, RuleId, GmFacts>;

const freeToMove: readonly MoveCheck[] = [
  {
    rule: '2GM-MOVE-01',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.unit];
      return u !== undefined && u.seat === c.seat && onField(u);
    },
    say: (_s, _c, w) => w.moving.onlyOwnUnitsBattlefield,
  },
  {
    rule: '2GM-RULING-53',
    ok: (s, c) => !unit(s, c.unit).moved && unit(s, c.unit).onto === NONE,
    say: (_s, _c, w) => w.moving.alreadyMadeMoveTurn,
  },
  {
    rule: '2GM-MOVE-08',
    ok: (s, c) => by(unit(s, c.unit).deployed !== s.turn || s.phase === 'deployment', '2GM-DEPLOY-12'),
    say: (_s, _c, w) => w.moving.deployedTurn,
  },
  {
    rule: '2GM-MOVE-09',
    ok: (s, c) => !hasMounted(unit(s, c.unit)),
    say: (_s, _c, w) => w.moving.weaponMounted,
  },
];

/** Only for units with something that has an answer to them. */
const hindered: readonly MoveCheck[] = [
  {
    rule: '2GM-ABIL-25',
    ok: (s, c) => !isStuck(s, c.unit),
    say: (_s, _c, w) => w.moving.stuckDifficultTerrain,
  },
  {
    rule: '2GM-CARD-15',
    ok: (s, c) => !asksUnit('pinned', s, c.unit, c.unit),
    say: (_s, _c, w) => w.moving.cardKeepsWhere,
  },
];

const ableToMove: readonly MoveCheck[] = [
  {
    rule: '2GM-CARD-21',
    ok: (s, c) => movementOf(s, c.unit) > 0,
    say: (_s, _c, w) => w.moving.noMovementOwn,
  },
];

/** Which units may move now. */
export const moverChecks: readonly MoveCheck[] = /* @__PURE__ */ freeToMove.concat(hindered, ableToMove);

// pure, so that a table that only reads takes none of this file along
const HINDERING = /* @__PURE__ */ bitsOf('extraHeavy', 'pinned');
const mover: MoveTry = { seat: 0, unit: NONE };

export function mayMove(s: Table, seat: number, id: number): boolean {
  mover.seat = seat;
  mover.unit = id;
  if (!passes(freeToMove, s, mover)) return false;
  if ((answersOf(s, id) & HINDERING) !== 0 && !passes(hindered, s, mover)) return false;
  return passes(ableToMove, s, mover);
}

/** AP for Advance in hand and not used yet (2GM-ABIL-03). */
export function mayAdvance(s: Table, id: number): boolean {
  const u = unit(s, id);
  return by(
    !u.advanced && s.phase === 'movement' && seatState(s, u.seat).ap > 0 && asksUnit('advance', s, id, id),
    '2GM-ABIL-04',
    '2GM-RULING-117',
  );
}

/** What could make the unit's move longer now, one bit each. */
export function extrasOf(s: Table, id: number): number {
  let extras = 0;
  if (mayAdvance(s, id)) extras |= ADVANCE;
  if (asksUnit('riders', s, id, id)) extras |= RIDERS;
  if (asksUnit('dashes', s, id, id)) extras |= DASH;
  return extras;
}

const searchOf = /* @__PURE__ */ searchingWith((grid) => new Reach(grid));

/**
 * Where a unit, or a covered pair, could go with that much movement, by rows and columns. Use the answer
 * before asking again.
 */
export function reachOf(s: Table, id: number, partner: number, budget: number): Reach {
  const { orthogonal, diagonal, codes } = searchOf(s);
  const slides = asksUnit('diagonal', s, id, id) && (partner === NONE || asksUnit('diagonal', s, partner, partner));
  const reach = slides ? diagonal : orthogonal;
  const { at } = unit(s, id);
  // the codes of spaces farther away are those of an earlier question: no way is long enough to read them
  return by(reach.find(entryCodes(s, id, partner, around(reach.grid, at, budget), codes), at, budget), '2GM-MOVE-03');
}

/** 2GM-ABIL-14: the space further of Climbers is looked at by whoever lists the moves. */
export function startHolds(s: Table, id: number): boolean {
  return by((terrainCode(s, id, unit(s, id).at) & HOLDS) !== 0, '2GM-RULING-24');
}

/** Movement of a pair: the lower of the two, or what is left to a pair formed this turn (2GM-COVER-03, 2GM-RULING-74). */
export function pairMovement(s: Table, id: number): number {
  const u = unit(s, id);
  const partner = unit(s, u.partner);
  if (u.left !== NONE) return Math.min(u.left, movementOf(s, u.partner));
  if (partner.left !== NONE) return Math.min(partner.left, movementOf(s, id));
  return Math.min(movementOf(s, id), movementOf(s, u.partner));
}

/** 2GM-COVER-05: a pair formed in this phase is not separated before a later one. */
export function isBound(s: Table, id: number): boolean {
  const { partner } = unit(s, id);
  return partner !== NONE && (unit(s, id).left !== NONE || unit(s, partner).left !== NONE);
}

/** May the two move on together? Each must be able to, save that the one who has just joined has moved (2GM-RULING-75). */
export function mayMovePair(s: Table, seat: number, id: number): boolean {
  const u = unit(s, id);
  if (u.partner === NONE || u.seat !== seat) return false;
  if (u.left !== NONE && unit(s, u.partner).left !== NONE) return false;
  return mayGoOn(s, id) && mayGoOn(s, u.partner);
}

function mayGoOn(s: Table, id: number): boolean {
  const { left, seat } = unit(s, id);
  return left > 0 || mayMove(s, seat, id);
}

/** 2GM-COVER-01: who may walk beside whom. */
export function isCoverPair(s: Table, a: number, b: number): boolean {
  const one = unit(s, a);
  const two = unit(s, b);
  const vehicle = isVehicle(s, one) ? one : two;
  const other = vehicle === one ? two : one;
  if (!isVehicle(s, vehicle) || !isInfantry(s, other) || one.seat !== two.seat) return false;
  if (one.partner !== NONE || two.partner !== NONE || vehicle.cargo !== NONE) return false;
  return by(!s.opt.coverRequireArmored || unitCard(s, vehicle.card).armor > 1, '2GM-RULING-73', 'SOLOT-REF-04');
}

export interface SwapTry {
  seat: number;
  a: number;
  b: number;
}

type SwapCheck = Check<Table, SwapTry, RuleId, GmFacts>;

const bothMove: SwapCheck = {
  rule: '2GM-MOVE-01',
  gate: true,
  ok: (s, c) => mayMove(s, c.seat, c.a) && mayMove(s, c.seat, c.b) && c.a !== c.b,
  say: (_s, _c, w) => w.moving.bothMustOwnUnits,
};

/** For two that may move: the list of moves has found that out before. */
export const moversSwapChecks: readonly SwapCheck[] = [
  {
    rule: '2GM-RULING-54',
    ok: (s, c) => distance(s, unit(s, c.a).at, unit(s, c.b).at) === 1,
    say: (_s, _c, w) => w.moving.theyNotAdjacent,
  },
  {
    rule: '2GM-MOVE-06',
    ok: (s, c) => movementValue(s, c.a) === 1 && movementValue(s, c.b) === 1,
    say: (_s, _c, w) => w.moving.onlyTwoUnitsWhose,
  },
  {
    rule: '2GM-RULING-69',
    ok: (s, c) => unit(s, c.a).partner === NONE && unit(s, c.b).partner === NONE,
    say: (_s, _c, w) => w.moving.coveredPairNotChange,
  },
  {
    rule: '2GM-TERRAIN-10',
    ok: (s, c) => terrainCode(s, c.a, unit(s, c.b).at) !== CLOSED && terrainCode(s, c.b, unit(s, c.a).at) !== CLOSED,
    say: (_s, _c, w) => w.moving.oneThemCannotEnter,
  },
];

/** 2GM-MOVE-06, 2GM-RULING-54. */
export const swapChecks: readonly SwapCheck[] = /* @__PURE__ */ [bothMove].concat(moversSwapChecks);

const near: number[] = [];

export interface AssaultTry {
  seat: number;
  unit: number;
  /** The space from which it goes in. */
  from: number;
  target: number;
}

/** Everything about an assault but the way to where it begins (2GM-ASSAULT-01 to 2GM-ASSAULT-04). */
export const assaultChecks: readonly Check<Table, AssaultTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-ASSAULT-01',
    gate: true,
    ok: (s, c) => isInfantry(s, unit(s, c.unit)),
    say: (_s, _c, w) => w.moving.onlyInfantryCanAssault,
  },
  {
    rule: '2GM-ASSAULT-02',
    gate: true,
    ok: (s, c) => {
      const t = s.units[c.target];
      return t !== undefined && onField(t) && areEnemies(s, c.seat, t.seat);
    },
    say: (_s, _c, w) => w.moving.assaultGoesAgainstEnemy, // no HQ, aircraft, passenger (2GM-RULING-70)
  },
  {
    rule: '2GM-ASSAULT-03',
    ok: (s, c) => distance(s, c.from, unit(s, c.target).at) === 1,
    say: (_s, _c, w) => w.moving.notStandNextEnemy,
  },
  {
    rule: '2GM-RULING-71',
    ok: (s, c) => terrainCode(s, c.unit, unit(s, c.target).at) !== CLOSED,
    say: (_s, _c, w) => w.moving.cannotEnterSpace,
  },
  {
    rule: '2GM-RULING-69',
    ok: (s, c) => !isAssaulted(s, unit(s, c.target).at),
    say: (_s, _c, w) => w.moving.anotherUnitAlreadyAssaults,
  },
  {
    rule: '2GM-RULING-72',
    ok: (s, c) => !unit(s, c.unit).noAttack,
    say: (_s, _c, w) => w.moving.mayNotAttackTurn,
  },
  {
    rule: '2GM-ASSAULT-16',
    ok: (s, c) => !unit(s, c.unit).dropped,
    say: (_s, _c, w) => w.moving.landedTurn,
  },
];

function isAssaulted(s: Table, space: number): boolean {
  return s.units.some((u) => u.onto === space);
}

/** The enemy units next to a space, both of a covered pair. */
export function enemiesBeside(s: Table, seat: number, space: number, out: number[]): number {
  const count = neighboursOf(fieldOf(s), space, near);
  let found = 0;
  for (let i = 0; i < count; i++) {
    const id = s.on[near[i] ?? NOWHERE] ?? NONE;
    if (id === NONE || !areEnemies(s, seat, unit(s, id).seat)) continue;
    out[found++] = id;
    if (unit(s, id).partner !== NONE) out[found++] = unit(s, id).partner;
  }
  return found;
}
