import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side, unit, unitOf, woundsOf } from '../rules/cards.fixture';

const hand = ['captured'];

describe('Captured', () => {
  const units = ['S light-infantry c3', 'N light-infantry c4'];
  const discard = ['veteran', 'traps', 'on-target', 'banzai', 'panther', 'fuel', 'supplies', 'war-bonds'];

  rule('2GM-CARD-12', "plays a cheap support card of the enemy's discard pile, which then goes back there", () => {
    const s = sandbox({ south: { nation: 'germany', ap: 4, hand }, north: { discard }, units }, [5]);
    expect(plays(s)).toEqual(['play captured veteran', 'play captured supplies', 'play captured traps']);
    // too dear, of one nation only, no support card, not for this phase
    for (const card of ['on-target', 'panther', 'fuel'])
      expect(s).toRefuseCiting(`play captured ${card}`, [card === 'fuel' ? '2GM-CARD-17' : '2GM-CARD-12']);
    expect(s).toRefuseCiting('play captured war-bonds', ['2GM-ABIL-86']);
    s.do('play captured traps');
    expect(s).toOfferExactly(['play traps c4']);
    s.do('play traps c4');
    expect([woundsOf(s, 1), s.kind]).toEqual([2, 'deploy']);
    expect(side(s, 0)).toMatchObject({ ap: 0, hand: [], discard: ['captured'] });
    expect(side(s, 1).discard.sort()).toEqual([...discard].sort());
    s.end();
  });

  rule('2GM-CARD-12', 'takes nothing that costs 4 points, however rich one is', () => {
    const s = sandbox({ south: { ap: 9, hand }, north: { discard: ['at-mine'] }, units: ['N panzer-iv c4'] });
    expect(plays(s)).toEqual([]);
    expect(s).toRefuseCiting('play captured at-mine', ['2GM-CARD-12']);
  });

  rule('2GM-CARD-12', 'takes no Captured, neither by itself nor through a Duplicate', () => {
    const pile = ['captured', 'duplicate', 'supplies'];
    const s = sandbox({ south: { ap: 9, hand }, north: { discard: pile }, units });
    expect(plays(s)).toEqual(['play captured supplies']);
    expect(s).toRefuseCiting('play captured captured', ['2GM-CARD-17']);
    const last = { card: 'captured', turn: 5 };
    const again = sandbox({
      south: { ap: 9, hand: ['duplicate'], lastSupport: last },
      north: { discard: pile },
      units,
    });
    expect(plays(again)).toEqual(['play duplicate supplies']);
  });

  rule('2GM-ABIL-71', 'wants the Playing Cost of both', () => {
    const s = sandbox({ south: { ap: 3, hand }, north: { discard }, units });
    expect(plays(s)).toEqual(['play captured supplies']);
    expect(s).toRefuseCiting('play captured traps', ['2GM-CARD-17']);
    s.do('play captured supplies', 'play supplies');
    expect(side(s, 0).ap).toBe(4);
  });

  rule('2GM-CARD-17', 'takes no card that could bring nobody once both are paid', () => {
    // 2 for Captured, 1 for the card it takes, 4 for a tank of 5 that comes for 1 less
    const table = (ap: number) =>
      sandbox({
        south: { ap, hand: [...hand, 'm4a2'] },
        north: { discard: ['in-need-of-support'] },
        units: [unit('S light-infantry c3', { wounds: 1 }), 'N light-infantry c4'],
      });
    const rich = table(7);
    expect(plays(rich)).toEqual(['play captured in-need-of-support']);
    rich.do('play captured in-need-of-support', 'play in-need-of-support c3');
    expect(rich).toOfferExactly(['b3', 'c2', 'd3'].map((space) => `deploy m4a2 ${space}`));
    const poor = table(6);
    expect(plays(poor)).toEqual([]);
    expect(poor).toRefuseCiting('play captured in-need-of-support', ['2GM-CARD-17']);
  });

  rule('2GM-CARD-32', 'sends a card that lay on a unit home to its owner', () => {
    const s = sandbox({ south: { ap: 5, hand }, north: { discard: ['extra-ammo'] }, units }, [10]);
    s.do('play captured extra-ammo', 'play extra-ammo c3');
    expect(side(s, 1).discard).toEqual([]);
    expect(unitOf(s, 0).cards[0]?.by).toBe(1);
  });
});
