import type { RuleId } from '../../../book/index';
import type { Narrowed } from '../saying/rank';
import type { Filler } from '../situation/line';
import type { Stop } from './walking';

/** A space a unit of a solo opponent could go to. */
export interface March {
  readonly space: number;
  readonly steps: number;
  readonly cost: number;
  readonly train: readonly Filler[];
  /** The line breaks behind it (SOLOP-BEHAV-28), or its foremost position is given up for the target (SOLOT-MOVE-05). */
  readonly breaks: boolean;
}

/** Where a unit goes, and why. */
export interface Marched {
  readonly rules: readonly RuleId[];
  /** Nowhere better to go than where it stands. */
  readonly stays: boolean;
  readonly found: Narrowed<March>;
  /** Better spaces that the Supply Line does not allow. */
  readonly barred: readonly Stop[];
  readonly goals: readonly number[];
}
