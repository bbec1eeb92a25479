import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit, unitOf, woundsOf } from '../rules/cards.fixture';
import { refused } from '../wishes/refused.fixture';

describe('Ram', () => {
  const tank = unit('S m4a2 c2', { cards: ['ram'] });

  rule(['2GM-CARD-14', '2GM-CARD-19'], 'lies on a tank for good, one on each', () => {
    const units = ['S m4a2 c2', 'S light-infantry a1', 'N panzer-iv c5'];
    const s = sandbox({ south: { ap: 4, hand: ['ram', 'ram'] }, units });
    expect(plays(s)).toEqual(['play ram c2']);
    s.do('play ram c2');
    expect(s).toRefuseCiting('play ram c2', ['2GM-CARD-19']);
    expect([unitOf(s, 0).cards.length, side(s, 0).discard]).toEqual([1, []]);
  });

  rule('2GM-CARD-14', 'strikes an enemy the tank has moved next to, once a turn', () => {
    const units = [tank, 'N panzer-iv c5', 'N light-infantry d4', 'S m4a2 h1'];
    const s = sandbox({ phase: 'movement', units }, [5]);
    expect(s.options().some((text) => text.startsWith('ram'))).toBe(false);
    s.do('move c2 c4');
    expect(s.options().filter((text) => text.startsWith('ram'))).toEqual(['ram c4 c5', 'ram c4 d4']);
    s.do('ram c4 c5');
    expect(needs(s)).toBe('5+/9+ 5:5'); // its own Armor
    expect([woundsOf(s, 1), unitOf(s, 0).shots]).toEqual([2, 0]);
    expect(s.options().some((text) => text.startsWith('ram'))).toBe(false);
    s.end();
  });

  rule(
    '2GM-CARD-14',
    'that cannot strike is told what is missing: the card, the move, an enemy next to it, or another turn',
    () => {
      const units = [tank, 'N panzer-iv c5', 'S m4a2 h1', 'N light-infantry h2'];
      const s = sandbox({ phase: 'movement', units }, [5]);
      const why = (text: string) => refused(s, text);
      expect(why('ram h1 h2')).toEqual(['It has no Ram.']);
      expect(why('ram c2 d4')).toEqual(['There is no enemy unit.']);
      expect(why('ram c2 c5')).toEqual(['It has not moved this turn.', 'It does not stand next to it.']);
      s.do('move c2 c4');
      expect(why('ram c4 c5')).toEqual([]);
      s.do('ram c4 c5');
      expect(why('ram c4 c5')).toEqual(['It has already rammed this turn.']);
    },
  );

  rule('2GM-CARD-14', 'drives through Barriers and Barbed Wire, and nothing is left of them', () => {
    const terrain = [
      { at: 'c3', card: 'barrier' },
      { at: 'c4', card: 'barbed-wire' },
    ];
    const bare = sandbox({ phase: 'movement', units: ['S m4a2 c2'], terrain });
    expect(bare.options()).not.toContain('move c2 c3');
    const s = sandbox({ phase: 'movement', units: [tank], terrain });
    expect(s.options()).toContain('move c2 c3');
    s.do('move c2 c4');
    expect([s.state.piece[18], s.state.piece[26]]).toEqual([-1, -1]);
    const wall = sandbox({ phase: 'movement', units: [tank], terrain: [{ at: 'c3', card: 'wall' }] }).do('move c2 c3');
    expect(wall.state.piece[18]).toBe(0);
  });
});
