import { describe, expect } from 'vitest';
import { rule, sandbox, side } from '../rules/cards.fixture';

describe('New Orders', () => {
  rule('2GM-CARD-12', 'exchange any number of cards', () => {
    const south = { ap: 1, hand: ['new-orders', 'fuel', 'm4a2', 'fuel'], deck: ['marines', 'flares', 'surplus'] };
    const s = sandbox({ south }).do('play new-orders');
    expect(s).toOfferExactly(['discard fuel', 'discard m4a2', 'done']);
    s.do('discard fuel', 'discard fuel', 'done');
    expect(side(s, 0)).toEqual({
      ap: 0,
      hand: ['m4a2', 'marines', 'flares'],
      deck: ['surplus'],
      discard: ['new-orders', 'fuel', 'fuel'],
    });
    expect(s.kind).toBe('deploy');
  });

  rule('2GM-CARD-12', 'may exchange none, or all without a further question', () => {
    const none = sandbox({ south: { ap: 1, hand: ['new-orders', 'fuel'] } }).do('play new-orders', 'done');
    expect(side(none, 0).hand).toEqual(['fuel']);
    const all = sandbox({ south: { ap: 1, hand: ['new-orders', 'fuel'], deck: ['marines'] } });
    all.do('play new-orders', 'discard fuel');
    expect([side(all, 0).hand, all.kind]).toEqual([['marines'], 'deploy']);
  });
});
