import { type Core, sameOption, think, type Viewer } from '@sandtable/kernel';
import type { Chronicle } from './chronicle';
import { applyMove, ROLL } from './move';
import { choiceOf, type Hostable } from './speech';
import { type Step, stepFor } from './step';
import { maySee, type Trace } from './update';

/** The story after `since` answers (null: from the very start), told to one viewer: for the log and the film. */
export function history<S extends Core, Setup, View>(
  chronicle: Chronicle<S, Setup, View>,
  game: Hostable<S, Setup, View>,
  who: Viewer,
  since: number | null,
): Step[] {
  const { journal } = chronicle;
  const steps: Step[] = [];
  const start = since ?? 0;
  const match = chronicle.matchAt(start);
  if (since === null) {
    const before = { answers: 0, seat: null, by: null, events: chronicle.opening(), state: match.state };
    steps.push(stepFor(game, game.rules, before, who));
  }
  for (let i = start; i < journal.length; i++) {
    const entry = journal[i];
    if (entry === undefined) break;
    const done = applyMove(match, entry);
    const { seat, by } = entry;
    const deed = { answers: i + 1, seat, by, events: done.ok ? done.events : [], state: match.state };
    steps.push(stepFor(game, game.rules, deed, who));
  }
  return steps;
}

/**
 * What an opponent thought when it gave the answer that made it `n`: it thinks again, which takes its time. Null for people
 * and dice, for what the viewer may not know, and where it would answer otherwise today.
 */
export function thoughtAt<S extends Core, Setup, View>(
  chronicle: Chronicle<S, Setup, View>,
  game: Hostable<S, Setup, View>,
  thoughts: 'own' | 'open',
  who: Viewer,
  n: number,
): Trace | null {
  const entry = chronicle.journal[n - 1];
  if (entry === undefined || entry.by === null || n > settled(chronicle)) return null;
  const { seat, by, option } = entry;
  const opponent = Object.hasOwn(game.opponents, by) ? game.opponents[by] : undefined;
  if (opponent === undefined || option[0] === ROLL || !maySee(thoughts, seat, who)) return null;
  const match = chronicle.matchAt(n - 1);
  const reply = think(match, seat, opponent);
  if (reply === null || !('option' in reply) || !sameOption(reply.option, option)) return null;
  const { thought } = reply;
  return { answers: n, seat, thought, choice: choiceOf(game, match.state, seat, option, thought) };
}

/** Answers from here on are secret still, and so is what was thought of them. */
function settled<S extends Core, Setup, View>({ journal }: Chronicle<S, Setup, View>): number {
  let n = journal.length;
  while (n > 0 && journal[n - 1]?.secret === true) n--;
  return n;
}
