import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { pieceAt } from '../ground';
import { act, apOf, EDITIONS, endTurn, foe, offers, own, sandbox, tank, unit } from './field.fixture';
import { firing, needs, wounds } from './fire.fixture';
import { attacks, bomber, fighter, hunter, plane, raiding } from './sky.fixture';

/** Weapons and aircraft: rules that are proved together elsewhere, each once more by itself. */
const rule = ruleTests<RuleId>(book);

type AnySandbox = ReturnType<typeof sandbox>;

/** The sides of the tokens of a unit that lie with their used side up. */
const greys = (s: AnySandbox, id = 0): boolean[] => s.state.units[id]?.tokens.map((t) => t.grey) ?? [];
const lasting = { stats: { hp: 9, move: 0 } };

/** The active side does nothing until its Shooting Phase. */
function toShooting(s: AnySandbox, turn: number): void {
  while (s.state.turn < turn) endTurn(s);
  while (s.kind !== 'shoot') act(s, 'end');
}

describe('weapons bought for a unit', () => {
  rule('2GM-RULING-111', 'a mounted weapon that has fired is not turned over: it fires again next turn', () => {
    const men = unit('south', 'heavy-infantry', 'c2', { upgrades: [{ name: 'hmg', mounted: 1 }] });
    for (const edition of EDITIONS) {
      const s = firing([men, foe('c4', lasting)], { edition }, [1, 1]);
      for (const turn of [3, 5]) {
        toShooting(s, turn);
        act(s, 'shoot c2 c4 with hmg');
        expect([turn, greys(s)]).toEqual([turn, [false]]);
      }
    }
  });

  /** The token of a tank after its main gun has fired, and after its own shot. */
  const turned = (token: 'mg' | 'hmg'): boolean[][] => {
    const upgrades = [{ token: `tank-${token}`, cost: 1 }];
    const s = firing(
      [tank('c3', { stats: { upgrades }, upgrades: [`tank-${token}`] }), foe('c4', lasting)],
      {},
      [1, 1],
    );
    act(s, 'shoot c3 c4');
    const before = greys(s);
    act(s, `shoot c3 c4 with ${token}`);
    return [before, greys(s)];
  };

  rule('2GM-TOKEN-34', 'the MG of a tank is turned over by its shot, and by no other', () => {
    expect(turned('mg')).toEqual([[false], [true]]);
  });

  rule('2GM-TOKEN-33', 'so is its HMG', () => {
    expect(turned('hmg')).toEqual([[false], [true]]);
  });

  rule('2GM-TOKEN-35', 'a vehicle with a weapon more attacks once more, at whom it likes', () => {
    const units = [tank('c3', { upgrades: ['tank-mg'] }), foe('c4', lasting), foe('d3', lasting)];
    const s = firing(units, {}, [1, 1]);
    act(s, 'shoot c3 c4 with mg');
    expect(offers(s, 'shoot')).toEqual(['shoot c3 c4', 'shoot c3 d3']);
    act(s, 'shoot c3 d3');
    expect(offers(s, 'shoot')).toEqual([]);
    expect(attacks(s)).toEqual(['0/2 > 1', '0 > 2']);
    expect(offers(firing([tank('c3'), foe('c4')]), 'shoot')).toEqual(['shoot c3 c4']);
  });

  rule('2GM-TOKEN-31', 'a Sniper is a weapon of infantry and takes its offensive place', () => {
    const sniper = catalogue.upgrades.find(({ id }) => id === 'sniper');
    expect(sniper?.slot).toBe('offensive');
    const armed = catalogue.units.filter((card) => card.upgrades.some(({ token }) => token === 'sniper'));
    expect(armed.length).toBeGreaterThan(0);
    expect(new Set(armed.map(({ type }) => type))).toEqual(new Set(['infantry']));
  });

  rule('2GM-ABIL-29', 'a Flamethrower burns whoever is in a building without a die; in the open it has to hit', () => {
    const men = unit('south', 'marines', 'c3', { upgrades: ['flamethrower'] });
    const target = foe('c4', { stats: { armor: 9, hp: 9 } });
    const house = firing([men, target], { terrain: [{ at: 'c4', card: 'bunker' }] }, [1]);
    act(house, 'shoot c3 c4 with flamethrower');
    expect([wounds(house)[1], pieceAt(house.state, 26)?.damage]).toEqual([3, 3]);
    const open = firing([men, foe('c4', { stats: { hp: 9 } })], {}, [1]);
    act(open, 'shoot c3 c4 with flamethrower');
    expect(wounds(open)[1]).toBe(0);
  });
});

describe('smoke', () => {
  rule('2GM-ABIL-92', 'a Smoke Shell wraps its own unit, once, and its token is turned over', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([tank('c3', { upgrades: ['smoke-grenade'] }), foe('c5')], { edition });
      expect(offers(s, 'smoke')).toEqual(['smoke c3']);
      act(s, 'smoke c3');
      expect([s.state.units[0]?.smoke, s.state.units[1]?.smoke, greys(s)]).toEqual([s.state.turn + 1, 0, [true]]);
      expect(offers(s, 'smoke')).toEqual([]);
    }
  });

  rule('2GM-ABIL-90', 'a unit in smoke is harder to hit, and so is whoever stands behind a screen', () => {
    const shot = (units: readonly object[], wish: string | null): string => {
      const s = firing(units, { edition: 'tactics' }, [1]);
      if (wish !== null) act(s, wish);
      act(s, 'shoot c3 c4');
      return needs(s);
    };
    const gun = unit('south', 'm1-howitzer', 'e3', { upgrades: ['smoke-screen'] });
    expect(shot([own('c3'), foe('c4'), gun], null)).toBe('5+/10+');
    expect(shot([own('c3'), foe('c4'), gun], 'screen e3 c4')).toBe('7+/10+');
  });

  const options = { smokeCanister: true };
  const thrower = own('c2', { upgrades: ['smoke-canister'] });
  const canister = (more: readonly object[] = [], dice: readonly number[] = [], at: object = {}) =>
    firing([thrower, ...more], { edition: 'pacific', options, ...at }, dice);

  rule('2GM-OPT-54', 'a canister is thrown in the own Shooting Phase, as far as the unit reaches', () => {
    const s = canister();
    expect(offers(s, 'screen')).toContain('screen c2 c4');
    expect(offers(s, 'screen')).not.toContain('screen c2 c5');
    expect(s).toRefuseCiting('screen c2 c5', ['2GM-TOKEN-22']);
    expect(offers(canister([], [], { phase: 'movement' }), 'screen')).toEqual([]);
    expect(offers(canister([], [], { phase: 'deployment' }), 'screen')).toEqual([]);
  });

  rule('2GM-OPT-55', 'its screen is one of up to three spaces and makes +2/+2 for friend and foe', () => {
    const shooting = (by: string, to: string): string => {
      const s = canister([own('e1'), foe('e3')], [1, 1]);
      act(s, 'screen c2 e2 both');
      expect(s.state.screens.flatMap((until, space) => (until > 0 ? [space] : []))).toEqual([11, 12, 13]);
      if (by.endsWith('3')) {
        endTurn(s);
        while (s.kind !== 'shoot') act(s, 'end');
      }
      act(s, `shoot ${by} ${to}`);
      return needs(s);
    };
    expect([shooting('e1', 'e3'), shooting('e3', 'e1')]).toEqual(['7+/10+', '7+/10+']);
  });

  rule('2GM-OPT-56', 'it stays through the turn of the other, and is gone when the next own one begins', () => {
    const s = canister([own('e1'), foe('e3', { stats: { move: 0 } })], [1]);
    act(s, 'screen c2 e2');
    toShooting(s, 4);
    act(s, 'shoot e3 e1');
    expect(needs(s)).toBe('7+/10+');
    const later = canister([own('e1'), foe('e3', { stats: { move: 0 } })], [1]);
    act(later, 'screen c2 e2');
    toShooting(later, 5);
    act(later, 'shoot e1 e3');
    expect(needs(later)).toBe('5+/10+');
  });
});

describe('in the air', () => {
  const raid = 'raid south:b-25-mitchell north';

  rule('2GM-AIR-03', 'the word on a card tells fighters from bombers: only fighters rise', () => {
    const tagged = (tags: readonly string[]) => {
      const s = raiding([bomber(), plane('north', 'fw-190', { tags })], [5]);
      act(s, raid);
      return s.kind;
    };
    expect([tagged(['fighter']), tagged([])]).toEqual(['intercept', 'shoot']);
  });

  rule('2GM-ABIL-27', 'a fighter may intercept, and may escort', () => {
    const s = raiding([bomber(), fighter(), hunter()]);
    act(s, raid);
    expect([s.seat, s.options()]).toEqual([1, ['intercept north:fw-190', 'pass']]);
    s.do('intercept north:fw-190');
    expect([s.seat, s.options()]).toEqual([0, ['escort south:p-51-mustang', 'pass']]);
  });

  rule(
    '2GM-AIR-33',
    'who intercepts is asked when the target is known, in the turn of the other, and not before',
    () => {
      const s = raiding([fighter(), hunter(), foe('c4')]);
      expect([s.seat, s.kind]).toEqual([0, 'shoot']);
      s.do('raid south:p-51-mustang c4');
      expect([s.seat, s.kind, s.state.active]).toEqual([1, 'intercept', 0]);
      expect(s.events.some((e) => e.type === 'roll')).toBe(false);
    },
  );

  rule('2GM-AIR-51', 'whoever is left when the others have fired attacks its target, last of all', () => {
    const s = raiding([bomber(), hunter()], [1, 5]);
    act(s, raid, 'intercept north:fw-190');
    expect([attacks(s), s.state.hqs[1]?.hp]).toEqual([['1 > 0', '0 > hq 1'], 7]);
  });

  rule('2GM-RULING-90', 'the order of the five steps is the same in both editions', () => {
    const order = (edition: string): string[] => {
      const gun = unit('north', 'flak-38', 'd5', { stats: { range: 4, tags: ['anti-aircraft'] } });
      const s = raiding([bomber({ upgrades: ['bomber-hmg'] }), hunter(), fighter(), gun], [1, 1, 1, 1, 1], { edition });
      act(s, raid, ...(edition === 'tactics' ? ['pass'] : []), 'intercept north:fw-190');
      act(s, 'escort south:p-51-mustang', 'flak d5 south:p-51-mustang');
      return attacks(s);
    };
    expect(order('tactics')).toEqual(order('pacific'));
    expect(order('pacific')).toHaveLength(5);
  });
});

describe('anti-aircraft fire', () => {
  const gun = (at: string, tags: readonly string[] = ['anti-aircraft']): object =>
    unit('north', 'flak-38', at, {
      stats: { armor: 2, hp: 3, accuracy: [5, 9], pierce: 5, damage: 1, range: 4, tags },
    });
  const strike = (at: string) => `raid south:p-51-mustang ${at}`;

  rule('2GM-AA-02', 'one attack in a turn of the other, and only within its Range', () => {
    for (const edition of EDITIONS) {
      const far = raiding([fighter(), gun('h6'), foe('a1')], [1], { edition });
      act(far, strike('a1'));
      expect([far.kind, attacks(far)]).toEqual(['shoot', ['0 > 2']]);
      const units = [fighter(), plane('south', 'p-40-warhawk'), gun('c5'), foe('c2'), foe('c3')];
      const s = raiding(units, [1, 1, 1], { edition });
      act(s, strike('c2'), 'flak c5 south:p-51-mustang', 'raid south:p-40-warhawk c3');
      expect(attacks(s).filter((text) => text.startsWith('2 '))).toEqual(['2 > 0']);
    }
  });

  rule('2GM-ABIL-07', 'it is for those with the word on their card', () => {
    const asked = (tags: readonly string[]) => {
      const s = raiding([fighter(), gun('c5', tags), foe('c2')], tags.length > 0 ? [] : [1]);
      act(s, strike('c2'));
      return [s.seat, s.kind];
    };
    expect([asked(['anti-aircraft']), asked([])]).toEqual([
      [1, 'flak'],
      [0, 'shoot'],
    ]);
  });

  rule('2GM-RULING-93', 'at a bomber as at a fighter, if what it attacks is in reach', () => {
    for (const [plane, name] of [
      [fighter(), 'p-51-mustang'],
      [bomber(), 'b-25-mitchell'],
    ] as const) {
      const s = raiding([plane, gun('c5'), foe('c2'), foe('h1')]);
      act(s, `raid south:${name} c2`);
      expect(s).toOfferExactly([`flak c5 south:${name}`, 'pass']);
      const out = raiding([plane, gun('c5'), foe('c2'), foe('h1')], [1]);
      act(out, `raid south:${name} h1`);
      expect(out.kind).toBe('shoot');
    }
  });

  rule('2GM-AIR-47', 'it comes first: before the escort, the interceptor and the attack, and at the escort', () => {
    const s = raiding([bomber(), hunter(), fighter(), gun('d5')], [1, 1, 1, 1]);
    act(s, 'raid south:b-25-mitchell north', 'intercept north:fw-190', 'escort south:p-51-mustang');
    expect(s).toOfferExactly(['flak d5 south:p-51-mustang', 'pass']);
    act(s, 'flak d5 south:p-51-mustang');
    expect(attacks(s)[0]).toBe('3 > 2');
    const alone = raiding([bomber(), gun('d5')], [1, 1]);
    act(alone, 'raid south:b-25-mitchell north', 'flak d5 south:b-25-mitchell');
    expect(attacks(alone)).toEqual(['1 > 0', '0 > hq 1']);
  });
});

describe('landing craft', () => {
  const natural = Object.fromEntries(
    [...'abcdefgh'].flatMap((column) => [
      [`${column}1`, 'sea'],
      [`${column}2`, 'sea'],
      [`${column}3`, 'beach'],
    ]),
  );
  const craft = (at: string, more: object = {}): object => unit('south', 'lcvp', at, more);
  const sea = (units: readonly object[], more: object = {}) => sandbox(units, { natural, ...more });
  const goes = (s: AnySandbox, from: string): boolean =>
    offers(s, 'move').some((wish) => wish.startsWith(`move ${from} `));

  rule('2GM-LCVP-16', 'a unit boards from the space in front of the craft, to which it has to come', () => {
    for (const edition of EDITIONS) {
      expect(offers(sea([craft('c2'), own('c3')], { edition }), 'board')).toEqual(['board c3 c2']);
      expect(offers(sea([craft('c2'), tank('c4')], { edition }), 'board')).toEqual(['board c4 c2']); // by way of c3
      expect(offers(sea([craft('c2'), own('c4')], { edition }), 'board')).toEqual([]); // c3 is all it reaches
      expect(offers(sea([craft('c2'), tank('c4'), own('c3', { moved: true })], { edition }), 'board')).toEqual([]);
    }
  });

  rule('2GM-LCVP-17', 'a craft that has not moved may leave with its passenger, one that has moved may not', () => {
    for (const edition of EDITIONS) {
      const s = sea([craft('c2'), own('c3')], { edition });
      act(s, 'board c3 c2');
      expect(goes(s, 'c2')).toBe(true);
      const late = sea([craft('c1'), own('c3')], { edition });
      act(late, 'move c1 c2', 'board c3 c2');
      expect(goes(late, 'c2')).toBe(false);
    }
  });

  rule('2GM-LCVP-18', 'embarking costs no AP: it is done with none', () => {
    const s = sea([craft('c2'), own('c3')], { south: { ap: 0 } });
    act(s, 'board c3 c2');
    expect([apOf(s, 0), s.state.units[0]?.cargo]).toEqual([0, 1]);
  });

  rule('2GM-LCVP-19', 'whoever has embarked has no movement left, also when it is let off again', () => {
    const s = sea([craft('c2'), own('c3', { stats: { move: 3 } })]);
    act(s, 'board c3 c2');
    act(s, 'unload c2 c3');
    expect(goes(s, 'c3')).toBe(false);
    expect(goes(sea([craft('c2'), own('c3', { stats: { move: 3 } })]), 'c3')).toBe(true);
  });
});

describe('Mechanized', () => {
  rule('2GM-TRANS-22', 'it gets off onto an empty space like anybody else, and goes on from there', () => {
    const tags = ['mechanized'];
    const truck = unit('south', 'm3-half-track', 'c3');
    const inside = own('craft', { carrier: 'c3', stats: { tags } });
    for (const edition of EDITIONS) {
      const full = sandbox([truck, inside, own('b3'), own('d3'), own('c4'), own('c2')], { edition });
      expect(offers(full, 'unload')).toEqual([]);
      const s = sandbox([truck, inside, own('b3')], { edition });
      expect(offers(s, 'unload')).toEqual(['unload c3 d3']);
      act(s, 'unload c3 d3');
      expect(offers(s, 'move')).toContain('move d3 d4');
    }
  });
});
