import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { unitCard } from '../../cards';
import { situationOf } from '../situation/situation.fixture';
import { freely, type Tactics, tactics } from './board.fixture';
import { type Item, nextItem, passengersWith, planOf } from './plan';

const rule = ruleTests<RuleId>(book);

/** What the lists want, each item by the cards it puts down. */
function plan(x: Omit<Tactics, 'phase'>): { names: string[]; costs: number[] } {
  const situation = situationOf(tactics({ human: ['LI 1,1'], ...x, phase: 'deployment' }));
  const name = (item: Item) => item.cards.map((card) => nameOf(situation.s, card)).join(' with ');
  const items = planOf(situation);
  return { names: items.map(name), costs: items.map((item) => item.cost) };
}

function nameOf(s: Parameters<typeof unitCard>[0], card: number): string {
  try {
    return unitCard(s, card).name;
  } catch {
    return 'support';
  }
}

describe('as many units as possible', () => {
  // reinforce: tanks, then loaded transports, bare; equipment afterwards
  rule(['SOLO-RULING-59', 'SOLOT-PRIO-13'], 'more units before more damage, and of as many the better', () => {
    expect(plan({ stance: 'REINFORCE', ap: 9, hand: ['HVT', 'T95', 'T97'] }).names.slice(0, 2)).toEqual([
      'Type 95 HA-GO',
      'Type 97 CHI-HA',
    ]);
    // one for 7: the heavy one does more damage than the light one
    expect(plan({ stance: 'REINFORCE', ap: 7, hand: ['T95', 'HVT'] }).names[0]).toBe('Type 3 CHI-NU');
    // equal damage and movement: the dearer
    expect(plan({ stance: 'REINFORCE', ap: 5, hand: ['T95', 'T97'] }).names[0]).toBe('Type 97 CHI-HA');
    expect(plan({ stance: 'REINFORCE', ap: 8, hand: ['T95', 'T95'] }).costs.slice(0, 2)).toEqual([4, 4]);
  });

  rule('SOLO-RULING-59', 'what lies on the table already is one of them', () => {
    const { table, answers } = freely({
      phase: 'deployment',
      stance: 'REINFORCE',
      ap: 9,
      hand: ['T95', 'T97'],
      human: ['LI 1,1'],
    });
    expect(answers.filter((a) => a.option[0] === 'deploy')).toHaveLength(2);
    expect(table.north.ap).toBe(0);
  });
});

describe('who comes in a carrier', () => {
  rule(['SOLO-RULING-60', 'SOLOT-PRIO-14'], 'the dearest that can be paid with it; an empty one does not come', () => {
    const x = { stance: 'ADVANCE' };
    expect(plan({ ...x, ap: 5, hand: ['HTR', 'LI', 'HI'] }).names[0]).toBe('Type 1 HO-HA with Heavy Infantry');
    expect(plan({ ...x, ap: 4, hand: ['HTR', 'LI', 'HI'] }).names[0]).toBe('Type 1 HO-HA with Light Infantry');
    expect(plan({ ...x, ap: 4, hand: ['TRK'] }).names).toEqual([]);
    // the price has the passenger's equipment in it, where the AP are there
    expect(plan({ ...x, ap: 9, hand: ['HTR', 'HI'] }).costs[0]).toBe(6);
    expect(plan({ ...x, ap: 5, hand: ['HTR', 'HI'] }).costs[0]).toBe(5);
  });

  rule('SOLOT-GOAL-06', 'of equal passengers each may come, a card twice in the hand once', () => {
    const item = (cards: readonly number[], equals: readonly Item[] = []): Item => ({
      rule: 'SOLOT-PRIO-14',
      cards,
      cost: 4,
      equipment: 'none',
      use: null,
      equals,
      many: false,
      boards: false,
    });
    const equals = [item([1, 5]), item([1, 6]), item([1, 5]), item([2, 7]), item([1])];
    expect(passengersWith(item([1, 5], equals), 1)).toEqual([5, 6]);
    expect(passengersWith(item([1, 5], equals), 2)).toEqual([7]);
    expect(passengersWith(item([1, 5]), 1)).toEqual([5]);
    expect(passengersWith(item([1]), 1)).toEqual([]);
    expect(passengersWith(item([1, 5]), 3)).toEqual([]);
  });

  rule(['SOLO-RULING-60', 'SOLOT-CARDS-03'], 'two carriers with a passenger each, and nobody twice', () => {
    const { table, answers } = freely({
      phase: 'deployment',
      stance: 'ADVANCE',
      ap: 10,
      hand: ['HTR', 'HTR', 'LI', 'HI'],
      human: ['LI 1,1'],
    });
    expect(answers.filter((a) => a.option[0] === 'load').map((a) => a.wish.split(' ')[1])).toEqual([
      'heavy-infantry',
      'light-infantry',
    ]);
    expect(table.state.units.filter((u) => u.seat === 1 && u.carrier >= 0)).toHaveLength(2);
    expect(table.north.hand).toEqual([]);
  });
});

describe('what is put down first', () => {
  rule('SOLOT-PLACE-03', 'most damage, then most piercing, then the dearest; support where its turn is', () => {
    const put = (hand: readonly string[], ap: number, stance = 'DEFENSE') => {
      const situation = situationOf(tactics({ stance, ap, hand, human: ['T97 5,4'], phase: 'deployment' }));
      const next = nextItem(situation, planOf(situation));
      return next === null ? null : nameOf(situation.s, next.cards[0] ?? -1);
    };
    // 2 against 1
    expect(put(['LI', 'A37'], 4)).toBe('Type 94 37mm');
    // both do 3: five pierces more than four
    expect(put(['ASM', 'A70'], 9)).toBe('Type 92 70mm');
    expect(put(['anti-tank-mine', 'A37'], 9, 'TOTAL DEFENSE')).toBe('support');
    expect(put(['anti-tank-mine', 'A37'], 9, 'DEFENSE')).toBe('Type 94 37mm');
    expect(put([], 9)).toBeNull();
  });
});
