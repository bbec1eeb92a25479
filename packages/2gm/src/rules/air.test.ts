import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, apOf, EDITIONS, endTurn, foe, offers, own, sandbox, unit } from './field.fixture';
import { wounds } from './fire.fixture';
import { attacks, bomber, discarded, fighter, numbers, places, plane, raiding } from './sky.fixture';

const rule = ruleTests<RuleId>(book);
const HOUSE = [{ at: 'a4', card: 'house' }];

describe('aircraft come into play', () => {
  const south = { ap: 9, hand: ['p-51-mustang', 'b-25-mitchell'] };

  rule(
    ['2GM-AIR-01', '2GM-AIR-02', '2GM-AIR-03', '2GM-AIR-04', '2GM-DEPLOY-14', '2GM-HQ-20'],
    'a fighter is paid in the Deployment Phase, waits beside the HQ and takes no space',
    () => {
      for (const edition of EDITIONS) {
        const s = sandbox([], { edition, phase: 'deployment', south });
        expect(offers(s, 'deploy').sort()).toEqual(['deploy b-25-mitchell', 'deploy p-51-mustang']);
        act(s, 'deploy p-51-mustang');
        expect([apOf(s, 0), places(s), s.state.on.every((id) => id === -1)]).toEqual([5, [-2], true]);
        expect(s).toRefuseCiting('deploy b-25-mitchell c1', ['2GM-DEPLOY-14']);
        endTurn(s);
        endTurn(s);
        expect([s.state.turn, places(s)]).toEqual([5, [-2]]); // until it is used
        expect(offers(s, 'move')).toEqual([]);
      }
    },
  );

  rule(
    ['2GM-AIR-05', '2GM-AIR-07', '2GM-AIR-09', '2GM-RULING-88'],
    'in Pacific a bomber waits too, and may attack in the same turn',
    () => {
      const s = sandbox([], { edition: 'pacific', phase: 'deployment', south });
      act(s, 'deploy b-25-mitchell', 'equip');
      expect([s.kind, places(s), offers(s, 'raid')]).toEqual(['deploy', [-2], []]);
      act(s, 'end');
      expect(offers(s, 'raid')).toEqual(['raid south:b-25-mitchell north']);
    },
  );

  rule(
    ['2GM-AIR-06', '2GM-AIR-10', '2GM-AIR-21', '2GM-RULING-88'],
    'in Tactics it attacks at once, the HQ or the battlefield, and is discarded',
    () => {
      const s = sandbox([foe('h6'), plane('north', 'bf-109')], { phase: 'deployment', south }, [4]);
      act(s, 'deploy b-25-mitchell', 'equip');
      expect(s.kind).toBe('bomb');
      const runs = ['h4', 'h6 toward west', 'h6 toward south', 'f6 toward east'];
      expect(s).toOfferExactly([...runs, 'north'].map((to) => `raid south:b-25-mitchell ${to}`));
      expect(s).toRefuseCiting('raid south:b-25-mitchell north:bf-109', ['2GM-AIR-21']);
      act(s, 'raid south:b-25-mitchell north', 'pass'); // the fighter lets it pass
      expect([s.kind, discarded(s, 0), places(s)]).toEqual(['deploy', ['b-25-mitchell'], [47, -2, -1]]);
    },
  );

  rule('2GM-RULING-88', 'the table may play the other way', () => {
    const at = (edition: string, bomberTiming: string) => {
      const s = sandbox([], { edition, phase: 'deployment', south, options: { bomberTiming } });
      act(s, 'deploy b-25-mitchell', 'equip');
      return s.kind;
    };
    expect([at('tactics', 'shootingPhase'), at('pacific', 'atOnce')]).toEqual(['deploy', 'bomb']);
  });

  rule('2GM-AIR-08', 'a fighter attacks in the Shooting Phase and no other', () => {
    for (const edition of EDITIONS) {
      for (const phase of ['movement', 'deployment'])
        expect(offers(sandbox([fighter()], { edition, phase }), 'raid')).toEqual([]);
      expect(offers(raiding([fighter()], [], { edition }), 'raid')).toEqual(['raid south:p-51-mustang north']);
    }
    expect(raiding([plane('north', 'bf-109'), own('a1')])).toRefuseCiting('raid north:bf-109 south', ['2GM-AIR-08']);
  });
});

describe('what aircraft attack', () => {
  rule(
    ['2GM-AIR-11', '2GM-AIR-12', '2GM-AIR-13', '2GM-AIR-15'],
    'EX-27: the P-51 attacks the Light Infantry, the HQ or the parked FW 190: one of the three, wherever it is',
    () => {
      for (const edition of EDITIONS) {
        const s = raiding([fighter(), foe('a6'), plane('north', 'fw-190'), own('b2')], [7], { edition });
        const targets = ['a6', 'north', 'north:fw-190'];
        expect(offers(s, 'raid').sort()).toEqual(targets.map((to) => `raid south:p-51-mustang ${to}`));
        act(s, 'raid south:p-51-mustang a6', 'pass');
        expect([attacks(s), wounds(s), places(s)]).toEqual([['0 > 1'], ['gone', 'gone', 0, 0], [-1, -1, -2, 9]]);
      }
    },
  );

  rule(
    ['2GM-AIR-12', '2GM-AIR-13', '2GM-RULING-103'],
    'in Tactics a fighter attacks buildings, in Pacific any terrain',
    () => {
      const razes = (edition: string) =>
        offers(
          raiding([fighter()], [], { edition, terrain: HOUSE, natural: { b4: 'forest', c4: 'lake' } }),
          'raid',
        ).sort();
      expect(razes('tactics')).toEqual(['raid south:p-51-mustang a4', 'raid south:p-51-mustang north']);
      expect(razes('pacific')).toEqual(['a4', 'b4', 'north'].map((to) => `raid south:p-51-mustang ${to}`));
      const s = raiding([fighter()], [], { edition: 'tactics', terrain: HOUSE, natural: { b4: 'forest' } });
      expect(s).toRefuseCiting('raid south:p-51-mustang b4', ['2GM-AIR-12']);
      expect(s).toRefuseCiting('raid south:p-51-mustang c3', ['2GM-AIR-12', '2GM-SHOOT-22']);
      act(s, 'raid south:p-51-mustang a4');
      expect(s.state.pieces[0]?.damage).toBe(3);
    },
  );

  rule('2GM-AIR-14', 'the target is declared before its abilities come into it', () => {
    const carrying = (tags: readonly string[]) =>
      raiding([plane('south', 'p-51-mustang', { accuracy: [3, 8], tags }), foe('c4'), plane('north', 'he-111')], [1]);
    const targets = offers(carrying(['fighter']), 'raid');
    expect(offers(carrying(['fighter', 'ground-attack', 'fighter-bomber']), 'raid')).toEqual(targets);
    const s = carrying(['ground-attack']);
    act(s, 'raid south:p-51-mustang c4');
    const order = s.events.map((e) => e.type).filter((type) => type === 'raid' || type === 'needs');
    expect([order, numbers(s)[0]?.split(' ')[0]]).toEqual([['raid', 'needs'], '2+/7+']);
  });

  rule('2GM-RULING-103', 'of a covered pair it names one, a bomber hits both', () => {
    const pair = [unit('north', 'panzer-iv', 'c4'), foe('c4')];
    expect(offers(raiding([fighter(), ...pair]), 'raid')).toHaveLength(3);
    const s = raiding([bomber(), ...pair], [1, 1]);
    act(s, 'raid south:b-25-mitchell c3');
    expect(attacks(s)).toEqual(['0 > 1', '0 > 2']);
  });

  rule('2GM-RULING-104', 'it fires every weapon it has at the one target', () => {
    const twin = plane('south', 'p-51-mustang', { accuracy: [3, 8], pierce: 5, secondGun: { pierce: 2, damage: 1 } });
    const s = raiding([twin, foe('c4', { stats: { hp: 9 } })], [3, 3]);
    act(s, 'raid south:p-51-mustang c4');
    expect([attacks(s), wounds(s)[1]]).toEqual([['0 > 1', '0/1 > 1'], 4]);
  });

  rule('2GM-RULING-105', 'in strong winds and storms nobody attacks, but one may deploy', () => {
    for (const weather of ['winds', 'storm']) {
      const more = { weather, south: { ap: 9, hand: ['p-51-mustang', 'b-25-mitchell'] } };
      const s = raiding([fighter(), foe('c4')], [], more);
      expect(offers(s, 'raid')).toEqual([]);
      expect(s).toRefuseCiting('raid south:p-51-mustang c4', ['2GM-RULING-105']);
      const before = sandbox([], { edition: 'pacific', phase: 'deployment', ...more });
      expect(offers(before, 'deploy')).toHaveLength(2);
      const tactics = sandbox([], { phase: 'deployment', ...more });
      expect(tactics).toRefuseCiting('deploy b-25-mitchell', ['2GM-RULING-105']);
    }
  });
});

describe('bombers', () => {
  const name = 'raid south:b-25-mitchell';

  rule(
    ['2GM-AIR-23', '2GM-AIR-25', '2GM-AIR-26', '2GM-ABIL-12'],
    'attack as many spaces in a straight line as their card says, from any side, in order',
    () => {
      const s = raiding([bomber(), foe('c3')]);
      const runs = ['c1', 'c2', 'c3', 'a3 toward east', 'b3 toward east', 'c3 toward east'];
      runs.push('c5 toward south', 'c4 toward south', 'c3 toward south');
      runs.push('e3 toward west', 'd3 toward west', 'c3 toward west');
      expect(
        s
          .options()
          .filter((w) => w.startsWith('raid'))
          .sort(),
      ).toEqual([...runs, 'north'].map((to) => `${name} ${to}`).sort());
      expect(s).toRefuseCiting(`${name} c5`, ['2GM-AIR-25']); // it would leave the field
      expect(s).toRefuseCiting(`${name} e1`, ['2GM-SHOOT-22']);
      for (const [from, order] of [
        ['c2', ['0 > 1', '0 > 2', '0 > 3']],
        ['c4 toward south', ['0 > 3', '0 > 2', '0 > 1']],
      ] as const) {
        const three = raiding([bomber(), foe('c2'), foe('c3'), foe('c4')], [1, 1, 1]);
        act(three, `${name} ${from}`);
        expect(attacks(three)).toEqual(order);
      }
    },
  );

  rule(
    ['2GM-AIR-22', '2GM-AIR-27', '2GM-AIR-28', '2GM-AIR-18'],
    'roll for every unit there by itself, friend or foe',
    () => {
      for (const edition of EDITIONS) {
        const more = {
          edition,
          phase: edition === 'tactics' ? 'deployment' : 'shooting',
          south: { ap: 9, hand: ['b-25-mitchell'] },
        };
        const units = [own('c2'), foe('c3', { stats: { hp: 5 } }), foe('c4')];
        const s = raiding(edition === 'tactics' ? units : [...units, plane('south', 'b-25-mitchell')], [8, 5, 4], more);
        if (edition === 'tactics') act(s, 'deploy b-25-mitchell', 'equip');
        act(s, `${name} c2`);
        expect([attacks(s), wounds(s).slice(0, 3)]).toEqual([
          ['3 > 0', '3 > 1', '3 > 2'],
          ['gone', 3, 0],
        ]);
        expect(s.state.units[0]?.suppressed).toBe(0);
      }
    },
  );

  rule('2GM-RULING-103', 'hit empty terrain without a roll', () => {
    const s = raiding([bomber(), foe('c3')], [1], {
      terrain: [{ at: 'c4', card: 'house' }],
      natural: { c2: 'forest' },
    });
    act(s, `${name} c2`);
    expect([attacks(s), s.state.pieces[0]?.damage, s.state.hurt[10]]).toEqual([
      ['0 > space 10', '0 > 1', '0 > space 26'],
      3,
      3,
    ]);
  });

  rule(
    ['2GM-AIR-25', '2GM-AIR-27'],
    'EX-28, EX-29, EX-30: the Mosquito over a PAK40 in a House, a STUG III and Heavy Infantry in a Forest',
    () => {
      const mosquito = unit('south', 'mosquito', 'hq', { stats: { accuracy: [4, 7], pierce: 7, bomber: 3 } });
      const units = [
        mosquito,
        unit('north', 'pak-40', 'c3', { stats: { armor: 3 } }),
        unit('north', 'stug-iii', 'c4', { stats: { armor: 5 } }),
        unit('north', 'heavy-infantry', 'c5', { stats: { armor: 2 } }),
      ];
      const table = { terrain: [{ at: 'c3', card: 'house' }], natural: { c5: 'forest' }, south: { nation: 'uk' } };
      const s = raiding(units, [5, 3, 4], table);
      act(s, 'raid south:mosquito c3');
      expect([attacks(s), numbers(s)]).toEqual([
        ['0 > 1', '0 > 2', '0 > 3'],
        ['6+/9+ 7:5', '4+/7+ 7:5', '5+/8+ 7:2'],
      ]);
      expect(wounds(s).slice(1)).toEqual([0, 0, 0]); // one short each time
    },
  );

  rule(['2GM-AIR-24', '2GM-AIR-15'], 'an attack on the HQ does not touch what is parked there, nor the field', () => {
    const s = raiding([bomber(), plane('north', 'bf-109'), foe('d6')], [5]);
    act(s, `${name} north`, 'pass');
    expect([attacks(s), s.state.hqs[1]?.hp, places(s)]).toEqual([['0 > hq 1'], 7, [-1, -2, 43]]);
  });

  rule(['2GM-AIR-13', '2GM-AIR-23'], 'in Pacific they may attack one parked aircraft, but no unit by itself', () => {
    const s = raiding([bomber(), plane('north', 'bf-109'), foe('c4')], [5]);
    expect(offers(s, 'raid')).toContain(`${name} north:bf-109`);
    act(s, `${name} north:bf-109`, 'pass');
    expect([attacks(s), wounds(s)]).toEqual([['0 > 1'], ['gone', 'gone', 0]]);
  });

  rule(['2GM-AIR-16', '2GM-AIR-17'], 'EX-26: Sustained Fire on the B-25 counts in each of its attacks', () => {
    const units = [plane('south', 'b-25-mitchell', { accuracy: [5, 8], pierce: 7, bomber: 3 }), foe('c3'), foe('c4')];
    const south = { ap: 5, hand: ['sustained-fire'] };
    const s = raiding(units, [1, 1], { phase: 'deployment', south });
    act(s, 'play sustained-fire south:b-25-mitchell', 'end', `${name} c3`);
    expect(numbers(s).map((n) => n.split(' ')[0])).toEqual(['4+/7+', '4+/7+']);
    expect(discarded(s, 0)).toEqual(['sustained-fire']);
  });
});
