import { describe, expect } from 'vitest';
import { results, rule, scene, side, unitOf } from './table.fixture';

const units = ['S light-infantry c3', 'N light-infantry c4'];

describe.each(['fortunate', 'luck'])('%s', (card) => {
  rule('2GM-RULING-129', "has the die of one's own attack rolled again, and the second result stands", () => {
    const s = scene({ phase: 'shooting', south: { ap: 1, hand: [card] }, units }, [1, 6]).do('shoot c3 c4');
    expect([s.seat, s.kind]).toEqual([0, 'rolled']);
    expect(s).toOfferExactly([`play ${card}`, 'pass']);
    s.do(`play ${card}`);
    expect(results(s)).toEqual(['miss', 'hit']);
    expect(unitOf(s, 1).wounds).toBe(1);
    expect(side(s, 0)).toMatchObject({ ap: 0, hand: [], discard: [card] });
    expect(s.kind).toBe('shoot');
    s.end();
  });

  rule('2GM-RULING-129', "answers an enemy attack on one's own unit, before the attacker is asked", () => {
    const both = { ap: 1, hand: [card] };
    const s = scene({ phase: 'shooting', south: both, north: both, units }, [9, 2]).do('shoot c3 c4');
    expect(s.seat).toBe(1);
    s.do(`play ${card}`);
    expect(results(s)).toEqual(['hit', 'miss']);
    expect(unitOf(s, 1).wounds).toBe(0);
    s.end();
  });

  rule('2GM-RULING-164', 'answers once: the new roll of the same attack is not answered by that name again', () => {
    const s = scene({ phase: 'shooting', south: { ap: 2, hand: [card, card] }, units }, [1, 2]).do(
      'shoot c3 c4',
      `play ${card}`,
    );
    // the twin of the other edition could still be there, so the question is put
    expect(s).toOfferExactly(['pass']);
    expect(s).toRefuseCiting(`play ${card}`, ['2GM-RULING-164']);
    s.do('pass');
    expect(results(s)).toEqual(['miss', 'miss']);
    s.end();
  });

  rule('2GM-RULING-129', 'needs a die: Impact has none', () => {
    const s = scene(
      { phase: 'shooting', south: { ap: 4, hand: ['impact'] }, north: { ap: 1, hand: [card] }, units },
      [],
    ).do('shoot c3 c4', 'play impact');
    expect(s.seat).toBe(1);
    expect(s).toOfferExactly(['pass']);
    expect(s).toRefuseCiting(`play ${card}`, ['2GM-RULING-129']);
  });
});

describe('the question after a roll', () => {
  rule('2GM-RULING-164', 'is put to whoever could hold an answer, whatever he holds, and to nobody else', () => {
    const ask = (north: { ap: number; hand: string[] }) =>
      scene({ phase: 'shooting', north, units }, [6]).do('shoot c3 c4').seat;
    expect(ask({ ap: 1, hand: ['supplies'] })).toBe(1);
    expect(ask({ ap: 0, hand: ['supplies'] })).toBe(0);
    expect(ask({ ap: 1, hand: [] })).toBe(0);
  });
});
