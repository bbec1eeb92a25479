import type { Occupant } from '@sandtable/host';
import { acesRecords } from './aces-records';

/** What the plumbing must know of a game beside its engine: how a match is listed, timed and seated. */
export interface GameRecords {
  /** The name of each side, as the texts of the game know it. */
  sides(view: unknown): readonly string[];
  round(view: unknown): number;
  /** What the small picture of the match is drawn from. */
  picture(view: unknown): unknown;
  /** The time limit of the turn under way; null if the match has none. */
  timer(view: unknown): { readonly turn: string; readonly limitMs: number } | null;
  /** Who sits where in a set-up from a file: opponents where it has them, otherwise the person. */
  occupants(setup: unknown, person: string): readonly Occupant[];
}

const RECORDS: Readonly<Record<string, GameRecords>> = { aces: acesRecords };

export function recordsOf(game: string): GameRecords | null {
  return Object.hasOwn(RECORDS, game) ? (RECORDS[game] ?? null) : null;
}
