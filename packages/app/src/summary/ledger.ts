import type { Seat } from '@sandtable/kernel';

/** Something that is followed over a match, one number for each point and seat. */
export interface Curve {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly { readonly seat: Seat; readonly values: readonly number[] }[];
  format(n: number): string;
}

/** A fight that changed much, in words. */
export interface ToldFight {
  readonly answers: number;
  readonly title: string;
  /** When it was. */
  readonly when: string;
  readonly outcome: string;
}

/** Everything the summary of a match shows besides its dice. */
export interface Ledger {
  /** What each point of the curves is: short below the chart, in full in its table. */
  readonly points: readonly { readonly short: string; readonly full: string }[];
  readonly curves: readonly Curve[];
  readonly fights: readonly ToldFight[];
  /** By what the fights were chosen. */
  readonly fightsHelp: string;
  /** Null if nobody hurt anybody. */
  readonly best: { readonly title: string; readonly text: string } | null;
}
