import { ManualDice, Match } from '@sandtable/kernel';
import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { coinsOf, type Field, field, markers, miss } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

const hexes = { '2,2': 'factory', '6,2': 'factory', '10,2': 'factory', '2,6': 'factory' };
const units = ['G1 tiger 0,8', 'US infantry 12,0', 'G2 panther 12,8', 'SU t-34 0,0'];

/** Seats: 0 Germany 1, 1 United States, 2 Germany 2, 3 Soviet Union. */
function sandbox(more: Field, dice: readonly number[] = [], moreUnits: readonly string[] = []) {
  return new Sandbox(acesGame, field([...units, ...moreUnits], { hexes, ...more }), dice);
}

describe('income', () => {
  rule('AA-MONEY-01', 'AA-EX-24 two factories at the end of the turn bring two coins', () => {
    const s = sandbox({ active: 'US', phase: 'declare', flags: ['US 2,2', 'US 6,2'] });
    expect(coinsOf(s.state)).toEqual([0, 0, 0, 0]);
    s.do('end');
    expect([s.kind, coinsOf(s.state)]).toEqual(['money', [0, 2, 0, 0]]);
    expect(s.events).toContainEqual(
      expect.objectContaining({ type: 'income', rule: 'AA-MONEY-01', seat: 1, coins: 2 }),
    );
  });

  rule('AA-MONEY-02', 'neither the factories of the ally nor those of the enemy nor neutral ones pay', () => {
    const flags = ['US 2,2', 'SU 6,2', 'G1 10,2'];
    expect(coinsOf(sandbox({ active: 'US', flags }).do('end').state)).toEqual([0, 1, 0, 0]);
    expect(coinsOf(sandbox({ active: 'G2', flags }).do('end').state)).toEqual([0, 0, 0, 0]);
  });

  rule('AA-MONEY-05', 'coins are kept from turn to turn', () => {
    const s = sandbox({ phase: 'spending', coins: { G2: 3, US: 5 }, flags: ['G2 2,2'] });
    // Germany 2 saves, everybody else does nothing for a round
    s.do('end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end');
    expect([s.state.active, s.kind, s.state.phase]).toEqual([2, 'money', 'money']);
    expect(coinsOf(s.state)).toEqual([0, 5, 4, 0]);
  });

  rule('AA-RULING-50', 'fifteen coins are no limit', () => {
    const s = sandbox({ coins: { G2: 15, US: 9 }, flags: ['G2 2,2', 'G2 6,2'] }).do('end');
    expect(coinsOf(s.state)).toEqual([0, 9, 17, 0]);
  });

  rule('AA-MONEY-06', 'coins go into repairs, units and transfers, and nothing else costs any', () => {
    const rich = { G1: 20, US: 20, G2: 20, SU: 20 };
    const s = sandbox({ phase: 'move', coins: rich, flags: ['G2 2,2'] }, [], ['G2 infantry 2,2 damage=1']);
    s.do('step 12,8 12,7', 'stop', 'end', 'end');
    expect(coinsOf(s.state)).toEqual([20, 20, 21, 20]);
    const kinds = new Set(s.options().map((o) => o.split(' ')[0]));
    expect(
      [
        ...kinds,
        ...s.match
          .standing(2)
          .map(([verb]) => verb)
          .slice(0, 1),
      ].sort(),
    ).toEqual(['end', 'repair', 'transfer']);
  });

  rule('AA-RULING-48', 'income comes first, then repairs and purchases in any order', () => {
    const flags = ['G2 2,2', 'G2 6,2', 'G2 10,2'];
    const more = { flags, coins: { G2: 4 } };
    const repairFirst = sandbox(more, [], ['G2 fw-190 2,2 damage=2']).do(
      'end',
      'repair 2,2',
      'buy infantry 6,2',
      'end',
    );
    const buyFirst = sandbox(more, [], ['G2 fw-190 2,2 damage=2']).do('end', 'buy infantry 6,2', 'repair 2,2');
    buyFirst.do('buy infantry 10,2', 'end');
    expect([coinsOf(repairFirst.state)[2], coinsOf(buyFirst.state)[2]]).toEqual([3, 1]);
  });
});

describe('transfers', () => {
  rule(['AA-MONEY-03', 'AA-MONEY-04'], 'AA-EX-23 four coins sent are three received, and one is gone', () => {
    const s = sandbox({ coins: { G2: 4, G1: 1 } }).do('transfer 4');
    expect(coinsOf(s.state)).toEqual([4, 0, 0, 0]);
    expect(s.events).toContainEqual(
      expect.objectContaining({ type: 'transferred', rule: 'AA-MONEY-04', seat: 2, to: 0, coins: 4 }),
    );
  });

  rule(['AA-MONEY-03', 'AA-RULING-49'], 'any share from two coins on, only to the ally, and each one is taxed', () => {
    const s = sandbox({ coins: { G2: 5, US: 3, SU: 1 } });
    expect(s.match.standing(2).map((o) => o[1])).toEqual([2, 3, 4, 5]);
    expect(s.match.standing(1).map((o) => o[1])).toEqual([2, 3]);
    expect(s.match.standing(3)).toEqual([]);
    expect(s).toRefuseCiting('transfer 1', ['AA-RULING-49']);
    expect(s).toRefuseCiting('transfer 6', ['AA-MONEY-03']);
    s.do('transfer 2', 'transfer 3');
    expect(coinsOf(s.state)).toEqual([3, 3, 0, 1]);
    expect(s.match.submit(1, ['transfer', 2]).ok).toBe(true);
    expect(coinsOf(s.state)).toEqual([3, 1, 0, 2]);
  });

  rule('AA-MONEY-03', 'need an ally with a purse', () => {
    const s = new Sandbox(
      acesGame,
      field(['US infantry 0,0', 'G2 panther 8,8'], { sides: ['US', 'G2'], coins: { G2: 9 } }),
    );
    expect(s.match.standing(1)).toEqual([]);
    expect(s).toRefuseCiting('transfer 4', ['AA-MONEY-03']);
  });

  rule(['AA-MONEY-03', 'AA-RULING-49'], 'in every phase, in the turn of others, and inside an interception', () => {
    const rich = { G1: 9, US: 9, G2: 9, SU: 9 };
    for (const phase of ['move', 'declare', 'spending']) {
      const s = sandbox({ phase, coins: rich });
      for (const seat of [0, 1, 2, 3]) expect(s.match.submit(seat, ['transfer', 2]).ok).toBe(true);
      expect(coinsOf(s.state)).toEqual([8, 8, 8, 8]);
      expect([s.seat, s.state.active]).toEqual([2, 2]);
    }
    const stopped = sandbox({ phase: 'move', coins: rich }, [], ['G2 infantry 6,6', 'US infantry 6,4']).do(
      'step 6,6 6,5',
    );
    expect([stopped.seat, stopped.kind]).toEqual([1, 'intercept']);
    expect(stopped.match.submit(3, ['transfer', 9]).ok).toBe(true);
    expect(stopped).toOfferExactly(['intercept 6,4', 'pass']);
    expect(coinsOf(stopped.state)).toEqual([9, 17, 9, 0]);
  });

  rule('AA-RULING-49', 'never between the dice of a roll', () => {
    const parsed = acesGame.parsePosition(field(['G2 panther 4,4', 'US infantry 4,3'], { coins: { G2: 9, US: 9 } }));
    if (!parsed.ok) throw new Error('The position is wrong.');
    const match = new Match(acesGame.rules, parsed.value, { dice: new ManualDice() });
    match.run();
    match.submit(2, ['attack', 0, 1]);
    expect(match.standing(2)).not.toEqual([]);
    match.submit(2, ['end']);
    expect(match.standing(2)).toEqual([]);
    expect(match.submit(1, ['transfer', 2]).ok).toBe(false);
    const wish = { verb: 'transfer', places: {}, words: {}, numbers: { coins: 2 }, extras: [] };
    expect(acesGame.rules.explain(match.state, 2, wish).map((r) => r.rule)).toEqual(['AA-RULING-49']);
    for (let die = 0; die < 24; die++) match.submit(die < 12 ? 2 : 1, ['face', 12]);
    expect([match.decision()?.kind, match.standing(2).length]).toEqual(['money', 8]);
  });

  rule('AA-RULING-49', 'not of coins that lie under a unit', () => {
    const s = sandbox({ phase: 'spending', coins: { G2: 3 }, flags: ['G2 2,2'] }, [], ['G2 panther 2,2 damage=3']);
    s.do('repair 2,2');
    expect(s.match.standing(2)).toEqual([]);
    expect(s).toRefuseCiting('transfer 2', ['AA-MONEY-03']);
  });
});

describe('nothing else', () => {
  rule('AA-MONEY-01', 'is paid in the turn of others, and never for a fight', () => {
    const s = sandbox({ flags: ['US 2,2', 'G1 6,2'] }, [...miss(12), ...miss(12)], ['US infantry 12,7']);
    s.do('attack 12,8 12,7', 'end');
    expect([coinsOf(s.state), markers(s.state, '12,8')?.damage]).toEqual([[0, 0, 0, 0], 0]);
  });
});
