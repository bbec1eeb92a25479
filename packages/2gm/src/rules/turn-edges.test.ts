import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, EDITIONS, endTurn, foe, offers, own, sandbox, tank, told, unit } from './field.fixture';

/** What a turn does not do to those it does not concern. */
const rule = ruleTests<RuleId>(book);

describe('the Card Phase', () => {
  rule(['2GM-RULING-49', '2GM-TURN-11'], 'an empty deck gives nothing, and nobody is told of cards drawn', () => {
    for (const edition of EDITIONS) {
      const deck = ['light-infantry'];
      const one = sandbox([own('c3')], { edition, phase: 'card', south: { deck } });
      expect(told<{ cards: number[] }>(one, 'drew').map((e) => e.cards.length)).toEqual([1]);
      const none = sandbox([own('c3')], { edition, phase: 'card', south: { deck: [], hand: deck } });
      expect(told(none, 'drew')).toEqual([]);
      expect(none.state.seats[0]?.hand).toHaveLength(1);
    }
  });
});

describe('the Flip Over Phase', () => {
  rule('2GM-FLIP-04', 'turns nothing back of a unit that was destroyed', () => {
    const grey = { upgrades: [{ name: 'tank-mg', grey: true, used: 1 }] };
    const doomed = tank('c3', { ...grey, stats: { armor: 0, hp: 1 } });
    const killer = unit('north', 'panzer-iv', 'c5');
    const s = sandbox([doomed, tank('g2', grey), killer], { turn: 4, active: 'north', phase: 'shooting' }, [9]);
    act(s, 'shoot c5 c3');
    expect(told<{ unit: number }>(s, 'destroyed').map((e) => e.unit)).toEqual([0]);
    endTurn(s);
    endTurn(s);
    expect(told<{ unit: number }>(s, 'readied').map((e) => e.unit)).toEqual([1]);
  });
});

describe('the End Phase', () => {
  rule('2GM-TURN-18', 'whoever moved, fired or was brought is straight again, each turn anew', () => {
    for (const edition of EDITIONS) {
      const men = unit('south', 'mechanized-infantry', 'craft', { carrier: 'c3', remounted: true });
      const s = sandbox([unit('south', 'm3-half-track', 'c3'), men, foe('g6')], { edition });
      // letting off Mechanized units leaves them free to move, but only the first time in a turn
      act(s, 'unload c3 d3');
      expect(offers(s, 'move').filter((wish) => wish.startsWith('move d3'))).toEqual([]);
      endTurn(s);
      endTurn(s);
      act(s, 'board d3 c3', 'unload c3 b3');
      expect(offers(s, 'move').filter((wish) => wish.startsWith('move b3'))).not.toEqual([]);
    }
  });
});

describe('a Smoke Screen', () => {
  rule('2GM-TOKEN-22', 'reaches beyond neither edge of the field', () => {
    for (const edition of EDITIONS) {
      const gun = (at: string) => unit('south', 'm1-howitzer', at, { upgrades: ['smoke-screen'], stats: { range: 1 } });
      const sides = (at: string) =>
        offers(sandbox([gun(at)], { edition, phase: 'shooting' }), 'screen')
          .filter((wish) => wish.startsWith(`screen ${at} ${at}`))
          .map((wish) => wish.slice(`screen ${at} ${at}`.length).trim());
      expect([sides('a2'), sides('h2')]).toEqual([
        ['', 'right'],
        ['', 'left'],
      ]);
    }
  });
});
