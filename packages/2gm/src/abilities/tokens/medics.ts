import type { GmAbility } from '../hooks';

/** 2GM-TOKEN-13, 2GM-ABIL-32. */
export const medics: GmAbility = {
  id: 'token/medics',
  rule: '2GM-TOKEN-13',
  label: 'Medics',
  hooks: { heals: () => true },
};
