import type { GameEvent, Seat, Thought } from '@sandtable/kernel';

/** One answer of the past as the log, the film and the statistics read it: what happened and how the engine tells it. */
export interface ToldStep {
  /** So many answers were given with it; 0 is what happened before the first. */
  readonly answers: number;
  readonly seat: Seat | null;
  /** The opponent that gave the answer; null for a person. */
  readonly by: string | null;
  readonly events: readonly GameEvent[];
  /** One sentence for each event, in the engine's words. */
  readonly told: readonly string[];
  readonly thought: Thought | null;
}
