import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit, unitOf } from '../rules/cards.fixture';

describe('Veteran', () => {
  const hurt = { wounds: 2, suppressed: true };
  const units = [unit('S m26-pershing c3', hurt), unit('S m26-pershing d3', hurt), 'N panther c5', 'N panther d5'];

  rule('2GM-CARD-13', 'makes the penalties of wounds and of suppressive fire each smaller by one', () => {
    const s = sandbox({ south: { ap: 2, hand: ['veteran'] }, units }, [1, 1]);
    expect(plays(s)).toEqual(['play veteran c3', 'play veteran d3']);
    s.do('play veteran c3');
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['veteran'] }); // the effect stays
    s.do('end', 'shoot c3 c5');
    expect(needs(s)).toBe('5+/9+ 8:6');
    s.do('shoot d3 d5');
    expect(needs(s)).toBe('7+/10+ 8:6');
    s.end();
  });

  rule('2GM-CARD-13', 'never turns a penalty into a bonus, and lasts', () => {
    const fresh = ['S m26-pershing c3', 'N panther c5'];
    const s = sandbox({ south: { ap: 2, hand: ['veteran'] }, units: fresh }, [1]);
    s.do('play veteran c3', 'end', 'shoot c3 c5');
    expect(needs(s)).toBe('4+/8+ 8:6');
    s.do('end', 'end');
    expect(unitOf(s, 0).cards).toHaveLength(1);
    s.end();
  });

  rule('2GM-CARD-19', 'is not given twice', () => {
    const s = sandbox({ south: { ap: 4, hand: ['veteran', 'veteran'] }, units }).do('play veteran c3');
    expect(plays(s)).toEqual(['play veteran d3']);
    expect(s).toRefuseCiting('play veteran c3', ['2GM-CARD-19']);
  });
});
