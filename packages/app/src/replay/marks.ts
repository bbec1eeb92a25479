import type { Seat } from '@sandtable/kernel';
import type { ToldStep } from '../log/step';

/** Where a turn begins. */
export interface TurnStart {
  readonly answers: number;
  readonly title: string;
  readonly round: number;
  readonly seat: Seat;
}

/** Something was lost for good. */
export interface Loss {
  readonly answers: number;
  readonly text: string;
}

interface TurnEvent {
  readonly type: string;
  /** Rounds of all players in one game, single turns in the other. */
  readonly round?: number;
  readonly turn?: number;
  readonly seat?: Seat;
}

export function turnsOf(steps: readonly ToldStep[]): TurnStart[] {
  return steps.flatMap(({ facts, answers }) =>
    facts.flatMap(({ event, told: title }) => {
      const e: TurnEvent = event;
      return e.type === 'turn' ? [{ answers, title, round: e.round ?? e.turn ?? 0, seat: e.seat ?? 0 }] : [];
    }),
  );
}

export function lossesOf(steps: readonly ToldStep[]): Loss[] {
  return steps.flatMap(({ facts, answers }) =>
    facts.flatMap(({ event: { type }, told: text }) =>
      type === 'destroyed' || type === 'factory-destroyed' ? [{ answers, text }] : [],
    ),
  );
}

/** The turn under way after so many answers; null before the first. */
export function turnAt(turns: readonly TurnStart[], answers: number): TurnStart | null {
  let found: TurnStart | null = null;
  for (const turn of turns) if (turn.answers <= answers) found = turn;
  return found;
}

/** The start of this turn, or of the one before if it has just begun. */
export function turnBefore(turns: readonly TurnStart[], answers: number): number {
  let found = 0;
  for (const turn of turns) if (turn.answers < answers) found = turn.answers;
  return found;
}

export function turnAfter(turns: readonly TurnStart[], answers: number, last: number): number {
  return turns.find((turn) => turn.answers > answers)?.answers ?? last;
}
