import type { GmEvent } from '@sandtable/2gm/table';
import type { RollEvent, Seat } from '@sandtable/kernel';

/** How the first turn was decided: bids and dice of both sides, again while they were even (2GM-SETUP-05 to 2GM-SETUP-07). */
export interface RollOff {
  readonly bids: readonly number[];
  /** Each round of dice: who rolled and what it came to with the bid. */
  readonly rounds: readonly (readonly { readonly seat: Seat; readonly bid: number; readonly die: number }[])[];
  readonly first: Seat;
}

const FIRST_TURN = '2GM-SETUP-05';

function isRoll(e: GmEvent): e is RollEvent {
  return e.type === 'roll';
}

/** Null until it is decided, and where a scenario says who begins (2GM-SETUP-16). */
export function rollOffOf(events: readonly GmEvent[]): RollOff | null {
  const bids = events.flatMap((e) => (e.type === 'bids' ? [e.bids] : [])).at(-1);
  const first = events.flatMap((e) => (e.type === 'first' ? [e.seat] : [])).at(-1);
  if (bids === undefined || first === undefined) return null;
  const rolls = events.filter(isRoll).filter((e) => e.rule === FIRST_TURN);
  const dice = rolls.map((e) => ({ seat: e.seat, bid: bids[e.seat] ?? 0, die: e.dice[0] ?? 0 }));
  const rounds = dice.flatMap((_d, i) => (i % 2 === 0 ? [dice.slice(i, i + 2)] : []));
  return { bids, rounds, first };
}
