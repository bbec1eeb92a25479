import { type Core, type GameEvent, type Seat, sameOption, type Thought, think, type Viewer } from '@sandtable/kernel';
import type { Chronicle } from './chronicle';
import { applyMove } from './move';
import { type Choice, choiceOf, type Hostable, tellAll } from './speech';
import { maySee, redacted } from './update';

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
  readonly thought: Thought | null;
  /** What goes with the thought. */
  readonly choice: Choice | null;
}

/** The story after `since` answers (null: from the very start), told to one viewer: for the log and the film. */
export function history<S extends Core, Setup, View>(
  chronicle: Chronicle<S, Setup, View>,
  game: Hostable<S, Setup, View>,
  thoughts: 'own' | 'open',
  who: Viewer,
  since: number | null,
): Step[] {
  const { journal } = chronicle;
  const { opponents } = game;
  const steps: Step[] = [];
  const start = since ?? 0;
  const match = chronicle.matchAt(start);
  if (since === null) {
    const events = redacted(match, chronicle.opening(), who);
    const told = tellAll(game, chronicle.matchAt(0).state, events);
    steps.push({ answers: 0, seat: null, by: null, events, told, thought: null, choice: null });
  }
  const open = settled(chronicle);
  for (let i = start; i < journal.length; i++) {
    const entry = journal[i];
    if (entry === undefined) break;
    const { seat, by, option } = entry;
    const opponent = by === null || !Object.hasOwn(opponents, by) ? undefined : opponents[by];
    let thought: Thought | null = null;
    let choice: Choice | null = null;
    if (opponent !== undefined && i < open && maySee(thoughts, seat, who)) {
      const reply = think(match, seat, opponent);
      if (reply !== null && 'option' in reply && sameOption(reply.option, option)) {
        thought = reply.thought;
        choice = choiceOf(game, match.state, seat, option, thought);
      }
    }
    const done = applyMove(match, entry);
    const events = done.ok ? redacted(match, done.events, who) : [];
    steps.push({ answers: i + 1, seat, by, events, told: tellAll(game, match.state, events), thought, choice });
  }
  return steps;
}

/** Answers from here on are secret still, and so is what was thought of them. */
function settled<S extends Core, Setup, View>({ journal }: Chronicle<S, Setup, View>): number {
  let n = journal.length;
  while (n > 0 && journal[n - 1]?.secret === true) n--;
  return n;
}
