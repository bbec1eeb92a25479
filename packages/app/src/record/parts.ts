import type { Trace } from '@sandtable/host';
import type { Seat } from '@sandtable/kernel';
import type { Pace } from '../film/speed';
import type { LogReader, Topic } from '../log/lines';
import type { ToldStep } from '../log/step';
import type { CountedRoll } from '../stats/dice';
import type { Side } from '../stats/look';
import type { Ledger } from '../summary/ledger';
import type { ReadMatch } from '../summary/read';

/** What an opponent had in mind before it looked at its options: how it came about, number by number. */
export interface Background {
  readonly text: string;
  readonly rule: string;
  readonly items: readonly { readonly rule: string; readonly label: string; readonly value: string }[];
}

/**
 * What log, film, replay and dice ask of a game. Views come as the table sends them: only the game knows their
 * shape.
 */
export interface RecordParts extends Pace {
  /** `look` gives any later view of the same table. */
  logReader(look: () => unknown): LogReader;
  /** The words of the log's filter. */
  logWords(): { readonly topics: Readonly<Record<Topic | 'all', string>>; readonly searchHint: string };
  /** The turn under way at this view, as where a match begins in the middle; null before any. */
  opening(view: unknown): string | null;
  sides(view: unknown): Side[];
  rolls(steps: readonly ToldStep[]): CountedRoll[];
  /** A command of a seat in the words of the table, at the moment it was meant for. */
  named(view: unknown, seat: Seat, wish: string): string | Promise<string>;
  /** Said below the dice, where some hits are not rolled. */
  diceNote(view: unknown): string | null;
  /** What a seat was up to when it made this decision; null where nothing is behind it. */
  background(steps: readonly ToldStep[], step: ToldStep): Background | null;
  /** What enemies did since this seat last had its turn, and when that was over; null where there is nothing to sum up. */
  digest(
    steps: readonly ToldStep[],
    view: unknown,
    seat: Seat,
  ): { readonly text: string; readonly answers: number } | null;
}

/** What the summary asks of a game. */
export interface SummaryParts {
  /** How long a match took, in its own units. */
  length(view: unknown, answers: number): string;
  opponentName(name: string): string;
  ledger(match: ReadMatch): Ledger;
}

/** The table of one moment, with what had just happened drawn on it. */
export interface MomentBoardProps {
  readonly view: unknown;
  /** One answer earlier; null at the start. */
  readonly before: unknown;
  readonly step: ToldStep | null;
  /** Why it was decided; null until it is known. */
  readonly trace: Trace | null;
  readonly label: string;
  readonly motion: boolean;
}

/** The seats an event is about, each once. */
export function seatsIn(found: readonly (Seat | null | undefined)[]): Seat[] {
  return [...new Set(found.filter((seat) => seat !== null && seat !== undefined))];
}
