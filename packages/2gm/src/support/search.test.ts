import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side } from '../rules/cards.fixture';

const deck = ['m4a2', 'light-infantry', 'marines', 'heavy-infantry', 'fuel', 'light-infantry'];

describe('Enlist', () => {
  rule('2GM-CARD-12', 'finds infantry of cost 2 or less in the deck, shows it and shuffles', () => {
    const s = sandbox({ south: { ap: 1, hand: ['enlist'], deck } });
    expect(plays(s)).toEqual(['play enlist light-infantry', 'play enlist heavy-infantry']);
    expect(s).toRefuseCiting('play enlist marines', ['2GM-CARD-12']);
    s.do('play enlist light-infantry');
    expect(side(s, 0)).toMatchObject({ ap: 0, hand: ['light-infantry'], discard: ['enlist'] });
    expect(side(s, 0).deck.sort()).toEqual(['fuel', 'heavy-infantry', 'light-infantry', 'm4a2', 'marines']);
    expect(s.events.filter((e) => e.type === 'took')).toHaveLength(1);
  });
});

describe('Reinforcements', () => {
  rule('2GM-CARD-12', 'find a unit card of any kind', () => {
    const s = sandbox({ south: { ap: 1, hand: ['reinforcements'], deck } });
    expect(plays(s).sort()).toEqual(
      ['heavy-infantry', 'light-infantry', 'm4a2', 'marines'].map((card) => `play reinforcements ${card}`),
    );
    expect(s).toRefuseCiting('play reinforcements fuel', ['2GM-CARD-12']);
    s.do('play reinforcements m4a2');
    expect(side(s, 0).hand).toEqual(['m4a2']);
    expect(side(s, 0).deck).toHaveLength(5);
  });

  rule('2GM-CARD-12', 'find nothing in an empty deck', () => {
    expect(plays(sandbox({ south: { ap: 1, hand: ['reinforcements'], deck: [] } }))).toEqual([]);
  });
});
