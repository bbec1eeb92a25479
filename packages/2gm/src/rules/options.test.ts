import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { act, apOf, foe, offers, own, sandbox, tank, unit } from './field.fixture';
import { firing, needs, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

type AnySandbox = ReturnType<typeof sandbox>;

const kinds = (s: AnySandbox, id: number): string[] =>
  (s.state.units[id]?.tokens ?? []).map((t) => catalogue.upgrades[t.kind]?.id ?? '');
const lying = (s: AnySandbox): string[] =>
  s.state.dropped.flatMap((kind, i) =>
    i % 2 === 1 ? [`${s.state.dropped[i - 1]} ${catalogue.upgrades[kind]?.id}`] : [],
  );

describe('Lend-Lease', () => {
  const options = { lendLease: true };
  const gun = unit('north', 'pak-40', 'd4'); // range 4
  const south = { nation: 'usa', ap: 1, hq: { hp: 10, cap: 20 } };
  const lent = (phase: string, units: readonly object[] = [gun], more: object = {}) =>
    sandbox(units, { edition: 'pacific', phase, options, south, ...more });

  rule(['2GM-OPT-14', '2GM-OPT-17', '2GM-RULING-132'], 'example 2GM-EX-44: 3 wounds for 3 AP at once', () => {
    const s = lent('movement');
    expect(offers(s, 'lend')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((ap) => `lend ${ap}`));
    act(s, 'lend 3');
    expect([s.state.hqs[0]?.hp, apOf(s, 0)]).toEqual([7, 4]);
    expect(offers(s, 'lend')).toHaveLength(7);
    act(s, 'lend 1'); // nothing says once a turn
    expect([s.state.hqs[0]?.hp, apOf(s, 0)]).toEqual([6, 5]);
    act(s, 'end');
    expect(s.state.phase).toBe('deployment');
    expect(apOf(s, 0)).toBe(5);
  });

  rule('2GM-RULING-132', 'in every phase of its own in which a player acts', () => {
    for (const phase of ['movement', 'deployment', 'shooting']) {
      const s = lent(phase);
      expect(offers(s, 'lend')).toHaveLength(10);
      act(s, 'lend 2');
      expect([s.state.phase, s.state.hqs[0]?.hp, apOf(s, 0)]).toEqual([phase, 8, 3]);
    }
    const theirs = lent('movement', [gun], { active: 'north' });
    expect(theirs.refusals('lend 1', 0).length).toBeGreaterThan(0);
  });

  rule(['2GM-RULING-132', '2GM-HQ-12'], 'no wound for an AP that the HQ cannot hold', () => {
    const full = (ap: number) => lent('movement', [gun], { south: { ...south, ap, hq: { hp: 10, cap: 9 } } });
    expect(offers(full(7), 'lend')).toEqual(['lend 1', 'lend 2']);
    expect(full(7)).toRefuseCiting('lend 3', ['2GM-HQ-12']);
    expect(offers(full(9), 'lend')).toEqual([]);
    expect(full(9)).toRefuseCiting('lend 1', ['2GM-HQ-12']);
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
  const shot = (edition: string, upgrades: readonly string[], more: object = {}): AnySandbox => {
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
      const s = sandbox([heavy('c3', [{ name: 'mortar', grey: true }] as never)], {
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
        const s = sandbox([unit('south', card, 'c3', more)], {
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
    const pair = sandbox([tank('c3'), heavy('c3', [])], { edition: 'pacific', options, dropped });
    act(pair, 'pair c3 c4');
    expect(pair.options()).toEqual(['take hmg', 'leave']);
    pair.do('take hmg');
    expect(kinds(pair, 1)).toEqual(['hmg']);
    const units = [heavy('c3', []), foe('c4', { wounds: 2, stats: { weapon: false } })];
    const s = sandbox(units, { edition: 'pacific', options, dropped }, [6]);
    act(s, 'assault c3 c4', 'end', 'end', 'resolve c3', 'strike');
    expect(s.options()).toEqual(['take hmg', 'leave']);
  });

  rule('2GM-OPT-31', 'of two that change places each may take what lies on its new space', () => {
    const dropped = ['c3', 'd3'].map((at) => ({ at, upgrade: 'hmg' }));
    const s = sandbox([heavy('c3', []), heavy('d3', [])], { edition: 'pacific', options, dropped });
    act(s, 'swap c3 d3', 'take hmg');
    expect([kinds(s, 0), kinds(s, 1)]).toEqual([[], ['hmg']]);
    s.do('take hmg');
    expect([kinds(s, 0), kinds(s, 1), lying(s)]).toEqual([['hmg'], ['hmg'], []]);
  });
});

describe('Tactical Artillery Attack', () => {
  const options = { tacticalArtillery: true };
  const call = (units: readonly object[], ap: number, dice: readonly number[] = [], more: object = {}) =>
    sandbox(units, { edition: 'pacific', phase: 'barrage', options, south: { nation: 'usa', ap }, ...more }, dice);
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

  const team = (marshal: number, general: number, dice: readonly number[] = []) => {
    const partner = { nation: 'uk', ap: general, hand: [], deck: new Array<string>(9).fill('light-infantry') };
    return call([target], marshal, dice, { 'south-2': partner });
  };

  rule(['2GM-RULING-169', '2GM-OPT-33'], 'of a team the General may call though his Field Marshal has no AP', () => {
    const s = team(0, 3, [1]);
    expect([s.seat, s.kind]).toEqual([2, 'call']);
    expect(s.options()).toEqual(['call d5', 'end']);
    act(s, 'call d5', 'charge 2');
    expect([s.state.seats[0]?.ap, s.state.seats[2]?.ap, s.kind]).toEqual([0, 1, 'move']);
  });

  rule('2GM-RULING-169', 'who lets it pass leaves it to his partner; one attack is all', () => {
    const s = team(3, 3);
    expect([s.seat, s.kind]).toEqual([0, 'call']);
    s.do('end');
    expect([s.seat, s.kind]).toEqual([2, 'call']);
    s.do('end');
    expect(s.kind).toBe('move');
    const first = team(3, 3, [1]);
    act(first, 'call d5', 'charge 1');
    expect(first.kind).toBe('move');
    expect(team(0, 0).kind).toBe('move');
  });

  rule('2GM-RULING-135', 'of two units in one space it hits the one that was named', () => {
    const pair = [unit('north', 'panzer-iv', 'd5', { stats: { armor: 1 } }), foe('d5')];
    const s = call(pair, 9, [10]);
    expect(s.options().sort()).toEqual(['call d5:light-infantry', 'call d5:panzer-iv', 'end']);
    act(s, 'call d5:light-infantry', 'charge 3');
    expect(wounds(s)).toEqual([0, 'gone']);
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

describe('terrain during play', () => {
  const south = { nation: 'usa', ap: 3 };
  const build = (more: object = {}) =>
    sandbox([own('a3'), foe('h6')], { phase: 'deployment', options: { inGameTerrain: true }, south, ...more });

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
