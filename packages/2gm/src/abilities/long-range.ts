import { isMainWeapon } from '../attack/shot';
import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-45, 2GM-ABIL-47: one space more, never for an upgrade; how hard it is to hit there is told in numbers.ts. */
export const longRange: GmAbility = {
  id: 'long-range',
  rule: '2GM-ABIL-45',
  label: labels.longRange,
  hooks: { range: (_s, c) => (isMainWeapon(c.weapon) ? 1 : 0) },
};
