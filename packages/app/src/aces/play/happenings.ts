import { hexNamed, type Table } from '@sandtable/aces/table';
import type { GameEvent } from '@sandtable/kernel';
import type { Why } from '../../film/why';
import type { Candidate, Hit } from '../board/model';

/** The part of an event that a picture needs. */
interface Seen extends GameEvent {
  readonly unit?: number;
  readonly hex?: number;
  readonly amount?: number;
}

/** Second word of "act 4,7 6,5 against 7,5" or "attack 4,7 5,7": where it leads. */
function goalOf(table: Table, wish: string): number {
  return hexNamed(table, wish.split(' ')[2] ?? '');
}

const MOST = 9;

/** What an opponent weighed, as hexes: 1 is what it did, then whoever stayed longest in the running. */
export function candidatesOf(table: Table, why: Why | null): Candidate[] {
  if (why === null || why.wish === null) return [];
  const hexes = [why.wish, ...why.alternatives.map((a) => a.wish)].map((wish) => goalOf(table, wish));
  const known = [...new Set(hexes.filter((hex) => hex >= 0))].slice(0, MOST);
  return known.map((hex, i) => ({ hex, rank: i + 1 }));
}

/** The hexes a unit has just walked, from where it stood if the wish says so. */
export function walkOf(table: Table, events: readonly GameEvent[], wish: string | null): number[] {
  const steps = (events as readonly Seen[]).flatMap((e) =>
    (e.type === 'moved' || e.type === 'occupied') && e.hex !== undefined ? [e.hex] : [],
  );
  const from = wish === null ? -1 : hexNamed(table, wish.split(' ')[1] ?? '');
  return steps.length > 0 && from >= 0 ? [from, ...steps] : steps;
}

/** Who was hurt just now. */
export function hitsOf(table: Table, events: readonly GameEvent[], seq: number): Hit[] {
  const out: Hit[] = [];
  (events as readonly Seen[]).forEach((e, i) => {
    if (e.type === 'destroyed' && e.hex !== undefined) out.push({ hex: e.hex, key: `${seq}-${i}`, destroyed: true });
    const at = e.unit === undefined ? -1 : (table.units[e.unit]?.at ?? -1);
    if (e.type === 'damaged' && at >= 0) out.push({ hex: at, key: `${seq}-${i}`, label: `−${e.amount ?? 0}` });
  });
  return out;
}

/** The unit that moved by itself on the screen, and its way. */
export function glideOf(
  events: readonly GameEvent[],
  walk: readonly number[],
): { unit: number; path: readonly number[] } | null {
  const moved = (events as readonly Seen[]).find((e) => e.type === 'moved' || e.type === 'occupied');
  return moved?.unit === undefined || walk.length < 2 ? null : { unit: moved.unit, path: walk };
}
