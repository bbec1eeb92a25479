import type { Rng } from './chance/rng';
import type { Core, GameEvent, Option, Seat, Viewer } from './core';
import type { Result } from './result';
import type { Refusal } from './rules/check';
import type { FrameDef } from './running/frames';
import type { Kernel } from './running/kernel';
import type { Wish } from './telling/wish';

export interface Violation {
  readonly what: string;
}

/**
 * What seats may do unasked, at any moment the match waits for somebody: hand coins to an ally, surrender. The question that
 * is open stays open, so such an action changes the state at once and starts nothing that would need steps of its own.
 */
export interface Standing<S extends Core> {
  offer(s: S, seat: Seat, out: Option[]): void;
  take(s: S, seat: Seat, option: Option, k: Kernel<S>): void;
}

/** A game, complete: everything the engine, the host and the testkit need to know of it. */
export interface Ruleset<S extends Core = Core, Setup = unknown, View = unknown> {
  readonly id: string;
  readonly version: string;
  /** Hash of the content it plays with: cards, maps, tables. */
  readonly content: string;
  /** Every frame of the game; windows and proposals are frames too. */
  readonly frames: readonly FrameDef<S>[];
  readonly standing?: Standing<S>;
  /** No match takes more answers than this; the contract holds random play to it. */
  readonly maxAnswers: number;

  parseSetup(raw: unknown): Result<Setup>;
  /** The state before the first step, holding this generator. Chance is not used here: shuffling is a step. */
  init(setup: Setup, rng: Rng): S;
  /** Written out field by field (law 4); shares nothing with the original. */
  clone(s: S): S;
  seats(s: S): number;

  /**
   * Called before anything is asked of a state: rules whose content may differ from match to match lay out that of this one. Matches
   * call it by themselves; so does every other function of the rules that is given a state.
   */
  enter?(s: S): void;

  /** Built by addition from what the viewer may know (law 7); shares nothing with the state. */
  view(s: S, who: Viewer): View;
  /**
   * The event with what it says of the board as it is at this moment, so that it can be shown and told later, whatever the
   * board has become; left out where events say everything by themselves.
   */
  witness?(s: S, event: GameEvent): GameEvent;
  /** What this viewer may learn of an event: built from what is listed for its type; null for what nobody listed. */
  see(event: GameEvent, who: Viewer): GameEvent | null;
  /**
   * What a viewer at the table sees of an answer: the option without what is hidden in it. Two answers of one gesture
   * cannot be told apart; of one that lies covered until all are in, only that it was given. Left out where every answer is open.
   */
  gesture?(s: S, seat: Seat, option: Option, who: Viewer): Option;
  /**
   * Another state that looks the same to this seat: everything it cannot know is drawn anew from what it may believe, never
   * from the truth. What secrecy is proved with, and what an opponent that searches imagines.
   */
  resample(s: S, who: Seat, rng: Rng): S;

  /** Every rule that forbids the wish; none if it is legal now. */
  explain(s: S, who: Seat, wish: Wish): Refusal[];
  invariants(s: S): Violation[];
  /** One round of what follows by itself from the state (destroyed units leave, victory); true if anything changed. */
  stateChecks?(s: S, k: Kernel<S>): boolean;
}
