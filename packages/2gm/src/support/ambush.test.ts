import { describe, expect } from 'vitest';
import { rule, sandbox, side, unit, woundsOf } from '../rules/cards.fixture';

const north = { ap: 4, hand: ['ambush', 'light-infantry', 'panther', 'heavy-infantry'] };
const units = ['S light-infantry c3', 'S light-infantry h1', 'N light-infantry h6'];
const natural = { c5: 'forest', d4: 'mountain', b4: 'bushes' };

describe.each(['tactics', 'pacific'] as const)('Ambush (%s)', (edition) => {
  rule('2GM-CARD-12', 'brings infantry out of cover beside an enemy that has moved, and it attacks at once', () => {
    const s = sandbox({ edition, phase: 'movement', north, units, natural }, [6]).do('move c3 c4');
    expect([s.seat, s.kind]).toEqual([1, 'moved']);
    expect(s).toOfferExactly(['play ambush b4', 'play ambush c5', 'pass']);
    s.do('play ambush c5');
    // 2 of the 4 AP are gone
    expect(s).toOfferExactly(['deploy light-infantry c5', 'deploy heavy-infantry c5']);
    s.do('deploy heavy-infantry c5', 'equip');
    expect(s).toOfferExactly(['shoot c5 c4', 'done']);
    s.do('shoot c5 c4');
    expect([woundsOf(s, 0), woundsOf(s, 1)]).toEqual([1, 0]);
    expect(side(s, 1)).toMatchObject({ ap: 0, hand: ['light-infantry', 'panther'], discard: ['ambush'] });
    expect([s.seat, s.kind]).toEqual([0, 'move']);
    s.end();
  });

  rule('2GM-CARD-12', 'is one attack, however many weapons there are, and its price is not reduced', () => {
    const rich = { ap: 5, hand: ['ambush', 'heavy-infantry'] };
    const s = sandbox({ edition, phase: 'movement', north: rich, units, natural }, [1]).do(
      'move c3 c4',
      'play ambush c5',
    );
    s.do('deploy heavy-infantry c5', 'equip +bazooka');
    expect(s).toOfferExactly(['shoot c5 c4', 'shoot c5 c4 with bazooka', 'done']);
    s.do('shoot c5 c4');
    expect([s.seat, s.kind]).toEqual([0, 'move']);
    const poor = { ap: 3, hand: ['ambush', 'heavy-infantry'] };
    const none = sandbox({ edition, phase: 'movement', north: poor, units, natural }).do('move c3 c4');
    expect(none).toOfferExactly(['pass']);
  });

  rule('2GM-CARD-12', 'needs cover beside the enemy and somebody to pay for', () => {
    const open = sandbox({
      edition,
      phase: 'movement',
      north: { ap: 1, hand: ['ambush', 'light-infantry'] },
      units,
      natural,
    });
    expect(open.do('move c3 c4').seat).toBe(0);
    const bare = sandbox({ edition, phase: 'movement', north, units }).do('move c3 c4');
    // Lost could be in the hand
    expect(bare).toOfferExactly(['pass']);
    const alone = { ap: 4, hand: ['ambush', 'panther'] };
    const s = sandbox({ edition, phase: 'movement', north: alone, units, natural }).do('move c3 c4');
    expect(s).toOfferExactly(['pass']);
    expect(s).toRefuseCiting('play ambush c5', ['2GM-DEPLOY-03']);
  });

  rule(
    ['2GM-RULING-145', '2GM-TRANS-22'],
    'at night whoever gets off counts as having moved, Mechanized or not',
    () => {
      const asked = (night: boolean) =>
        ['mechanized-infantry', 'light-infantry'].map((passenger) => {
          const s = sandbox({
            edition,
            phase: 'movement',
            options: { night },
            north,
            units: [
              unit('S m3-half-track c3', { faceDown: night }),
              unit(`S ${passenger} craft`, { faceDown: night, carrier: 'c3' }),
              'N light-infantry h6',
            ],
            natural: { e3: 'forest' },
          }).do('unload c3 d3');
          return s.seat === 1 ? s.options().sort() : [];
        });
      expect(asked(true)).toEqual([
        ['pass', 'play ambush e3'],
        ['pass', 'play ambush e3'],
      ]);
      expect(asked(false)).toEqual([['pass'], ['pass', 'play ambush e3']]);
    },
  );

  rule('2GM-RULING-145', 'also right after a deployment; who has only just come has not moved', () => {
    const asked = (passenger: string) => {
      const hand = ['gmc-cckw', passenger];
      const s = sandbox({
        edition,
        phase: 'deployment',
        options: { night: true },
        south: { ap: 20, hand },
        north,
        units: ['N light-infantry h6'],
        natural: { b1: 'forest', e1: 'forest' },
      }).do('deploy gmc-cckw c1', 'equip', `load ${passenger} c1`, 'equip');
      const before = s.seat; // nobody is asked about who has just come
      s.do('unload c1 d1');
      return [before, s.seat, s.options().sort()];
    };
    for (const passenger of ['mechanized-infantry', 'light-infantry'])
      expect([passenger, asked(passenger)]).toEqual([passenger, [0, 1, ['pass', 'play ambush e1']]]);
  });
});
