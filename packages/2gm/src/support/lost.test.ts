import { describe, expect } from 'vitest';
import { rule, sandbox, side, unit, unitOf } from '../rules/cards.fixture';

const north = { ap: 2, hand: ['lost'] };

describe('Lost', () => {
  rule('2GM-CARD-12', 'shifts an enemy unit that has moved to a free space beside it, and it stays there', () => {
    const units = ['S m4a2 c2', 'N light-infantry b4', 'S light-infantry a1', 'S light-infantry c3'];
    const s = sandbox({ phase: 'movement', north, units, natural: { d4: 'lake' } }).do('move c2 c4');
    expect([s.seat, s.kind]).toEqual([1, 'moved']);
    expect(s).toOfferExactly(['play lost c5', 'pass']); // neither where a friend stands nor an enemy nor into the lake
    s.do('play lost c5');
    expect([unitOf(s, 0).at, unitOf(s, 0).moved]).toEqual([34, true]);
    expect(side(s, 1)).toMatchObject({ ap: 0, discard: ['lost'] });
    expect(s.seat).toBe(0);
    expect(s.options().some((text) => text.startsWith('move c5'))).toBe(false);
    expect(s.options().some((text) => text.startsWith('move a1'))).toBe(true);
  });

  rule('2GM-CARD-12', 'meets who has just been deployed, before Mobility lets it go on', () => {
    const s = sandbox({ south: { ap: 3, hand: ['m6-fargo'] }, north }).do('deploy m6-fargo a1', 'equip');
    expect([s.seat, s.kind]).toEqual([1, 'arrived']);
    expect(s).toOfferExactly(['play lost a2', 'play lost b1', 'pass']);
    s.do('play lost a2');
    expect([s.seat, s.kind]).toEqual([0, 'deploy']);
    expect(unitOf(s, 0).at).toBe(8);
  });

  rule('2GM-RULING-66', 'ends an assault from where the unit no longer stands', () => {
    const units = ['S light-infantry c3', 'N light-infantry c4'];
    const s = sandbox({ phase: 'movement', north, units }).do('assault c3 c4', 'play lost c2');
    expect([unitOf(s, 0).assaults, unitOf(s, 0).onto]).toEqual([-1, -1]);
    s.do('end', 'end');
    expect(s.options()).not.toContain('resolve c2');
  });

  rule(
    '2GM-RULING-164',
    'is asked for by what everybody can see: no AP, no card or no way out and there is no question',
    () => {
      const units = ['S m4a2 c2', 'N light-infantry b4'];
      const ask = (seat: { ap: number; hand: string[] }, more: object = {}) =>
        sandbox({ phase: 'movement', north: seat, units, ...more }).do('move c2 c4').seat;
      expect(ask({ ap: 2, hand: ['fuel'] })).toBe(1);
      expect(ask({ ap: 1, hand: ['lost'] })).toBe(0);
      expect(ask({ ap: 2, hand: [] })).toBe(0);
      const boxed = [
        'S m4a2 c3',
        unit('N light-infantry b4'),
        unit('N light-infantry c5'),
        unit('N light-infantry d4'),
        unit('S light-infantry c2'),
      ];
      const s = sandbox({ phase: 'movement', north, units: boxed }).do('move c3 b3');
      expect(s.seat).toBe(1);
    },
  );
});
