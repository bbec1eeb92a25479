import { describe, expect } from 'vitest';
import { rule, sandbox, side } from '../rules/cards.fixture';

const south = { ap: 2, hand: ['enigma', 'fuel'], deck: ['marines'] };

describe('Enigma', () => {
  rule('2GM-CARD-12', "shows the opponent's hand to its player and to nobody else, then cards may be exchanged", () => {
    const s = sandbox({ south, north: { hand: ['panther', 'tiger'] } }).do('play enigma north');
    const seen = (who: 0 | 1 | 'spectator') => s.game.rules.view(s.state, who).table.seats[1]?.hand;
    expect(seen(0)).toEqual(s.state.seats[1]?.hand);
    expect(seen('spectator')).toEqual([-9, -9]);
    expect(s).toOfferExactly(['discard fuel', 'done']);
    s.do('discard fuel');
    expect(side(s, 0)).toMatchObject({ ap: 0, hand: ['marines'], discard: ['enigma', 'fuel'] });
    expect(side(s, 1).hand).toEqual(['panther', 'tiger']);
    // what was seen is covered again
    expect(seen(0)).toEqual([-9, -9]);
    const looked = s.events.find((e) => e.type === 'looked');
    if (looked === undefined) throw new Error('Nobody looked.');
    expect(s.game.rules.see(looked, 1)).toMatchObject({ cards: [-9, -9] });
    expect(s.game.rules.see(looked, 0)).toMatchObject({ cards: s.state.seats[1]?.hand });
  });
});
