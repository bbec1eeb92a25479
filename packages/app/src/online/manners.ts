import type { Create } from '@sandtable/wire';

/** How a table across the net is kept, beside its match. */
export interface NetManners {
  readonly name: string;
  readonly listed: boolean;
  readonly choices: Create['choices'];
  readonly clock: ClockDraft;
}

/** The clock as the form asks for it: minutes of a live match, hours of one by correspondence. */
export interface ClockDraft {
  readonly kind: 'none' | 'live' | 'correspondence';
  readonly turn: number;
  readonly bank: number;
  readonly weekends: boolean;
  readonly over: 'wait' | 'forfeit';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is offered when a kind is chosen; every number can be changed. */
export const USUAL_CLOCKS: Readonly<Record<ClockDraft['kind'], ClockDraft>> = {
  none: { kind: 'none', turn: 0, bank: 0, weekends: true, over: 'wait' },
  live: { kind: 'live', turn: 5, bank: 20, weekends: true, over: 'forfeit' },
  correspondence: { kind: 'correspondence', turn: 72, bank: 0, weekends: false, over: 'wait' },
};

/** How a table is kept if nobody says otherwise. */
export function usualManners(name: string): NetManners {
  return { name, listed: false, choices: 'fixed', clock: USUAL_CLOCKS.none };
}

/** The same as the server wants it; undefined: nobody is in a hurry. */
export function clockOf({ kind, turn, bank, weekends, over }: ClockDraft, zone: number): Create['clock'] {
  if (kind === 'none') return undefined;
  if (kind === 'live') return { kind, turnMs: Math.round(turn * MINUTE), bankMs: Math.round(bank * MINUTE), over };
  return { kind, turnMs: Math.round(turn * HOUR), weekends: weekends ? 'count' : 'off', zone, over };
}
