import { describe, expect } from 'vitest';
import { rule, sandbox, side, unitOf, woundsOf } from '../rules/cards.fixture';
import { results } from '../rules/fire.fixture';

const south = { ap: 4, hand: ['on-target'] };

describe.each(['tactics', 'pacific'] as const)('On Target (%s)', (edition) => {
  rule('2GM-RULING-128', 'counts as a critical hit', () => {
    const units = ['S m4a2 c3', 'N panzer-iv c5', 'N panzer-iv d5'];
    const s = sandbox({ edition, phase: 'shooting', south, units }).do('shoot c3 c5');
    expect(s).toOfferExactly(['play on-target', 'pass']);
    s.do('play on-target');
    expect(results(s)).toEqual(['critical']);
    expect([unitOf(s, 1).at, unitOf(s, 2).at >= 0]).toEqual([-1, true]);
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['on-target'] });
    expect(s.rolls()).toEqual([]);
  });

  rule('2GM-RULING-128', 'is wasted where the Armor-piercing does not reach the Armor', () => {
    const units = ['S m4a2 c3', 'N king-tiger c5'];
    const s = sandbox({ edition, phase: 'shooting', south, units }).do('shoot c3 c5', 'play on-target');
    expect([unitOf(s, 1).at >= 0, woundsOf(s, 1)]).toEqual([true, 0]);
  });

  rule('2GM-RULING-128', 'is for attacks on units', () => {
    const s = sandbox({ edition, phase: 'shooting', south: { ap: 4, hand: ['on-target'] }, units: ['S m4a2 d4'] }, [1]);
    s.do('shoot d4 north');
    // Impact could be in the hand
    expect(s).toOfferExactly(['pass']);
    expect(s).toRefuseCiting('play on-target', ['2GM-RULING-128']);
  });
});
