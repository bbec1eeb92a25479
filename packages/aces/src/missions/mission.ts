import type { Kernel, Outcome } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { Team } from '../content/factions';
import type { AcesState, Table, Unit } from '../state';

/** What a mission changes; whatever it leaves out is as in an ordinary battle. Steps of the set-up that only one has are in `set-up/missions.ts`. */
export interface Mission {
  /** How many factories win, and by which rule. */
  factoriesToWin?(half: boolean): number;
  factoryRule?(team: Team): RuleId;
  /** Ends of its own. */
  decided?(s: Table, factories: number): Outcome | null;
  /** Instead of the end of whoever has no units left. */
  withoutUnits?(s: Table, left: { readonly allies: boolean; readonly germany: boolean }): Outcome | null;
  /** A round begins. True if the match has just been decided. */
  roundBegins?(s: AcesState, k: Kernel<AcesState>): boolean;
  /** A unit has entered a hex. */
  entered?(s: AcesState, u: Unit, k: Kernel<AcesState>): void;
  /** It says itself who starts with what: of two sets, those units of a faction; nothing is picked. */
  kept?(faction: number): (type: number, index: number) => boolean;
  /** Each team has a pile of start numbers of its own. */
  readonly pileForEachTeam?: boolean;
}
