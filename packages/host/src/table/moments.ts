import type { Core, Match, Seat } from '@sandtable/kernel';

/** The numbers of the entries since which things stand as they do: whatever was meant for an earlier moment is too late. */
export interface Moments {
  /** Since when each seat is asked what it is asked now. */
  readonly asked: readonly number[];
  /** When the match last moved. */
  readonly moved: number;
  /** When an undo was last asked for, agreed to or declined. */
  readonly request: number;
  /** When each seat last changed hands. */
  readonly seated: readonly number[];
}

export function firstMoments(seats: number, seq: number): Moments {
  const all = new Array<number>(seats).fill(seq);
  return { asked: all, moved: seq, request: seq, seated: all };
}

/** What each seat is asked, so that the same question can be told from the next one that looks like it. */
export type Asked = readonly (object | null)[];

export function askedNow<S extends Core, Setup, View>({ state }: Match<S, Setup, View>, seats: number): Asked {
  const out: (object | null)[] = new Array<object | null>(seats).fill(null);
  for (const ask of state.asks) if (ask.answer === null) out[ask.seat] = ask;
  return out;
}

/** After entry `seq` moved the match: a seat whose question is still the same one may go on answering it. */
export function movedOn(before: Moments, seq: number, was: Asked, is: Asked): Moments {
  const asked = before.asked.map((since, seat: Seat) => (is[seat] !== null && is[seat] === was[seat] ? since : seq));
  return { ...before, asked, moved: seq };
}
