import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unitOf } from '../rules/cards.fixture';

describe('Extra Ammo', () => {
  const units = ['S m4a2 c3', 'S m4a2 d3', 'S gmc-cckw a1', 'N panzer-iv c5'];

  rule(['2GM-CARD-14', '2GM-ABIL-69'], 'gives one more attack with the main weapon at +1/+1, for good', () => {
    const s = sandbox({ south: { ap: 2, hand: ['extra-ammo'] }, units }, [1, 1]);
    expect(plays(s)).toEqual(['play extra-ammo c3', 'play extra-ammo d3']);
    expect(s).toRefuseCiting('play extra-ammo a1', ['2GM-CARD-10']);
    s.do('play extra-ammo c3', 'end', 'shoot c3 c5');
    expect(needs(s)).toBe('5+/9+ 6:5');
    s.do('shoot c3 c5');
    expect(needs(s)).toBe('6+/10+ 6:5');
    expect(s).toOfferExactly(['shoot d3 c5', 'end']);
    s.do('end', 'end');
    expect(unitOf(s, 0).cards).toHaveLength(1);
    expect(side(s, 0).discard).toEqual([]);
    s.end();
  });

  rule('2GM-CARD-19', 'is not loaded twice', () => {
    const s = sandbox({ south: { ap: 4, hand: ['extra-ammo', 'extra-ammo'] }, units }).do('play extra-ammo c3');
    expect(s).toRefuseCiting('play extra-ammo c3', ['2GM-CARD-19']);
  });
});
