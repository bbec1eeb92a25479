import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit } from '../rules/cards.fixture';

describe('Sustained Fire', () => {
  const units = [
    unit('S m4a2 c3', { upgrades: ['tank-mg'] }),
    'S m4a2 d3',
    'N light-infantry c4',
    'S p-38-lightning hq',
  ];

  rule('2GM-CARD-15', 'is −1/−1 for every weapon of the unit until the end of the turn', () => {
    const s = sandbox({ south: { ap: 2, hand: ['sustained-fire'] }, units }, [1, 1, 1]);
    expect(plays(s)).toEqual([
      'play sustained-fire c3',
      'play sustained-fire d3',
      'play sustained-fire south:p-38-lightning',
    ]);
    s.do('play sustained-fire c3', 'end', 'shoot c3 c4');
    expect(needs(s)).toBe('4+/8+ 6:1');
    s.do('shoot c3 c4 with tank-mg');
    expect(needs(s)).toBe('4+/9+ 3:1');
    s.do('shoot d3 c4');
    expect(needs(s)).toBe('5+/9+ 6:1');
    s.do('end', 'end');
    expect(side(s, 0).discard).toEqual(['sustained-fire']);
    s.end();
  });

  rule('2GM-CARD-19', 'is not played twice on a unit, nor on an enemy', () => {
    const s = sandbox({ south: { ap: 4, hand: ['sustained-fire', 'sustained-fire'] }, units }).do(
      'play sustained-fire c3',
    );
    expect(s).toRefuseCiting('play sustained-fire c3', ['2GM-CARD-19']);
    expect(s).toRefuseCiting('play sustained-fire c4', ['2GM-CARD-15']);
  });
});
