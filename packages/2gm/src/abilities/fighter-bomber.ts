import { unitCard } from '../cards';
import { labels } from '../labels';
import { NONE, unit } from '../state';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-28, 2GM-RULING-126: against bombers, as printed. */
export const fighterBomber: GmAbility = {
  id: 'fighter-bomber',
  rule: '2GM-ABIL-28',
  label: labels.fighterBomber,
  hooks: {
    aim: (s, shot) => (shot.target !== NONE && unitCard(s, unit(s, shot.target).card).bomber > 0 ? -1 : 0),
  },
};
