import type { Table } from '@sandtable/aces/table';
import type { Option } from '@sandtable/kernel';
import type { ToldStep } from '../../log/step';
import type { Arrow, Candidate, Hit, Marks } from '../board/model';
import type { Happening } from './happening';

/** More than these would only hide the map. */
const MOST_CANDIDATES = 24;

/**
 * What a decision of the Automa looks like on the map: the way it went, whom it shot at, who was hit, and the hexes it
 * weighed. `before` is the table before the decision, `after` the one it led to.
 */
export function filmMarks(step: ToldStep, before: Table | null, after: Table): Marks {
  const moved = wayOf(step, before);
  return {
    candidates: candidatesOf(step, after),
    arrows: arrowsOf(step, after),
    hits: hitsOf(step, before ?? after),
    ...(moved === null ? {} : { lastMove: moved.path, glide: moved }),
  };
}

/** The hexes a unit went over, from where it stood. */
function wayOf(
  { events }: ToldStep,
  before: Table | null,
): { readonly unit: number; readonly path: readonly number[] } | null {
  const moves = (events as readonly Happening[]).filter((e) => e.type === 'moved' && e.unit !== undefined);
  const unit = moves[0]?.unit;
  if (unit === undefined) return null;
  const from = before?.units[unit]?.at ?? -1;
  const path = moves.filter((e) => e.unit === unit).map((e) => e.hex ?? -1);
  return { unit, path: from < 0 ? path : [from, ...path] };
}

function arrowsOf({ choice, events }: ToldStep, table: Table): Arrow[] {
  const at = (id: number): number => table.units[id]?.at ?? -1;
  const out: Arrow[] = [];
  const [verb, a, b] = choice?.option ?? ['', -1, -1];
  if (verb === 'attack') out.push({ from: at(Number(a)), to: at(Number(b)), kind: 'attack' });
  if (verb === 'strike') out.push({ from: at(Number(a)), to: Number(b), kind: 'attack' });
  for (const e of events as readonly Happening[]) {
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

function hitsOf({ events, answers }: ToldStep, before: Table): Hit[] {
  const out: Hit[] = [];
  for (const e of events as readonly Happening[]) {
    const hex = e.hex ?? before.units[e.unit ?? -1]?.at ?? -1;
    if (hex < 0) continue;
    if (e.type === 'damaged') out.push({ hex, key: `${answers}.${e.unit}`, label: `−${e.amount ?? 0}` });
    if (e.type === 'destroyed') out.push({ hex, key: `${answers}.${e.unit}.x`, destroyed: true });
  }
  return out;
}

/** The hexes it thought about, the chosen one first, then those that stayed longest in the running. */
function candidatesOf({ thought, choice }: ToldStep, table: Table): Candidate[] {
  if (thought === null) return [];
  const best = new Map<number, number>();
  for (const { option, rank, note } of thought.candidates) {
    const hex = hexOf(option, table);
    if (hex < 0) continue;
    const stayed = note === 'chosen' ? Number.POSITIVE_INFINITY : rank.length;
    best.set(hex, Math.max(best.get(hex) ?? 0, stayed));
  }
  const chosen = choice === null ? -1 : hexOf(choice.option, table);
  return [...best]
    .sort(
      ([hexA, a], [hexB, b]) => Number(hexB === chosen) - Number(hexA === chosen) || (a === b ? hexA - hexB : b - a),
    )
    .slice(0, MOST_CANDIDATES)
    .map(([hex], i) => ({ hex, rank: i + 1 }));
}

/** The place on the map an option is about. */
function hexOf([verb, a, b]: Option, table: Table): number {
  if (verb === 'act' || verb === 'strike' || verb === 'buy') return Number(b);
  if (verb === 'attack') return table.units[Number(b)]?.at ?? -1;
  if (verb === 'intercept') return table.units[Number(a)]?.at ?? -1;
  return -1;
}
