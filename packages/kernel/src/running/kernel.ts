import type { Core, EventIn, Frame, Outcome, Seat } from '../core';
import type { Fact } from '../telling/fact';

/** What the steps of a ruleset may do to the match besides changing its state. */
export interface Kernel<S extends Core> {
  /** Undefined while nobody listens: write `k.emit?.({ … })` and the event is not even built. */
  readonly emit: ((event: EventIn<S>) => void) | undefined;
  /** Puts a frame on the stack; the present one goes on with its next step when that frame has ended. */
  call(child: Frame): void;
  /** The frame goes on with this step instead of the next one. */
  jump(f: Frame, step: string): void;
  /** Ends the frame; the one below reads `got`. */
  done(f: Frame, got?: number): void;
  /** The frame below, i.e. the one that called this one. */
  caller(f: Frame): Frame;
  /** Stops until the seat has answered; the frame's decision of that kind lists the options and takes the answer. */
  ask(seat: Seat, kind: string): void;
  /** Asks several seats at once; no answer takes effect or shows before all are in. */
  askAll(seats: readonly Seat[], kind: string): void;
  /** Rolls for the frame; the faces stand in `f.dice` from the next step on, even if a person has to roll them first. */
  roll(f: Frame, count: number, sides: number, seat: Seat, rule: string, purpose: Fact): void;
  /** Shuffles in place, unseen. */
  shuffle(items: (number | string)[]): void;
  /** A seat, or everybody, has just learned something that cannot be unlearned: undo will not go back behind it. */
  reveal(to: Seat | 'all'): void;
  /** Runs the ruleset's state checks until none finds anything to do. */
  settle(s: S): void;
  /** Ends the match. */
  finish(outcome: Outcome): void;
}
