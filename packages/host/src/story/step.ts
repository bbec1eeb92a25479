import type { Core, GameEvent, Ruleset, Seat, Viewer } from '@sandtable/kernel';
import { type Speech, tellAll } from '../speech/speech';

/** Something that has happened, as far as a viewer may know, and how the game tells it. */
export interface ToldEvent {
  readonly event: GameEvent;
  /** In the words of the game; empty where it has none. */
  readonly told: string;
}

/** One answer and what came of it, for one viewer: the same whether it is heard at once or read up later. */
export interface ToldStep {
  /** So many answers were in the journal with it; 0 is what happened before the first. A typed die belongs to its answer. */
  readonly answers: number;
  readonly seat: Seat | null;
  /** The opponent that gave the answer; null for a person. */
  readonly by: string | null;
  readonly facts: readonly ToldEvent[];
}

/** The same before anybody is told, secrets included. */
export interface UntoldStep<S extends Core> extends Omit<ToldStep, 'facts'> {
  readonly events: readonly GameEvent[];
  /** The board right after it: what is told is told about that, whatever came later. */
  readonly state: S;
}

/** What a game says about its events. */
export interface Teller<S extends Core> {
  readonly tell?: Speech<S, unknown, unknown>['tell'] | undefined;
}

/** What the viewer may know of it. */
export function stepFor<S extends Core>(
  game: Teller<S>,
  rules: Pick<Ruleset<S>, 'see'>,
  { answers, seat, by, events, state }: UntoldStep<S>,
  who: Viewer,
): ToldStep {
  const seen = events.flatMap((event) => rules.see(event, who) ?? []);
  const told = tellAll(game, state, seen, who);
  return { answers, seat, by, facts: seen.map((event, i) => ({ event, told: told[i] ?? '' })) };
}
