import type { GmAbility } from '../abilities/hooks';
import { DOGFIGHT } from '../attack/shot';
import { labels } from '../labels';

/** −1/−1 when his fighter intercepts or escorts. */
export const sSakai: GmAbility = {
  id: 'hero/s-sakai',
  rule: '2GM-HERO-04',
  label: labels.sSakai,
  hooks: { aim: (_s, shot) => (shot.mode === DOGFIGHT ? -1 : 0) },
};
