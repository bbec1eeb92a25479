import {
  type Asking as Asks,
  type Frame,
  type FrameDef,
  asking as kernelAsking,
  reacting as kernelReacting,
  type Option,
  type Question,
  type Seat,
  type WindowFrame,
  type WindowMoment,
} from '@sandtable/kernel';
import type { GmFacts } from '../say';
import type { GmState } from '../state';
import type { Act, Verb } from './verb';

export type Asking<F extends Frame> = Asks<GmState, F, GmFacts>;

/** A decision of 2GM as a list of acts. */
export function asking<F extends Frame>(
  question: Question,
  acts: readonly Act<F>[],
  also: readonly Verb[] = [],
): Asking<F> {
  return kernelAsking<GmState, F, GmFacts>(question, acts, also);
}

/** A window of 2GM as a list of acts. */
export function reacting<F extends Frame>(
  moment: WindowMoment<GmState, F>,
  acts: readonly Act<F>[],
): FrameDef<GmState, WindowFrame> {
  return kernelReacting<GmState, F, GmFacts>(moment, acts);
}

/** Shorthand for an act whose verbs do not look at the frame. */
export function act(
  verbs: readonly Verb[],
  offer: (s: GmState, seat: Seat, out: Option[]) => void,
  take: (s: GmState, seat: Seat, option: Option, k: Parameters<Act['take']>[4]) => void,
): Act {
  return {
    verbs,
    offer: (s, _f, seat, out) => offer(s, seat, out),
    take: (s, _f, seat, option, k) => take(s, seat, option, k),
  };
}
