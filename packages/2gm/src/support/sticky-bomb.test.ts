import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit, unitOf, woundsOf } from '../rules/cards.fixture';

describe('Sticky Bomb', () => {
  const units = ['S light-infantry c3', 'S m4a2 a1', 'N panzer-iv c4', 'N light-infantry d3', 'N panzer-iv c5'];

  rule('2GM-CARD-14', 'is a weapon for one attack on a tank or transport next to its infantry', () => {
    const s = sandbox({ south: { ap: 1, hand: ['sticky-bomb'] }, units }, [4]);
    expect(plays(s)).toEqual(['play sticky-bomb c3']);
    expect(s).toRefuseCiting('play sticky-bomb a1', ['2GM-CARD-01']);
    s.do('play sticky-bomb c3', 'end');
    expect(s.options().filter((text) => text.includes('sticky-bomb'))).toEqual(['shoot c3 c4 with sticky-bomb']);
    expect(s).toRefuseCiting('shoot c3 d3 with sticky-bomb', ['2GM-CARD-14']);
    expect(s).toRefuseCiting('shoot c3 c5 with sticky-bomb', ['2GM-SHOOT-06']);
    s.do('shoot c3 c4 with sticky-bomb');
    expect(needs(s)).toBe('4+/8+ 6:5');
    expect([woundsOf(s, 2), unitOf(s, 0).cards]).toEqual([3, []]);
    expect(side(s, 0).discard).toEqual(['sticky-bomb']);
    // the rifle is another weapon
    expect(s.options()).toContain('shoot c3 d3');
    expect(s.options().some((text) => text.includes('sticky-bomb'))).toBe(false);
    s.end();
  });

  rule('2GM-ASSAULT-08', 'serves in an assault on a vehicle, and in no other', () => {
    const storm = (card: string) =>
      sandbox(
        {
          phase: 'shooting',
          units: [unit('S light-infantry c3', { cards: ['sticky-bomb'], assaults: 'c4' }), `N ${card} c4`],
        },
        [4],
      ).do('resolve c3', 'pass');
    const tank = storm('panzer-iv');
    expect(tank).toOfferExactly(['strike', 'strike with sticky-bomb']);
    tank.do('strike with sticky-bomb');
    expect(woundsOf(tank, 1)).toBe(3);
    expect(storm('light-infantry')).toOfferExactly(['strike']);
  });

  rule('2GM-ASSAULT-06', 'is no weapon of reaction fire', () => {
    const held = unit('N light-infantry c4', { cards: ['sticky-bomb'] });
    const s = sandbox({ phase: 'shooting', units: [unit('S light-infantry c3', { assaults: 'c4' }), held] }).do(
      'resolve c3',
    );
    expect(s).toOfferExactly(['react', 'pass']);
  });
});
