import { countingFor } from '../plural';

const count = countingFor('en');

/** Words on a card of the hand. */
export const gmCard = {
  any: 'any',
  unknown: 'A card you do not know',
  cost: (ap: number) => `${count.number(ap)} AP`,
  /** The numbers of a card by the names of the books. */
  numbers: {
    range: 'Range',
    accuracy: 'Accuracy',
    pierce: 'Armor-piercing',
    damage: 'Damage',
    armor: 'Armor',
    hp: 'HP',
    move: 'Movement',
    evasion: 'Evasion',
  },
};
