import { describe, expect } from 'vitest';
import { rule, sandbox, unitOf } from '../rules/cards.fixture';

describe('leaving a covered pair', () => {
  rule('2GM-COVER-05', 'counts the way from the shared space: a sapper finds its own way out of the forest', () => {
    const units = ['S partisans c2', 'S gaz-67 c2', 'S gaz-67 h1'];
    const s = sandbox({ phase: 'movement', south: { nation: 'ussr' }, natural: { c2: 'forest' }, units });
    s.do('move c2:partisans d1');
    expect([unitOf(s, 0).at, unitOf(s, 0).partner, unitOf(s, 1).at, unitOf(s, 1).partner]).toEqual([3, -1, 10, -1]);
    expect(s.game.rules.invariants(s.state)).toEqual([]);
  });
});
