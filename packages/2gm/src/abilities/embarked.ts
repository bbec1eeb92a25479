import { labels } from '../labels';
import { comesBySea } from './by-sea';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-21, 2GM-RULING-85: 1 AP less for who comes in a landing craft or an Amphibious vehicle. */
export const embarked: GmAbility = {
  id: 'embarked',
  rule: '2GM-ABIL-21',
  label: labels.embarked,
  hooks: { cost: (s, c) => (comesBySea(s, c) ? -1 : 0) },
};
