import { describe, expect } from 'vitest';
import { needs, rule, sandbox, side, woundsOf } from '../rules/cards.fixture';
import { results } from '../rules/fire.fixture';

const units = ['S m4a2 c3', 'N panzer-iv c5', 'N panther d5', 'N light-infantry h6'];
const south = { ap: 4, hand: ['impact'] };

describe('Impact', () => {
  rule('2GM-RULING-128', 'hits without a roll for the printed Damage, and never critically', () => {
    const s = sandbox({ phase: 'shooting', south, units }).do('shoot c3 c5');
    expect([s.seat, s.kind]).toEqual([0, 'fire']);
    expect(s).toOfferExactly(['play impact', 'pass']);
    s.do('play impact');
    expect(needs(s)).toBe('5+/9+ 6:5');
    expect(woundsOf(s, 1)).toBe(2);
    expect([woundsOf(s, 2), woundsOf(s, 3)]).toEqual([0, 0]);
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['impact'] });
    expect(s.rolls()).toEqual([]);
  });

  rule('2GM-RULING-128', 'does nothing where the Armor-piercing does not reach the Armor', () => {
    const s = sandbox({ phase: 'shooting', south, units: ['S light-infantry c4', 'N panzer-iv c5'] });
    s.do('shoot c4 c5', 'play impact');
    expect(results(s)).toEqual(['miss']);
    expect(woundsOf(s, 1)).toBe(0);
  });

  rule('2GM-RULING-128', 'works against an HQ, and is not asked for where terrain is hit anyway', () => {
    const s = sandbox({ phase: 'shooting', south, units: ['S m4a2 d4'], terrain: [{ at: 'd5', card: 'house' }] });
    s.do('shoot d4 north', 'play impact');
    expect(s.state.hqs[1]?.hp).toBe(8);
    const shelled = sandbox({ phase: 'shooting', south, units: ['S m4a2 d4'], terrain: [{ at: 'd5', card: 'house' }] });
    expect(shelled.do('shoot d4 d5').kind).toBe('shoot');
    expect(shelled.state.pieces[0]?.damage).toBe(2);
  });

  rule('2GM-RULING-128', 'does not go together with On Target', () => {
    const rich = { ap: 9, hand: ['impact', 'on-target'] };
    const s = sandbox({ phase: 'shooting', south: rich, units }).do('shoot c3 c5', 'play impact');
    expect(s.kind).toBe('shoot');
    expect(woundsOf(s, 1)).toBe(2);
    expect(side(s, 0).hand).toEqual(['on-target']);
  });

  rule('2GM-DEPLOY-03', 'is asked for only with the AP to pay it', () => {
    const poor = { ap: 3, hand: ['impact'] };
    const s = sandbox({ phase: 'shooting', south: poor, units }, [1]).do('shoot c3 c5');
    expect(s.kind).toBe('rolled');
  });
});
