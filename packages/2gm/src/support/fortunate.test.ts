import { describe, expect } from 'vitest';
import { rule, sandbox, side, unit, woundsOf } from '../rules/cards.fixture';
import { results } from '../rules/fire.fixture';

const units = ['S light-infantry c3', 'N light-infantry c4'];

describe.each(['fortunate', 'luck'])('%s', (card) => {
  rule('2GM-RULING-129', "has the die of one's own attack rolled again, and the second result stands", () => {
    const s = sandbox({ phase: 'shooting', south: { ap: 1, hand: [card] }, units }, [1, 6]).do('shoot c3 c4');
    expect([s.seat, s.kind]).toEqual([0, 'rolled']);
    expect(s).toOfferExactly([`play ${card}`, 'pass']);
    s.do(`play ${card}`);
    expect(results(s)).toEqual(['miss', 'hit']);
    expect(woundsOf(s, 1)).toBe(1);
    expect(side(s, 0)).toMatchObject({ ap: 0, hand: [], discard: [card] });
    expect(s.kind).toBe('shoot');
    s.end();
  });

  rule('2GM-RULING-129', "answers an enemy attack on one's own unit, before the attacker is asked", () => {
    const both = { ap: 1, hand: [card] };
    const s = sandbox({ phase: 'shooting', south: both, north: both, units }, [9, 2]).do('shoot c3 c4');
    expect(s.seat).toBe(1);
    s.do(`play ${card}`);
    expect(results(s)).toEqual(['hit', 'miss']);
    expect(woundsOf(s, 1)).toBe(0);
    s.end();
  });

  rule('2GM-RULING-164', 'answers once: the new roll of the same attack is not answered by that name again', () => {
    const s = sandbox({ phase: 'shooting', south: { ap: 2, hand: [card, card] }, units }, [1, 2]).do(
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
    const s = sandbox(
      { phase: 'shooting', south: { ap: 4, hand: ['impact'] }, north: { ap: 1, hand: [card] }, units },
      [],
    ).do('shoot c3 c4', 'play impact');
    expect(s.seat).toBe(1);
    expect(s).toOfferExactly(['pass']);
    expect(s).toRefuseCiting(`play ${card}`, ['2GM-RULING-129']);
  });
});

/** A gun of 5+/9+ and Armor-piercing 6 has hit or missed a tank with this Armor and HP: who may try his luck now? */
function luckyAfter(face: number, target: { armor: number; hp: number }, options: object = {}): number[] {
  const side = { ap: 1, hand: ['fortunate'] };
  const gun = unit('S m4a2 c3', { stats: { accuracy: [5, 9], pierce: 6, damage: 2 } });
  const tank = unit('N panzer-iv c5', { stats: target });
  const table = { phase: 'shooting', south: side, north: side, options, units: [gun, tank] };
  const s = sandbox(table, [face, ...('shielding' in options ? [10] : [])]).do('shoot c3 c5');
  const asked: number[] = [];
  for (; s.kind === 'rolled'; s.do('pass')) {
    asked.push(s.seat);
    expect(s).toOfferExactly(['play fortunate', 'pass']);
  }
  s.end();
  return asked;
}

describe('luck is tried where it can help, and nobody is asked elsewhere', () => {
  const tough = { armor: 4, hp: 9 };

  rule(
    '2GM-RULING-129',
    'a miss is bettered by the attacker alone, a hit by both, a critical one by the target',
    () => {
      expect([1, 6, 10].map((face) => luckyAfter(face, tough))).toEqual([[0], [1, 0], [1]]);
    },
  );

  rule('2GM-RULING-129', 'a hit that cannot be critical, or is the end of its target anyway, is good enough', () => {
    expect(luckyAfter(6, { armor: 6, hp: 9 }, { critPenetration: 'gt' })).toEqual([1]);
    expect(luckyAfter(6, { armor: 4, hp: 2 })).toEqual([1]);
    expect(luckyAfter(6, { armor: 4, hp: 2 }, { shielding: true })).toEqual([1, 0]);
  });

  rule('2GM-RULING-129', 'nor does a hit on an HQ become a harder one', () => {
    const south = { ap: 1, hand: ['fortunate'] };
    const after = (face: number) =>
      sandbox({ phase: 'shooting', south, units: ['S m4a2 d6'] }, [face]).do('shoot d6 north').kind;
    expect([after(1), after(6)]).toEqual(['rolled', 'shoot']);
  });
});

describe('the question after a roll', () => {
  rule('2GM-RULING-164', 'is put to whoever could hold an answer, whatever he holds, and to nobody else', () => {
    const ask = (north: { ap: number; hand: string[] }) =>
      sandbox({ phase: 'shooting', north, units }, [6]).do('shoot c3 c4').seat;
    expect(ask({ ap: 1, hand: ['supplies'] })).toBe(1);
    expect(ask({ ap: 0, hand: ['supplies'] })).toBe(0);
    expect(ask({ ap: 1, hand: [] })).toBe(0);
  });
});
