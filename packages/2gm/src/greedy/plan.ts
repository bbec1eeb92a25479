import { neighboursOf } from '@sandtable/geometry';
import { unitCard } from '../cards';
import { isNavigable, isWater } from '../field/entering';
import { distanceToHq, fieldOf, rowOf } from '../ground';
import {
  DESTROY_HQ,
  DESTROY_PLACES,
  DESTROY_UNITS,
  type GoalRow,
  HOLD_PLACES,
  REACH_ROW,
  RESCUE,
  readGoal,
} from '../scenario/goals';
import { NONE, onField, sideOf, type Table, type Unit, unit } from '../state';

/**
 * What a side is about, by the first of its goals: go for the HQ, stand on places, shoot at places, hunt units, or keep the
 * others from theirs.
 */
export type Aim = 'storm' | 'take' | 'raze' | 'hunt' | 'guard';

export interface Plan {
  readonly aim: Aim;
  /** The spaces it is about, and how far from done somebody there still is. */
  readonly from: readonly number[];
  readonly start: number;
  /** Steps on foot to the nearest of them; FAR where there is no way. */
  readonly walk: readonly number[];
  /** Spaces it wants to stand on. */
  readonly posts: readonly number[];
  /** Spaces whose terrain it wants to destroy. */
  readonly razes: readonly number[];
  /** The HQ of the others is a goal. */
  readonly hq: boolean;
  /** The card that must be brought home, NONE without one; and what everybody else does meanwhile. */
  readonly rescued: number;
  readonly escort: Plan | null;
}

const FAR = 30;

const plans: readonly WeakMap<Table, Plan>[] = [new WeakMap(), new WeakMap()];
const swims = new WeakMap<Plan, number[]>();

/** The plan of a side; made once for each table looked at. */
export function planOf(s: Table, side: number): Plan {
  let made = plans[side]?.get(s);
  if (made === undefined) {
    made = makePlan(s, side);
    plans[side]?.set(s, made);
  }
  return made;
}

/** Steps for whoever crosses water: few do, so it is worked out when one asks. */
function swimOf(s: Table, plan: Plan): readonly number[] {
  let found = swims.get(plan);
  if (found === undefined) {
    found = steps(s, plan.from, plan.start, true);
    swims.set(plan, found);
  }
  return found;
}

/** The plan of one unit: whoever is to be rescued goes home, the others see to it. */
export function planFor(s: Table, u: Unit): Plan {
  const plan = planOf(s, sideOf(s, u.seat));
  return plan.rescued === NONE || plan.rescued === u.card ? plan : (plan.escort ?? plan);
}

function makePlan(s: Table, side: number): Plan {
  const goals = s.goals.filter((goal) => goal[0] === side);
  const hq = s.scenario === '' || goals.some((goal) => readGoal(goal).kind === DESTROY_HQ);
  const razes = goals.flatMap((goal) => (readGoal(goal).kind === DESTROY_PLACES ? readGoal(goal).places : []));
  const first = goals[0];
  const rest = { hq, razes, posts: [] as readonly number[], rescued: NONE, escort: null };
  if (first === undefined) return { ...rest, aim: 'storm', ...wayToHq(s, 1 - side) };
  const goal = readGoal(first);
  switch (goal.kind) {
    case DESTROY_HQ:
      return { ...rest, aim: 'storm', ...wayToHq(s, 1 - side) };
    case DESTROY_UNITS:
      return { ...rest, aim: 'hunt', ...fields(s, unitSpaces(s, 1 - side), 0) };
    case DESTROY_PLACES:
      return { ...rest, aim: 'raze', ...fields(s, goal.places, 0) };
    case HOLD_PLACES: {
      const open = goal.places.filter((space) => !isHeldBy(s, side, space));
      return { ...rest, aim: 'take', posts: goal.places, ...fields(s, open.length > 0 ? open : goal.places, 0) };
    }
    case REACH_ROW:
    case RESCUE: {
      const posts = rowSpaces(s, side, goal.row);
      const hunt: Plan = { ...rest, aim: 'hunt', ...fields(s, unitSpaces(s, 1 - side), 0) };
      const escort = goal.card === NONE ? null : hunt;
      return { ...rest, aim: 'take', posts, rescued: goal.card, escort, ...fields(s, posts, 0) };
    }
    default: {
      const posts = threatened(s, side);
      return { ...rest, aim: 'guard', posts, ...fields(s, posts, 0) };
    }
  }
}

/** What the other side is after: there the guard stands. */
function threatened(s: Table, side: number): readonly number[] {
  const first: GoalRow | undefined = s.goals.find((goal) => goal[0] !== side);
  if (first === undefined) return hqSpaces(s, side);
  const goal = readGoal(first);
  if (goal.kind === REACH_ROW) return rowSpaces(s, 1 - side, goal.row);
  return goal.places.length > 0 ? goal.places : hqSpaces(s, side);
}

function hqSpaces(s: Table, side: number): number[] {
  return s.natural.flatMap((_n, space) =>
    s.hqs.some((h) => h.side === side && distanceToHq(s, space, h) === 1) ? [space] : [],
  );
}

function unitSpaces(s: Table, side: number): number[] {
  return s.units.flatMap((u) => (onField(u) && sideOf(s, u.seat) === side ? [u.at] : []));
}

function rowSpaces(s: Table, side: number, row: number): number[] {
  return s.natural.flatMap((_n, space) => (rowOf(s, side, space) === row && !isWater(s, space) ? [space] : []));
}

function isHeldBy(s: Table, side: number, space: number): boolean {
  const id = s.on[space] ?? NONE;
  return id !== NONE && sideOf(s, unit(s, id).seat) === side;
}

type Ground = Pick<Table, 'columns' | 'natural' | 'bridges'>;

/** The last way to the HQ of each side, and the ground it leads over: the next table is nearly always of the same match. */
const ways: { readonly ground: Ground; readonly hqs: readonly number[]; readonly way: Way }[] = [];

function wayToHq(s: Table, side: number): Way {
  const hqs = s.hqs.flatMap((h) => (h.side === side ? [h.column] : []));
  const known = ways[side];
  if (known !== undefined && isSameGround(known.ground, s) && isSameList(known.hqs, hqs)) return known.way;
  const way = fields(s, hqSpaces(s, side), 1);
  ways[side] = { ground: { columns: s.columns, natural: s.natural.slice(), bridges: s.bridges.slice() }, hqs, way };
  return way;
}

function isSameGround(a: Ground, b: Ground): boolean {
  return a.columns === b.columns && isSameList(a.natural, b.natural) && isSameList(a.bridges, b.bridges);
}

function isSameList(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

type Way = Pick<Plan, 'from' | 'start' | 'walk'>;

function fields(s: Table, from: readonly number[], start: number): Way {
  return { from, start, walk: steps(s, from, start, false) };
}

const near: number[] = [];

/** Steps from the nearest of some spaces to every other, whoever stands in between. */
export function steps(s: Table, from: readonly number[], start: number, swims: boolean): number[] {
  const field = fieldOf(s);
  const out = new Array<number>(field.size).fill(FAR);
  const queue = [...from];
  for (const space of from) out[space] = start;
  for (let i = 0; i < queue.length; i++) {
    const space = queue[i] ?? 0;
    const next = (out[space] ?? 0) + 1;
    const count = neighboursOf(field, space, near);
    for (let j = 0; j < count; j++) {
      const to = near[j] ?? 0;
      if ((out[to] ?? 0) <= next || (isWater(s, to) && !(swims && isNavigable(s, to)))) continue;
      out[to] = next;
      queue.push(to);
    }
  }
  return out;
}

/** How many steps a unit on the space is from doing what its side is about. */
export function gapOf(s: Table, u: Unit, space: number, range: number): number {
  const plan = planFor(s, u);
  const away = (unitCard(s, u.card).tags.includes('amphibious') ? swimOf(s, plan) : plan.walk)[space] ?? FAR;
  switch (plan.aim) {
    case 'storm':
      for (const h of s.hqs) if (h.side !== sideOf(s, u.seat) && distanceToHq(s, space, h) <= range) return 0;
      return Math.max(0.5, away - range);
    case 'raze':
    case 'hunt':
      return Math.max(0, away - Math.max(1, range));
    case 'take':
      return away;
    case 'guard':
      return Math.max(0, away - 1);
  }
}
