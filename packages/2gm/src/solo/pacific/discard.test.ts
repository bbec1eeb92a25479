import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { unitCard } from '../../cards';
import { catalogue } from '../../content/index';
import type { SoloType } from '../solo';
import { because, board, SoloTable } from '../table.fixture';

const rule = ruleTests<RuleId>(book);

/** What the hand is after the Discard Phase. */
function keeps(type: SoloType, band: string, hand: readonly string[], dice: readonly number[] = []) {
  const table = new SoloTable(
    board({ phase: 'discard', type, band, hand, solo: band === 'T12' ? { turn: 1 } : {} }),
    dice,
  );
  const answers = table.phase();
  table.end();
  const kept = table.north.hand.map((n) => {
    const printed = catalogue.cards[n];
    if (printed !== undefined) return printed.id.replace('support/', '');
    const card = unitCard(table.state, n);
    return `${card.type} ${card.cost}`;
  });
  return { kept: kept.sort(), rules: because(answers) };
}

/** Three of each type, by price: infantry 1-2-2, artillery 2-3-4, tanks 4-5-7. */
const ALL = ['LI', 'HI', 'HI', 'A37', 'A25', 'A70', 'T95', 'T97', 'HVT'];

describe('what is kept', () => {
  rule(
    ['SOLOP-DISCARD-01', 'SOLOP-DISCARD-02'],
    'opening: one of each priority, the dearest; an empty priority is not made up for',
    () => {
      expect(keeps('variable', 'T12', ALL).kept).toEqual(['artillery 4', 'infantry 2', 'tank 7']);
      expect(keeps('variable', 'T12', ['LI', 'HI', 'T95', 'T97']).kept).toEqual(['infantry 2', 'tank 5']);
    },
  );

  rule('SOLOP-DISCARD-11', 'variable, 3 or less: two artillery and one infantry, the cheapest', () => {
    const done = keeps('variable', 'LE3', ALL);
    expect(done.kept).toEqual(['artillery 2', 'artillery 3', 'infantry 1']);
    expect(done.rules).toContain('SOLOP-DISCARD-11');
  });

  rule('SOLOP-DISCARD-12', 'offensive, 3 or less: one of each, the cheapest', () =>
    expect(keeps('offensive', 'LE3', ALL).kept).toEqual(['artillery 2', 'infantry 1', 'tank 4']),
  );

  rule('SOLOP-DISCARD-13', 'defensive, 3 or less: one of each, the cheapest', () =>
    expect(keeps('defensive', 'LE3', ALL).kept).toEqual(['artillery 2', 'infantry 1', 'tank 4']),
  );

  rule('SOLOP-DISCARD-14', 'variable, 4 to 7: one of each, the dearest', () =>
    expect(keeps('variable', 'B47', ALL).kept).toEqual(['artillery 4', 'infantry 2', 'tank 7']),
  );

  rule('SOLOP-DISCARD-15', 'offensive, 4 to 7: two tanks, and one of the carriers and infantry, the cheapest', () =>
    expect(keeps('offensive', 'B47', ['LI', 'HI', 'HTR', 'T95', 'T97', 'HVT']).kept).toEqual([
      'infantry 1',
      'tank 4',
      'tank 5',
    ]),
  );

  rule('SOLOP-DISCARD-16', 'defensive, 4 to 7: two artillery and one infantry, the cheapest', () =>
    expect(keeps('defensive', 'B47', ['LI', 'HI', 'A37', 'A25', 'A70']).kept).toEqual([
      'artillery 2',
      'artillery 3',
      'infantry 1',
    ]),
  );

  rule('SOLOP-DISCARD-17', 'variable, 8 or more: two tanks and one for a carrier, the dearest', () =>
    expect(keeps('variable', 'GE8', ['LI', 'HI', 'T95', 'T97', 'HVT']).kept).toEqual([
      'infantry 2',
      'tank 5',
      'tank 7',
    ]),
  );

  rule('SOLOP-DISCARD-18', 'offensive, 8 or more: one of each, the dearest', () =>
    expect(keeps('offensive', 'GE8', ['LI', 'HI', 'T95', 'HVT']).kept).toEqual(['infantry 2', 'tank 7']),
  );

  rule('SOLOP-DISCARD-19', 'defensive, 8 or more: one of each, the dearest', () =>
    expect(keeps('defensive', 'GE8', ['A37', 'A70', 'HTR', 'T95', 'HVT']).kept).toEqual([
      'artillery 4',
      'tank 7',
      'transport 3',
    ]),
  );

  rule('SOLOP-DISCARD-21', 'of equally dear cards a die chooses', () => {
    const hand = ['type-97-te-ke', 'type-89-i-go'];
    const goes = (face: number) => {
      const table = new SoloTable(board({ phase: 'discard', band: 'B47', north: { hand } }), [face]);
      return table.wishes();
    };
    expect([goes(5), goes(6)]).toEqual([['discard type-97-te-ke'], ['discard type-89-i-go']]);
  });

  rule(['SOLOP-DISCARD-22', 'SOLOP-PRIO-10'], 'the other cards of the first three priorities go', () =>
    expect(keeps('variable', 'B47', ['A37', 'A25', 'A70']).kept).toEqual(['artillery 4']),
  );

  rule(['SOLOP-DISCARD-23', 'SOLO-RULING-53'], 'three more cards: first units of no priority, the cheapest', () =>
    expect(keeps('offensive', 'GE8', ['A37', 'A25', 'A70', 'A70', 'traps']).kept).toEqual([
      'artillery 2',
      'artillery 3',
      'artillery 4',
    ]),
  );

  rule(['SOLOP-DISCARD-24', 'SOLOP-DISCARD-25'], 'then support cards, the cheapest; everything else goes', () =>
    expect(keeps('variable', 'B47', ['HTR', 'at-mine', 'camouflage', 'fortunate', 'traps']).kept).toEqual([
      'fortunate',
      'transport 3',
      'traps',
    ]),
  );
});
