import type { Frame, Kernel, Option, Refusal, Seat, Wish } from '@sandtable/kernel';
import type { GmFacts } from '../say';
import type { GmState, Table } from '../state';

/** A wish that is not among the options, as the question that is open sees it. */
export interface Tried {
  readonly seat: Seat;
  /** The kind of the open question. */
  readonly kind: string;
  readonly wish: Wish;
  /** What the wish means. */
  readonly option: Option;
}

/** One thing a player can say: how it is typed, what it means, how it is printed, and why it may not be done. */
export interface Verb {
  /** The word that is typed. Its help is in the words of the game, under the same name. */
  readonly word: string;
  /** What is typed after it. */
  readonly form: string;
  /** First words of the options it stands for; the word itself where nothing is said. */
  readonly options?: readonly string[];
  /** The text that chooses the option; its parts one after the other where nothing is said. */
  print?(s: GmState, seat: Seat, option: Option): string;
  /** The option a wish means, legal or not; null if it names nothing there is. Without arguments: the word alone. */
  read?(s: GmState, seat: Seat, wish: Wish): Option | null;
  /** Every rule that forbids it, by the checks that list the options. */
  refuse?(s: GmState, tried: Tried, w: GmFacts): readonly Refusal[];
  /** A place it names need not be one of the field. */
  readonly anyPlace?: boolean;
}

/**
 * What a decision offers of one or several verbs that are listed together, and what choosing one of them does. Decisions
 * are lists of these.
 */
export interface Act<F extends Frame = Frame> {
  readonly verbs: readonly Verb[];
  offer(s: Table, f: F, seat: Seat, out: Option[]): void;
  take(s: GmState, f: F, seat: Seat, option: Option, k: Kernel<GmState>): void;
  /** The frame goes on to its next step instead of asking again. */
  readonly goesOn?: boolean;
}

/** First words of the options of an act. */
export function optionWords(verbs: readonly Verb[]): string[] {
  return verbs.flatMap(({ word, options }) => options ?? [word]);
}
