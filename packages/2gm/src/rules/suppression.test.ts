import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, EDITIONS, endTurn, foe, offers, own, sandbox, tank, told, unit } from './field.fixture';
import { firing, needs, results, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

/** The units told to be pressed down, in their order. */
const pressed = (s: ReturnType<typeof sandbox>) => told<{ unit: number }>(s, 'suppressed').map((e) => e.unit);

describe('suppressive fire', () => {
  rule(
    ['2GM-SUPPR-01', '2GM-SUPPR-03', '2GM-SUPPR-04', '2GM-TOKEN-41', '2GM-RULING-57', 'SOLOT-REF-05'],
    'the second enemy unit that shoots at a unit presses it down, hit or not, before its die is rolled',
    () => {
      for (const edition of EDITIONS) {
        const s = firing([own('c3'), own('d4'), foe('c4'), foe('c5')], { edition }, [1, 1]);
        act(s, 'shoot c3 c4');
        expect(pressed(s)).toEqual([]);
        act(s, 'shoot d4 c4');
        expect(pressed(s)).toEqual([2]);
        const order = s.events.map((e) => e.type);
        expect(order.lastIndexOf('suppressed')).toBeLessThan(order.lastIndexOf('roll'));
        expect(results(s)).toEqual(['miss', 'miss']);
        expect(s.state.units.map((u) => u.suppressed > s.state.turn)).toEqual([false, false, true, false]);
        s.end();
      }
    },
  );

  rule('2GM-RULING-57', 'two weapons of one unit count once, and so do two targets', () => {
    const gun = tank('c3', { upgrades: ['tank-mg'] });
    const s = firing([gun, own('d4'), foe('c4', { stats: { hp: 20 } }), foe('d5')], {}, [5, 5, 5]);
    act(s, 'shoot c3 c4', 'shoot c3 c4 with mg');
    expect(pressed(s)).toEqual([]);
    act(s, 'shoot d4 d5');
    expect(pressed(s)).toEqual([]);
    s.end();
  });

  rule('2GM-RULING-57', 'attacks of another turn are forgotten', () => {
    const s = firing([own('c3'), own('d4'), foe('c4')], {}, [1, 1]);
    act(s, 'shoot c3 c4');
    endTurn(s);
    endTurn(s);
    act(s, 'end', 'end', 'shoot d4 c4');
    expect(pressed(s)).toEqual([]);
    s.end();
  });

  rule(
    '2GM-RULING-57',
    'reaction fire and an attack in the same turn are attacks of two units only if two fire',
    () => {
      const s = firing([own('c3', { assaults: 'c4' }), own('b4'), foe('c4')], {}, [1, 1, 1]);
      act(s, 'shoot b4 c4', 'resolve c3', 'react', 'strike');
      expect(pressed(s)).toEqual([2]); // the assault was the second attack on it; the assaulting unit was attacked once
      s.end();
    },
  );

  rule('2GM-RULING-57', 'aircraft are units; a mine is none', () => {
    const fighter = unit('south', 'p-51-mustang', 'hq');
    const s = firing([fighter, own('c3'), foe('c4', { stats: { hp: 20 } })], { edition: 'pacific' }, [1, 1]);
    act(s, 'shoot c3 c4', 'raid south:p-51-mustang c4');
    expect(pressed(s)).toEqual([2]);
    s.end();
    const mine = sandbox(
      [own('c3'), foe('c4')],
      { phase: 'deployment', edition: 'pacific', south: { ap: 9, hand: ['anti-personnel-mine'] } },
      [1, 1],
    );
    act(mine, 'play anti-personnel-mine c4', 'end', 'shoot c3 c4');
    expect(pressed(mine)).toEqual([]);
    mine.end();
  });

  rule('2GM-SUPPR-01', "bombs of one's own are no enemy attack", () => {
    const bomber = (n: number) => unit('south', 'b-25-mitchell', 'hq', { stats: { bomber: 3, hp: n } });
    const s = firing(
      [bomber(3), bomber(4), own('c3'), foe('c4', { stats: { hp: 20 } })],
      { edition: 'pacific' },
      [1, 1, 1, 1],
    );
    for (let n = 0; n < 2; n++) act(s, offers(s, 'raid').find((wish) => wish.endsWith(' c3')) ?? '');
    expect(pressed(s)).toEqual([3]);
    s.end();
  });

  rule(['2GM-SUPPR-02', '2GM-RULING-05'], 'who cannot penetrate the Armor does not count', () => {
    const tiger = foe('c4', { stats: { armor: 6, hp: 20 } });
    const s = firing([own('c3'), own('b4'), tank('d4'), tank('c5'), tiger], {}, [1, 1]);
    act(s, 'shoot c3 c4', 'shoot b4 c4', 'shoot d4 c4');
    expect([results(s), pressed(s)]).toEqual([['no-effect', 'no-effect', 'miss'], []]);
    expect(s).toRefuseCiting('shoot c3 c4', ['2GM-SHOOT-01']);
    act(s, 'shoot c5 c4');
    expect(pressed(s)).toEqual([4]);
    s.end();
  });

  rule(['2GM-SUPPR-05', '2GM-RULING-08', 'SOLOT-REF-05'], 'it shoots at +1/+1, with every weapon', () => {
    const down = own('c3', { suppressed: true, upgrades: ['grenades'], stats: { accuracy: [5, 8] } });
    const s = firing([down, own('d4'), foe('c4', { stats: { hp: 20 } })], {}, [1, 1, 1]);
    act(s, 'shoot c3 c4');
    expect(needs(s)).toBe('6+/9+');
    act(s, 'shoot c3 c4 with grenades');
    expect(needs(s)).toBe('6+/10+');
    act(s, 'shoot d4 c4');
    expect(needs(s)).toBe('5+/10+');
    s.end();
  });

  rule('2GM-SUPPR-05', 'the effect begins at once: an assault finds the defender pressed down', () => {
    const s = firing([own('c3', { assaults: 'c4' }), own('b4'), own('d4'), foe('c4')], {}, [1, 1, 5]);
    act(s, 'shoot b4 c4', 'shoot d4 c4', 'resolve c3', 'react');
    expect(needs(s)).toBe('6+/10+');
    expect(wounds(s)[0]).toBe(0);
    s.end();
  });

  rule(['2GM-SUPPR-06', '2GM-RULING-56'], 'its movement is 1, or one less where the table plays so', () => {
    const moves = (options: object, move: number) =>
      offers(sandbox([tank('a1', { suppressed: true, stats: { move } })], { options }), 'move').length;
    expect(moves({}, 3)).toBe(2);
    expect(moves({}, 1)).toBe(2);
    expect(moves({ suppressionMovement: 'reduceBy1' }, 3)).toBe(5);
    expect(moves({ suppressionMovement: 'reduceBy1' }, 1)).toBe(0);
    expect(offers(sandbox([tank('a1', { stats: { move: 3 } })]), 'move')).toHaveLength(9);
  });

  rule(
    ['2GM-SUPPR-07', '2GM-RULING-59'],
    'until the next turn of the side that fired begins, through the whole turn of its victim',
    () => {
      const s = firing([own('c3'), own('d4'), foe('c4', { stats: { move: 2 } })], {}, [1, 1, 5]);
      act(s, 'shoot c3 c4', 'shoot d4 c4');
      endTurn(s);
      expect([s.seat, offers(s, 'move').every((wish) => !wish.includes('c6'))]).toEqual([1, true]);
      act(s, 'end', 'end', 'shoot c4 c3');
      expect(needs(s)).toBe('6+/10+');
      endTurn(s);
      expect(s.state.turn).toBe(5);
      expect((s.state.units[2]?.suppressed ?? 9) <= s.state.turn).toBe(true);
      s.end();
    },
  );

  rule('2GM-RULING-59', 'pressed down by reaction in the turn of the other side it ends one turn later', () => {
    // two defenders fire at the same assaulting unit in turn 3; its side is the active one, so it ends in turn 4
    const s = firing([own('c3', { assaults: 'c4', attackers: ['d4'] }), foe('c4'), foe('d4')], {}, [1, 1]);
    act(s, 'resolve c3', 'react');
    expect([pressed(s), s.state.units[0]?.suppressed]).toEqual([[0], 4]);
    act(s, 'strike');
    expect(needs(s)).toBe('6+/10+');
    s.end();
  });

  rule('2GM-RULING-58', 'a third attacker adds nothing; a later end takes the place of an earlier one', () => {
    const s = firing([own('c3'), own('d4'), own('b4'), foe('c4', { stats: { hp: 20 } })], {}, [1, 1, 1, 5]);
    act(s, 'shoot c3 c4', 'shoot d4 c4', 'shoot b4 c4');
    expect(pressed(s)).toEqual([3]);
    endTurn(s);
    act(s, 'end', 'end', 'shoot c4 c3');
    expect(needs(s)).toBe('6+/10+');
    s.end();
    const late = firing([own('c3'), own('d4'), foe('c4', { suppressed: 4 })], {}, [1, 1]);
    act(late, 'shoot c3 c4', 'shoot d4 c4');
    expect(late.state.units[2]?.suppressed).toBe(5);
    const later = firing([own('c3'), own('d4'), foe('c4', { suppressed: 6 })], {}, [1, 1]);
    act(later, 'shoot c3 c4', 'shoot d4 c4');
    expect(later.state.units[2]?.suppressed).toBe(6);
  });
});
