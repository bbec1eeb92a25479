import type { GmAbility } from '../abilities/hooks';
import { labels } from '../labels';

/** Nobody is well seen but under flares; who lies face down stands in `field/night.ts`. */
export const night: GmAbility = {
  id: 'night',
  rule: '2GM-NIGHT-08',
  label: labels.night,
  hooks: { dodge: (s) => (s.flares === s.turn ? 0 : 1) },
};
