import { by } from '@sandtable/kernel';
import type { GmAbility } from '../abilities/hooks';
import { unitCard } from '../cards';
import { labels } from '../labels';
import { type Table, unit } from '../state';

/** Snow is everywhere or nowhere. */
function isAtHomeInSnow(s: Table, id: number): boolean {
  const { tags } = unitCard(s, unit(s, id).card);
  return by(
    tags.includes('mobility') || tags.includes('siberians'),
    '2GM-ARCTIC-02',
    '2GM-ARCTIC-03',
    '2GM-RULING-146',
    'SOLOT-REF-07',
    '2GM-RULING-171',
  );
}

/** After everything that sets the value, and never below 1. */
export const arctic: GmAbility = {
  id: 'arctic',
  rule: '2GM-ARCTIC-01',
  label: labels.snow,
  hooks: { weatherSlows: (s, { unit: id, value }) => (value > 1 && !isAtHomeInSnow(s, id) ? 1 : 0) },
};
