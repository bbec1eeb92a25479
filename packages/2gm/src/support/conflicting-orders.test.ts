import { describe, expect } from 'vitest';
import { rule, sandbox, side, unit, unitOf } from '../rules/cards.fixture';

const north = { ap: 3, hand: ['conflicting-orders'] };

describe('Conflicting Orders', () => {
  const units = [
    'S m4a2 c1',
    'S light-infantry e1',
    unit('S heavy-infantry g1', { upgrades: [{ name: 'hmg', grey: false }] }),
    'N light-infantry c6',
  ];

  rule('2GM-CARD-15', 'let the other side move one unit at the start of the Movement Phase', () => {
    const s = sandbox({ phase: 'orders', north, units });
    expect([s.seat, s.kind]).toEqual([1, 'orders']);
    // the HMG is mounted: that unit could not move anyway
    expect(s).toOfferExactly(['play conflicting-orders c1', 'play conflicting-orders e1', 'pass']);
    expect(s).toRefuseCiting('play conflicting-orders g1', ['2GM-MOVE-01']);
    s.do('play conflicting-orders e1');
    expect([s.seat, s.kind]).toEqual([1, 'choose']);
    expect(s).toOfferExactly(['move e1 d1', 'move e1 f1', 'move e1 e2', 'stay']);
    s.do('move e1 f1');
    expect([s.seat, s.kind]).toEqual([0, 'move']);
    expect([unitOf(s, 1).at, unitOf(s, 1).moved]).toEqual([5, true]);
    expect(s.options().some((text) => text.startsWith('move f1'))).toBe(false);
    expect(s.options().some((text) => text.startsWith('move c1'))).toBe(true);
    expect(side(s, 1)).toMatchObject({ ap: 0, discard: ['conflicting-orders'] });
  });

  rule('2GM-CARD-15', 'may hold a unit, and orders nobody to pay or to assault', () => {
    const near = ['S marines c4', 'N light-infantry c5'];
    const s = sandbox({ phase: 'orders', south: { ap: 3 }, north, units: near }).do('play conflicting-orders c4');
    expect(s).toOfferExactly(['move c4 b4', 'move c4 d4', 'move c4 c3', 'stay']);
    s.do('stay');
    expect([unitOf(s, 0).at, unitOf(s, 0).moved, s.seat]).toEqual([26, true, 0]);
  });

  rule('2GM-RULING-164', 'are asked for whenever they could be there', () => {
    expect(sandbox({ phase: 'orders', north: { ap: 3, hand: ['fuel'] }, units }).seat).toBe(1);
    expect(sandbox({ phase: 'orders', north: { ap: 2, hand: ['conflicting-orders'] }, units }).seat).toBe(0);
  });
});
