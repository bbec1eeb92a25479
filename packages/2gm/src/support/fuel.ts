import type { GmAbility } from '../abilities/hooks';
import { attach } from './attach';
import { notTwice, ownVehicle } from './checks';
import type { Support } from './support';

export const fuel: Support = {
  id: 'support/fuel',
  rule: '2GM-CARD-15',
  moments: ['movement'],
  aims: 'units',
  checks: [ownVehicle, notTwice],
  play(s, p) {
    attach(s, p, s.turn + 1);
  },
};

/** Two more movement points this turn. */
export const fuelled: GmAbility = {
  id: 'support/fuel',
  rule: '2GM-CARD-15',
  label: 'Fuel',
  hooks: { movement: () => 2 },
};
