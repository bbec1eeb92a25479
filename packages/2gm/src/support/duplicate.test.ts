import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side, unitOf, woundsOf } from '../rules/cards.fixture';

const units = ['S light-infantry c3', 'S light-infantry d3', 'N light-infantry c4', 'N light-infantry d4'];

describe('Duplicate', () => {
  rule('2GM-CARD-12', 'repeats the card just played on another target, for its own cost', () => {
    const s = sandbox({ south: { ap: 3, hand: ['traps', 'duplicate'] }, units }, [5, 5]);
    expect(plays(s)).toEqual(['play traps c4', 'play traps d4']);
    s.do('play traps c4', 'pass'); // with 1 AP left a re-roll could be in the hand
    expect(plays(s)).toEqual(['play duplicate d4']);
    expect(s).toRefuseCiting('play duplicate c4', ['2GM-CARD-12']);
    s.do('play duplicate d4');
    expect([woundsOf(s, 2), woundsOf(s, 3)]).toEqual([2, 2]);
    expect(side(s, 0)).toMatchObject({ ap: 0, hand: [], discard: ['traps', 'duplicate'] });
    s.end();
  });

  rule('2GM-CARD-19', 'leaves an effect behind but no second card', () => {
    const s = sandbox({ south: { ap: 3, hand: ['sustained-fire', 'duplicate'] }, units });
    s.do('play sustained-fire c3');
    expect(plays(s)).toEqual(['play duplicate d3']);
    s.do('play duplicate d3');
    expect(unitOf(s, 1).cards).toHaveLength(1);
    s.do('end', 'end', 'end');
    expect(side(s, 0).discard).toEqual(['duplicate', 'sustained-fire']);
  });

  rule('2GM-CARD-12', 'repeats what has no target, but neither Generals nor cards beside the HQ', () => {
    const supplies = sandbox({ south: { ap: 1, hand: ['supplies', 'duplicate'] } }).do(
      'play supplies',
      'play duplicate',
    );
    expect(side(supplies, 0).ap).toBe(6);
    for (const [card, wish] of [
      ['general', 'play general patton'],
      ['war-bonds', 'play war-bonds'],
    ] as const) {
      const s = sandbox({ south: { ap: 5, hand: [card, 'duplicate'] } }).do(wish);
      expect(plays(s)).toEqual([]);
    }
  });

  rule('2GM-CARD-12', 'has nothing to repeat at first, nor what was played last turn', () => {
    expect(plays(sandbox({ south: { ap: 1, hand: ['duplicate'] }, units }))).toEqual([]);
    const old = { ap: 1, hand: ['duplicate'], lastSupport: { card: 'traps', turn: 3 } };
    expect(plays(sandbox({ south: old, units }))).toEqual([]);
  });
});
