import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { playCost } from '../../cards';
import { catalogue } from '../../content/index';
import { labels } from '../../labels';
import { apOf } from '../../rules/field.fixture';
import { incomeOf } from '../../turn/income';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Generals where AP and cards are counted', () => {
  rule(['2GM-HQ-14', '2GM-ABIL-71'], 'Wavell: Support cards of 3 AP or more cost 1 less', () => {
    const f = new Field();
    const led = new Field().general('wavell');
    let three = 0;
    catalogue.cards.forEach((card, n) => {
      if (card.kind !== 'support') return;
      const saved = playCost(f.state, 0, n) - playCost(led.state, 0, n);
      expect([card.id, saved]).toEqual([card.id, card.play >= 3 ? 1 : 0]);
      expect(playCost(led.state, 1, n)).toBe(card.play);
      if (card.play >= 3) three++;
    });
    expect(three).toBeGreaterThan(0);
  });

  rule('2GM-HQ-14', 'Rokossovsky: 1 AP for units in four rows, in a line or not', () => {
    const f = new Field().general('rokossovsky');
    const ap = () => incomeOf(f.state, 0).find((part) => part.label === labels.general)?.ap ?? 0;
    for (const at of ['a1', 'b1', 'a3', 'a4']) f.own('usa/light-infantry', at);
    f.enemy('japan/light-infantry', 'h2');
    expect(ap()).toBe(0);
    f.own('usa/light-infantry', 'a6');
    expect(ap()).toBe(1);
    f.own('usa/light-infantry', 'a5');
    expect(ap()).toBe(1);
    f.general('chuikov');
    expect(ap()).toBe(0);
  });

  rule(['2GM-HQ-14', '2GM-TURN-11'], 'Slim: a third card for who holds 2 or fewer', () => {
    for (const [held, drawn] of [
      [2, 3],
      [3, 2],
    ] as const) {
      const f = new Field().general('slim');
      f.own('usa/light-infantry', 'a1');
      f.hand(...new Array<string>(held).fill('usa/light-infantry'));
      f.play('move').idleTo(5, 'move');
      expect(f.state.seats[0]?.hand.length).toBe(held + drawn);
    }
  });

  rule('2GM-HQ-14', 'Marshall: 3 AP when he takes command', () => {
    const f = new Field().hand('support/general');
    f.play('deploy');
    for (const x of f.state.seats) x.ap = 3;
    f.do('play general marshall');
    expect([apOf(f, 0), f.state.seats[0]?.general]).toEqual([3 - 1 + 3, catalogue.numberOf('general/marshall')]);
  });
});
