import { describe, expect } from 'vitest';
import { needs, rule, sandbox, side, unit, woundsOf } from '../rules/cards.fixture';

const south = { ap: 1, hand: ['bayonets'] };
const units = [unit('S light-infantry c3', { assaults: 'c4' }), 'N heavy-infantry c4', 'S light-infantry d4'];

describe('Bayonets', () => {
  rule('2GM-CARD-12', 'are −1/−1 and +1 Damage in an assault', () => {
    const s = sandbox({ phase: 'shooting', south, units }, [4]).do('resolve c3', 'pass', 'strike');
    expect([s.seat, s.kind]).toEqual([0, 'fire']);
    expect(s).toOfferExactly(['play bayonets', 'pass']);
    s.do('play bayonets');
    expect(needs(s)).toMatch(/^4\+\/9\+ /);
    expect(woundsOf(s, 1)).toBe(2);
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['bayonets'] });
    s.end();
  });

  rule('2GM-CARD-19', 'are fixed once', () => {
    const two = { ap: 2, hand: ['bayonets', 'bayonets'] };
    const s = sandbox({ phase: 'shooting', south: two, units }, [1]).do(
      'resolve c3',
      'pass',
      'strike',
      'play bayonets',
    );
    expect(s.kind).toBe('rolled');
    expect(side(s, 0).hand).toEqual(['bayonets']);
  });

  rule('2GM-CARD-12', 'are of no use in a firefight, nor to who is assaulted', () => {
    const shot = sandbox({ phase: 'shooting', south, units }, [1]).do('shoot d4 c4');
    expect(shot.kind).toBe('rolled');
    const react = sandbox({ phase: 'shooting', north: south, units }, [1]).do('resolve c3', 'react');
    expect(react.kind).toBe('rolled');
  });
});
