import type { GmAbility } from '../abilities/hooks';
import { unitCard } from '../cards';
import { labels } from '../labels';
import { unit } from '../state';

/** Its mud lies where it fell (`field/weather.ts`). */
export const storm: readonly GmAbility[] = [
  {
    id: 'storm',
    rule: '2GM-WEATHER-10',
    label: labels.storm,
    hooks: { dodge: () => 2 },
  },
  {
    id: 'storm/movement',
    rule: '2GM-WEATHER-11',
    label: labels.storm,
    hooks: { weatherCap: () => 1 },
  },
  {
    id: 'storm/aircraft',
    rule: '2GM-WEATHER-12',
    label: labels.storm,
    hooks: { weatherGrounds: () => true },
  },
  {
    id: 'storm/mud',
    rule: '2GM-WEATHER-14',
    label: labels.storm,
    hooks: {
      weatherBogs: (s, { unit: id, space }) =>
        s.mud.includes(space) && unitCard(s, unit(s, id).card).type !== 'infantry',
    },
  },
];
