import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side } from '../rules/cards.fixture';

describe('Supplies', () => {
  rule(['2GM-CARD-12', '2GM-HQ-12'], 'are 3 AP at once, as far as the HQ can hold them', () => {
    const s = sandbox({ south: { ap: 2, hand: ['supplies'] }, north: { ap: 2 } }).do('play supplies');
    expect(side(s, 0)).toMatchObject({ ap: 5, hand: [], discard: ['supplies'] });
    expect(side(s, 1).ap).toBe(2);
    expect(side(sandbox({ south: { ap: 9, hand: ['supplies'] } }).do('play supplies'), 0).ap).toBe(10);
  });

  rule('2GM-CARD-17', 'come in the Deployment Phase', () => {
    expect(plays(sandbox({ phase: 'movement', south: { ap: 2, hand: ['supplies'] } }))).toEqual([]);
    expect(plays(sandbox({ phase: 'shooting', south: { ap: 2, hand: ['supplies'] } }))).toEqual([]);
  });
});
