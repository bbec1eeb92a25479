import type { GmAbility } from '../abilities/hooks';
import { ASSAULT, REACTION } from '../attack/shot';
import { labels } from '../labels';
import { unit } from '../state';

/** What the cards that lie on a unit do while they lie there; each answers under the name of its card. */
export const SUPPORT_ABILITIES: readonly GmAbility[] = [
  { id: 'support/fuel', rule: '2GM-CARD-15', label: labels.fuel, hooks: { movement: () => 2 } },
  { id: 'support/veteran', rule: '2GM-CARD-13', label: labels.veteran, hooks: { steady: () => 1 } },
  { id: 'support/extra-ammo', rule: '2GM-CARD-14', label: labels.extraAmmo, hooks: { multiple: () => 1 } },
  { id: 'support/sustained-fire', rule: '2GM-CARD-15', label: labels.sustainedFire, hooks: { aim: () => -1 } },
  { id: 'support/kamikaze', rule: '2GM-CARD-12', label: labels.kamikaze, hooks: { aim: () => -1, damage: () => 1 } },
  {
    id: 'support/camouflage',
    rule: '2GM-CARD-14',
    label: labels.camouflage,
    hooks: { dodge: (s, shot) => (unit(s, shot.target).moved ? 0 : 1) },
  },
  {
    id: 'support/sick-patients',
    rule: '2GM-CARD-15',
    label: labels.sickPatients,
    hooks: { pinned: () => true, aim: () => 1 },
  },
  {
    id: 'support/banzai',
    rule: '2GM-CARD-15',
    label: labels.banzai,
    hooks: {
      movement: () => 1,
      aim: (_s, shot) => (shot.mode === ASSAULT ? -1 : 0),
      // the price: who charges is easier to hit
      dodge: (_s, shot) => (shot.mode === REACTION ? -1 : 0),
    },
  },
];
