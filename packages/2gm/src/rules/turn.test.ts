import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { cardNamed } from '../names/names';
import { act, apOf, EDITIONS, foe, offers, own, sandbox, tank, told, unit } from './field.fixture';

const rule = ruleTests<RuleId>(book);

const PHASES = ['initial', 'headquarters', 'card', 'movement', 'deployment', 'shooting', 'flip', 'discard', 'end'];

describe('the turn', () => {
  rule(['2GM-TURN-01', '2GM-TURN-02'], 'nine phases, movement before deployment', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([own('c3'), foe('c5')], { edition, phase: 'initial' });
      const kinds = [s.kind];
      act(s, 'end');
      kinds.push(s.kind);
      act(s, 'end');
      kinds.push(s.kind);
      expect(kinds).toEqual(['move', 'deploy', 'shoot']);
      expect(s).toRefuseCiting('move c3 c4', ['2GM-TURN-01']);
      expect(s).toRefuseCiting('deploy light-infantry c1', ['2GM-TURN-01']);
      act(s, 'end');
      const phases = told<{ phase: string }>(s, 'phase').map((e) => e.phase);
      expect(phases).toEqual([...PHASES, ...PHASES.slice(0, 4)]);
    }
    const moving = sandbox([own('c3'), foe('c5')]);
    expect(moving).toRefuseCiting('shoot c3 c5', ['2GM-TURN-01']);
    expect(moving).toRefuseCiting('deploy light-infantry c1', ['2GM-TURN-01']);
  });

  rule(['2GM-TURN-03', '2GM-DECK-02'], 'then the other player, turn about until somebody has won', () => {
    const s = sandbox([own('c3')]);
    const seen: [number, number][] = [];
    for (let n = 0; n < 4; n++) {
      seen.push([s.state.turn, s.seat]);
      act(s, 'end', 'end', 'end');
    }
    expect(seen).toEqual([
      [3, 0],
      [4, 1],
      [5, 0],
      [6, 1],
    ]);
    const over = sandbox([tank('d6')], { phase: 'shooting', north: { hq: 1 } }, [9]);
    over.do('shoot d6 north');
    expect(over.match.waiting()).toEqual([]);
  });

  rule('2GM-TURN-04', "what lasts until a player's turn ends in his Initial Phase", () => {
    // pressed down by north in its turn 2, until north is on the move again
    const pressed = tank('c3', { suppressed: true });
    const s = sandbox([pressed, foe('c5', { cards: [{ card: 'sick-patients', by: 'south', until: 5 }] })]);
    expect(offers(s, 'move')).toHaveLength(4);
    act(s, 'end', 'end', 'end');
    expect(s.state.units[1]?.cards).toHaveLength(1);
    act(s, 'end', 'end', 'end');
    expect(s.state.units[1]?.cards).toEqual([]);
    expect(told<{ rule: string; seat: number }>(s, 'expired').map((e) => [e.rule, e.seat])).toEqual([
      ['2GM-TURN-04', 0],
    ]);
    expect(s.state.seats[0]?.discard).toEqual([cardNamed(0, 'sick-patients', ['support'])]);
    expect(offers(s, 'move')).toHaveLength(11);
  });

  rule('2GM-TURN-05', 'what lasts for the rest of the game does not', () => {
    const s = sandbox([tank('c3', { cards: ['ram'] })], { phase: 'end' });
    for (let n = 0; n < 3; n++) act(s, 'end', 'end', 'end');
    expect(s.state.turn).toBe(7);
    expect(s.state.units[0]?.cards).toHaveLength(1);
    expect(told(s, 'expired')).toEqual([]);
  });

  rule('2GM-TURN-06', 'the HQ, the Supply Line and units that produce AP', () => {
    const truck = unit('south', 'm3-half-track', 'a1', { upgrades: ['supplies'] });
    const s = sandbox([truck, unit('south', 'command-group', 'b2'), foe('a6')], {
      phase: 'headquarters',
      south: { ap: 0 },
    });
    expect(told<{ seat: number; parts: { rule: string; ap: number }[] }>(s, 'income')).toMatchObject([
      {
        seat: 0,
        parts: [
          { rule: '2GM-HQ-10', ap: 1 },
          { rule: '2GM-TERM-05', ap: 2 },
          { rule: '2GM-TURN-07', ap: 2 },
          { rule: '2GM-TURN-06', ap: 1 },
        ],
      },
    ]);
    expect([apOf(s, 0), apOf(s, 1)]).toEqual([6, 5]);
  });

  rule(['2GM-TURN-07', '2GM-TURN-08', '2GM-TURN-09'], 'a Command Group gives 1, 2 or at most 3 AP by its row', () => {
    for (const [at, ap] of [
      ['c1', 1],
      ['c2', 2],
      ['c3', 3],
      ['c4', 3],
      ['c6', 3],
    ] as const) {
      const s = sandbox([unit('south', 'command-group', at)], { phase: 'headquarters', south: { ap: 0 } });
      const [income] = told<{ parts: { rule: string; ap: number }[] }>(s, 'income');
      expect([at, income?.parts.find((p) => p.rule === '2GM-TURN-07')?.ap]).toEqual([at, ap]);
    }
    const two = [unit('north', 'command-group', 'c6'), unit('north', 'command-group', 'd4')];
    const s = sandbox(two, { phase: 'headquarters', active: 'north', turn: 4, north: { ap: 0 } });
    expect(apOf(s, 1)).toBe(1 + 1 + 1 + 3);
  });

  rule('2GM-TURN-10', 'it pays when it stands there in the Headquarters Phase, every turn', () => {
    const s = sandbox([], { phase: 'deployment', south: { ap: 3, hand: ['command-group'] } });
    act(s, 'deploy command-group c1', 'equip', 'end', 'end');
    expect(apOf(s, 0)).toBe(0);
    act(s, 'end', 'end', 'end');
    expect(apOf(s, 0)).toBe(3); // the HQ, the Supply Line, the Command Group
    act(s, 'end', 'end', 'end', 'end', 'end', 'end');
    expect(apOf(s, 0)).toBe(6);
  });

  rule('2GM-TURN-11', 'the two top cards of the army deck', () => {
    const deck = ['m4-sherman', 'heavy-infantry', 'light-infantry'];
    for (const edition of EDITIONS) {
      const s = sandbox([], { edition, phase: 'card', south: { deck } });
      expect(s.state.seats[0]?.hand).toEqual([
        cardNamed(0, 'm4-sherman', ['unit']),
        cardNamed(0, 'heavy-infantry', ['unit']),
      ]);
      expect(s.state.seats[0]?.deck).toEqual([cardNamed(0, 'light-infantry', ['unit'])]);
      expect(s.state.seats[1]?.hand).toEqual([]);
    }
  });

  rule('2GM-TURN-12', 'every unit of the player may move, one after the other', () => {
    const s = sandbox([own('a1'), own('c3'), foe('e5')]);
    act(s, 'move c3 c4', 'move a1 a2');
    expect(s).toOfferExactly(['end']);
  });

  rule('2GM-TURN-13', 'units are deployed and cards played, as long as there are AP', () => {
    const s = sandbox([own('c3')], {
      phase: 'deployment',
      south: { ap: 3, hand: ['light-infantry', 'light-infantry', 'supplies', 'veteran'] },
    });
    expect(offers(s, 'play')).toEqual(['play supplies', 'play veteran c3']);
    act(s, 'deploy light-infantry a1', 'equip', 'play veteran c3');
    expect(apOf(s, 0)).toBe(0);
    expect(s.options()).toEqual(['play supplies', 'end']);
    act(s, 'play supplies');
    expect(offers(s, 'deploy').length).toBeGreaterThan(0);
  });

  rule('2GM-TURN-14', 'units attack and assaults are fought out', () => {
    const s = sandbox([own('a3'), own('c3'), foe('a4'), foe('c4')], {}, [1, 1, 1]);
    act(s, 'assault c3 c4', 'end', 'end');
    expect(s).toOfferExactly(['shoot a3 a4', 'resolve c3']);
    act(s, 'shoot a3 a4', 'resolve c3', 'react', 'strike');
    expect(s).toOfferExactly(['end']);
    s.end();
  });

  rule(['2GM-TURN-15', '2GM-TURN-16'], 'tokens turn back, then the hand is trimmed', () => {
    const hand = new Array<string>(8).fill('light-infantry');
    const used = tank('c3', { upgrades: [{ name: 'smoke-grenade', grey: true, used: 1 }] });
    const s = sandbox([used], { phase: 'flip', south: { hand } });
    expect(s.state.units[0]?.tokens[0]?.grey).toBe(false);
    expect(s.kind).toBe('discard');
    s.do('discard light-infantry');
    expect(s.state.seats[0]?.hand).toHaveLength(7);
    expect(s.state.turn).toBe(4);
  });

  rule('2GM-TURN-17', 'cards of one turn leave with it, before the next one begins', () => {
    const s = sandbox([tank('c3')], { south: { hand: ['fuel'] } });
    act(s, 'play fuel c3');
    expect(s.state.units[0]?.cards).toHaveLength(1);
    act(s, 'end', 'end');
    expect(s.state.units[0]?.cards).toHaveLength(1);
    act(s, 'end');
    expect(s.state.units[0]?.cards).toEqual([]);
    expect(s.state.seats[0]?.discard).toEqual([cardNamed(0, 'fuel', ['support'])]);
    const order = s.events.filter((e) => e.type === 'expired' || e.type === 'turn').map((e) => e.rule);
    expect(order).toEqual(['2GM-TURN-17', '2GM-TURN-01']);
  });

  rule('2GM-TURN-18', 'what was tilted stands straight again in the next turn', () => {
    const s = sandbox([own('c3'), foe('c5')], {}, [1, 1]);
    act(s, 'move c3 b3', 'end', 'end');
    expect(s.options()).toEqual(['end']); // out of range
    act(s, 'end', 'end', 'end', 'end');
    expect(offers(s, 'move')).toContain('move b3 c3');
    act(s, 'move b3 c3', 'end', 'end', 'shoot c3 c5');
    expect(s).toRefuseCiting('shoot c3 c5', ['2GM-SHOOT-01']);
    act(s, 'end', 'end', 'end', 'end', 'end', 'end', 'shoot c3 c5');
    s.end();
  });

  rule('2GM-RULING-42', 'the first turn of each player has all its phases, income and cards included', () => {
    for (const active of ['south', 'north'] as const) {
      const s = sandbox([], { phase: 'initial', turn: active === 'south' ? 1 : 2, active });
      expect(told<{ phase: string }>(s, 'phase').map((e) => e.phase)).toEqual(PHASES.slice(0, 4));
      const seat = s.state.seats[s.state.active];
      expect([seat?.ap, seat?.hand.length]).toEqual([6, 2]);
      expect(s.state.hqs.every((h) => h.cap >= 5)).toBe(true);
    }
  });
});
