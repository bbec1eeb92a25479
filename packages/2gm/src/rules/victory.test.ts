import { ruleTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { gmGame } from '../game';
import { recorded } from '../recorded';
import { act, endTurn, foe, offers, own, sandbox, tank, unit } from './field.fixture';

const rule = ruleTests<RuleId>(book);

const empty = { hand: [], deck: [] };

describe('winning and losing', () => {
  rule('2GM-VICTORY-03', 'who gives up is defeated, whenever he is asked or not', () => {
    for (const seat of [0, 1]) {
      const s = sandbox([own('c3'), foe('c5')]);
      expect(s.seat).toBe(0);
      const done = s.match.submit(seat, ['surrender']);
      expect(done.ok).toBe(true);
      expect(s.match.over).toMatchObject({ winners: [1 - seat], rule: '2GM-VICTORY-03' });
    }
    const bitter = sandbox([own('c3')], { options: { surrender: false } });
    expect(bitter).toRefuseCiting('surrender', ['2GM-VICTORY-03']);
    expect(bitter.match.submit(0, ['surrender']).ok).toBe(false);
  });

  rule(['2GM-VICTORY-04', '2GM-RULING-50'], 'nobody is declared hopeless by the game; he may give up', () => {
    const s = sandbox([foe('c5'), foe('d2')], { south: { ap: 0, hq: 1 } });
    endTurn(s);
    endTurn(s);
    expect(s.match.over).toBeNull();
    s.do('surrender');
    expect(s.match.over?.winners).toEqual([1]);
  });

  rule(
    '2GM-RULING-50',
    'where nobody can do anything any more, 200 turns of each side are the end, and nobody has won',
    () => {
      // guns that do not move, and a card in each hand that needs an aircraft nobody has: nobody runs out of cards
      const stuck = { hand: ['paratroopers'], deck: [], ap: 10 };
      const units = [unit('south', 'm1-90mm', 'c1'), unit('north', 'flak-38', 'f6', { stats: { move: 0 } })];
      const begin = (turn: number, more: object = {}) =>
        sandbox(units, {
          edition: 'pacific',
          turn,
          active: 'south',
          south: stuck,
          north: { ...stuck, hq: 3 },
          ...more,
        });
      const s = begin(397);
      for (const turn of [397, 398, 399, 400]) {
        expect([s.state.turn, s.match.over]).toEqual([turn, null]);
        expect(s).toOfferExactly(['end']);
        endTurn(s);
      }
      expect(s.match.over).toMatchObject({ winners: [], rule: '2GM-RULING-50' });
      // by the Hit Points of the HQs only where that was agreed
      const agreed = begin(399, { options: { maxTurns: 200 } });
      endTurn(agreed);
      endTurn(agreed);
      expect(agreed.match.over).toMatchObject({ winners: [0], rule: '2GM-VICTORY-02' });
    },
  );

  rule(
    ['2GM-VICTORY-05', '2GM-RULING-49'],
    'no cards in deck and hand at the end of the own turn is defeat, whatever stands on the field',
    () => {
      const s = sandbox([own('c3'), tank('d6')], { south: empty });
      act(s, 'end', 'end');
      expect(s.match.over).toBeNull();
      act(s, 'end');
      expect(s.match.over).toMatchObject({ winners: [1], rule: '2GM-VICTORY-05' });
      // in the other's turn nothing happens
      const other = sandbox([own('c3')], { north: empty });
      endTurn(other);
      expect([other.match.over, other.seat]).toEqual([null, 1]);
      endTurn(other);
      expect(other.match.over?.winners).toEqual([0]);
      // one card is enough, in the hand or in the deck
      for (const south of [
        { hand: ['light-infantry'], deck: [] },
        { hand: [], deck: ['light-infantry'] },
      ]) {
        const left = sandbox([], { south });
        endTurn(left);
        expect(left.match.over).toBeNull();
      }
    },
  );

  rule('2GM-RULING-49', 'drawing from an empty deck is skipped, and the last card may still be played', () => {
    const s = sandbox([], { phase: 'card', south: { hand: [], deck: ['light-infantry'] } });
    expect(s.state.seats[0]?.hand).toHaveLength(1);
    act(s, 'end', 'deploy light-infantry c1', 'equip', 'end');
    expect(s.match.over).toBeNull();
    act(s, 'end');
    expect(s.match.over?.winners).toEqual([1]);
    const fight = sandbox([own('c3'), foe('c4')], { phase: 'shooting', south: empty }, [1]);
    act(fight, 'shoot c3 c4');
    expect(fight.match.over).toBeNull(); // his turn is not over
    const none = sandbox([], { phase: 'card', south: { hand: ['light-infantry'], deck: [] } });
    expect(none.state.seats[0]?.hand).toHaveLength(1);
  });

  rule('2GM-VICTORY-06', 'what was discarded does not come back', () => {
    const discard = new Array<string>(10).fill('light-infantry');
    const s = sandbox([], { phase: 'card', south: { ...empty, discard } });
    expect(s.state.seats[0]).toMatchObject({ hand: [], deck: [] });
    endTurn(s);
    expect(s.match.over?.winners).toEqual([1]);
    expect(s.state.seats[0]?.discard).toHaveLength(10);
  });

  rule('2GM-RULING-51', 'the first HQ to fall decides', () => {
    const s = sandbox(
      [tank('d6'), tank('e6'), foe('e1')],
      { phase: 'shooting', north: { hq: 2 }, south: { hq: 1 } },
      [9],
    );
    s.do('shoot d6 north');
    expect(s.match.over).toMatchObject({ winners: [0], rule: '2GM-VICTORY-01' });
    expect(s.match.waiting()).toEqual([]);
    expect(gmGame.rules.invariants(s.state)).toEqual([]);
    s.end();
  });

  rule('2GM-VICTORY-07', 'HP of the own HQ lent for AP may be the last ones', () => {
    const threatened = [foe('d2')];
    const s = sandbox(threatened, { options: { lendLease: true }, south: { ap: 0, hq: 3 } });
    expect(offers(s, 'lend')).toEqual(['lend 1', 'lend 2', 'lend 3']);
    act(s, 'lend 2');
    expect([s.match.over, s.state.hqs[0]?.hp, s.state.seats[0]?.ap]).toEqual([null, 1, 2]);
    const last = sandbox(threatened, { options: { lendLease: true }, south: { ap: 0, hq: 3 } });
    last.do('lend 3');
    expect(last.match.over).toMatchObject({ winners: [1], rule: '2GM-VICTORY-01' });
    expect(offers(sandbox(threatened, { south: { hq: 3 } }), 'lend')).toEqual([]);
  });
});

describe('an agreed number of turns', () => {
  const lastTurn = (units: object[], more: object = {}) => {
    const s = sandbox(units, { options: { maxTurns: 2 }, active: 'north', turn: 4, ...more });
    endTurn(s);
    return s.match.over;
  };

  it('ends the match after the last turn of the second player', () => {
    const s = sandbox([own('c3')], { options: { maxTurns: 2 } });
    endTurn(s);
    expect([s.match.over, s.state.turn]).toEqual([null, 4]);
    endTurn(s);
    expect(s.match.over?.winners).toEqual([0]);
  });

  it('is won by the HQ with more HP, then by the dearer units on the field, or by nobody', () => {
    const byHqs = (winner: number) => ({ winners: [winner], reason: recorded.turnsOverByHqs(2, 10, 9) });
    expect(lastTurn([tank('a1')], { north: { hq: 9 } })).toMatchObject(byHqs(0));
    expect(lastTurn([tank('a1')], { south: { hq: 9 } })).toMatchObject(byHqs(1));
    const byArmies = (winner: number) => ({ winners: [winner], reason: recorded.turnsOverByArmies(2, 2, 1) });
    expect(lastTurn([own('a1'), own('b1'), foe('c6')])).toMatchObject(byArmies(0));
    expect(lastTurn([own('a1'), foe('b6'), foe('c6')])).toMatchObject(byArmies(1));
    expect(lastTurn([own('a1'), foe('c6')])).toMatchObject({ winners: [], reason: recorded.turnsOver(2) });
  });
});
