import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side } from '../rules/cards.fixture';

const south = { nation: 'germany', ap: 2, hand: ['espionage'] };

describe('Espionage', () => {
  rule('2GM-CARD-12', "shows the opponent's hand and discards one card of it", () => {
    const s = sandbox({ south, north: { hand: ['panther', 'tiger', 'panther'] } });
    expect(plays(s)).toEqual(['play espionage north']);
    s.do('play espionage north');
    expect(s).toOfferExactly(['take panther', 'take tiger']);
    s.do('take panther');
    expect(side(s, 1)).toMatchObject({ hand: ['tiger', 'panther'], discard: ['panther'] });
    expect(side(s, 0)).toMatchObject({ ap: 0, hand: [], discard: ['espionage'] });
    expect(s.kind).toBe('deploy');
  });

  rule('2GM-CARD-12', 'has nothing to see in an empty hand', () => {
    const s = sandbox({ south });
    expect(plays(s)).toEqual([]);
    expect(s).toRefuseCiting('play espionage north', ['2GM-CARD-12']);
  });
});
