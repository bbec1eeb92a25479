import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side } from '../rules/cards.fixture';

describe('Allies', () => {
  rule(
    ['2GM-RULING-158', '2GM-ABIL-85', '2GM-ABIL-87'],
    'bring the card set aside into the hand, unseen by the other',
    () => {
      const s = sandbox({ south: { ap: 1, hand: ['allies'], aside: ['uk-light-infantry'] } });
      expect(side(s, 0).hand).toEqual(['allies']); // not before
      expect(plays(s)).toHaveLength(1);
      s.do(plays(s)[0] ?? '');
      expect(side(s, 0)).toMatchObject({ ap: 0, hand: ['light-infantry'], discard: ['allies'] });
      expect(s.state.seats[0]?.aside).toEqual([]);
      const drew = s.events.find((e) => e.type === 'drew');
      if (drew === undefined) throw new Error('Nothing was taken.');
      expect(s.game.rules.see(drew, 1)).toMatchObject({ cards: [-9] });
      const played = s.events.find((e) => e.type === 'played');
      expect(played).toMatchObject({ target: 0 });
    },
  );

  rule('2GM-RULING-158', 'do nothing where no card was set aside', () => {
    expect(plays(sandbox({ south: { ap: 1, hand: ['allies'] } }))).toEqual([]);
  });
});
