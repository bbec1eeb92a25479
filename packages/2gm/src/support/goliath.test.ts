import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unitOf, woundsOf } from '../rules/cards.fixture';

const south = { nation: 'germany', ap: 3, hand: ['goliath'] };
const north = { nation: 'usa' };

describe('Goliath', () => {
  const units = ['S light-infantry c2', 'N m4a2 c5', 'N m4a2 d5', 'N light-infantry d4', 'S panther h1'];
  const terrain = [
    { at: 'd4', card: 'house' },
    { at: 'b3', card: 'house' },
    { at: 'a1', card: 'tunnels' },
    { at: 'h6', card: 'wall' },
  ];

  rule('2GM-CARD-12', 'attacks what is within 3 spaces of an infantry', () => {
    const s = sandbox({ phase: 'shooting', south, north, units }, [5]);
    expect(plays(s)).toEqual(['play goliath c5', 'play goliath d4']);
    expect(s).toRefuseCiting('play goliath d5', ['2GM-CARD-12']);
    s.do('play goliath c5');
    expect(needs(s)).toBe('5+/8+ 7:5');
    expect([unitOf(s, 1).at, woundsOf(s, 2)]).toEqual([-1, 0]);
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['goliath'] });
    s.end();
  });

  rule(['2GM-ABIL-66', '2GM-ABIL-67'], 'has Ordnance against buildings, held or empty', () => {
    const s = sandbox({ phase: 'shooting', south, north, units, terrain }, [5]);
    expect(plays(s)).toEqual(['play goliath c5', 'play goliath d4', 'play goliath b3']);
    s.do('play goliath d4');
    expect(needs(s)).toBe('5+/8+ 9:3');
    expect([unitOf(s, 3).at, s.state.pieces[0]?.damage]).toEqual([-1, 6]);
    const empty = sandbox({ phase: 'shooting', south, north, units, terrain }).do('play goliath b3');
    expect(empty.state.pieces[1]?.damage).toBe(6);
    expect(empty.rolls()).toEqual([]);
  });

  rule('2GM-CARD-17', 'is sent in the Shooting Phase', () => {
    expect(plays(sandbox({ south, north, units }))).toEqual([]);
  });
});
