import { unitCard } from '../../cards';
import { labels } from '../../labels';
import type { Table } from '../../state';
import type { GmAbility } from '../hooks';

/** Has the seat deployed a tank this turn, whatever has become of it? */
function hasTankToday(s: Table, seat: number): boolean {
  return s.units.some((u) => u.seat === seat && u.deployed === s.turn && unitCard(s, u.card).type === 'tank');
}

/** The first tank of each turn costs 1 AP less. */
export const patton: GmAbility = {
  id: 'general/patton',
  rule: '2GM-HQ-14',
  label: labels.patton,
  hooks: { cost: (s, c) => (unitCard(s, c.card).type === 'tank' && !hasTankToday(s, c.seat) ? -1 : 0) },
};
