import type { GmEvent, GmView, Table } from '@sandtable/2gm/table';
import type { Trace } from '@sandtable/host';
import type { GameEvent } from '@sandtable/kernel';
import { eventsOf, type ToldStep } from '../../log/step';
import type { Arrow, ArrowKind, Candidate, Hit, Marks } from '../board/model';
import { hqSpot, NOWHERE, type Spot, unitSpot } from '../board/spots';
import { partsOf } from '../play/anatomy';
import { placeOf } from '../play/words';

/** More than these would only hide the field. */
const MOST_CANDIDATES = 9;

/** A decision and the views around it. `before` is null where nobody has kept it. */
export interface FilmedShot {
  /** What happened with one answer; `answers` tells it from the others. */
  readonly step: Pick<ToldStep, 'facts' | 'answers'>;
  readonly trace: Trace | null;
  readonly before: GmView | null;
  readonly after: GmView;
}

/** What a decision looks like on the field: ways, arrows, hits, and the spots that were weighed. */
export function filmMarks({ step, trace, before, after }: FilmedShot): Marks {
  const events = eventsOf(step) as readonly (GameEvent & GmEvent)[];
  const places = new Places(before?.table ?? null, after.table, events);
  const moved = wayOf(events);
  const aim = events.flatMap((e) => (e.type === 'raid' ? e.spaces : []));
  return {
    candidates: trace === null ? [] : candidatesOf(trace, before ?? after),
    arrows: arrowsOf(events, places),
    hits: hitsOf(events, step.answers, places),
    ...(aim.length === 0 ? {} : { aim }),
    ...(moved === null ? {} : { lastMove: moved.path, glide: moved }),
  };
}

/** Where units are: as they were before the answer, as they came, and as the events say of those that are gone. */
class Places {
  private readonly lost = new Map<number, number>();

  constructor(
    private readonly before: Table | null,
    private readonly after: Table,
    events: readonly GmEvent[],
  ) {
    for (const e of events) if (e.type === 'destroyed' && e.space >= 0) this.lost.set(e.unit, e.space);
  }

  of(unit: number): Spot {
    const lost = this.lost.get(unit);
    if (lost !== undefined) return lost;
    const now = placeOf(this.after, unit);
    if (now !== NOWHERE) return now;
    const then = this.before === null ? NOWHERE : placeOf(this.before, unit);
    return then === NOWHERE && this.after.units[unit] !== undefined ? unitSpot(unit) : then;
  }
}

function wayOf(events: readonly GmEvent[]): { readonly unit: number; readonly path: readonly number[] } | null {
  const first = events.find((e) => e.type === 'moved');
  if (first === undefined) return null;
  const path = events.flatMap((e) => (e.type === 'moved' && e.unit === first.unit ? e.path : []));
  // a move that goes on begins where the one before ended
  return { unit: first.unit, path: path.filter((space, i) => space !== path[i - 1]) };
}

function arrowsOf(events: readonly GmEvent[], places: Places): Arrow[] {
  const out: Arrow[] = [];
  const draw = (from: Spot, to: Spot, kind: ArrowKind): void => {
    if (from !== NOWHERE && to !== NOWHERE && from !== to) out.push({ from, to, kind });
  };
  let raider = NOWHERE;
  for (const e of events) {
    switch (e.type) {
      case 'attack':
        if (e.shooter >= 0) draw(places.of(e.shooter), targetOf(e, places), 'attack');
        break;
      case 'raid':
        raider = places.of(e.unit);
        draw(raider, targetOf({ ...e, space: e.spaces[0] ?? NOWHERE }, places), 'air');
        break;
      case 'assault-declared':
        draw(places.of(e.unit), places.of(e.target), 'assault');
        break;
      case 'intercepts':
        draw(places.of(e.unit), raider, 'intercept');
        break;
      case 'escorts':
        draw(places.of(e.unit), raider, 'escort');
        break;
      case 'healed':
      case 'repaired':
        draw(places.of(e.unit), places.of(e.target), 'support');
        break;
      default:
    }
  }
  return out;
}

function targetOf(
  { target, hq, space }: { readonly target: number; readonly hq: number; readonly space: number },
  places: Places,
): Spot {
  if (target >= 0) return places.of(target);
  return hq >= 0 ? hqSpot(hq) : space;
}

function hitsOf(events: readonly GmEvent[], answers: number, places: Places): Hit[] {
  const out: Hit[] = [];
  events.forEach((e, i) => {
    const key = `${answers}.${i}`;
    if (e.type === 'wounded') out.push({ spot: places.of(e.unit), key, label: `−${e.amount}` });
    else if (e.type === 'destroyed') out.push({ spot: places.of(e.unit), key, destroyed: true });
    else if (e.type === 'hq-hurt') out.push({ spot: hqSpot(e.hq), key, label: `−${e.amount}` });
    else if (e.type === 'terrain-hurt') out.push({ spot: e.space, key, label: `−${e.amount}` });
    else if (e.type === 'terrain-destroyed') out.push({ spot: e.space, key, destroyed: true });
  });
  return out.filter((hit) => hit.spot !== NOWHERE);
}

/** The spots it thought about, the chosen one first, then those that stayed longest in the running. What was chosen is the first even where it has no place. */
function candidatesOf({ seat, thought, choice }: Trace, view: GmView): Candidate[] {
  const desk = { view, seat };
  const best = new Map<Spot, number>();
  for (const { option, rank } of thought.candidates) {
    const { spot } = partsOf(desk, option);
    if (spot !== NOWHERE) best.set(spot, Math.max(best.get(spot) ?? 0, rank.length));
  }
  const chosen = partsOf(desk, choice.option).spot;
  if (best.size > 0 && chosen !== NOWHERE) best.set(chosen, Number.POSITIVE_INFINITY);
  return [...best]
    .sort(([spotA, a], [spotB, b]) => (a === b ? spotA - spotB : b - a))
    .slice(0, MOST_CANDIDATES)
    .map(([spot], i) => ({ spot, rank: i + (chosen === NOWHERE ? 2 : 1) }));
}
