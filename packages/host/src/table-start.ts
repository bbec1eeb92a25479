import type { Commands } from './commands';
import type { Moments } from './moments';
import type { WantedDie } from './question';
import type { TableOptions } from './saved';
import type { Occupant } from './seats';
import type { UndoRequest } from './undo-policy';

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
  readonly seq: number;
  readonly moments: Moments;
  readonly commands: Commands;
}
