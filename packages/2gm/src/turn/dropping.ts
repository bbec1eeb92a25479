import { by } from '@sandtable/kernel';
import { policies } from '../editions/index';
import { buildingAt, naturalAt, pieceAt } from '../ground';
import { NONE, type Table } from '../state';

/** May infantry be dropped there? (2GM-PARA-03, 2GM-PARA-04, 2GM-RULING-106, 2GM-RULING-107); 2GM-PARA-05 is canStand's. */
export function mayLand(s: Table, space: number): boolean {
  if (s.on[space] !== NONE) return false;
  return policies(s).dropsOnBuildings || buildingAt(s, space) === null;
}

/** Landing hurts on a Terrain card, in Tactics also on natural terrain (2GM-PARA-07). */
export function landsHard(s: Table, space: number): boolean {
  if (pieceAt(s, space) !== null) return true;
  const natural = naturalAt(s, space);
  return by(policies(s).naturalTerrainHurtsDrops && natural !== 'open' && natural !== 'beach', '2GM-PARA-06');
}
