import type { GmAbility } from '../abilities/hooks';
import { naturalAt } from '../ground';
import { labels } from '../labels';
import type { Table } from '../state';

/** 2GM-TERRAIN-30: a lake is nobody's way. */
const sails = (s: Table, space: number): boolean => naturalAt(s, space) !== 'lake';

/** 2GM-ABIL-06, 2GM-RULING-155: river and sea are normal ground for it. */
export const amphibious: GmAbility = {
  id: 'amphibious',
  rule: '2GM-ABIL-06',
  label: labels.amphibious,
  hooks: { crossesWater: sails },
};

/** 2GM-ABIL-20, 2GM-LCVP-01: a landing craft is at home on river and sea, and nowhere else (entering.ts bars it from land). */
export const embarkDisembark: GmAbility = {
  id: 'embark-disembark',
  rule: '2GM-ABIL-20',
  label: labels.embarkDisembark,
  hooks: { crossesWater: sails },
};
