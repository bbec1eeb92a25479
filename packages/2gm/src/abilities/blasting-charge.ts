import { ASSAULT } from '../attack/shot';
import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-11: for the one who assaults, not for the fire that meets him. */
export const blastingCharge: GmAbility = {
  id: 'blasting-charge',
  rule: '2GM-ABIL-11',
  label: labels.blastingCharge,
  hooks: { aim: (_s, shot) => (shot.mode === ASSAULT ? -1 : 0) },
};
