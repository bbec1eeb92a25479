import type { GmAbility } from '../abilities/hooks';
import { labels } from '../labels';

/** 2GM-RULING-122: the printed Range, whatever else adds to it. */
export const fog: GmAbility = {
  id: 'fog',
  rule: '2GM-WEATHER-04',
  label: labels.fog,
  hooks: { weatherReach: (_s, range) => Math.max(1, range - 1) },
};
