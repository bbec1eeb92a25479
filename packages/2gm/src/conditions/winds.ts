import type { GmAbility } from '../abilities/hooks';
import { labels } from '../labels';

const FAR = 4;

export const winds: readonly GmAbility[] = [
  {
    // 2GM-RULING-122: nothing fires farther than that, at whatever and with whatever
    id: 'winds',
    rule: '2GM-WEATHER-09',
    label: labels.strongWinds,
    hooks: { weatherSight: () => FAR },
  },
  {
    id: 'winds/aircraft',
    rule: '2GM-WEATHER-08',
    label: labels.strongWinds,
    hooks: { weatherGrounds: () => true },
  },
];
