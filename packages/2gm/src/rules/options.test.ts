import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { act, apOf, foe, offers, own, quiet, scene, tank, unit } from './field.fixture';
import { firing, needs, results, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

type AnyScene = ReturnType<typeof scene>;

const kinds = (s: AnyScene, id: number): string[] =>
  (s.state.units[id]?.tokens ?? []).map((t) => catalogue.upgrades[t.kind]?.id ?? '');
const lying = (s: AnyScene): string[] =>
  s.state.dropped.flatMap((kind, i) =>
    i % 2 === 1 ? [`${s.state.dropped[i - 1]} ${catalogue.upgrades[kind]?.id}`] : [],
  );

describe('Lend-Lease', () => {
  const options = { lendLease: true };
  const gun = unit('north', 'pak-40', 'd4'); // range 4
  const south = { nation: 'usa', ap: 1, hq: 10 };
  const lent = (phase: string, units: readonly object[] = [gun], more: object = {}) =>
    scene(units, { edition: 'pacific', phase, options, south, ...more });

  rule(['2GM-OPT-14', '2GM-OPT-17', '2GM-RULING-132'], 'example 2GM-EX-44: 3 wounds for 3 AP at once', () => {
    const s = lent('movement');
    expect(offers(s, 'lend')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((ap) => `lend ${ap}`));
    act(s, 'lend 3');
    expect([s.state.hqs[0]?.hp, apOf(s, 0)]).toEqual([7, 4]);
    expect(offers(s, 'lend')).toEqual([]);
    expect(s).toRefuseCiting('lend 1', ['2GM-RULING-132']); // once a turn
    act(s, 'end');
    expect(s.state.phase).toBe('deployment');
    expect(apOf(s, 0)).toBe(4);
  });

  rule('2GM-RULING-132', 'in the Deployment Phase too, and not after it; more than the HQ holds is lost', () => {
    expect(offers(lent('deployment'), 'lend')).toHaveLength(10);
    const late = lent('shooting');
    expect(offers(late, 'lend')).toEqual([]);
    expect(late).toRefuseCiting('lend 1', ['2GM-TURN-01']);
    const full = lent('movement', [gun], { south: { ...south, ap: 8, hq: { hp: 10, cap: 9 } } });
    act(full, 'lend 3');
    expect([full.state.hqs[0]?.hp, apOf(full, 0)]).toEqual([7, 9]);
  });

  rule('2GM-OPT-15', 'only while an enemy ground unit has the HQ in range', () => {
    const far = lent('movement', [unit('north', 'pak-40', 'd5')]);
    expect(offers(far, 'lend')).toEqual([]);
    expect(far).toRefuseCiting('lend 1', ['2GM-OPT-15']);
    expect(offers(lent('movement', [tank('d2')]), 'lend')).toEqual([]); // one of one's own
    expect(offers(lent('movement', [unit('north', 'ju-87-stuka', 'hq')]), 'lend')).toEqual([]);
    expect(offers(lent('movement', [gun], { options: {} }), 'lend')).toEqual([]);
    expect(lent('movement', [gun], { options: {} })).toRefuseCiting('lend 1', ['2GM-OPT-14']);
  });

  rule('2GM-OPT-16', 'the last HP lose the battle', () => {
    const s = lent('movement');
    s.do('lend 10');
    expect(s.match.over?.winners).toEqual([1]);
    expect(lent('movement')).toRefuseCiting('lend 11', ['2GM-OPT-16']);
  });
});

describe('Upgrade Token Drop', () => {
  const options = { tokenDrop: true };
  const heavy = (at: string, upgrades: readonly string[], side: 'south' | 'north' = 'south') =>
    unit(side, 'heavy-infantry', at, { upgrades });

  /** The tank on c5 has destroyed these infantrymen on c4. */
  const shot = (edition: string, upgrades: readonly string[], more: object = {}): AnyScene => {
    const listed = upgrades.map((token) => ({ token, cost: 1 }));
    const target = { ...heavy('c4', upgrades, 'north'), wounds: 3, stats: { upgrades: listed } };
    const s = firing([tank('c2'), target, own('h1')], { edition, options, ...more }, [6]);
    act(s, 'shoot c2 c4');
    return s;
  };

  rule(
    ['2GM-OPT-29', '2GM-OPT-30', '2GM-OPT-32', '2GM-RULING-139'],
    'example 2GM-EX-49: the HMG stays, and takes the place of a Mortar',
    () => {
      expect(lying(shot('pacific', ['hmg', 'hit-the-dirt']))).toEqual(['26 hmg']);
      expect(lying(shot('pacific', ['hmg', 'hit-the-dirt'], { options: {} }))).toEqual([]);
      const s = scene([heavy('c3', [{ name: 'mortar', grey: true }] as never)], {
        edition: 'pacific',
        options,
        dropped: [{ at: 'c4', upgrade: 'hmg' }],
      });
      act(s, 'move c3 c4');
      expect(s.options()).toEqual(['take hmg', 'leave']);
      s.do('take hmg');
      expect(kinds(s, 0)).toEqual(['hmg']);
      expect(s.state.units[0]?.tokens[0]?.grey).toBe(true); // dismounted
      expect(lying(s)).toEqual([]); // the Mortar is discarded
    },
  );

  rule(['2GM-OPT-06', '2GM-RULING-140'], 'in Tactics everything stays, in Pacific the six weapons', () => {
    const all = ['mortar', 'hit-the-dirt'];
    expect(lying(shot('tactics', all))).toEqual(['26 mortar', '26 hit-the-dirt']);
    expect(lying(shot('pacific', all))).toEqual(['26 mortar']);
    for (const name of ['grenades', 'hmg', 'mortar', 'bazooka', 'sniper', 'flamethrower'])
      expect(lying(shot('pacific', [name]))).toEqual([`26 ${name}`]);
    for (const name of ['medics', 'sappers', 'smoke-grenade', 'mechanics'])
      expect(lying(shot('pacific', [name]))).toEqual([]);
    const vehicle = unit('north', 'panzer-iii', 'c4', { wounds: 3, upgrades: ['tank-mg'], stats: { armor: 1 } });
    const s = firing([tank('c2'), vehicle, own('h1')], { edition: 'tactics', options }, [9]);
    act(s, 'shoot c2 c4');
    expect([wounds(s)[1], lying(s)]).toEqual(['gone', []]); // of infantry only
  });

  rule(
    ['2GM-OPT-07', '2GM-OPT-31', '2GM-RULING-139'],
    'any infantry that lists it, whoever dropped it, free and as it likes',
    () => {
      const on = (card: string, upgrade: string, more: object = {}) => {
        const s = scene([unit('south', card, 'c3', more)], {
          edition: 'pacific',
          options,
          dropped: [{ at: 'c4', upgrade }],
        });
        act(s, 'move c3 c4');
        return s;
      };
      const light = on('light-infantry', 'grenades');
      expect(light.options()).toEqual(['take grenades', 'leave']);
      light.do('leave');
      expect([kinds(light, 0), lying(light), apOf(light, 0)]).toEqual([[], ['26 grenades'], 5]);
      const taken = on('light-infantry', 'grenades');
      taken.do('take grenades');
      expect([kinds(taken, 0), taken.state.units[0]?.tokens[0]?.grey]).toEqual([['grenades'], false]);
      expect(on('light-infantry', 'hmg').kind).toBe('move'); // its card does not list it
      expect(on('m4-sherman', 'hmg').kind).toBe('move');
      const both = on('heavy-infantry', 'hmg', { upgrades: ['hit-the-dirt'] });
      both.do('take hmg');
      expect(kinds(both, 0)).toEqual(['hit-the-dirt', 'hmg']); // each has a place of its own
    },
  );

  rule('2GM-RULING-139', 'the infantry of a covered pair, and whoever takes the space in an assault', () => {
    const dropped = [{ at: 'c4', upgrade: 'hmg' }];
    const pair = scene([tank('c3'), heavy('c3', [])], { edition: 'pacific', options, dropped });
    act(pair, 'pair c3 c4');
    expect(pair.options()).toEqual(['take hmg', 'leave']);
    pair.do('take hmg');
    expect(kinds(pair, 1)).toEqual(['hmg']);
    const units = [heavy('c3', []), foe('c4', { wounds: 2, stats: { weapon: false } })];
    const s = scene(units, { edition: 'pacific', options, dropped }, [6]);
    act(s, 'assault c3 c4', 'end', 'end', 'resolve c3', 'strike');
    expect(s.options()).toEqual(['take hmg', 'leave']);
  });
});

describe('Tactical Artillery Attack', () => {
  const options = { tacticalArtillery: true };
  const call = (units: readonly object[], ap: number, dice: readonly number[] = [], more: object = {}) =>
    scene(units, { edition: 'pacific', phase: 'barrage', options, south: { nation: 'usa', ap }, ...more }, dice);
  const target = unit('north', 'panzer-iii', 'd5');

  rule(
    ['2GM-OPT-33', '2GM-OPT-35', '2GM-OPT-36', '2GM-RULING-136'],
    'example 2GM-EX-50: 2 AP give 2 and 9+/9+, 5 AP 5 and 6+/6+, once a turn',
    () => {
      for (const [ap, numbers] of [
        [2, '9+/9+'],
        [5, '6+/6+'],
      ] as const) {
        const s = call([target], 9, [1]);
        expect(s.options()).toEqual(['call d5', 'end']);
        act(s, 'call d5', `charge ${ap}`);
        const last = s.events.filter((e) => e.type === 'needs').at(-1) as unknown as { pierce: number };
        expect([needs(s), last.pierce]).toEqual([numbers, ap]);
        expect([apOf(s, 0), s.state.phase, s.kind]).toEqual([9 - ap, 'movement', 'move']); // no second call
      }
    },
  );

  rule(['2GM-OPT-35', '2GM-OPT-37'], 'from 1 AP to 9, all the way up the scale', () => {
    const s = call([target], 12);
    s.do('call d5');
    expect(s.options()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((ap) => `charge ${ap}`));
    const scale = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((ap) => {
      const one = call([target], 12, [1, 1]);
      act(one, 'call d5', `charge ${ap}`);
      return needs(one);
    });
    expect(scale).toEqual(['10+/10+', '9+/9+', '8+/8+', '7+/7+', '6+/6+', '5+/5+', '4+/4+', '3+/3+', '2+/2+']);
    const poor = call([target], 2);
    poor.do('call d5');
    expect(poor.options()).toEqual(['charge 1', 'charge 2']);
  });

  rule('2GM-OPT-34', 'anywhere on the battlefield, never the HQ nor what waits beside it', () => {
    const s = call([foe('a6'), foe('h1'), unit('north', 'ju-87-stuka', 'hq'), own('c3')], 3, [], {
      terrain: [{ at: 'f4', card: 'house' }],
    });
    expect(s.options()).toEqual(['call h1', 'call f4', 'call a6', 'end']);
    expect(s).toRefuseCiting('call north', ['2GM-OPT-33']);
  });

  rule('2GM-RULING-135', 'Evasion counts; its Damage is 1 where one is needed, or what the table agreed on', () => {
    const forest = call([target], 6, [7, 7], { natural: { d5: 'forest' } });
    act(forest, 'call d5', 'charge 6');
    expect(needs(forest)).toBe('6+/6+');
    expect(wounds(forest)).toEqual(['gone']); // 6 beats Armor: critical
    const thick = unit('north', 'king-tiger', 'd5', { stats: { armor: 3 } });
    for (const [damage, taken] of [
      [1, 1],
      [2, 2],
    ] as const) {
      const s = call([thick], 6, [9, 9], { options: { ...options, tacticalArtilleryDamage: damage } });
      act(s, 'call d5', 'charge 6');
      expect(wounds(s)).toEqual([taken]); // Impenetrable
    }
    const wall = call([], 3, [], { terrain: [{ at: 'f4', card: 'wall' }] });
    act(wall, 'call f4', 'charge 1');
    expect(wall.state.pieces[0]?.damage).toBe(1);
  });

  rule(['2GM-OPT-33', '2GM-OPT-36'], 'nobody is asked without the rule, without AP or without a target', () => {
    expect(call([target], 3, [], { options: {} }).kind).toBe('move');
    expect(call([target], 0).kind).toBe('move');
    expect(call([own('c3')], 3).kind).toBe('move');
    const none = call([target], 3);
    none.do('end');
    expect([none.kind, apOf(none, 0)]).toEqual(['move', 3]);
  });
});

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
      const assault = scene(units, { edition: 'pacific', options }, [6]);
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
      const s = scene([], { edition: 'pacific', phase: 'deployment', options, south, ...more });
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
      const mine = scene([own('c3', { upgrades: ['smoke-canister'] })], { edition: 'pacific', options });
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
      expect(offers(scene([thrower], { edition: 'pacific', options }), 'screen')).toEqual([]);
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

describe('terrain during play', () => {
  const south = { nation: 'usa', ap: 3 };
  const build = (more: object = {}) =>
    scene([own('a3'), foe('h6')], { phase: 'deployment', options: { inGameTerrain: true }, south, ...more });

  rule('2GM-OPT-05', 'at most one space from a unit of one’s own, for AP', () => {
    const s = build();
    expect(offers(s, 'build').filter((wish) => wish.startsWith('build house'))).toEqual([
      'build house a2',
      'build house a3',
      'build house b3',
      'build house a4',
    ]);
    expect(s).toRefuseCiting('build house g6', ['2GM-OPT-05']);
    act(s, 'build house b3');
    expect([apOf(s, 0), s.state.pieces.map((p) => p.spaces)]).toEqual([0, [[17]]]);
    expect(s).toRefuseCiting('build wall a3', ['2GM-DEPLOY-03']);
    const none = build({ options: {} });
    expect(offers(none, 'build')).toEqual([]);
    expect(none).toRefuseCiting('build house a3', ['2GM-SETUP-13']);
  });

  rule(['2GM-OPT-05', '2GM-OPT-09'], 'across the row with Extensive Terrain', () => {
    const s = build({ options: { inGameTerrain: true, largeField: true } });
    expect(offers(s, 'build').filter((wish) => wish.includes(' to '))).toEqual(
      ['trench', 'wall', 'barrier', 'barbed-wire'].map((card) => `build ${card} a3 to b3`),
    );
    act(s, 'build trench a3 to b3');
    expect([apOf(s, 0), s.state.pieces.map((p) => p.spaces)]).toEqual([0, [[16, 17]]]);
  });
});
