import { disc, neighboursOf, type Reach } from '@sandtable/geometry';
import { passes } from '@sandtable/kernel';
import { couldAimFrom } from '../attack/attacking';
import { LAUNCHER_ARM } from '../content/unit-types';
import { FOG, isStuckInWater } from '../moving/entering';
import { interceptChecks } from '../moving/intercept';
import { findReach } from '../moving/steps';
import { areEnemies, board, onMap, seatState, type Table, typeOf, unit } from '../state';

/** A hex where a unit could end its move, and the half points that takes. */
export interface Goal {
  readonly hex: number;
  readonly cost: number;
  /** All hexes of the way, the last one is the goal. */
  readonly path: readonly number[];
}

/** Where the unit could end a move; `spent` are the half points of a move under way, −1 before it has begun. */
export function goalsOf(s: Table, id: number, spent: number): Goal[] {
  const reach = findReach(s, id, spent);
  const way = waysOf(dangersAround(s, id), reach);
  const out: Goal[] = [];
  for (let hex = 0; hex < board(s).map.size; hex++) {
    if (hex === unit(s, id).at || !reach.canStop(hex)) continue;
    out.push({ hex, cost: reach.cost[hex] ?? 0, path: way(hex) });
  }
  return out;
}

/** Dearer ways on which fewer enemies can stop the unit, to those of the goals that have one. */
export function saferWays(s: Table, id: number, spent: number, goals: readonly Goal[]): Goal[] {
  const danger = dangersAround(s, id);
  // at the goal itself nothing is left to stop
  const met = (hexes: readonly number[]): number =>
    hexes.slice(0, -1).reduce((sum, hex) => sum + (danger[hex] ?? 0), 0);
  const dangerous = goals.filter((goal) => met(goal.path) > 0);
  if (dangerous.length === 0) return [];
  const safest = findReach(s, id, spent).leastDanger(danger);
  return dangerous.flatMap(({ hex, path }) => {
    const { way, cost } = safest(hex);
    return way.length > 1 && met(way.slice(1)) < met(path) ? [{ hex, cost, path: way.slice(1) }] : [];
  });
}

/** Where the unit could end a move that leads through these hexes in their order, each reached by the cheapest way. */
export function goalsThrough(s: Table, id: number, spent: number, through: readonly number[]): Goal[] {
  const path: number[] = [];
  let [here, paid]: [Table, number] = [s, spent];
  for (const hex of through) {
    const reach = findReach(here, id, paid);
    if ((reach.cost[hex] ?? -1) <= 0) return [];
    path.push(...waysOf(dangersAround(here, id), reach)(hex));
    paid = Math.max(0, paid) + (reach.cost[hex] ?? 0);
    here = withUnitAt(s, id, hex);
  }
  const before = Math.max(0, paid) - Math.max(0, spent);
  const on = goalsOf(here, id, paid).map((goal) => ({
    ...goal,
    cost: goal.cost + before,
    path: [...path, ...goal.path],
  }));
  const last = path.at(-1);
  const stays = last !== undefined && findReach(s, id, spent).canStop(last);
  return stays ? [{ hex: last, cost: before, path }, ...on] : on;
}

/** The same table with the unit elsewhere on its way. */
export function withUnitAt(s: Table, id: number, hex: number): Table {
  const units = s.units.slice();
  units[id] = { ...unit(s, id), at: hex };
  return { ...s, units };
}

/** The way a unit takes when a person sends it somewhere; empty if there is none. */
export function wayTo(s: Table, id: number, hex: number, spent: number): readonly number[] {
  const reach = findReach(s, id, spent);
  return reach.canStop(hex) ? waysOf(dangersAround(s, id), reach)(hex) : [];
}

const path: number[] = [];

/** The cheapest, and of those the one fewest enemies can stop; where nobody can, by direction as for an Automa. */
function waysOf(danger: Uint8Array, reach: Reach): (hex: number) => readonly number[] {
  if (danger.every((n) => n === 0)) return (hex) => path.slice(1, reach.pathTo(hex, path));
  const safest = reach.safest(danger);
  return (hex) => safest(hex).slice(1);
}

/** How many enemies could stop the unit on each hex. */
function dangersAround(s: Table, id: number): Uint8Array {
  const { map } = board(s);
  const danger = new Uint8Array(map.size);
  const stops = stoppers(s, id);
  const near: number[] = [];
  s.units.forEach((u, enemy) => {
    if (!onMap(u) || !areEnemies(s, u.seat, unit(s, id).seat)) return;
    const count = neighboursOf(map, u.at, near);
    for (const hex of near.slice(0, count)) if (stops(enemy, hex)) danger[hex] = (danger[hex] ?? 0) + 1;
  });
  return danger;
}

/** Enemies that could attack the unit from where they stand, were it on this hex. */
export function threatsAt(s: Table, id: number, hex: number): number[] {
  const there = { ...unit(s, id), at: hex };
  return s.units.flatMap((u, enemy) => {
    if (!onMap(u) || !areEnemies(s, u.seat, there.seat) || typeOf(u).arm === LAUNCHER_ARM) return [];
    return !isStuckInWater(s, u) && couldAimFrom(s, u, u.at, there) ? [enemy] : [];
  });
}

/** Enemies that might stop the unit if it goes on from this hex. */
export function interceptorsAt(s: Table, id: number, hex: number): number[] {
  const stops = stoppers(s, id);
  return s.units.flatMap((_, enemy) => (enemy !== id && stops(enemy, hex) ? [enemy] : []));
}

/**
 * Whether an enemy might stop the unit on a hex, by the checks of the window itself. Nobody does in fog (AA-INTERCEPT-18),
 * and an Automa may have been told not to.
 */
function stoppers(s: Table, id: number): (enemy: number, hex: number) => boolean {
  if (s.weather === FOG) return () => false;
  const mover = { ...unit(s, id) };
  const units = s.units.slice();
  units[id] = mover;
  const moved = { ...s, units };
  return (enemy, hex) => {
    const { seat } = unit(s, enemy);
    mover.at = hex;
    const mayAsk = !seatState(s, seat).automa || s.opt.automaIntercepts;
    return mayAsk && passes(interceptChecks, moved, { seat, unit: enemy, mover: id });
  };
}

/** AA-KATYUSHA-03: the hexes a salvo covers, as far as they are on the map. */
export function salvoHexes(s: Table, hex: number): number[] {
  const out: number[] = [];
  const count = disc(board(s).map, hex, 1, out);
  return out.slice(0, count);
}
