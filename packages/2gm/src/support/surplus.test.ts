import { describe, expect } from 'vitest';
import { rule, sandbox, side } from '../rules/cards.fixture';

describe('Surplus', () => {
  rule('2GM-CARD-12', 'is 1 AP and 1 card', () => {
    const south = { ap: 2, hand: ['surplus', 'fuel'], deck: ['m4a2', 'm4a3'] };
    const s = sandbox({ south }).do('play surplus');
    expect(side(s, 0)).toEqual({ ap: 3, hand: ['fuel', 'm4a2'], deck: ['m4a3'], discard: ['surplus'] });
    expect(side(s, 1).hand).toEqual([]);
  });

  rule('2GM-RULING-49', 'is the AP alone when the deck is empty', () => {
    const s = sandbox({ south: { ap: 2, hand: ['surplus', 'fuel'], deck: [] } }).do('play surplus');
    expect(side(s, 0)).toMatchObject({ ap: 3, hand: ['fuel'] });
  });
});
