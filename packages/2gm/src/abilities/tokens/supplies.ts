import type { GmAbility } from '../hooks';

/** 2GM-TURN-06: a transport with Supplies brings one AP (house). */
export const supplies: GmAbility = {
  id: 'token/supplies',
  rule: '2GM-TURN-06',
  label: 'Supplies',
  hooks: { income: () => 1 },
};
