import type { Seat } from '@sandtable/kernel';
import type { ClockKept } from '../clocks/seat-clock';
import type { Commands } from '../keeping/commands';
import type { TableOptions } from '../keeping/saved';
import type { UndoRequest } from '../undo/undo-policy';
import type { Moments } from './moments';
import type { WantedDie } from './question';
import type { Occupant } from './seats';

/** How a table stands beside its match. */
export interface TableStart {
  readonly options: TableOptions;
  readonly seats: readonly Occupant[];
  readonly request: UndoRequest | null;
  /** The physical die an opponent needs before it can answer. */
  readonly die: WantedDie | null;
  readonly used: readonly number[] | null;
  /** The time used in turns with a limit. */
  readonly turns: Readonly<Record<string, number>>;
  /** What the seats have used of the clock that was agreed; null: nothing yet. */
  readonly clock: ClockKept | null;
  /** The seat that has lost by its time, or by giving up. */
  readonly forfeit: Seat | null;
  readonly gaveUp: boolean;
  /** How often each seat has asked for advice. */
  readonly advised: readonly number[];
  readonly seq: number;
  readonly moments: Moments;
  readonly commands: Commands;
}
