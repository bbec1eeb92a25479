import { labels } from '../../labels';
import type { GmAbility } from '../hooks';

/** 2GM-TURN-06: a transport with Supplies brings one AP (house). */
export const supplies: GmAbility = {
  id: 'token/supplies',
  rule: '2GM-TURN-06',
  label: labels.supplies,
  hooks: { income: () => 1 },
};
