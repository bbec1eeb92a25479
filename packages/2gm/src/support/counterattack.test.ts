import { describe, expect } from 'vitest';
import { needs, rule, sandbox, side, woundsOf } from '../rules/cards.fixture';

const north = { ap: 2, hand: ['counterattack'] };

describe('Counterattack', () => {
  rule('2GM-CARD-12', 'answers the attacker with one ready weapon of the unit that survived', () => {
    const units = ['S light-infantry c3', 'N light-infantry c4', 'N light-infantry b3'];
    const s = sandbox({ phase: 'shooting', north, units }, [5, 7]).do('shoot c3 c4', 'pass');
    expect([s.seat, s.kind]).toEqual([1, 'resolved']);
    expect(s).toOfferExactly(['play counterattack main', 'pass']);
    s.do('play counterattack main');
    expect(needs(s)).toBe('6+/10+ 2:1'); // it was wounded
    expect([woundsOf(s, 0), woundsOf(s, 1)]).toEqual([1, 1]);
    expect(side(s, 1)).toMatchObject({ ap: 0, discard: ['counterattack'] });
    expect([s.seat, s.kind]).toEqual([0, 'shoot']);
    s.end();
  });

  rule('2GM-SHOOT-01', 'needs a weapon that has not fired this turn', () => {
    const two = { ap: 4, hand: ['counterattack', 'counterattack'] };
    const units = ['S light-infantry c3', 'S light-infantry d4', 'N light-infantry c4'];
    const s = sandbox({ phase: 'shooting', north: two, units }, [1, 1, 1]);
    s.do('shoot c3 c4', 'play counterattack main', 'pass');
    s.do('shoot d4 c4');
    expect([s.seat, s.kind]).toEqual([0, 'shoot']);
    expect(side(s, 1).hand).toEqual(['counterattack']);
    s.end();
  });

  rule('2GM-SHOOT-06', 'is not possible out of range', () => {
    const units = ['S m1-howitzer c1', 'N light-infantry c4'];
    const s = sandbox({ phase: 'shooting', north, units }, [1]).do('shoot c1 c4');
    expect([s.seat, s.kind]).toEqual([0, 'shoot']);
    expect(side(s, 1).hand).toEqual(['counterattack']);
  });

  rule('2GM-CARD-12', 'is not possible for the dead, nor for the attacker', () => {
    const units = ['S light-infantry c3', 'N light-infantry c4'];
    const dead = sandbox({ phase: 'shooting', north, units }, [10]).do('shoot c3 c4', 'pass');
    expect([dead.seat, dead.kind]).toEqual([0, 'shoot']);
    const mine = sandbox({ phase: 'shooting', south: north, units }, [5]).do('shoot c3 c4', 'pass');
    expect([mine.seat, mine.kind]).toEqual([0, 'shoot']);
  });
});
