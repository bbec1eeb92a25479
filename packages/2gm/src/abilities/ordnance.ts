import { MAIN, SECOND, type Shot } from '../attack/shot';
import { buildingAt } from '../ground';
import { labels } from '../labels';
import { NONE, type Table } from '../state';
import type { GmAbility } from './hooks';

/** Shells of the gun, not bullets of a machine gun beside it; ruins are no building any more (2GM-RULING-32). */
function shellsBuilding(s: Table, shot: Shot): boolean {
  return (shot.weapon === MAIN || shot.weapon === SECOND) && shot.space !== NONE && buildingAt(s, shot.space) !== null;
}

/** 2GM-ABIL-66, 2GM-BUILD-13: against whoever is in a building; 2GM-ABIL-67: an empty one has no Armor to pierce. */
export const ordnance: GmAbility = {
  id: 'ordnance',
  rule: '2GM-ABIL-66',
  label: labels.ordnance,
  hooks: {
    pierce: (s, shot) => (shot.target !== NONE && shellsBuilding(s, shot) ? 2 : 0),
    damage: (s, shot) => (shellsBuilding(s, shot) ? 2 : 0),
  },
};
