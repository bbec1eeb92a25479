/** One answer of the past as the log, the film and the statistics read it: what happened and how the engine tells it. */
export type { ToldStep } from '@sandtable/host';

import type { ToldEvent, ToldStep } from '@sandtable/host';
import type { GameEvent } from '@sandtable/kernel';

/** What the host writes as the giver of an answer that nobody gave: the time was over. */
const CLOCK = '$clock';

/** Whether an opponent of the game decided it: no person, and not the clock. */
export function isOpponents({ by }: Pick<ToldStep, 'by'>): boolean {
  return by !== null && by !== CLOCK;
}

/** What has happened in a step, one thing after the other. */
export function eventsOf(step: Pick<ToldStep, 'facts'> | null | undefined): readonly GameEvent[] {
  return step?.facts.map((fact: ToldEvent) => fact.event) ?? [];
}

/** What has happened in all of them. */
export function allEvents(steps: readonly Pick<ToldStep, 'facts'>[]): readonly GameEvent[] {
  return steps.flatMap(eventsOf);
}
