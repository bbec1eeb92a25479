import { type Core, type Reply, sameOption, type Viewer, worldFor } from '@sandtable/kernel';
import { choiceOf, type Hostable } from '../speech/speech';
import type { ThoughtWanted } from '../table/opponents';
import { maySee, type Trace } from '../table/update';
import type { Chronicle } from './chronicle';
import { applyMove, ROLL } from './move';
import { stepFor, type ToldStep } from './step';

/** The story after `since` answers (null: from the very start), told to one viewer: for the log and the film. */
export function history<S extends Core, Setup, View>(
  chronicle: Chronicle<S, Setup, View>,
  game: Hostable<S, Setup, View>,
  who: Viewer,
  since: number | null,
): ToldStep[] {
  const { journal } = chronicle;
  const steps: ToldStep[] = [];
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
    const step = { answers: i + 1, seat, by, events: done.ok ? done.events : [], state: match.state };
    steps.push(stepFor(game, game.rules, step, who));
  }
  return steps;
}

/** What an opponent was asked when it gave the answer that made it `n`; null for people and dice, and for what the viewer may not know. */
export function askedAt<S extends Core, Setup, View>(
  chronicle: Chronicle<S, Setup, View>,
  game: Hostable<S, Setup, View>,
  thoughts: 'own' | 'open',
  who: Viewer,
  n: number,
  isOver: boolean,
): ThoughtWanted<View> | null {
  const entry = chronicle.journal[n - 1];
  if (entry === undefined || entry.by === null || n > settled(chronicle)) return null;
  const { seat, by, option } = entry;
  if (!Object.hasOwn(game.opponents, by) || option[0] === ROLL || !maySee(thoughts, seat, who, isOver)) return null;
  const match = chronicle.matchAt(n - 1);
  const decision = match.decision(seat);
  if (decision === null) return null;
  const { rules, state } = match;
  return { at: 0, seat, name: by, view: rules.view(state, seat), decision, world: worldFor(rules, state, seat) };
}

/** What it thought, now that it has thought again; null where it would answer otherwise today. */
export function thoughtBehind<S extends Core, Setup, View>(
  chronicle: Chronicle<S, Setup, View>,
  game: Hostable<S, Setup, View>,
  n: number,
  reply: Reply | null,
): Trace | null {
  const entry = chronicle.journal[n - 1];
  if (entry === undefined || reply === null || !('option' in reply) || !sameOption(reply.option, entry.option))
    return null;
  const { seat, option } = entry;
  const { thought } = reply;
  return { answers: n, seat, thought, choice: choiceOf(game, chronicle.matchAt(n - 1).state, seat, option, thought) };
}

/** Answers from here on are secret still, and so is what was thought of them. */
function settled<S extends Core, Setup, View>({ journal }: Chronicle<S, Setup, View>): number {
  let n = journal.length;
  while (n > 0 && journal[n - 1]?.secret === true) n--;
  return n;
}
