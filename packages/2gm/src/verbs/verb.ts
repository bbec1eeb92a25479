import type { Frame, Act as KernelAct, Verb as KernelVerb, Option } from '@sandtable/kernel';
import type { GmFacts } from '../say';
import type { GmState } from '../state';

/** One thing a player can say. */
export interface Verb extends KernelVerb<GmState, GmFacts> {
  /** A place it names need not be one of the field. */
  readonly anyPlace?: boolean;
  /** What a stranger sees of it at night; all of it where nothing is said. */
  atNight?(s: GmState, option: Option): Option;
}

/** What a decision offers of verbs that are listed together, and what choosing one of them does. */
export interface Act<F extends Frame = Frame> extends KernelAct<GmState, F, GmFacts> {
  readonly verbs: readonly Verb[];
}
