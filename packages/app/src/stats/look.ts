import type { Seat } from '@sandtable/kernel';

/** Sides in charts differ by colour and by the pattern of the line. */
export interface SideLook {
  /** Name of a colour of the page. */
  readonly colour: string;
  readonly dash: readonly number[];
}

/** A side of a match as charts and lists show it. */
export interface Side {
  readonly seat: Seat;
  readonly name: string;
  readonly look: SideLook;
}
