import { disc, type Reach } from '@sandtable/geometry';
import { passes, type Seat } from '@sandtable/kernel';
import { couldAimFrom } from './attacking';
import { FOG, isStuckInWater } from './entering';
import { interceptChecks } from './intercept';
import { areEnemies, board, onMap, seatState, type Table, typeOf, unit } from './state';
import { findReach } from './steps';
import { LAUNCHER_ARM } from './unit-types';

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
  const danger = dangersOn(s, id, reach);
  const out: Goal[] = [];
  for (let hex = 0; hex < board(s).map.size; hex++) {
    if (hex === unit(s, id).at || !reach.canStop(hex)) continue;
    out.push({ hex, cost: reach.cost[hex] ?? 0, path: reach.safestTo(hex, danger).slice(1) });
  }
  return out;
}

/** The way a unit takes when a person sends it somewhere: the cheapest, and of those the one fewest can stop. */
export function wayTo(s: Table, id: number, hex: number, spent: number): number[] {
  const reach = findReach(s, id, spent);
  return reach.canStop(hex) ? reach.safestTo(hex, dangersOn(s, id, reach)).slice(1) : [];
}

/** How many enemies could stop the unit on each hex it reaches. */
function dangersOn(s: Table, id: number, reach: Reach): number[] {
  return Array.from(reach.cost, (cost, hex) => (cost > 0 ? interceptorsAt(s, id, hex).length : 0));
}

/** Enemies that could attack the unit from where they stand, were it on this hex. */
export function threatsAt(s: Table, id: number, hex: number): number[] {
  const there = { ...unit(s, id), at: hex };
  return s.units.flatMap((u, enemy) => {
    if (!onMap(u) || !areEnemies(s, u.seat, there.seat) || typeOf(u).arm === LAUNCHER_ARM) return [];
    return !isStuckInWater(s, u) && couldAimFrom(s, u, u.at, there) ? [enemy] : [];
  });
}

/**
 * Enemies that might stop the unit if it goes on from this hex, by the checks of the window itself. Nobody does in fog
 * (AA-INTERCEPT-18), and an Automa may have been told not to.
 */
export function interceptorsAt(s: Table, id: number, hex: number): number[] {
  if (s.weather === FOG) return [];
  const units = s.units.slice();
  units[id] = { ...unit(s, id), at: hex };
  const moved = { ...s, units };
  const mayAsk = (seat: Seat): boolean => !seatState(s, seat).automa || s.opt.automaIntercepts;
  return s.units.flatMap((u, enemy) =>
    enemy !== id && mayAsk(u.seat) && passes(interceptChecks, moved, { seat: u.seat, unit: enemy, mover: id })
      ? [enemy]
      : [],
  );
}

/** AA-KATYUSHA-03: the hexes a salvo covers, as far as they are on the map. */
export function salvoHexes(s: Table, hex: number): number[] {
  const out: number[] = [];
  const count = disc(board(s).map, hex, 1, out);
  return out.slice(0, count);
}
