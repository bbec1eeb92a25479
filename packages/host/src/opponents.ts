import { type Core, DIE, type Seat, type Submitted, type Thought, think } from '@sandtable/kernel';
import type { Chronicle } from './chronicle';
import type { WantedDie } from './question';
import { type Occupant, personAt } from './seats';
import { type Choice, choiceOf, type Hostable } from './speech';

/** An opponent whose seat is asked and who can answer now. */
export interface Thinker {
  readonly seat: Seat;
  readonly name: string;
}

/** The first opponent to act; none while each waits for a die, or for a person who may want back what was undone. */
export function nextThinker<S extends Core, Setup, View>(
  { match, undone }: Chronicle<S, Setup, View>,
  seats: readonly Occupant[],
  die: WantedDie | null,
): Thinker | null {
  const waiting = match.waiting();
  if (undone.length > 0 && waiting.some((seat) => personAt(seats, seat) !== null)) return null;
  for (const seat of waiting) {
    const occupant = seats[seat];
    if (occupant?.by !== 'opponent' || die?.seat === seat || match.decision(seat)?.kind === DIE) continue;
    return { seat, name: occupant.name };
  }
  return null;
}

export interface Thinking {
  readonly done: Submitted;
  /** What it thought, if it has answered. */
  readonly thought: Thought | null;
  readonly choice: Choice | null;
  /** The physical die it needs first. */
  readonly die: WantedDie | null;
}

/** One answer or one die of an opponent. */
export function letThink<S extends Core, Setup, View>(
  chronicle: Chronicle<S, Setup, View>,
  game: Hostable<S, Setup, View>,
  { seat, name }: Thinker,
): Thinking {
  const opponent = game.opponents[name];
  const reply = opponent === undefined ? null : think(chronicle.match, seat, opponent);
  if (reply === null) return failed('It did not reply.');
  if ('roll' in reply) {
    const die: WantedDie = { seat, ...reply.roll };
    const done = chronicle.rollFor(seat, die.sides, die.rule, die.purpose, name);
    return { done, thought: null, choice: null, die: !done.ok && done.needsDie === true ? die : null };
  }
  const choice = choiceOf(game, chronicle.match.state, seat, reply.option, reply.thought);
  const done = chronicle.submit(seat, reply.option, name);
  return { done, thought: done.ok ? reply.thought : null, choice: done.ok ? choice : null, die: null };
}

export function failed(message: string): Thinking {
  return { done: { ok: false, message }, thought: null, choice: null, die: null };
}
