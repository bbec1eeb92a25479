import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit } from '../rules/cards.fixture';

const units = [unit('S m4a2 c3', { fired: 1 }), 'S m4a2 d3', 'N panzer-iv c5'];

describe('Rapid Fire', () => {
  rule('2GM-CARD-12', 'lets a unit that has fired its main weapon fire it once more, without a penalty', () => {
    const s = sandbox({ phase: 'shooting', south: { ap: 2, hand: ['rapid-fire'] }, units }, [1]);
    expect(s).toOfferExactly(['shoot d3 c5', 'play rapid-fire c3', 'end']);
    expect(s).toRefuseCiting('play rapid-fire d3', ['2GM-CARD-12']);
    s.do('play rapid-fire c3').do('shoot c3 c5');
    expect(needs(s)).toBe('5+/9+ 6:5');
    expect(s).toOfferExactly(['shoot d3 c5', 'end']);
    expect(side(s, 0).ap).toBe(0);
    s.do('end', 'end');
    expect(side(s, 0).discard).toEqual(['rapid-fire']);
  });

  rule('2GM-CARD-19', 'is not played twice on a unit', () => {
    const s = sandbox({ phase: 'shooting', south: { ap: 4, hand: ['rapid-fire', 'rapid-fire'] }, units });
    s.do('play rapid-fire c3');
    expect(plays(s)).toEqual([]);
    expect(s).toRefuseCiting('play rapid-fire c3', ['2GM-CARD-19']);
  });

  rule('2GM-ABIL-76', 'is not played on a unit that may attack nobody any more this turn', () => {
    const south = { ap: 2, hand: ['rapid-fire'] };
    const spent = [unit('S m4a2 c3', { fired: 1, noAttack: true }), 'N panzer-iv c5'];
    const s = sandbox({ phase: 'shooting', south, units: spent });
    expect(s).toRefuseCiting('play rapid-fire c3', ['2GM-ABIL-76']);
    expect(plays(s)).toEqual([]);
  });

  rule('2GM-CARD-17', 'is not played in the Deployment Phase', () => {
    expect(plays(sandbox({ south: { ap: 2, hand: ['rapid-fire'] }, units }))).toEqual([]);
  });
});
