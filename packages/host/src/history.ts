import {
  type Core,
  type Game,
  type GameEvent,
  type Seat,
  sameOption,
  type Thought,
  think,
  type Viewer,
} from '@sandtable/kernel';
import type { Chronicle } from './chronicle';
import { applyMove } from './move';
import { maySee, redacted } from './update';

/** What a viewer may know of one answer of the past. */
export interface Step {
  /** So many answers were in the journal with it; 0 is what happened before the first. */
  readonly answers: number;
  readonly seat: Seat | null;
  /** The opponent that gave the answer; null for a person. */
  readonly by: string | null;
  readonly events: readonly GameEvent[];
  readonly thought: Thought | null;
}

/** The story after `since` answers (null: from the very start), told to one viewer: for the log and the film. */
export function history<S extends Core, Setup, View>(
  chronicle: Chronicle<S, Setup, View>,
  opponents: Game<S, Setup, View>['opponents'],
  thoughts: 'own' | 'open',
  who: Viewer,
  since: number | null,
): Step[] {
  const { journal } = chronicle;
  const steps: Step[] = [];
  const start = since ?? 0;
  const match = chronicle.matchAt(start);
  if (since === null) {
    const events = redacted(match, chronicle.opening(), who);
    steps.push({ answers: 0, seat: null, by: null, events, thought: null });
  }
  const told = settled(chronicle);
  for (let i = start; i < journal.length; i++) {
    const entry = journal[i];
    if (entry === undefined) break;
    const { seat, by, option } = entry;
    const opponent = by === null || !Object.hasOwn(opponents, by) ? undefined : opponents[by];
    let thought: Thought | null = null;
    if (opponent !== undefined && i < told && maySee(thoughts, seat, who)) {
      const reply = think(match, seat, opponent);
      if (reply !== null && 'option' in reply && sameOption(reply.option, option)) thought = reply.thought;
    }
    const done = applyMove(match, entry);
    steps.push({ answers: i + 1, seat, by, events: done.ok ? redacted(match, done.events, who) : [], thought });
  }
  return steps;
}

/** Answers from here on are secret still, and so is what was thought of them. */
function settled<S extends Core, Setup, View>({ journal }: Chronicle<S, Setup, View>): number {
  let n = journal.length;
  while (n > 0 && journal[n - 1]?.secret === true) n--;
  return n;
}
