import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side } from '../rules/cards.fixture';

describe('Sabotage', () => {
  rule('2GM-CARD-12', 'takes up to 2 AP from the opponent', () => {
    const south = { ap: 2, hand: ['sabotage'] };
    const s = sandbox({ south, north: { ap: 5 } });
    expect(plays(s)).toEqual(['play sabotage north']);
    s.do('play sabotage north');
    expect([side(s, 0).ap, side(s, 1).ap, side(s, 0).discard]).toEqual([0, 3, ['sabotage']]);
    expect(side(sandbox({ south, north: { ap: 1 } }).do('play sabotage north'), 1).ap).toBe(0);
  });

  rule('2GM-CARD-12', 'is of no use where there is nothing, nor against oneself', () => {
    const s = sandbox({ south: { ap: 2, hand: ['sabotage'] } });
    expect(plays(s)).toEqual([]);
    expect(s).toRefuseCiting('play sabotage north', ['2GM-CARD-12']);
  });
});
