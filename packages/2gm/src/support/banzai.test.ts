import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit, unitOf } from '../rules/cards.fixture';

const south = { nation: 'japan', ap: 2, hand: ['banzai'] };

describe('Banzai', () => {
  const units = ['S light-infantry c1', 'S light-infantry f1', 'S type-95-ha-go h1', 'N light-infantry c4'];

  rule('2GM-CARD-15', 'gives all infantry one space more for this turn, and nobody else', () => {
    const s = sandbox({ phase: 'movement', south, units });
    const count = (from: string) => s.options().filter((text) => text.startsWith(`move ${from} `)).length;
    const before = ['c1', 'f1', 'h1'].map(count);
    s.do('play banzai');
    const after = ['c1', 'f1', 'h1'].map(count);
    expect(after[0]).toBeGreaterThan(before[0] ?? 0);
    expect(after[1]).toBeGreaterThan(before[1] ?? 0);
    expect(after[2]).toBe(before[2]);
    expect(s.options()).toContain('move c1 c3');
    expect(s.options()).not.toContain('move c1 d3');
    // one card, however many it inspires
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['banzai'] });
    s.do('end', 'end', 'end');
    expect([unitOf(s, 0).cards, side(s, 0).discard]).toEqual([[], ['banzai']]);
  });

  rule('2GM-CARD-15', 'helps in the assault, and helps the reaction fire at those who charge', () => {
    const close = ['S light-infantry c3', 'N light-infantry c4', 'S light-infantry d4'];
    const s = sandbox({ phase: 'movement', south, units: close }, [1, 1, 1]).do(
      'play banzai',
      'assault c3 c4',
      'end',
      'end',
    );
    s.do('shoot d4 c4');
    expect(needs(s)).toMatch(/^5\+\/10\+/);
    s.do('resolve c3', 'react');
    expect(needs(s)).toMatch(/^4\+\/9\+/);
    s.do('strike');
    expect(needs(s)).toMatch(/^4\+\/9\+/);
    s.end();
  });

  rule('2GM-CARD-19', 'is not shouted twice', () => {
    const s = sandbox({ phase: 'movement', south: { ...south, ap: 4, hand: ['banzai', 'banzai'] }, units }).do(
      'play banzai',
    );
    expect(plays(s)).toEqual([]);
    expect(s).toRefuseCiting('play banzai', ['2GM-CARD-19']);
    const alone = sandbox({ phase: 'movement', south, units: [unit('S type-95-ha-go h1')] });
    expect(plays(alone)).toEqual([]);
  });
});
