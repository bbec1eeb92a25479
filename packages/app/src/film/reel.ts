import { eventsOf, isOpponents, type ToldStep } from '../log/step';
import type { TurnEvent } from './enemy-turn';

/**
 * The last turn that an opponent began: everything from its first decision to the answer that ended it, reactions of
 * others included. Empty if there was none.
 */
export function reelOf(steps: readonly ToldStep[]): readonly ToldStep[] {
  let end = steps.length;
  while (end > 0) {
    const from = beginOf(steps, end);
    const first = beginner(steps, from, end);
    if (first !== undefined && isOpponents(first) && from > 0) return steps.slice(from, end);
    end = from;
  }
  return [];
}

/** Whether an opponent only answers somebody whose turn it is: whoever sits here has just done something in a turn of their own. */
export function isAnswering(steps: readonly ToldStep[]): boolean {
  const last = steps.at(-1);
  if (last === undefined || isOpponents(last) || turnIn(last) !== undefined) return false;
  const from = beginOf(steps, steps.length);
  const first = beginner(steps, from, steps.length);
  return from > 0 && first !== undefined && !isOpponents(first);
}

/** Where the turn begins that the step before `end` belongs to; an answer that begins the next turn ends its own. */
function beginOf(steps: readonly ToldStep[], end: number): number {
  let from = end - 1;
  while (from > 0 && turnIn(steps[from - 1]) === undefined) from--;
  return from;
}

/** The first decision of whose turn it is: others may have been asked before, whether they have something to say to its beginning. */
function beginner(steps: readonly ToldStep[], from: number, end: number): ToldStep | undefined {
  const seat = turnIn(steps[from - 1])?.seat;
  return steps.slice(from, end).find((step) => seat === undefined || step.seat === seat);
}

function turnIn(step: ToldStep | undefined): TurnEvent | undefined {
  return eventsOf(step)
    .filter((event): event is TurnEvent => event.type === 'turn')
    .at(-1);
}
