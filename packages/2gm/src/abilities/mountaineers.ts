import { naturalAt } from '../ground';
import { labels } from '../labels';
import { type Table, unit } from '../state';
import type { GmAbility } from './hooks';

function onMountain(s: Table, id: number): boolean {
  const { at } = unit(s, id);
  return at >= 0 && naturalAt(s, at) === 'mountain';
}

/** 2GM-ABIL-54. */
export const mountaineers: GmAbility = {
  id: 'mountaineers',
  rule: '2GM-ABIL-54',
  label: labels.mountaineers,
  hooks: {
    aim: (s, shot) => (onMountain(s, shot.shooter) ? -1 : 0),
    armor: (s, c) => (onMountain(s, c.unit) ? 1 : 0),
  },
};
