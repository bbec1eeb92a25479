import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { playCost, supportCard } from '../cards';
import { catalogue } from '../content/index';
import { apOf } from '../rules/field.fixture';
import { PERMANENT } from '../state';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Playing Cost and Permanent (%s)', (edition) => {
  rule(['2GM-ABIL-71', '2GM-DECK-13'], 'Promotion: 2 points in a deck, 0 AP (2GM-EX-23)', () => {
    const f = new Field(edition);
    const card = catalogue.numberOf('support/promotion');
    expect([supportCard(card).cost, playCost(f.state, 0, card)]).toEqual([2, 0]);
  });

  rule('2GM-ABIL-71', 'a card is played for that and not for its points', () => {
    const f = new Field(edition).hand('support/extra-ammo');
    const card = catalogue.numberOf('support/extra-ammo');
    f.own('usa/light-infantry', 'a1');
    f.play('deploy');
    f.do('play extra-ammo a1');
    expect(supportCard(card).cost).not.toBe(supportCard(card).play);
    expect(apOf(f, 0)).toBe(9 - supportCard(card).play);
  });

  rule('2GM-ABIL-69', 'stays on its unit, turn after turn', () => {
    const f = new Field(edition).hand('support/extra-ammo');
    const card = catalogue.numberOf('support/extra-ammo');
    const men = f.own('usa/light-infantry', 'a1');
    f.enemy('japan/light-infantry', 'h6');
    f.play('deploy');
    f.do('play extra-ammo a1');
    f.idleTo(7, 'move');
    expect(f.unit(men).cards.map((a) => a.card)).toEqual([card]);
    expect(f.state.seats[0]?.discard).toEqual([]);
  });

  rule('2GM-ABIL-70', 'and goes to its owner’s discard pile with the unit', () => {
    const f = new Field(edition);
    const card = catalogue.numberOf('support/extra-ammo');
    f.own('usa/m4a3', 'c1');
    const target = f.enemy('japan/light-infantry', 'c2', {
      stats: { hp: 1, armor: 1 },
      cards: [{ card, by: 1, until: PERMANENT, left: 0 }],
    });
    f.play('shoot', 7);
    f.do('shoot c1 c2');
    expect([f.at(target), f.state.seats[1]?.discard]).toEqual(['gone', [card]]);
    expect(f.state.seats[0]?.discard).toEqual([]);
  });
});
