import { eventsOf, isOpponents, type ToldStep } from '../log/step';

/**
 * The last turn that an opponent began: everything from its first decision to the answer that ended it, reactions of
 * others included. Empty if there was none.
 */
export function reelOf(steps: readonly ToldStep[]): readonly ToldStep[] {
  let end = steps.length;
  while (end > 0) {
    let from = end - 1;
    // an answer that begins the next turn ends this one
    while (from > 0 && !startsTurn(steps[from - 1])) from--;
    const first = steps[from];
    if (first !== undefined && isOpponents(first) && from > 0) return steps.slice(from, end);
    end = from;
  }
  return [];
}

/** Whether an opponent only answers somebody whose turn it is: whoever sits here has just done something in a turn of their own. */
export function isAnswering(steps: readonly ToldStep[]): boolean {
  const last = steps.at(-1);
  if (last === undefined || isOpponents(last) || startsTurn(last)) return false;
  let from = steps.length - 1;
  while (from > 0 && !startsTurn(steps[from - 1])) from--;
  const first = steps[from];
  return from > 0 && first !== undefined && !isOpponents(first);
}

function startsTurn(step: ToldStep | undefined): boolean {
  return eventsOf(step).some((event) => event.type === 'turn');
}
