import type { GmView } from '@sandtable/2gm';
import type { MiniScene } from '../board/model';
import { gmRecords } from '../records';
import type { Draft } from './draft';

/** The field of the chosen scenario as the engine has laid it out; null for another one, and where only chance lays it. */
export function fieldOfScenario({ scenario }: Pick<Draft, 'scenario'>, view: unknown): MiniScene | null {
  const laid = (view as GmView | null)?.table.scenario;
  return scenario !== '' && laid === scenario ? (gmRecords.picture(view) as MiniScene) : null;
}
