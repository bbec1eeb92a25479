import type { BookOpponent, Core, Decision, Option, Ruleset, Seat } from '@sandtable/kernel';
import type { Ranks, Style } from './levels';
import type { Stake } from './stakes';

/** What the Commander knows of a game beyond its rules: a quick player, what a position is worth, and which intentions there are. */
export interface Brain<S extends Core, View> {
  readonly rules: Ruleset<S, never, View>;
  /** Answers at once for a seat of a person; what the search improves on, and who plays on in imagined turns. */
  quick(view: View, decision: Decision): Plan;
  /** The opponent of the book where it has the seat: everybody sees that it does, and how it decides is in the book. */
  bookAt(s: S, seat: Seat): BookOpponent<View> | null;
  /** What a position is made of, seen from the seat's side: numbers to be weighed. */
  features(s: S, seat: Seat): readonly number[];
  /** What each of them is called, in the same order; the weights are kept by these names. */
  readonly names: readonly string[];
  readonly weights: readonly number[];
  /** By how much a style values each more or less; what is left out counts as usual. */
  readonly styles: Readonly<Record<Style, Readonly<Record<string, number>>>>;
  /** Makes fights of an imagined state fall out as they do on average, where the rules know such a way to play. */
  calm?(s: S): void;
  /** Names the roll under way by what it is about, so that the same fight meets the same dice in all that is tried. */
  rollOf(s: S): number;
  /** Single turns so far, and whose it is. */
  turn(s: S): number;
  isTurnOf(s: S, seat: Seat): boolean;
  /** What can be won or lost, as the seat sees it. */
  stakes(view: View, seat: Seat): readonly Stake[];
  /** Has it gone from whoever had it, or come to the seat's side: a unit destroyed, a factory in other hands, an HQ hit? */
  isLost(s: S, stake: Stake, seat: Seat): boolean;
  /** What stands at a place that a wish names, for whoever reads the wish without the board before him; null where nothing does. */
  pieceAt(s: S, place: string): string | null;
  /** How hard each level thinks here: turns of some games take longer, and fewer of them tell as much. */
  readonly ranks: Ranks;
  /** Whether plans come with the most promising first; otherwise they are looked at one by one. */
  readonly sorted: boolean;
  /** What could be done, as whole intentions: the answers that carry each out, the first of them to this question. */
  plans(s: S, view: View, decision: Decision): readonly Plan[];
  /** Kinds of questions whose answers only lead on what another answer has begun: a way of many steps is one decision. */
  readonly underWay: readonly string[];
}

/** Answers one after the other; what is not offered any more ends it. */
export type Plan = readonly Option[];

/** Of a way the place it leads to: where a plan goes on with the same unit, its last step stands for all. */
export function endOf(plan: Plan): Option | undefined {
  const [first] = plan;
  return first === undefined ? undefined : plan.filter((o) => o[0] === first[0] && o[1] === first[1]).at(-1);
}
