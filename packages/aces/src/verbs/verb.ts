import type { Frame, Act as KernelAct, Verb as KernelVerb, Refusal, Tried } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { AcesState } from '../state';

/** One thing a player can say. */
export interface Verb extends KernelVerb<AcesState> {
  /** The rule behind it, for what is none of its answers and no check names. */
  readonly rule?: RuleId;
  /** Why it cannot be said while something else is asked, where there is more to say than that. */
  untimely?(s: AcesState, tried: Omit<Tried, 'option'>): readonly Refusal[];
}

/** What a decision offers of verbs that are listed together, and what choosing one of them does. */
export interface Act<F extends Frame = Frame> extends KernelAct<AcesState, F> {
  readonly verbs: readonly Verb[];
}
