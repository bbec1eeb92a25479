import type { GmAbility } from './hooks';

/** 2GM-ABIL-24 to 2GM-ABIL-26: no difficult terrain, no bridges; stuck where it is difficult. */
export const extraHeavy: GmAbility = {
  id: 'extra-heavy',
  rule: '2GM-ABIL-24',
  label: 'Extra Heavy',
  hooks: { extraHeavy: () => true },
};
