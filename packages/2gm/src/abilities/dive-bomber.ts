import { FLAK } from '../attack/shot';
import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-19: hard to hit for anti-aircraft guns. */
export const diveBomber: GmAbility = {
  id: 'dive-bomber',
  rule: '2GM-ABIL-19',
  label: labels.diveBomber,
  hooks: { dodge: (_s, shot) => (shot.mode === FLAK ? 1 : 0) },
};
