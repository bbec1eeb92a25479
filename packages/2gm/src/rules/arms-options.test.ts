import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { act, apOf, foe, offers, own, quiet, sandbox, tank, unit } from './field.fixture';
import { firing, needs, results, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

type AnySandbox = ReturnType<typeof sandbox>;

const kinds = (s: AnySandbox, id: number): string[] =>
  (s.state.units[id]?.tokens ?? []).map((t) => catalogue.upgrades[t.kind]?.id ?? '');

describe('Additional Shielding', () => {
  const options = { shielding: true };
  const tiger = unit('north', 'tiger', 'd5', { stats: { armor: 6 } });
  const fire = (target: object, dice: readonly number[], more: object = {}) => {
    const s = firing([tank('d3'), target], { edition: 'pacific', options, ...more }, dice);
    act(s, 'shoot d3 d5');
    return s;
  };

  rule(
    ['2GM-OPT-38', '2GM-OPT-40'],
    'example 2GM-EX-51: a Sherman rolls 7; 6 or less on the defence die prevents the hit',
    () => {
      for (let face = 1; face <= 10; face++) {
        const s = fire(tiger, [7, face]);
        expect(results(s)).toEqual(['hit']);
        expect(wounds(s)[1]).toBe(face <= 6 ? 0 : 2);
        expect(s.rolls()).toHaveLength(2);
      }
    },
  );

  rule('2GM-OPT-41', 'a prevented critical hit is 1 wound', () => {
    expect(wounds(fire(tiger, [9, 6]))[1]).toBe(1);
    expect(wounds(fire(tiger, [9, 7]))[1]).toBe('gone');
    expect(wounds(fire({ ...tiger, wounds: 4 }, [9, 1]))[1]).toBe('gone'); // it was its last HP
  });

  rule('2GM-OPT-39', 'Armor that its space gives counts', () => {
    const target = unit('north', 'heavy-infantry', 'd5', { stats: { armor: 2 } });
    const house = { terrain: [{ at: 'd5', card: 'house' }] };
    const { armor = 0 } = catalogue.terrain.find((card) => card.id === 'terrain/house') ?? {};
    expect(armor).toBeGreaterThan(0);
    expect(wounds(fire(target, [8, 2 + armor], house))[1]).toBe(0);
    expect(wounds(fire(target, [8, 3 + armor], house))[1]).toBe(2);
    expect(wounds(fire(target, [8, 3]))[1]).toBe(2);
  });

  rule(
    '2GM-RULING-137',
    'not for a miss, an HQ, terrain or attacks that no Armor stops; nor with the table; walls stay whole',
    () => {
      expect(fire(tiger, [2]).rolls()).toHaveLength(1);
      const hq = firing([tank('d5')], { edition: 'pacific', options }, [7]);
      act(hq, 'shoot d5 north');
      expect(hq.rolls()).toHaveLength(1);
      const table = fire(tiger, [], { options: { ...options, hitTable: true } });
      expect(table.rolls()).toHaveLength(0);
      const units = [own('c3'), foe('c4', { stats: { weapon: false } })];
      const assault = sandbox(units, { edition: 'pacific', options }, [6]);
      act(assault, 'assault c3 c4', 'end', 'end', 'resolve c3', 'strike');
      expect(assault.rolls()).toHaveLength(1);
      const inside = fire(unit('north', 'heavy-infantry', 'd5'), [8, 1], { terrain: [{ at: 'd5', card: 'house' }] });
      expect(inside.state.pieces[0]?.damage).toBe(0);
      expect(fire(tiger, [7], { options: {} }).rolls()).toHaveLength(1);
    },
  );
});

describe('Self-Propelled Artillery', () => {
  const options = { selfPropelled: true };
  const brumbaer = unit('south', 'brumbaer', 'a1', { stats: { range: 4, accuracy: [6, 8] } });
  const sherman = unit('north', 'm4-sherman', 'd4');
  const eyes = unit('south', 'bmw-r75', 'd2');
  const lob = (units: readonly object[], dice: readonly number[] = [], more: object = {}) =>
    firing(
      units,
      { edition: 'pacific', options, south: { nation: 'germany' }, north: { nation: 'usa' }, ...more },
      dice,
    );

  rule(
    ['2GM-OPT-42', '2GM-OPT-43', '2GM-OPT-44', '2GM-OPT-45'],
    'example 2GM-EX-52: 6 spaces with Range 4 need 8+/10+, and a critical counts as a hit',
    () => {
      const s = lob([brumbaer, sherman, eyes], [10]);
      expect(offers(s, 'shoot').filter((wish) => wish.startsWith('shoot a1'))).toEqual(['shoot a1 d4']);
      act(s, 'shoot a1 d4');
      expect(needs(s)).toBe('8+/10+');
      expect(results(s)).toEqual(['hit']);
      const missed = lob([brumbaer, sherman, eyes], [7]);
      act(missed, 'shoot a1 d4');
      expect(results(missed)).toEqual(['miss']);
    },
  );

  rule(['2GM-OPT-43', '2GM-RULING-138'], 'another ground unit must have the target in range', () => {
    expect(offers(lob([brumbaer, sherman]), 'shoot')).toEqual([]);
    expect(lob([brumbaer, sherman])).toRefuseCiting('shoot a1 d4', ['2GM-SHOOT-06']);
    const far = lob([brumbaer, sherman, unit('south', 'bmw-r75', 'd1')]);
    expect(offers(far, 'shoot').filter((wish) => wish.startsWith('shoot a1'))).toEqual([]);
    // fog shortens its view too
    const fog = lob([brumbaer, sherman, eyes], [], { weather: 'fog' });
    expect(offers(fog, 'shoot').filter((wish) => wish.startsWith('shoot a1'))).toEqual([]);
    expect(offers(lob([brumbaer, sherman, eyes], [], { options: {} }), 'shoot')).not.toContain('shoot a1 d4');
  });

  rule(['2GM-OPT-46', '2GM-OPT-47'], 'its main weapon only, and only tanks of the class', () => {
    const armed = { ...brumbaer, upgrades: ['tank-mg'] };
    const s = lob([armed, sherman, eyes]);
    expect(offers(s, 'shoot').filter((wish) => wish.startsWith('shoot a1'))).toEqual(['shoot a1 d4']);
    const other = lob([unit('south', 'tiger', 'a1'), sherman, eyes]);
    expect(offers(other, 'shoot').filter((wish) => wish.startsWith('shoot a1'))).toEqual([]);
  });

  rule(
    '2GM-RULING-122',
    'spaces beyond are counted from the Range that fog leaves; strong winds end everything at 4',
    () => {
      const near = unit('south', 'bmw-r75', 'd3');
      const fog = lob([brumbaer, sherman, near], [10], { weather: 'fog' });
      act(fog, 'shoot a1 d4');
      expect(needs(fog)).toBe('9+/10+'); // 3 beyond
      const winds = lob([brumbaer, sherman, near], [], { weather: 'winds' });
      expect(offers(winds, 'shoot').filter((wish) => wish.startsWith('shoot a1'))).toEqual([]);
    },
  );
});

describe('Smoke Canister', () => {
  const options = { smokeCanister: true };

  rule(['2GM-OPT-49', '2GM-OPT-50'], 'any infantry may have one for 1 AP, in its defensive place', () => {
    const deploying = (card: string, more: object = {}) => {
      const south = { nation: 'usa', ap: 9, hand: [card] };
      const s = sandbox([], { edition: 'pacific', phase: 'deployment', options, south, ...more });
      act(s, `deploy ${card} c1`);
      return s;
    };
    const s = deploying('light-infantry');
    expect(s.options()).toEqual([
      'equip',
      'equip +grenades',
      'equip +medics',
      'equip +grenades +medics',
      'equip +hit-the-dirt',
      'equip +grenades +hit-the-dirt',
      'equip +smoke-canister',
      'equip +grenades +smoke-canister',
    ]);
    s.do('equip +smoke-canister');
    expect([apOf(s, 0), kinds(s, 0)]).toEqual([9 - 2, ['smoke-canister']]);
    expect(s).toRefuseCiting('mount c1', ['2GM-ABIL-57']);
    expect(
      deploying('m4-sherman')
        .options()
        .some((wish) => wish.includes('canister')),
    ).toBe(false);
    expect(
      deploying('light-infantry', { options: {} })
        .options()
        .some((wish) => wish.includes('canister')),
    ).toBe(false);
  });

  rule(
    ['2GM-OPT-51', '2GM-OPT-52', '2GM-OPT-53'],
    'on its own space before the dice of any turn: +1/+1, and it is gone',
    () => {
      const target = foe('c4', { upgrades: ['smoke-canister'] });
      const s = firing([own('c3'), target], { edition: 'pacific', options }, [5]);
      s.do('shoot c3 c4');
      expect(s.kind).toBe('cover');
      expect(s.options()).toEqual(['smoke c4', 'pass']);
      s.do('smoke c4');
      quiet(s);
      expect([needs(s), kinds(s, 1)]).toEqual(['6+/10+', []]);
      const mine = sandbox([own('c3', { upgrades: ['smoke-canister'] })], { edition: 'pacific', options });
      expect(offers(mine, 'smoke')).toEqual(['smoke c3']);
      act(mine, 'smoke c3');
      expect([kinds(mine, 0), mine.state.units[0]?.smoke]).toEqual([[], mine.state.turn + 1]);
    },
  );

  rule(
    ['2GM-OPT-51', '2GM-OPT-54', '2GM-OPT-55', '2GM-OPT-56', '2GM-RULING-148'],
    'in the Shooting Phase at a space in range: a screen of up to three spaces until one’s next turn',
    () => {
      const thrower = own('c2', { upgrades: ['smoke-canister'] });
      const s = firing([thrower, own('e1'), foe('e3')], { edition: 'pacific', options }, [8]);
      const to = offers(s, 'screen').filter((wish) => wish.split(' ').length === 3);
      expect(to).toHaveLength(12); // within 2 of c2, the field's edge cut off
      expect(to).toContain('screen c2 e2');
      expect(s).toRefuseCiting('screen c2 c5', ['2GM-TOKEN-22']);
      act(s, 'screen c2 e2 both');
      expect([kinds(s, 0), s.state.screens.flatMap((until, space) => (until > 0 ? [space, until] : []))]).toEqual([
        [],
        [11, s.state.turn + 2, 12, s.state.turn + 2, 13, s.state.turn + 2],
      ]);
      act(s, 'shoot e1 e3');
      expect(needs(s)).toBe('7+/10+');
      expect(offers(sandbox([thrower], { edition: 'pacific', options }), 'screen')).toEqual([]);
      const long = firing(
        [
          own('c2', {
            upgrades: ['smoke-canister', 'sniper'],
            stats: { upgrades: [{ token: 'sniper', cost: 1 }] },
          }),
        ],
        { edition: 'pacific', options },
      );
      expect(offers(long, 'screen').filter((wish) => wish.split(' ').length === 3).length).toBeGreaterThan(12);
    },
  );
});
