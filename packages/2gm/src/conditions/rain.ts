import type { GmAbility } from '../abilities/hooks';
import { labels } from '../labels';

/** Its mud lies where it fell (`field/weather.ts`). */
export const rain: GmAbility = {
  id: 'rain',
  rule: '2GM-WEATHER-05',
  label: labels.rain,
  hooks: { dodge: () => 1 },
};
