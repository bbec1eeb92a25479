import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side } from '../rules/cards.fixture';

const south = { ap: 1, hand: ['general'] };

describe('General', () => {
  rule(
    ['2GM-HQ-14', '2GM-RULING-52'],
    "puts one of the nation's Generals beside the HQ; Marshall brings 3 AP at once",
    () => {
      const s = sandbox({ south });
      expect(plays(s)).toEqual(['play general marshall', 'play general patton', 'play general macarthur']);
      s.do('play general marshall');
      expect(side(s, 0)).toMatchObject({ ap: 3, discard: ['general'] });
      expect(s.state.seats[0]?.generals).toEqual([s.state.seats[0]?.general]);
      expect(s.state.seats[1]?.general).toBe(-1);
      expect(side(sandbox({ south }).do('play general patton'), 0).ap).toBe(0);
    },
  );

  rule('2GM-RULING-52', 'makes room for another, and none comes back', () => {
    const s = sandbox({ south: { ...south, general: 'marshall', generals: ['marshall'] } });
    expect(plays(s)).toEqual(['play general patton', 'play general macarthur']);
    expect(s).toRefuseCiting('play general marshall', ['2GM-RULING-52']);
    s.do('play general patton');
    expect(s.state.seats[0]?.generals).toHaveLength(2);
    expect(s.state.seats[0]?.general).toBe(s.state.seats[0]?.generals[1]);
    expect(side(s, 0).ap).toBe(0);
  });
});
