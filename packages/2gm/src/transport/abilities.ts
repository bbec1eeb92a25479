import type { GmAbility } from '../abilities/hooks';

/** 2GM-ABIL-06, 2GM-RULING-155: water is normal ground for it. */
export const amphibious: GmAbility = {
  id: 'amphibious',
  rule: '2GM-ABIL-06',
  label: 'Amphibious',
  hooks: { crossesWater: () => true },
};

/** 2GM-ABIL-20, 2GM-LCVP-01: a landing craft is at home on water, and nowhere else (entering.ts bars it from land). */
export const embarkDisembark: GmAbility = {
  id: 'embark-disembark',
  rule: '2GM-ABIL-20',
  label: 'Embark & Disembark',
  hooks: { crossesWater: () => true },
};
