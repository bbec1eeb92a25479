import { describe, expect } from 'vitest';
import { rule, sandbox, side, unitOf, woundsOf } from '../rules/cards.fixture';
import { results } from '../rules/fire.fixture';

const north = { ap: 1, hand: ['you-missed'] };
const units = ['S m4a2 c2', 'N light-infantry c4', 'N light-infantry h6'];
const house = [{ at: 'c4', card: 'house' }];

describe('You Missed', () => {
  rule('2GM-RULING-166', 'takes all effects of a hit away, the share of the building included', () => {
    const s = sandbox({ phase: 'shooting', north, units, terrain: house }, [8]).do('shoot c2 c4');
    expect([s.seat, s.kind]).toEqual([1, 'rolled']);
    expect(s).toOfferExactly(['play you-missed', 'pass']);
    s.do('play you-missed');
    expect(results(s)).toEqual(['hit', 'cancelled']);
    expect(woundsOf(s, 1)).toBe(0);
    expect(s.state.pieces[0]?.damage).toBe(0);
    expect(side(s, 1)).toMatchObject({ ap: 0, discard: ['you-missed'] });
    s.end();
    // without it both would have been hurt
    const hurt = sandbox({ phase: 'shooting', units, terrain: house }, [8]).do('shoot c2 c4');
    expect([woundsOf(hurt, 1), hurt.state.pieces[0]?.damage]).toEqual([2, 2]);
  });

  rule('2GM-RULING-166', 'saves from a critical hit, and no Fortunate brings it back', () => {
    const south = { ap: 1, hand: ['fortunate'] };
    const s = sandbox({ phase: 'shooting', south, north, units }, [10]).do('shoot c2 c4', 'play you-missed');
    expect([s.seat, s.kind]).toEqual([0, 'shoot']);
    expect(unitOf(s, 1).at).toBeGreaterThanOrEqual(0);
    s.end();
  });

  rule('2GM-RULING-166', 'is no help against On Target: nobody is even asked', () => {
    const south = { ap: 4, hand: ['on-target'] };
    const s = sandbox({ phase: 'shooting', south, north, units }).do('shoot c2 c4', 'play on-target');
    expect([s.seat, s.kind]).toEqual([0, 'shoot']);
    expect(unitOf(s, 1).at).toBe(-1);
  });

  rule('2GM-RULING-166', "answers neither a miss nor an attack of one's own", () => {
    const missed = sandbox({ phase: 'shooting', north, units }, [1]).do('shoot c2 c4');
    expect(missed.kind).toBe('shoot');
    const mine = sandbox({ phase: 'shooting', south: north, units }, [8]).do('shoot c2 c4');
    expect(mine.seat).toBe(0);
    expect(mine).toRefuseCiting('play you-missed', ['2GM-RULING-166']);
  });
});
