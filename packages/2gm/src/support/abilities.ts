import type { GmAbility } from '../abilities/hooks';
import { ASSAULT, REACTION } from '../attack/shot';
import { unit } from '../state';

/** What the cards that lie on a unit do while they lie there; each answers under the name of its card. */
export const SUPPORT_ABILITIES: readonly GmAbility[] = [
  { id: 'support/fuel', rule: '2GM-CARD-15', label: 'Fuel', hooks: { movement: () => 2 } },
  { id: 'support/veteran', rule: '2GM-CARD-13', label: 'Veteran', hooks: { steady: () => 1 } },
  { id: 'support/extra-ammo', rule: '2GM-CARD-14', label: 'Extra Ammo', hooks: { multiple: () => 1 } },
  { id: 'support/sustained-fire', rule: '2GM-CARD-15', label: 'Sustained Fire', hooks: { aim: () => -1 } },
  { id: 'support/kamikaze', rule: '2GM-CARD-12', label: 'Kamikaze', hooks: { aim: () => -1, damage: () => 1 } },
  {
    id: 'support/camouflage',
    rule: '2GM-CARD-14',
    label: 'Camouflage',
    hooks: { dodge: (s, shot) => (unit(s, shot.target).moved ? 0 : 1) },
  },
  {
    id: 'support/sick-patients',
    rule: '2GM-CARD-15',
    label: 'Sick patients',
    hooks: { pinned: () => true, aim: () => 1 },
  },
  {
    id: 'support/banzai',
    rule: '2GM-CARD-15',
    label: 'Banzai',
    hooks: {
      movement: () => 1,
      aim: (_s, shot) => (shot.mode === ASSAULT ? -1 : 0),
      // the price: who charges is easier to hit
      dodge: (_s, shot) => (shot.mode === REACTION ? -1 : 0),
    },
  },
];
