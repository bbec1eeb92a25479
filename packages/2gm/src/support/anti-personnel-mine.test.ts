import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit, woundsOf } from '../rules/cards.fixture';

const south = { ap: 3, hand: ['anti-personnel-mine'] };

describe('Anti-Personnel Mine', () => {
  rule(['2GM-RULING-36', '2GM-TRANS-27'], 'attacks an infantry that is not being carried', () => {
    const units = [
      'N heavy-infantry c5',
      'N opel-blitz d5',
      unit('N light-infantry craft', { carrier: 'd5' }),
      'S light-infantry a1',
    ];
    const s = sandbox({ south, units, natural: { c5: 'bushes' } }, [3]);
    expect(plays(s)).toEqual(['play anti-personnel-mine c5']);
    expect(s).toRefuseCiting('play anti-personnel-mine d5', ['2GM-CARD-01']);
    expect(s).toRefuseCiting('play anti-personnel-mine a1', ['2GM-CARD-17']);
    s.do('play anti-personnel-mine c5');
    expect(needs(s)).toBe('3+/7+ 4:2');
    expect([woundsOf(s, 0), woundsOf(s, 1), woundsOf(s, 2)]).toEqual([2, 0, 0]);
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['anti-personnel-mine'] });
    s.end();
  });
});
