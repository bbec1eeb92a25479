import { type Core, type GameEvent, type Seat, sameOption, think, type Viewer } from '@sandtable/kernel';
import type { Chronicle } from './chronicle';
import { applyMove, ROLL } from './move';
import { choiceOf, type Hostable, retellAt, retellEvents, tellAll } from './speech';
import { maySee, seenBy, type Trace } from './update';

/** What a viewer may know of one answer of the past. */
export interface Step {
  /** So many answers were in the journal with it; 0 is what happened before the first. */
  readonly answers: number;
  readonly seat: Seat | null;
  /** The opponent that gave the answer; null for a person. */
  readonly by: string | null;
  readonly events: readonly GameEvent[];
  /** Each event in the words of the game. */
  readonly told: readonly string[];
}

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
    const events = seenBy(match, chronicle.opening(), who);
    const { state } = chronicle.matchAt(0);
    const told = tellAll(game, state, events, who);
    steps.push({ answers: 0, seat: null, by: null, events: retellEvents(events, retellAt(game, state)), told });
  }
  for (let i = start; i < journal.length; i++) {
    const entry = journal[i];
    if (entry === undefined) break;
    const done = applyMove(match, entry);
    const events = done.ok ? seenBy(match, done.events, who) : [];
    const { seat, by } = entry;
    const told = tellAll(game, match.state, events, who);
    steps.push({ answers: i + 1, seat, by, events: retellEvents(events, retellAt(game, match.state)), told });
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
  return { seat, thought, choice: choiceOf(game, match.state, seat, option, thought) };
}

/** Answers from here on are secret still, and so is what was thought of them. */
function settled<S extends Core, Setup, View>({ journal }: Chronicle<S, Setup, View>): number {
  let n = journal.length;
  while (n > 0 && journal[n - 1]?.secret === true) n--;
  return n;
}
