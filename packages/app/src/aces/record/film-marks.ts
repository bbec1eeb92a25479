import { hexNamed, type Table } from '@sandtable/aces/table';
import type { Trace } from '@sandtable/host';
import type { Option } from '@sandtable/kernel';
import { eventsOf, type ToldStep } from '../../log/step';
import type { Arrow, Candidate, Hit, Marks } from '../board/model';
import type { Happening } from './happening';

/** More than these would only hide the map. */
const MOST_CANDIDATES = 9;

/** What happened with one answer; `answers` tells it from the others. */
type Shot = Pick<ToldStep, 'facts' | 'answers'>;

/** A decision and the tables around it. `before` is null where nobody has kept it. */
export interface FilmedShot {
  readonly step: Shot;
  readonly trace: Trace | null;
  readonly before: Table | null;
  readonly after: Table;
}

/** What a decision looks like on the map: the way it went, whom it shot at, who was hit, and the hexes it weighed. */
export function filmMarks({ step, trace, before, after }: FilmedShot): Marks {
  const moved = wayOf(step, trace, before, after);
  return {
    candidates: candidatesOf(trace, after),
    arrows: arrowsOf(step, trace, after),
    hits: hitsOf(step, before ?? after),
    ...(moved === null ? {} : { lastMove: moved.path, glide: moved }),
  };
}

/** The hexes a unit went over, from where it stood. */
function wayOf(
  shot: Shot,
  trace: Trace | null,
  before: Table | null,
  after: Table,
): { readonly unit: number; readonly path: readonly number[] } | null {
  const moves = (eventsOf(shot) as readonly Happening[]).filter(
    (e) => (e.type === 'moved' || e.type === 'occupied') && e.unit !== undefined && e.hex !== undefined,
  );
  const unit = moves[0]?.unit;
  if (unit === undefined) return null;
  const from = before === null ? startOf(trace, after) : (before.units[unit]?.at ?? -1);
  const path = moves.filter((e) => e.unit === unit).map((e) => e.hex ?? -1);
  return { unit, path: from < 0 ? path : [from, ...path] };
}

/** The wish begins with where its unit stood: "act 4,7 6,5 against 7,5". */
function startOf(trace: Trace | null, table: Table): number {
  return trace === null ? -1 : hexNamed(table, trace.choice.wish.split(' ')[1] ?? '');
}

function arrowsOf(shot: Shot, trace: Trace | null, table: Table): Arrow[] {
  const at = (id: number): number => table.units[id]?.at ?? -1;
  const out: Arrow[] = [];
  const [verb, a, b] = trace?.choice.option ?? ['', -1, -1];
  if (verb === 'attack') out.push({ from: at(Number(a)), to: at(Number(b)), kind: 'attack' });
  if (verb === 'strike') out.push({ from: at(Number(a)), to: Number(b), kind: 'attack' });
  for (const e of eventsOf(shot) as readonly Happening[]) {
    if (e.type === 'intercepted') out.push({ from: at(e.unit ?? -1), to: at(e.target ?? -1), kind: 'intercept' });
    // a unit that was destroyed stands nowhere any more; where it stood is in the event
    if (e.type !== 'destroyed' || e.hex === undefined) continue;
    const { hex, unit } = e;
    for (let i = 0; i < out.length; i++) {
      const arrow = out[i];
      if (arrow !== undefined && verb === 'attack' && Number(b) === unit) out[i] = { ...arrow, to: hex };
      else if (arrow !== undefined && verb === 'attack' && Number(a) === unit) out[i] = { ...arrow, from: hex };
    }
  }
  return out.filter((arrow) => arrow.from >= 0 && arrow.to >= 0 && arrow.from !== arrow.to);
}

/** Several attacks of one answer may hurt the same unit: it flashes once, with all of it. */
function hitsOf(shot: Shot, before: Table): Hit[] {
  const damaged = new Map<number, { readonly hex: number; readonly amount: number }>();
  const destroyed: Hit[] = [];
  for (const { type, unit = -1, amount = 0, ...e } of eventsOf(shot) as readonly Happening[]) {
    const hex = e.hex ?? before.units[unit]?.at ?? -1;
    if (hex < 0) continue;
    if (type === 'damaged') damaged.set(unit, { hex, amount: amount + (damaged.get(unit)?.amount ?? 0) });
    if (type === 'destroyed') destroyed.push({ hex, key: `${shot.answers}.${unit}.x`, destroyed: true });
  }
  const hurt = [...damaged].map(([unit, { hex, amount }]) => ({
    hex,
    key: `${shot.answers}.${unit}`,
    label: `−${amount}`,
  }));
  return [...hurt, ...destroyed];
}

/** The hexes it thought about, the chosen one first, then those that stayed longest in the running. */
function candidatesOf(trace: Trace | null, table: Table): Candidate[] {
  if (trace === null) return [];
  const { thought, choice } = trace;
  const best = new Map<number, number>();
  for (const { option, rank, fate } of thought.candidates) {
    const hex = hexOf(option, table);
    if (hex < 0) continue;
    const stayed = fate === 'chosen' ? Number.POSITIVE_INFINITY : rank.length;
    best.set(hex, Math.max(best.get(hex) ?? 0, stayed));
  }
  const chosen = hexOf(choice.option, table);
  return [...best]
    .sort(
      ([hexA, a], [hexB, b]) => Number(hexB === chosen) - Number(hexA === chosen) || (a === b ? hexA - hexB : b - a),
    )
    .slice(0, MOST_CANDIDATES)
    .map(([hex], i) => ({ hex, rank: i + 1 }));
}

const ABOUT_A_HEX: readonly string[] = ['act', 'strike', 'buy', 'step', 'place'];

/** The place on the map an option is about. */
function hexOf([verb, a, b]: Option, table: Table): number {
  if (ABOUT_A_HEX.includes(verb)) return Number(b);
  if (verb === 'attack') return table.units[Number(b)]?.at ?? -1;
  if (verb === 'intercept') return table.units[Number(a)]?.at ?? -1;
  return -1;
}
