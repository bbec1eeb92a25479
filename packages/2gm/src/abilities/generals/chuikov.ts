import { buildingAt, pieceAt } from '../../ground';
import { labels } from '../../labels';
import { unit } from '../../state';
import type { GmAbility } from '../hooks';

/** Units in Buildings or Ruins get -1/-1 Accuracy. */
export const chuikov: GmAbility = {
  id: 'general/chuikov',
  rule: '2GM-HQ-14',
  label: labels.chuikov,
  hooks: {
    aim: (s, shot) => {
      const { at } = unit(s, shot.shooter);
      return at >= 0 && (buildingAt(s, at) !== null || pieceAt(s, at)?.ruins === true) ? -1 : 0;
    },
  },
};
