import { describe, expect } from 'vitest';
import { gmGame } from '../game';
import { needs, rule, sandbox, side, unit, woundsOf } from '../rules/cards.fixture';

const south = { nation: 'japan', ap: 1, hand: ['kamikaze'] };

describe('Kamikaze', () => {
  rule('2GM-CARD-12', 'is −1/−1 and +1 Damage for an aircraft', () => {
    const units = ['S mits-a6m-zero hq', unit('N panzer-iv c4', { stats: { hp: 9 } })];
    const s = sandbox({ phase: 'shooting', south, units }, [2]).do('raid south:mits-a6m-zero c4');
    expect(s).toOfferExactly(['play kamikaze', 'pass']);
    s.do('play kamikaze');
    expect(needs(s)).toBe('2+/7+ 5:5');
    expect(woundsOf(s, 1)).toBe(4);
    expect(side(s, 0).discard).toEqual(['kamikaze', 'mits-a6m-zero']);
    s.end();
  });

  rule('2GM-CARD-12', 'leaves a Bomber a single space', () => {
    const units = ['S aichi-d3a hq', 'N panther c4', 'N panther c5'];
    const bomb = (hand: string[], dice: number[]) =>
      sandbox({ phase: 'shooting', south: { ...south, hand }, units }, dice).do('raid south:aichi-d3a c4');
    const one = bomb(['kamikaze'], [1]).do('play kamikaze');
    expect(one.events.filter((e) => e.type === 'attack')).toHaveLength(1);
    one.end();
    const two = bomb([], [1, 1]);
    expect(two.events.filter((e) => e.type === 'attack')).toHaveLength(2);
  });

  rule('2GM-CARD-12', 'at an HQ can be written down and read again', () => {
    const dives = unit('S aichi-d3a hq', { cards: [{ card: 'kamikaze', left: -1 }] });
    const { state } = sandbox({ phase: 'shooting', south, units: [dives] });
    const read = gmGame.parsePosition(gmGame.printPosition(state, 'all'));
    expect(read.ok && read.value.units[0]?.cards[0]?.left).toBe(-1);
  });

  rule('2GM-CARD-19', 'is a last flight, not two', () => {
    const two = { ...south, ap: 2, hand: ['kamikaze', 'kamikaze'] };
    const s = sandbox({ phase: 'shooting', south: two, units: ['S mits-a6m-zero hq', 'N panzer-iv c4'] }, [1]);
    s.do('raid south:mits-a6m-zero c4', 'play kamikaze');
    expect([s.kind, side(s, 0).hand]).toEqual(['rolled', ['kamikaze']]);
  });

  rule('2GM-CARD-11', 'is for aircraft only', () => {
    const units = ['S light-infantry c3', 'N light-infantry c4'];
    const s = sandbox({ phase: 'shooting', south, units }, [1]).do('shoot c3 c4');
    expect(s.kind).toBe('rolled');
  });
});
