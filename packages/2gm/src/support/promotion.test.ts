import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit, unitOf } from '../rules/cards.fixture';

const south = { ap: 0, hand: ['promotion'] };

describe('Promotion', () => {
  rule(
    ['2GM-RULING-130', '2GM-TOKEN-40', '2GM-ABIL-71', '2GM-CARD-13'],
    'is −1/−1 for a unit that has destroyed an enemy',
    () => {
      const units = [
        unit('S m4a2 c3', { upgrades: ['tank-mg'] }),
        'N light-infantry c4',
        'N light-infantry c5',
        'S m4a2 d3',
      ];
      const s = sandbox({ phase: 'shooting', south, units }, [9, 4]);
      expect(plays(s)).toEqual([]);
      s.do('shoot c3 c4');
      expect(plays(s)).toEqual(['play promotion c3']);
      expect(s).toRefuseCiting('play promotion d3', ['2GM-RULING-130']);
      s.do('play promotion c3', 'shoot c3 c5 with tank-mg');
      expect(needs(s)).toBe('4+/9+ 3:1');
      expect([unitOf(s, 0).promotions, unitOf(s, 3).promotions]).toEqual([1, 0]);
      expect(side(s, 0)).toMatchObject({ ap: 0, hand: [], discard: ['promotion'] });
      s.end();
    },
  );

  rule('2GM-RULING-116', 'adds up, as far as the table allows', () => {
    const units = [unit('S m4a2 c3', { killed: true, promotions: 1 }), 'N light-infantry c5'];
    const two = { ap: 0, hand: ['promotion', 'promotion'] };
    const s = sandbox({ phase: 'shooting', south: two, units }).do('play promotion c3');
    expect(unitOf(s, 0).promotions).toBe(2);
    expect(s).toRefuseCiting('play promotion c3', ['2GM-TOKEN-40']);
    // in Tactics nobody is affected twice by the same card
    const first = unit('S m4a2 c3', { killed: true });
    const tactics = sandbox({
      edition: 'tactics',
      phase: 'shooting',
      south: two,
      units: [first, 'N light-infantry c5'],
    });
    tactics.do('play promotion c3');
    expect(tactics).toRefuseCiting('play promotion c3', ['2GM-TOKEN-40']);
    expect(unitOf(tactics, 0).promotions).toBe(1);
    const agreed = sandbox({ edition: 'tactics', phase: 'shooting', south: two, units, options: { promotionMax: 2 } });
    expect(unitOf(agreed.do('play promotion c3'), 0).promotions).toBe(2);
    const three = sandbox({ phase: 'shooting', south: two, units, options: { promotionMax: 3 } });
    three.do('play promotion c3', 'play promotion c3');
    expect(unitOf(three, 0).promotions).toBe(3);
  });

  rule('2GM-RULING-130', 'is played in the Shooting Phase and in no other', () => {
    const units = [unit('S m4a2 c3', { killed: true }), 'N light-infantry c5'];
    for (const edition of ['tactics', 'pacific'] as const) {
      for (const phase of ['movement', 'deployment']) {
        const early = sandbox({ edition, phase, south, units });
        expect(plays(early)).toEqual([]);
        expect(early).toRefuseCiting('play promotion c3', ['2GM-CARD-17']);
      }
      expect(plays(sandbox({ edition, phase: 'shooting', south, units }))).toEqual(['play promotion c3']);
    }
  });

  rule('2GM-RULING-130', 'asks for no kill where the table does not', () => {
    const units = ['S m4a2 c3', 'N light-infantry c5'];
    expect(plays(sandbox({ phase: 'shooting', south, units }))).toEqual([]);
    const loose = sandbox({ phase: 'shooting', south, units, options: { promotionRequiresKill: false } });
    expect(plays(loose)).toEqual(['play promotion c3']);
    expect(loose).toRefuseCiting('play promotion c5', ['2GM-CARD-15']);
  });
});
