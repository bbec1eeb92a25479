import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, woundsOf } from '../rules/cards.fixture';

const south = { nation: 'japan', ap: 2, hand: ['traps'] };

describe('Traps', () => {
  rule('2GM-CARD-12', 'attack an infantry outside buildings', () => {
    const units = ['N light-infantry c5', 'N light-infantry d5', 'N pak-40 e5', 'S light-infantry a1'];
    const terrain = [
      { at: 'd5', card: 'house' },
      { at: 'c5', card: 'trench' },
    ];
    const s = sandbox({ south, units, terrain }, [5]);
    expect(plays(s)).toEqual(['play traps c5']);
    expect(s).toRefuseCiting('play traps d5', ['2GM-CARD-12']);
    expect(s).toRefuseCiting('play traps e5', ['2GM-CARD-01']);
    s.do('play traps c5');
    expect(needs(s)).toBe('5+/9+ 3:2');
    expect([woundsOf(s, 0), woundsOf(s, 1)]).toEqual([2, 0]);
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['traps'] });
    s.end();
  });
});
