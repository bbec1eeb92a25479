import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, endTurn, foe, offers, own, sandbox, tank, unit } from './field.fixture';

const rule = ruleTests<RuleId>(book);

const gun = { name: 'tank-mg' };
const greys = (s: ReturnType<typeof sandbox>, id = 0) => s.state.units[id]?.tokens.map((t) => t.grey);

describe('tokens and the Flip Over Phase', () => {
  rule(
    ['2GM-FLIP-01', '2GM-FLIP-02', '2GM-FLIP-06', 'SOLOT-REF-10'],
    'a token with the spinning arrow turns grey when it is used',
    () => {
      const s = sandbox([tank('c3', { upgrades: [gun, 'smoke-grenade'] }), foe('c5')], { phase: 'shooting' }, [1]);
      act(s, 'shoot c3 c5 with mg');
      expect(greys(s)).toEqual([true, false]);
      expect(s).toRefuseCiting('shoot c3 c5 with mg', ['2GM-SHOOT-20']);
      expect(offers(s, 'shoot')).toEqual(['shoot c3 c5']);
      act(s, 'smoke c3');
      expect(greys(s)).toEqual([true, true]);
      expect(s).toRefuseCiting('smoke c3', ['2GM-FLIP-06', '2GM-TOKEN-21']);
      s.end();
    },
  );

  rule('2GM-FLIP-01', 'one without it stays as it is, and is used once a turn all the same', () => {
    const s = sandbox([own('c3', { upgrades: ['grenades'] }), foe('c4')], { phase: 'shooting' }, [1]);
    act(s, 'shoot c3 c4 with grenades');
    expect(greys(s)).toEqual([false]);
    expect(s).toRefuseCiting('shoot c3 c4 with grenades', ['2GM-SHOOT-01']);
    s.end();
  });

  rule(
    ['2GM-FLIP-03', '2GM-FLIP-04', '2GM-FLIP-05', '2GM-FLIP-08', 'SOLOT-REF-10'],
    'used in one turn, grey in the next, ready again in the one after',
    () => {
      const s = sandbox([tank('c3', { upgrades: [gun] }), foe('c5')], { phase: 'shooting' }, [1, 1]);
      act(s, 'shoot c3 c5 with mg');
      endTurn(s);
      expect([s.state.turn, greys(s)]).toEqual([4, [true]]);
      endTurn(s); // north
      act(s, 'end', 'end');
      expect([s.state.turn, greys(s)]).toEqual([5, [true]]);
      expect(offers(s, 'shoot')).toEqual(['shoot c3 c5']);
      endTurn(s);
      expect(greys(s)).toEqual([false]);
      endTurn(s);
      act(s, 'end', 'end', 'shoot c3 c5 with mg');
      expect(s.state.turn).toBe(7);
      s.end();
    },
  );

  rule(['2GM-FLIP-04', '2GM-RULING-109'], "only the player's own, and those used in the other's turn as well", () => {
    const mine = tank('c3', {
      upgrades: [
        { ...gun, grey: true, used: 2 },
        { name: 'smoke-grenade', grey: true, used: 1 },
      ],
    });
    const theirs = unit('north', 'panzer-iv', 'c6', { upgrades: [{ name: 'smoke-grenade', grey: true, used: 1 }] });
    const s = sandbox([mine, theirs], { phase: 'flip' });
    expect([greys(s, 0), greys(s, 1)]).toEqual([[false, false], [true]]);
    endTurn(s);
    expect(greys(s, 1)).toEqual([false]);
  });

  rule('2GM-FLIP-07', 'a mounted HMG or Mortar is dismounted then and at no other time', () => {
    const mounted = unit('south', 'heavy-infantry', 'c3', { upgrades: [{ name: 'hmg', mounted: 1 }] });
    for (const phase of ['movement', 'deployment', 'shooting']) {
      const s = sandbox([mounted], { phase });
      expect(offers(s, 'dismount')).toEqual([]);
      expect(s).toRefuseCiting('dismount c3', ['2GM-TURN-01']);
    }
    const s = sandbox([mounted, unit('north', 'heavy-infantry', 'c5', { upgrades: [{ name: 'hmg', mounted: 2 }] })], {
      phase: 'flip',
    });
    expect(s).toOfferExactly(['dismount c3', 'end']);
    expect(s).toRefuseCiting('dismount c5', ['2GM-FLIP-07']);
    s.do('dismount c3');
    expect([s.state.turn, greys(s)]).toEqual([4, [true]]);
    endTurn(s);
    expect(offers(s, 'move').length).toBeGreaterThan(0);
    const held = sandbox([mounted], { phase: 'flip' });
    endTurn(held);
    endTurn(held);
    expect(held).toRefuseCiting('move c3 c4', ['2GM-MOVE-09']);
  });
});

describe('the Discard Phase', () => {
  const cards = ['m4-sherman', 'supplies', ...new Array<string>(7).fill('light-infantry')];

  rule(['2GM-DISCARD-01', '2GM-DISCARD-02', '2GM-SETUP-23'], 'down to seven, of his own choice', () => {
    const s = sandbox([], { phase: 'discard', south: { hand: cards } });
    expect(s).toOfferExactly(['discard m4-sherman', 'discard supplies', 'discard light-infantry']);
    s.do('discard supplies', 'discard light-infantry');
    expect(s.state.seats[0]?.hand).toHaveLength(7);
    expect(s.state.seats[0]?.discard).toHaveLength(2);
    expect(s.state.turn).toBe(4);
    const seven = sandbox([], { phase: 'discard', south: { hand: cards.slice(0, 7) } });
    expect(seven.state.turn).toBe(4);
    expect(seven.state.seats[0]?.hand).toHaveLength(7);
  });

  rule('2GM-DISCARD-03', 'a hand may be larger at any other time', () => {
    const s = sandbox([], { phase: 'card', south: { hand: cards }, north: { hand: cards.slice(2) } });
    expect(s.state.seats.map((x) => x.hand.length)).toEqual([11, 7]);
    act(s, 'end', 'end', 'end');
    expect([s.kind, s.state.phase, s.seat]).toEqual(['discard', 'discard', 0]);
    for (let n = 0; n < 4; n++) s.do('discard light-infantry');
    expect(s.state.seats.map((x) => x.hand.length)).toEqual([7, 9]);
  });
});
