import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, apOf, EDITIONS, endTurn, foe, offers, own, sandbox, tank, unit } from './field.fixture';
import { firing, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

const COLUMNS = 'abcdefgh';

/** The two southern rows are sea; the third is the beach. */
const natural: Record<string, string> = {};
for (const column of COLUMNS) {
  natural[`${column}1`] = 'sea';
  natural[`${column}2`] = 'sea';
  natural[`${column}3`] = 'beach';
}

/** Movement 2, Armor 2, 4 HP. */
const craft = (at: string, more: object = {}): object => unit('south', 'lcvp', at, more);
const lorry = (at: string, more: object = {}): object =>
  unit('south', 'gmc-cckw', at, { stats: { move: 3, tags: ['transport', 'tow', 'mobility'], upgrades: [] }, ...more });
const aboard = (carrier: string, card = 'light-infantry', more: object = {}): object =>
  unit('south', card, 'craft', { carrier, ...more });
const sea = (units: readonly object[], more: object = {}) => sandbox(units, { natural, ...more });
const moves = (s: ReturnType<typeof sandbox>, from: string) =>
  offers(s, 'move')
    .filter((wish) => wish.startsWith(`move ${from} `))
    .map((wish) => wish.split(' ')[2])
    .sort();

function carrying(s: ReturnType<typeof sandbox>): string[] {
  return ['board', 'fetch', 'unload'].flatMap((verb) => offers(s, verb)).sort();
}

describe('landing craft', () => {
  rule(['2GM-LCVP-01', '2GM-ABIL-20'], 'move on water only, where nobody else goes', () => {
    for (const edition of EDITIONS) {
      const s = sea([craft('c2'), own('e3', { stats: { move: 2 } })], { edition });
      expect(moves(s, 'c2')).toEqual(['a2', 'b1', 'b2', 'c1', 'd1', 'd2', 'e2']);
      expect(moves(s, 'e3')).toEqual(['c3', 'd3', 'd4', 'e4', 'e5', 'f3', 'f4', 'g3']);
      expect(s).toRefuseCiting('move e3 e2', ['2GM-TERRAIN-10']);
      expect(sandbox([craft('c2')], { edition, natural: { c2: 'river', c3: 'river' } })).toBeDefined();
      expect(moves(sandbox([craft('c2')], { edition, natural: { c2: 'river', c3: 'river' } }), 'c2')).toEqual(['c3']);
    }
  });

  rule(['2GM-LCVP-02', '2GM-LCVP-06', '2GM-RULING-87'], 'take any ground unit, from the space before them', () => {
    for (const edition of EDITIONS) {
      const passengers = [own('c3'), tank('c3'), unit('south', 'm1-37mm', 'c3'), lorry('c3')];
      for (const passenger of passengers) {
        expect(carrying(sea([craft('c2'), passenger], { edition }))).toEqual(['board c3 c2']);
      }
    }
    const s = sea([craft('c2'), tank('b3'), own('d3')]);
    expect(carrying(s)).toEqual(['board b3 c2', 'fetch c2 d3']); // the tank drives to the ramp, to the infantry the craft comes
    expect(s).toRefuseCiting('board d3 c2', ['2GM-TRANS-05']);
  });

  rule('2GM-LCVP-03', 'one at a time', () => {
    const s = sea([craft('c2'), aboard('c2'), own('c3')]);
    expect(offers(s, 'board')).toEqual([]);
    expect(s).toRefuseCiting('board c3 c2', ['2GM-TRANS-03']);
  });

  rule('2GM-LCVP-05', 'a hit on the craft is shared like one on a transport', () => {
    const units = [
      tank('c4'),
      unit('north', 'daihatsu', 'c5'),
      unit('north', 'light-infantry', 'craft', { carrier: 'c5' }),
    ];
    const s = firing(units, { edition: 'pacific', natural: { c5: 'sea' }, north: { nation: 'japan' } }, [5]);
    s.do('shoot c4 c5');
    expect(wounds(s).slice(1)).toEqual([2, 2]);
  });

  rule(['2GM-LCVP-06', '2GM-LCVP-10', '2GM-RULING-87'], 'let off to the front only, also after a move', () => {
    for (const edition of EDITIONS) {
      const s = sea([craft('c1'), aboard('c1')], { edition });
      expect(carrying(s)).toEqual([]); // water before it
      expect(s).toRefuseCiting('unload c1 c2', ['2GM-TRANS-16']);
      act(s, 'move c1 c2');
      expect(carrying(s)).toEqual(['unload c2 c3']);
      expect(s).toRefuseCiting('unload c2 d2', ['2GM-LCVP-06', '2GM-TRANS-16']);
    }
    const north = sandbox(
      [unit('north', 'daihatsu', 'c5'), unit('north', 'light-infantry', 'craft', { carrier: 'c5' })],
      {
        natural: { c5: 'sea' },
        active: 'north',
        north: { nation: 'japan' },
      },
    );
    expect(carrying(north)).toEqual(['unload c5 c4']);
  });

  rule(
    ['2GM-LCVP-11', '2GM-LCVP-12', '2GM-LCVP-13'],
    'disembarking costs no AP and, in Pacific, ends both moves',
    () => {
      const s = sea([craft('c2'), aboard('c2')], { edition: 'pacific' });
      act(s, 'unload c2 c3');
      expect([apOf(s, 0), moves(s, 'c3'), moves(s, 'c2')]).toEqual([5, [], []]);
      const tactics = sea([craft('c2'), aboard('c2')]);
      act(tactics, 'unload c2 c3');
      expect([apOf(tactics, 0), moves(tactics, 'c3')]).toEqual([5, []]);
      expect(moves(tactics, 'c2')).toEqual(['a2', 'b1', 'b2', 'c1', 'd1', 'd2', 'e2']); // 2GM-RULING-79
    },
  );

  rule(['2GM-LCVP-20', '2GM-LCVP-21'], 'Mobility does not help who has landed, Mechanized does', () => {
    const landed = (tags: readonly string[]) => {
      const s = sea([craft('c2'), aboard('c2', 'light-infantry', { stats: { tags } })], { edition: 'pacific' });
      act(s, 'unload c2 c3');
      return moves(s, 'c3');
    };
    expect([landed(['mobility']), landed(['mechanized'])]).toEqual([[], ['b3', 'c4', 'd3']]);
  });
});

describe('embarking', () => {
  rule(
    ['2GM-LCVP-16', '2GM-LCVP-17', '2GM-LCVP-18', '2GM-LCVP-19', '2GM-RULING-86'],
    'from the space in front, for no AP and all movement; a craft that has not moved may then go',
    () => {
      for (const edition of EDITIONS) {
        const s = sea([craft('c2'), tank('c4')], { edition });
        act(s, 'board c4 c2');
        expect([apOf(s, 0), s.state.units[1]?.moved, s.state.units[0]?.cargo]).toEqual([5, true, 1]);
        expect(moves(s, 'c2')).toContain('c1');
      }
    },
  );

  rule(['2GM-LCVP-14', '2GM-LCVP-15', '2GM-RULING-86'], 'or the craft comes to the shore, and stays there', () => {
    for (const edition of EDITIONS) {
      const s = sea([craft('b1'), unit('south', 'm1-90mm', 'c3')], { edition }); // the gun does not move
      expect(carrying(s)).toEqual(['fetch b1 c3']);
      act(s, 'fetch b1 c3');
      expect(s.state.units[0]).toMatchObject({ at: 10, cargo: 1 });
      expect([moves(s, 'c2'), carrying(s)]).toEqual([[], []]);
      const before = sea([craft('c2'), unit('south', 'm1-90mm', 'c3')], { edition });
      act(before, 'fetch c2 c3'); // it waits at the ramp already
      expect(moves(before, 'c2')).toContain('c1');
      const after = sea([craft('c1'), own('c3')], { edition });
      act(after, 'move c1 c2', 'board c3 c2');
      expect(moves(after, 'c2')).toEqual([]);
      expect(carrying(sea([craft('h1'), unit('south', 'm1-90mm', 'c3')], { edition }))).toEqual([]);
      const tired = sea([craft('c2'), own('c3', { moved: true })], { edition });
      expect(carrying(tired)).toEqual([]); // it has no movement left for it
    }
  });
});

describe('loaded transports', () => {
  const loaded = [craft('c2'), aboard('c2', 'gmc-cckw'), aboard('c2:gmc-cckw')];

  rule(
    ['2GM-LCVP-04', '2GM-LCVP-20', '2GM-LCVP-22'],
    'EX-25: one with Mobility gets off, does not move, and may still let off whom it carries',
    () => {
      const s = sea(loaded, { edition: 'pacific' });
      act(s, 'unload c2 c3');
      expect([s.state.units[1]?.at, s.state.units[1]?.cargo, s.state.units[2]?.at]).toEqual([18, 2, -3]);
      expect(moves(s, 'c3')).toEqual([]);
      expect(carrying(s)).toEqual(['unload c3 b3', 'unload c3 d3']);
      act(s, 'unload c3 b3');
      expect([s.state.units[2]?.at, moves(s, 'b3')]).toEqual([17, []]);
    },
  );

  rule('2GM-LCVP-04', 'go aboard in Pacific only', () => {
    const units = [craft('c2'), lorry('c3'), aboard('c3')];
    expect(offers(sea(units, { edition: 'pacific' }), 'board')).toEqual(['board c3 c2']);
    expect(offers(sea(units), 'board')).toEqual([]);
    expect(sea(units)).toRefuseCiting('board c3 c2', ['2GM-LCVP-04']);
  });

  rule('2GM-LCVP-04', 'come together from the hand', () => {
    const hand = ['lcvp', 'gmc-cckw', 'light-infantry'];
    const s = sea([], { edition: 'pacific', phase: 'deployment', south: { ap: 9, hand } });
    act(s, 'deploy lcvp c1', 'load gmc-cckw c1', 'equip', 'load light-infantry c1:gmc-cckw', 'equip');
    expect([apOf(s, 0), s.kind, s.state.units.map((u) => u.carrier)]).toEqual([9 - 2 - 2 - 1, 'deploy', [-1, 0, 1]]);
    const tactics = sea([], { phase: 'deployment', south: { ap: 9, hand } });
    act(tactics, 'deploy lcvp c1', 'load gmc-cckw c1', 'equip');
    expect(tactics.kind).toBe('deploy');
  });
});

describe('deploying with a craft', () => {
  const hand = ['lcvp', 'm4-sherman', 'light-infantry', 'lcvp'];

  rule(
    ['2GM-LCVP-08', '2GM-LCVP-09', '2GM-RULING-85'],
    'onto one that waits on the Deployment Line, or together with it',
    () => {
      for (const edition of EDITIONS) {
        const s = sea([craft('c1'), craft('e2')], { edition, phase: 'deployment', south: { ap: 9, hand } });
        expect(offers(s, 'load')).toEqual(['load m4-sherman c1', 'load light-infantry c1']);
        expect(s).toRefuseCiting('load light-infantry e2', ['2GM-LCVP-08']);
        act(s, 'load light-infantry c1', 'equip');
        expect([apOf(s, 0), s.state.units[0]?.cargo]).toEqual([8, 2]);
        act(s, 'deploy lcvp d1');
        expect(s).toOfferExactly(['load m4-sherman d1', 'stay']);
        act(s, 'load m4-sherman d1', 'equip');
        expect([apOf(s, 0), s.state.units[3]?.cargo]).toEqual([8 - 2 - 4, 4]);
      }
    },
  );

  rule('2GM-LCVP-09', 'the craft itself comes onto the sea, and nothing on foot does', () => {
    const s = sea([], { phase: 'deployment', south: { ap: 9, hand } });
    expect(offers(s, 'deploy')).toEqual([...COLUMNS].map((column) => `deploy lcvp ${column}1`));
    expect(s).toRefuseCiting('deploy light-infantry a1', ['2GM-RULING-35']);
  });
});

describe('fire from inside a craft', () => {
  rule(['2GM-LCVP-07', '2GM-RULING-83'], 'a passenger shoots in Pacific, from where the craft is', () => {
    const units = [craft('c2', { fired: true }), aboard('c2'), foe('c4'), foe('c5')];
    const s = firing(units, { edition: 'pacific', natural }, [5]);
    expect(offers(s, 'shoot')).toEqual(['shoot c2:light-infantry c4']); // its Range is 2
    act(s, 'shoot c2:light-infantry c4');
    expect(wounds(s)).toEqual([0, 0, 1, 0]);
    expect(offers(s, 'shoot')).toEqual([]);
    const tactics = firing(units, { natural });
    expect(offers(tactics, 'shoot')).toEqual([]);
    expect(tactics).toRefuseCiting('shoot c2:light-infantry c4', ['2GM-SHOOT-01']);
  });

  rule('2GM-LCVP-07', 'and uses its abilities: mounts a weapon, heals itself and others', () => {
    const upgrades = ['hmg', 'medics'];
    const stats = { upgrades: upgrades.map((token) => ({ token, cost: 1 })) };
    const medic = aboard('c2', 'heavy-infantry', { upgrades, stats, wounds: 1 });
    const units = [craft('c2'), medic, own('c3', { wounds: 1 }), own('c4', { wounds: 1 })];
    const s = sea(units, { edition: 'pacific' });
    const inside = 'c2:heavy-infantry';
    expect([...offers(s, 'mount'), ...offers(s, 'heal')]).toEqual([
      `mount ${inside}`,
      `heal ${inside} ${inside}`,
      `heal ${inside} c3`,
    ]);
    act(s, `heal ${inside} ${inside}`);
    expect(wounds(s)).toEqual([0, 0, 1, 1]);
    const tactics = sea(units);
    expect([...offers(tactics, 'mount'), ...offers(tactics, 'heal')]).toEqual([]);
  });

  rule('2GM-LCVP-07', 'but who rides in a transport inside the craft does nothing', () => {
    const units = [craft('c2', { fired: true }), aboard('c2', 'gmc-cckw'), aboard('c2:gmc-cckw'), foe('c4')];
    expect(offers(firing(units, { edition: 'pacific', natural }), 'shoot')).toEqual([]);
  });
});

describe('a lake', () => {
  const lakes = { ...natural, c2: 'lake', b1: 'lake' };

  rule(['2GM-TERRAIN-30', '2GM-RULING-155'], 'bears neither landing craft nor Amphibious vehicles', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([craft('c1'), own('g4')], { edition, natural: lakes });
      expect(moves(s, 'c1')).toEqual(['d1', 'd2', 'e1']);
      expect(s).toRefuseCiting('move c1 c2', ['2GM-TERRAIN-30']);
      expect(s).toRefuseCiting('move c1 c3', ['2GM-LCVP-01']);
    }
    const alligator = sandbox([unit('south', 'lvt-1-alligator', 'c1')], { edition: 'pacific', natural: lakes });
    expect(moves(alligator, 'c1')).toEqual(['d1', 'd2', 'e1']);
    expect(alligator).toRefuseCiting('move c1 b1', ['2GM-TERRAIN-30']);
    const among = sandbox([unit('south', 'lvt-1-alligator', 'c2')], {
      edition: 'pacific',
      natural: { b2: 'river', c3: 'lake' },
    });
    expect(moves(among, 'c2')).toEqual(['a2', 'b1', 'b2', 'b3', 'c1', 'd1', 'd2', 'd3', 'e2']);
  });

  rule(['2GM-TERRAIN-30', '2GM-RULING-35'], 'and nobody comes into play on one', () => {
    for (const card of ['lcvp', 'lvt-1-alligator']) {
      const south = { ap: 9, hand: [card] };
      const s = sandbox([], { edition: 'pacific', phase: 'deployment', natural: { ...natural, c1: 'lake' }, south });
      expect(offers(s, 'deploy')).toEqual([...'abdefgh'].map((column) => `deploy ${card} ${column}1`));
      expect(s).toRefuseCiting(`deploy ${card} c1`, ['2GM-RULING-35']);
    }
  });
});

describe('Amphibious', () => {
  rule(['2GM-ABIL-06'], 'EX-34: the LVT-1 Alligator is placed on the first row, which is sea, for 3 AP', () => {
    const s = sea([], { edition: 'pacific', phase: 'deployment', south: { ap: 5, hand: ['lvt-1-alligator'] } });
    expect(offers(s, 'deploy')).toEqual([...COLUMNS].map((column) => `deploy lvt-1-alligator ${column}1`));
    act(s, 'deploy lvt-1-alligator c1', 'equip');
    expect([apOf(s, 0), s.state.units[0]?.at]).toEqual([2, 2]);
  });

  rule(['2GM-ABIL-06', '2GM-RULING-155'], 'water is like any ground for it, and it unloads to its sides', () => {
    const s = sea([unit('south', 'lvt-1-alligator', 'c2'), aboard('c2')], { edition: 'pacific' });
    expect(moves(s, 'c2')).toEqual(['a2', 'b1', 'b2', 'b3', 'c1', 'c3', 'c4', 'd1', 'd2', 'd3', 'e2']);
    expect(carrying(s)).toEqual([]);
    act(s, 'move c2 c3');
    expect(carrying(s)).toEqual(['unload c3 b3', 'unload c3 d3']);
    const river = sandbox([unit('south', 'lvt-1-alligator', 'c2')], { natural: { c2: 'river', c3: 'river' } });
    expect(moves(river, 'c2')).toContain('c3');
    endTurn(s);
    expect(s.state.active).toBe(1);
  });
});
