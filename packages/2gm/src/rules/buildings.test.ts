import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, EDITIONS, endTurn, foe, offers, own, tank, unit } from './field.fixture';
import { firing, needs, results, wounds } from './fire.fixture';
import { begin } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

const house = (damage = 0, card = 'house') => ({ terrain: [{ at: 'c4', card, damage }] });
const walls = (s: ReturnType<typeof firing>) => s.state.pieces[0]?.damage;
const ruins = (s: ReturnType<typeof firing>) => s.state.pieces[0]?.ruins;
/** What a gun that gets through walls does to somebody who bears it. */
const inside = (more: object = {}) => foe('c4', { stats: { hp: 20, ...more } });

describe('buildings', () => {
  rule('2GM-BUILD-02', 'are placed like other Terrain cards: in the own rows 2 and 3, for the AP of the bid', () => {
    for (const edition of EDITIONS) {
      const s = begin(edition, 'houses').bidding(4, 0, [9, 1]);
      const spaces = (card: string) =>
        s
          .options()
          .filter((wish) => wish.startsWith(`lay ${card} `))
          .map((w) => w.slice(-2));
      expect(spaces('house')).toEqual(spaces('wall'));
      expect(spaces('house').length).toBeGreaterThan(0);
      expect(spaces('house').every((at) => at.endsWith('2') || at.endsWith('3'))).toBe(true);
      const [at = ''] = spaces('house');
      expect(s.citing(`lay house ${at[0]}4`)).toContain('2GM-SETUP-11');
      s.do(`lay house ${at}`);
      expect(spaces('house')).toEqual([]);
      expect(spaces('barrier')).not.toContain(at);
    }
  });

  rule(['2GM-BUILD-05', '2GM-BUILD-09', '2GM-BUILD-10'], 'a House stands 8 points and then lies there as Ruins', () => {
    const shell = (damage: number) => firing([tank('c3')], house(damage)).do('shoot c3 c4');
    expect([walls(shell(0)), ruins(shell(0))]).toEqual([2, false]);
    expect([walls(shell(5)), ruins(shell(5))]).toEqual([7, false]);
    for (const s of [shell(6), shell(7)]) {
      expect([ruins(s), s.state.piece[26]]).toEqual([true, 0]);
      endTurn(s);
      endTurn(s);
      act(s, 'end', 'end');
      expect(s).toOfferExactly(['end']); // Ruins have no HP
      expect(s).toRefuseCiting('shoot c3 c4', ['2GM-SHOOT-22']);
    }
    const cabin = firing([tank('c3')], { edition: 'pacific', ...house(3, 'cabin') }).do('shoot c3 c4');
    expect(ruins(cabin)).toBe(true);
  });

  rule(
    ['2GM-BUILD-06', '2GM-RULING-29'],
    'what the unit inside takes, the walls take too: first the unit, then the walls',
    () => {
      const hit = firing([tank('c3'), inside()], house(), [9]).do('shoot c3 c4');
      expect([needs(hit), wounds(hit)[1], walls(hit)]).toEqual(['7+/10+', 2, 2]);
      const order = hit.events.map((e) => e.type);
      expect(order.indexOf('wounded')).toBeLessThan(order.indexOf('terrain-hurt'));
      const miss = firing([tank('c3'), inside()], house(), [6]).do('shoot c3 c4');
      expect([wounds(miss)[1], walls(miss)]).toEqual([0, 0]);
      const weak = firing([own('c3'), inside()], house()).do('shoot c3 c4');
      expect([results(weak), walls(weak)]).toEqual([['no-effect'], 0]);
      const fallen = firing([tank('c3'), foe('c4', { wounds: 2 })], house(), [9]).do('shoot c3 c4');
      expect([wounds(fallen)[1], walls(fallen)]).toEqual(['gone', 2]);
    },
  );

  rule('2GM-BUILD-06', 'a hit that is cancelled spares the walls too', () => {
    const north = { ap: 9, hand: ['you-missed'] };
    const s = firing([tank('c3'), inside()], { ...house(), north }, [9]).do('shoot c3 c4');
    while (s.kind !== 'rolled') s.do('pass');
    s.do('play you-missed');
    expect([wounds(s)[1], walls(s)]).toEqual([0, 0]);
  });

  rule(
    ['2GM-BUILD-07', '2GM-RULING-28', '2GM-BUILD-13'],
    'a critical roll takes the unit, and the Damage of the weapon from the walls, Ordnance included',
    () => {
      const crit = firing([tank('c3'), inside()], house(), [10]).do('shoot c3 c4');
      expect([results(crit), wounds(crit)[1], walls(crit)]).toEqual([['critical'], 'gone', 2]);
      const gun = unit('south', 'm1-howitzer', 'c3'); // Damage 3, and 2 more against buildings
      const heavy = firing([gun, inside()], house(), [10]).do('shoot c3 c4');
      expect([results(heavy), wounds(heavy)[1], walls(heavy)]).toEqual([['critical'], 'gone', 5]);
      const empty = firing([gun], house()).do('shoot c3 c4');
      expect(walls(empty)).toBe(5);
      const open = firing([gun, foe('c4', { stats: { hp: 20 } })], {}, [5]).do('shoot c3 c4');
      expect(wounds(open)[1]).toBe(3);
    },
  );

  rule(['2GM-BUILD-08', '2GM-RULING-29'], 'who is inside when the walls fall, falls with them', () => {
    const s = firing([tank('c3'), inside()], house(6), [9]).do('shoot c3 c4');
    expect([wounds(s)[1], ruins(s)]).toEqual(['gone', true]);
    expect(s.state.units[0]?.killed).toBe(true);
    const heavy = foe('c4', { stats: { hp: 20, tags: ['impenetrable'] } });
    const iron = firing([tank('c3'), heavy], house(6), [10]).do('shoot c3 c4');
    expect([results(iron), wounds(iron)[1]]).toEqual([['hit'], 'gone']);
    const held = firing([tank('c3'), inside()], house(5), [9]).do('shoot c3 c4');
    expect([wounds(held)[1], ruins(held)]).toEqual([2, false]);
  });

  rule('2GM-RULING-30', 'a covered pair: both have the cover, one is shot at, both fall with the walls', () => {
    const pair = [inside(), unit('north', 'panzer-iv', 'c4', { stats: { armor: 1, hp: 20 } })];
    const gun = tank('c3');
    const at = (damage: number, which: string) => {
      const s = firing([gun, ...pair], house(damage), [9]);
      expect(offers(s, 'shoot')).toEqual(['shoot c3 c4:light-infantry', 'shoot c3 c4:panzer-iv']);
      return s.do(`shoot c3 c4:${which}`);
    };
    const soldier = at(0, 'light-infantry');
    expect([needs(soldier), wounds(soldier), walls(soldier)]).toEqual(['8+/10+', [0, 2, 0], 2]);
    const vehicle = at(0, 'panzer-iv');
    expect([needs(vehicle), wounds(vehicle), walls(vehicle)]).toEqual(['7+/10+', [0, 0, 2], 2]);
    expect(wounds(at(6, 'panzer-iv'))).toEqual([0, 'gone', 'gone']);
  });

  rule(['2GM-BUILD-09', '2GM-RULING-32'], 'Ruins are no cover and no Armor', () => {
    const s = firing([own('c3'), foe('c4')], { terrain: [{ at: 'c4', card: 'house', ruins: true }] }, [5]);
    s.do('shoot c3 c4');
    expect([needs(s), wounds(s)[1], walls(s)]).toEqual(['5+/10+', 1, 0]);
  });
});

describe('a flamethrower', () => {
  const flame = unit('south', 'special-forces', 'c3', { upgrades: ['flamethrower'] });
  const tower = foe('c4', { stats: { armor: 9, hp: 20 } });
  const burn = (target: object, more: object, face?: number) =>
    firing([flame, target], { ...house(), ...more }, face === undefined ? [] : [face]).do(
      'shoot c3 c4 with flamethrower',
    );

  rule(
    ['2GM-TOKEN-03', '2GM-TOKEN-04', '2GM-TOKEN-05', '2GM-TOKEN-06', '2GM-TOKEN-07', '2GM-BUILD-12', '2GM-RULING-33'],
    'burns whoever is in a building, without a hit roll, whatever the Armor; a high roll is critical',
    () => {
      for (const edition of EDITIONS) {
        for (const face of [1, 6]) {
          const s = burn(tower, { edition }, face);
          expect([needs(s), results(s), wounds(s)[1], walls(s)]).toEqual(['3+/7+', ['hit'], 3, 3]);
        }
        for (const face of [7, 10]) {
          const s = burn(tower, { edition }, face);
          expect([results(s), wounds(s)[1], walls(s)]).toEqual([['critical'], 'gone', 3]);
        }
      }
    },
  );

  rule(['2GM-TOKEN-06', '2GM-TOKEN-07', '2GM-RULING-33'], 'knows no walls, but every other Evasion', () => {
    const wood = burn(tower, { natural: { c4: 'forest' } }, 7);
    expect([needs(wood), results(wood)]).toEqual(['4+/8+', ['hit']]);
    const iron = burn(foe('c4', { stats: { armor: 9, hp: 20, tags: ['impenetrable'] } }), {}, 10);
    expect([results(iron), wounds(iron)[1]]).toEqual([['hit'], 3]);
    const falls = burn(tower, house(5), 1);
    expect([wounds(falls)[1], ruins(falls)]).toEqual(['gone', true]);
  });

  rule(['2GM-TOKEN-04', '2GM-BUILD-12'], 'burns an empty building without any die', () => {
    const s = firing([flame], house()).do('shoot c3 c4 with flamethrower');
    expect([walls(s), s.rolls()]).toEqual([3, []]);
  });

  rule(['2GM-TOKEN-03', '2GM-RULING-33'], 'is a weapon like others against everything else', () => {
    const plain = { terrain: [] };
    expect(results(burn(foe('c4'), plain, 2))).toEqual(['miss']);
    expect(results(burn(foe('c4'), plain, 3))).toEqual(['hit']);
    expect(results(burn(tower, plain))).toEqual(['no-effect']);
    const trench = burn(foe('c4', { stats: { hp: 20 } }), { terrain: [{ at: 'c4', card: 'trench' }] }, 3);
    expect([needs(trench), results(trench)]).toEqual(['4+/8+', ['miss']]);
    const fallen = burn(tower, { terrain: [{ at: 'c4', card: 'house', ruins: true }] });
    expect(results(fallen)).toEqual(['no-effect']);
  });

  rule('2GM-TOKEN-32', 'of a tank works in the same way', () => {
    const s = firing(
      [unit('south', 'm4a3', 'c2', { upgrades: ['tank-flamethrower'] }), tower],
      { edition: 'pacific', ...house() },
      [1],
    ).do('shoot c2 c4 with flamethrower');
    expect([needs(s), results(s), wounds(s)[1], walls(s)]).toEqual(['3+/7+', ['hit'], 4, 4]);
    expect(s.state.units[0]?.tokens[0]?.grey).toBe(false);
  });
});
