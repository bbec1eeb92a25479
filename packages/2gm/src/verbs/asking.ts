import type { DecisionDef, Frame, Seat } from '@sandtable/kernel';
import type { GmState } from '../state';
import { type Act, optionWords, type Verb } from './verb';

/** A decision that is a list of acts. */
export interface Asking<F extends Frame> extends DecisionDef<GmState, F> {
  /** What a person may wish while it is open. */
  readonly verbs: readonly Verb[];
}

/**
 * Asks for one of these acts, in their order, and asks again at `again` until one of them goes on. `guests` are acts of the rules
 * for a seat that nobody plays; `also` are verbs that are explained though they are never offered here.
 */
export function asking<F extends Frame>(
  { kind, rule, again }: { readonly kind: string; readonly rule: string; readonly again: string },
  acts: readonly (Act<F> | Guest<F>)[],
  also: readonly Verb[] = [],
): Asking<F> {
  const byWord = new Map(acts.flatMap((act) => optionWords(act.verbs).map((word) => [word, act] as const)));
  return {
    kind,
    rule,
    verbs: [...acts.flatMap((act) => ('guest' in act ? [] : act.verbs)), ...also],
    offer(s, f, seat, out) {
      for (let i = 0; i < acts.length; i++) acts[i]?.offer(s, f, seat, out);
    },
    take(s, f, seat, option, k) {
      const act = byWord.get(String(option[0]));
      if (act === undefined) throw new RangeError(`Nobody offers "${option.join(' ')}".`);
      if (act.goesOn !== true) k.jump(f, again);
      act.take(s, f, seat, option, k);
    },
  };
}

/** An act that only a seat without a person is offered. */
export interface Guest<F extends Frame = Frame> extends Act<F> {
  readonly guest: true;
}

/** Shorthand for an act whose verbs do not look at the frame. */
export function act(
  verbs: readonly Verb[],
  offer: (s: Parameters<Act['offer']>[0], seat: Seat, out: Parameters<Act['offer']>[3]) => void,
  take: (s: GmState, seat: Seat, option: Parameters<Act['take']>[3], k: Parameters<Act['take']>[4]) => void,
): Act {
  return {
    verbs,
    offer: (s, _f, seat, out) => offer(s, seat, out),
    take: (s, _f, seat, option, k) => take(s, seat, option, k),
  };
}
