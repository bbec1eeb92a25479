import { CLOSED, CostField, NOWHERE, PASS_ONLY } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { Board } from '../map/board';
import { baseCodes, entryCodes, isOccupiable } from '../moving/entering';
import { searchOf } from '../moving/steps';
import { type Aim, findAims, imagineAims } from './aims';
import { ATTACK_LETTERS, IMAGINED_LETTERS, meetsAOrB } from './attack-letters';
import { type Narrowed, narrow } from './choose';
import type { Mover } from './mover';

/** What an order makes a unit do; ties are still open. */
export type Found =
  /** Go to one of the hexes. */
  | { readonly kind: 'go'; readonly hexes: readonly number[] }
  /** Attack one of the aims left, from one of its hexes. */
  | { readonly kind: 'attack'; readonly aims: Narrowed<Aim> }
  /** Go as close as possible to one of the aims left. */
  | { readonly kind: 'approach'; readonly aims: Narrowed<Aim> }
  | { readonly kind: 'stay' };

/** Rules that closed or opened something on the way, for the trace. */
export type Notes = RuleId[];

/** A line of the Automa's charts; null if the unit cannot fulfil it. */
export interface Order {
  readonly order: number;
  readonly rule: RuleId;
  find(m: Mover, notes: Notes): Found | null;
}

/** Artillery, Aircraft and Tanks (AA-AUTOMA-20, -21). */
export const OTHER_ORDERS: readonly Order[] = [
  { order: 1, rule: 'AA-AUTOMA-20', find: attackSomebody },
  { order: 2, rule: 'AA-AUTOMA-21', find: approachSomebody },
];

/** Infantry (AA-AUTOMA-10 to -18). */
export const INFANTRY_ORDERS: readonly Order[] = [
  { order: 1, rule: 'AA-AUTOMA-10', find: conquer },
  { order: 2, rule: 'AA-AUTOMA-11', find: goBesideFactory },
  { order: 3, rule: 'AA-AUTOMA-14', find: goTowardsFactory },
  { order: 4, rule: 'AA-AUTOMA-15', find: attackByAOrB },
  { order: 5, rule: 'AA-AUTOMA-16', find: goToClosestFactory },
  { order: 6, rule: 'AA-AUTOMA-18', find: (m, notes) => attackSomebody(m, notes) ?? approachSomebody(m, notes) },
];

function go(hexes: readonly number[]): Found | null {
  return hexes.length === 0 ? null : { kind: 'go', hexes };
}

/** Order 1: AA-AUTOMA-10; AA-RULING-91: who stands inside does not matter. */
function conquer(m: Mover, notes: Notes): Found | null {
  const free = m.entries.filter((hex) => !m.situation.hasInfantryBeside(hex, true));
  if (free.length < m.entries.length) notes.push('AA-AUTOMA-10');
  return by(go(free), 'AA-RULING-91');
}

/** Order 2: AA-AUTOMA-11 to -13. */
function goBesideFactory(m: Mover, notes: Notes): Found | null {
  const { board, prizes } = m.situation;
  const beside = new Uint8Array(board.map.size);
  for (const factory of prizes) {
    const reachable = besidesOf(board, factory).filter((hex) => m.stops.includes(hex));
    if (reachable.length === 0) continue;
    if (m.situation.hasInfantryBeside(factory, false, m.id)) {
      const contested = m.situation.hasInfantryBeside(factory, true);
      notes.push(contested ? 'AA-AUTOMA-13' : 'AA-AUTOMA-12');
      if (!contested) continue;
    }
    for (const hex of reachable) beside[hex] = 1;
  }
  return go(m.stops.filter((hex) => beside[hex] === 1));
}

/** Order 3: AA-AUTOMA-14, AA-RULING-89: nearer to a factory, and beside it with the next move. */
function goTowardsFactory(m: Mover): Found | null {
  const { board, prizes, s } = m.situation;
  const bare = baseCodes(board, m.type.arm, s.weather);
  const good = new Uint8Array(board.map.size);
  for (const factory of prizes) {
    const way = m.costsTo(factory);
    const now = way[m.unit.at] ?? 0;
    // two whole moves and the step into the factory: whatever stands in the way only makes it longer
    if (now > 2 * m.type.speed + (bare[factory] ?? 0)) continue;
    const next = costsToBeside(m, factory);
    for (const hex of m.stops) {
      const rest = next[hex] ?? NOWHERE;
      if (rest !== NOWHERE && rest <= m.type.speed && (way[hex] ?? 0) < now) good[hex] = 1;
    }
  }
  return by(go(m.stops.filter((hex) => good[hex] === 1)), 'AA-RULING-89');
}

const fields = new WeakMap<Board, CostField>();

/** Half points from every hex to the nearest hex beside the factory where the unit could stop, units as they stand. */
function costsToBeside(m: Mover, factory: number): Int32Array {
  const { board, s } = m.situation;
  let field = fields.get(board);
  if (field === undefined) {
    field = new CostField(board.map);
    fields.set(board, field);
  }
  const codes = entryCodes(s, m.id, searchOf(board).codes);
  const goals = besidesOf(board, factory).filter((hex) => {
    const code = codes[hex] ?? CLOSED;
    return code !== CLOSED && (code & PASS_ONLY) === 0 && !isOccupiable(s, m.unit, hex);
  });
  // a step that takes a whole move leaves nothing for another one, so adding up costs does not miss a rule
  return field.costsTo(goals, codes, m.type.speed).cost;
}

function besidesOf(board: Board, hex: number): number[] {
  const { neighbours, directions } = board.map;
  const out: number[] = [];
  for (let d = 0; d < directions; d++) {
    const next = neighbours[hex * directions + d] ?? NOWHERE;
    if (next !== NOWHERE) out.push(next);
  }
  return out;
}

/** Order 4: AA-AUTOMA-15. */
function attackByAOrB(m: Mover): Found | null {
  const aims = findAims(m, m.stops).aims.filter((aim) => meetsAOrB(m, aim));
  return aims.length === 0 ? null : { kind: 'attack', aims: narrow(ATTACK_LETTERS, m, aims) };
}

/** Order 5: AA-AUTOMA-16, AA-RULING-90. Of equally close factories either will do. */
function goToClosestFactory(m: Mover): Found | null {
  const { prizes, board } = m.situation;
  const ways = prizes.map((factory) => m.costsTo(factory));
  const closest = Math.min(...ways.map((way) => way[m.unit.at] ?? 0));
  const good = new Uint8Array(board.map.size);
  for (const way of ways) {
    if (way[m.unit.at] !== closest) continue;
    const least = Math.min(...m.stops.map((hex) => way[hex] ?? closest));
    if (least >= closest) continue;
    for (const hex of m.stops) if (way[hex] === least) good[hex] = 1;
  }
  return by(go(m.stops.filter((hex) => good[hex] === 1)), 'AA-RULING-90');
}

/** AA-AUTOMA-20: whom it can attack now. */
function attackSomebody(m: Mover, notes: Notes): Found | null {
  const { aims, spared } = findAims(m, m.stops);
  if (spared) notes.push('AA-AUTOMA-35');
  return aims.length === 0 ? null : { kind: 'attack', aims: narrow(ATTACK_LETTERS, m, aims) };
}

/** AA-AUTOMA-21, AA-RULING-92: otherwise as close as possible to whom it would attack, or nowhere. */
function approachSomebody(m: Mover, notes: Notes): Found {
  const { aims, spared, outOfReach } = imagineAims(m);
  if (spared && !notes.includes('AA-AUTOMA-35')) notes.push('AA-AUTOMA-35');
  if (aims.length > 0) return { kind: 'approach', aims: narrow(IMAGINED_LETTERS, m, aims) };
  if (outOfReach) notes.push(m.type.shootsBackAtAir ? 'AA-B17-01' : 'AA-DECLARE-11');
  notes.push('AA-RULING-92');
  return { kind: 'stay' };
}
