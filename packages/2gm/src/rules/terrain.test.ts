import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { parsePosition } from '../position/position';
import { act, EDITIONS, endTurn, foe, offers, own, position, sandbox, tank, unit } from './field.fixture';
import { firing, needs, results, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

/** Where the unit on a space may go. */
function ways(s: ReturnType<typeof sandbox>, from: string): string[] {
  return offers(s, 'move').flatMap((wish) => (wish.startsWith(`move ${from} `) ? [wish.split(' ')[2] ?? ''] : []));
}

/** May a tank with 2 points enter this ground on c4, and go through it to c5? */
function passage(ground: object): [boolean, boolean] {
  const to = ways(sandbox([tank('c3')], { edition: 'pacific', ...ground }), 'c3');
  return [to.includes('c4'), to.includes('c5')];
}

const natural = (kind: string) => ({ natural: { c4: kind } });

describe('what ground does to movement', () => {
  rule(
    [
      '2GM-TERRAIN-03',
      '2GM-TERRAIN-05',
      '2GM-TERRAIN-16',
      '2GM-TERRAIN-21',
      '2GM-TERRAIN-29',
      '2GM-TERRAIN-30',
      'SOLOT-REF-01',
      'SOLOT-REF-02',
    ],
    'normal ground lets pass, difficult ground stops, inaccessible ground shuts',
    () => {
      const table = ['open', 'bushes', 'beach', 'forest', 'mountain', 'lake', 'river', 'sea'];
      expect(Object.fromEntries(table.map((kind) => [kind, passage(natural(kind))]))).toEqual({
        open: [true, true],
        bushes: [true, true],
        beach: [true, true],
        forest: [true, false],
        mountain: [true, false],
        lake: [false, false],
        river: [false, false],
        sea: [false, false],
      });
    },
  );

  rule(
    ['2GM-TERRAIN-31', '2GM-TERRAIN-39', '2GM-TOKEN-37', '2GM-BUILD-09', '2GM-RULING-32', 'SOLOT-REF-02'],
    'Ruins and mud are difficult, a standing house is not',
    () => {
      const house = { at: 'c4', card: 'house' };
      expect(passage({ terrain: [house] })).toEqual([true, true]);
      expect(passage({ terrain: [{ ...house, ruins: true }] })).toEqual([true, false]);
      expect(passage({ mud: ['c4'] })).toEqual([true, false]);
      expect(passage({ mud: ['d4'] })).toEqual([true, true]);
    },
  );

  rule('SOLOT-REF-02', 'as the sheet of the opponent reminds: lake and sea shut, ruins and mountains stop', () => {
    const ruins = { terrain: [{ at: 'c4', card: 'house', ruins: true }] };
    expect([natural('lake'), natural('sea'), natural('mountain'), ruins].map(passage)).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, false],
    ]);
  });

  rule(['2GM-TERRAIN-06', '2GM-TERRAIN-07', '2GM-RULING-22'], 'entering takes all movement that is left', () => {
    for (const edition of EDITIONS) {
      const wood = { edition, natural: { c5: 'forest' } };
      // Example 35: one normal space, then the wood; and not a step further
      expect(ways(sandbox([tank('c3', { stats: { move: 3 } })], wood), 'c3')).toContain('c5');
      expect(ways(sandbox([tank('c3', { stats: { move: 3 } })], wood), 'c3')).not.toContain('c6');
      expect(ways(sandbox([own('c4')], wood), 'c4')).toContain('c5');
      expect(ways(sandbox([own('c3')], wood), 'c3')).not.toContain('c5');
    }
  });

  rule(
    ['2GM-TERRAIN-06', '2GM-RULING-22'],
    'where the table wants a full move, only from the space beside it and before any other step',
    () => {
      const options = { difficultEnterNeedsFullMove: true };
      const wood = { options, natural: { c5: 'forest' } };
      expect(ways(sandbox([tank('c4', { stats: { move: 3 } })], wood), 'c4')).toContain('c5');
      const far = sandbox([tank('c3', { stats: { move: 3 } })], wood);
      expect(ways(far, 'c3')).not.toContain('c5');
      expect(ways(far, 'c3')).toContain('c4');
      expect(ways(far, 'c3')).toContain('d5'); // around it
    },
  );

  rule(
    ['2GM-TERRAIN-06', '2GM-TERRAIN-08', '2GM-TERRAIN-09', '2GM-RULING-23'],
    'Example 20: a tank enters the forest; the next turn it goes exactly one space, on or out',
    () => {
      const wood = { natural: { c4: 'forest', c5: 'mountain' } };
      const s = sandbox([tank('c3', { stats: { move: 4 } })], wood);
      act(s, 'move c3 c4');
      endTurn(s);
      endTurn(s);
      expect(ways(s, 'c4').sort()).toEqual(['b4', 'c3', 'c5', 'd4']);
      for (const to of ['c5', 'd4']) {
        const next = sandbox([tank('c4', { stats: { move: 4 } })], wood);
        act(next, `move c4 ${to}`);
        expect(offers(next, 'move')).toEqual([]);
      }
    },
  );

  const KINDS = ['light-infantry', 'm1-57mm', 'm4-sherman', 'm3-half-track'];
  /** Where each kind of unit stands after a step to c4. */
  const entered = (ground: Readonly<Record<string, unknown>>) =>
    KINDS.map((card) => {
      const s = sandbox([unit('south', card, 'c3')], ground);
      act(s, 'move c3 c4');
      return s.state.on.indexOf(0);
    });

  rule('2GM-TERRAIN-17', 'every kind of unit may go into a Forest', () => {
    expect(entered(natural('forest'))).toEqual([26, 26, 26, 26]);
  });

  rule('2GM-TERRAIN-21', 'and into Bushes, which cost no step more', () => {
    expect(entered(natural('bushes'))).toEqual([26, 26, 26, 26]);
    const through = sandbox([tank('c3', { stats: { move: 2 } })], { natural: { c4: 'bushes' } });
    expect(ways(through, 'c3')).toContain('c5');
  });

  rule(['2GM-RULING-31', '2GM-BUILD-04'], 'and into a building, by moving there and nothing else; so it leaves', () => {
    const house = { terrain: [{ at: 'c4', card: 'house' }] };
    expect(entered(house)).toEqual([26, 26, 26, 26]);
    const inside = sandbox([unit('south', 'm4-sherman', 'c4')], house);
    act(inside, 'move c4 c5');
    expect(inside.state.on.indexOf(0)).toBe(34);
  });

  rule(['2GM-TERRAIN-10', '2GM-TERRAIN-30'], 'a refused step says which ground bars the way', () => {
    const s = sandbox([own('c3'), tank('d3')], { natural: { c4: 'lake', d4: 'lake' } });
    expect(s).toRefuseCiting('move c3 c4', ['2GM-TERRAIN-10']);
    expect(ways(s, 'd3')).not.toContain('d4');
    expect(ways(s, 'd3')).not.toContain('d5');
  });
});

describe('water and bridges', () => {
  const columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const row = (n: number, kind: string) => Object.fromEntries(columns.map((c) => [`${c}${n}`, kind]));
  const river = { natural: { ...row(3, 'river'), ...row(4, 'river') } };
  const fast = { stats: { move: 9 } };

  rule(
    ['2GM-TERRAIN-24', '2GM-TERRAIN-25', '2GM-TERRAIN-28'],
    'nobody gets across a river or the sea on foot or wheels, infantry in rowboats only where a scenario says so',
    () => {
      for (const kind of ['river', 'sea']) {
        const s = sandbox([tank('c2', fast), own('d2')], { natural: row(3, kind) });
        expect(ways(s, 'c2').every((to) => to.endsWith('1') || to.endsWith('2'))).toBe(true);
        expect(ways(s, 'd2')).not.toContain('d3');
        expect(s).toRefuseCiting('move d2 d3', ['2GM-TERRAIN-10']);
      }
      const more = { natural: { ...row(3, 'river'), ...row(4, 'sea') }, scenario: { id: 'boats', rowboats: true } };
      const s = sandbox([tank('c2', fast), own('d2', fast)], more);
      expect(ways(s, 'd2').filter((to) => to.endsWith('3'))).toContain('d3');
      expect(ways(s, 'd2').filter((to) => to.endsWith('4'))).toEqual([]); // no boat goes to sea
      expect(ways(s, 'c2').filter((to) => to.endsWith('3'))).toEqual([]);
      const narrow = sandbox([own('d2', fast)], { ...more, natural: row(3, 'river') });
      expect(ways(narrow, 'd2')).not.toContain('d4'); // it stops on the river
      act(narrow, 'move d2 d3');
      endTurn(narrow);
      endTurn(narrow);
      expect(ways(narrow, 'd3')).toContain('d4');
    },
  );

  rule(
    ['2GM-TERRAIN-26', '2GM-TERRAIN-27'],
    'a bridge over two river spaces, one above the other, carries everybody; beside it is water',
    () => {
      const bridged = { ...river, bridges: ['c3', 'c4'] };
      const s = sandbox([tank('c2', fast), own('d2')], bridged);
      expect(ways(s, 'c2')).toEqual(expect.arrayContaining(['c3', 'c4', 'c5', 'h6']));
      expect(ways(s, 'c2')).not.toContain('d3');
      expect(ways(s, 'd2')).not.toContain('d3');
      const on = sandbox([own('c3'), foe('c4')], bridged);
      expect(ways(on, 'c3')).toEqual(['c2']);
      const shot = firing([own('c2'), foe('c3')], bridged, [5]).do('shoot c2 c3');
      expect([needs(shot), wounds(shot)]).toEqual(['5+/10+', [0, 1]]);
    },
  );

  rule('2GM-TERRAIN-26', 'and lies nowhere else', () => {
    const problems = (bridges: string[]) => {
      const read = parsePosition(position([], { ...river, bridges }));
      return read.ok ? [] : read.problems.map((p) => p.path);
    };
    expect(problems(['c3', 'c4'])).toEqual([]);
    expect(problems(['c3', 'c4', 'h4', 'h3'])).toEqual([]);
    expect(problems(['c3'])).toEqual(['bridges/0']);
    expect(problems(['c3', 'd3'])).toEqual(['bridges/0', 'bridges/1']);
    expect(problems(['c4', 'c5'])).toEqual(['bridges/1']);
  });
});

describe('shooting over and at ground', () => {
  rule('2GM-TERRAIN-04', 'nothing on the way is in the way', () => {
    const s = firing(
      [tank('c2'), foe('c5'), foe('c4'), own('c3', { fired: true })],
      { natural: { c3: 'mountain' }, terrain: [{ at: 'c4', card: 'house' }] },
      [5],
    );
    s.do('shoot c2 c5');
    expect([needs(s), results(s)]).toEqual(['5+/9+', ['hit']]);
  });

  rule(['2GM-TERRAIN-15', '2GM-TERRAIN-20', 'SOLOT-REF-01'], 'Forest and Bushes are +1/+1 for who is in them', () => {
    const low = own('c3', { stats: { accuracy: [4, 7] } });
    const of = (kind: string, at = 'c4') =>
      needs(firing([low, foe('c4')], { natural: { [at]: kind } }, [1]).do('shoot c3 c4'));
    expect(['open', 'forest', 'bushes', 'mountain', 'beach'].map((kind) => of(kind))).toEqual([
      '4+/7+',
      '5+/8+',
      '5+/8+',
      '4+/7+',
      '4+/7+',
    ]);
    expect(of('forest', 'c3')).toBe('4+/7+');
    expect(of('forest', 'c5')).toBe('4+/7+');
  });

  rule(
    ['2GM-TERRAIN-18', '2GM-TERRAIN-19', '2GM-TERRAIN-22', '2GM-TERRAIN-23', '2GM-RULING-25', 'SOLOT-REF-01'],
    'a Forest stands 8 points, Bushes 4; then there is open ground',
    () => {
      const fell = (kind: string, damage: number) => {
        const s = firing([tank('c3'), own('d3'), foe('e4')], { natural: { c4: { terrain: kind, damage } } });
        act(s, 'shoot c3 c4');
        return s;
      };
      expect([fell('forest', 5).state.natural[26], fell('forest', 5).state.hurt[26]]).toEqual([1, 7]);
      expect([fell('bushes', 1).state.natural[26], fell('bushes', 1).state.hurt[26]]).toEqual([2, 3]);
      for (const s of [fell('forest', 6), fell('forest', 7), fell('bushes', 2)]) {
        expect([s.state.natural[26], s.state.hurt[26]]).toEqual([0, 0]);
        expect(s).toRefuseCiting('shoot d3 c4', ['2GM-SHOOT-22']);
        endTurn(s);
        endTurn(s);
        expect(ways(s, 'c3')).toContain('c5');
      }
    },
  );

  rule(
    ['2GM-RULING-26', '2GM-RULING-27'],
    'only buildings share the damage, unless the table plays that all do',
    () => {
      const shoot = (terrainShareDamage: string, ground: object) =>
        firing([tank('c3'), foe('c4', { stats: { hp: 20 } })], { options: { terrainShareDamage }, ...ground }, [9]).do(
          'shoot c3 c4',
        );
      const bushes = (damage: number) => ({ natural: { c4: { terrain: 'bushes', damage } } });
      expect(shoot('buildingsOnly', bushes(1)).state.hurt[26]).toBe(1);
      expect(shoot('all', bushes(1)).state.hurt[26]).toBe(3);
      const felled = shoot('all', bushes(2));
      expect([felled.state.natural[26], wounds(felled)]).toEqual([0, [0, 2]]);
      const trench = { terrain: [{ at: 'c4', card: 'trench', damage: 2 }] };
      expect(shoot('buildingsOnly', trench).state.pieces[0]?.damage).toBe(2);
      const gone = shoot('all', trench);
      expect([gone.state.piece[26], wounds(gone)]).toEqual([-1, [0, 2]]);
      // shot to pieces where it is empty, a wide trench leaves who stands in its other space
      const wide = { edition: 'pacific', terrain: [{ at: ['c4', 'd4'], card: 'trench', damage: 3 }] };
      const side = firing([tank('c3'), foe('d4')], wide).do('shoot c3 c4');
      expect([side.state.piece[26], side.state.piece[27], wounds(side)]).toEqual([-1, -1, [0, 0]]);
    },
  );

  rule(
    ['2GM-TERRAIN-11', '2GM-TERRAIN-12', '2GM-CARD-18', '2GM-TERRAIN-36'],
    'a Terrain card stays until it is destroyed; then it is gone for good',
    () => {
      const s = firing([tank('c3'), own('c2')], { terrain: [{ at: 'c4', card: 'trench', damage: 1 }] });
      const deck = s.state.terrainDeck.length;
      act(s, 'shoot c3 c4');
      expect(s.state.piece[26]).toBe(0);
      act(s, 'shoot c2 c4');
      expect([s.state.piece[26], s.state.pieces[0]?.spaces]).toEqual([-1, []]);
      expect(s.state.terrainDeck).toHaveLength(deck);
      expect(s.state.seats.map((x) => x.discard)).toEqual([[], []]);
    },
  );

  rule('2GM-TERRAIN-40', 'what is indestructible is no target and takes no damage', () => {
    const tunnels = { edition: 'pacific', terrain: [{ at: 'c4', card: 'tunnels' }] };
    const s = firing([tank('c3')], tunnels);
    expect(s).toOfferExactly(['end']);
    expect(s).toRefuseCiting('shoot c3 c4', ['2GM-SHOOT-22']);
    const held = firing([tank('c3'), foe('c4')], { ...tunnels, options: { terrainShareDamage: 'all' } }, [10]);
    held.do('shoot c3 c4');
    expect([held.state.piece[26], held.state.pieces[0]?.damage]).toEqual([0, 0]);
    const sapper = sandbox([unit('south', 'combat-engineers', 'c3')], tunnels);
    expect(sapper).toRefuseCiting('sap c3 c4', ['2GM-ABIL-78']);
  });
});

describe('Terrain cards as cover', () => {
  const low = own('c3', { stats: { accuracy: [3, 6], pierce: 9 } });
  const behind = (...cards: string[]) =>
    firing([low, foe('c4')], { edition: 'pacific', terrain: cards.map((card) => ({ at: 'c4', card })) }, [1]).do(
      'shoot c3 c4',
    );
  const armor = (s: ReturnType<typeof behind>) =>
    (s.events.find((e) => e.type === 'needs') as { armor?: number } | undefined)?.armor;

  rule(
    ['2GM-TERRAIN-32', '2GM-TERRAIN-33', '2GM-TERRAIN-34', '2GM-TERRAIN-35', '2GM-TERRAIN-37', '2GM-BUILD-03'],
    'Evasion and Armor as the card prints them, for the unit on it',
    () => {
      const table = ['wall', 'house', 'trench', 'cabin', 'bunker', 'tunnels', 'barbed-wire', 'barrier'];
      expect(Object.fromEntries(table.map((card) => [card, [needs(behind(card)), armor(behind(card))]]))).toEqual({
        wall: ['4+/7+', 1],
        house: ['5+/8+', 3],
        trench: ['4+/7+', 2],
        cabin: ['4+/7+', 2],
        bunker: ['5+/8+', 4],
        tunnels: ['4+/7+', 1],
        'barbed-wire': ['3+/6+', 1],
        barrier: ['3+/6+', 1],
      });
    },
  );

  rule('2GM-TERRAIN-33', 'a Wall is +1/+1 and no Armor', () => {
    expect([needs(behind('wall')), armor(behind('wall')), armor(behind())]).toEqual(['4+/7+', 1, 1]);
  });

  rule('2GM-TERRAIN-34', 'a House is +2/+2', () => {
    expect([needs(behind()), needs(behind('house'))]).toEqual(['3+/6+', '5+/8+']);
  });

  rule('2GM-TERRAIN-35', 'and 2 Armor more for who is inside', () => {
    expect([armor(behind()), armor(behind('house'))]).toEqual([1, 3]);
  });

  rule(['2GM-TERRAIN-35', '2GM-TERRAIN-37', '2GM-SHOOT-16'], 'the Armor of walls keeps weak weapons out', () => {
    for (const [card, result] of [
      ['wall', 'hit'],
      ['trench', 'hit'],
      ['house', 'no-effect'],
    ] as const) {
      const s = firing([own('c3'), foe('c4')], { terrain: [{ at: 'c4', card }] }, result === 'hit' ? [9] : []);
      expect(results(s.do('shoot c3 c4'))).toEqual([result]);
      s.end();
    }
  });

  rule(['2GM-TERRAIN-02', '2GM-BUILD-01'], 'a unit is in it by standing on its space, and out of it by leaving', () => {
    const s = sandbox(
      [foe('c4'), tank('c2')],
      { terrain: [{ at: 'c5', card: 'house' }], active: 'north', turn: 4 },
      [5, 5],
    );
    act(s, 'move c4 c5');
    endTurn(s);
    act(s, 'end', 'end', 'shoot c2 c5');
    expect(needs(s)).toBe('7+/10+');
    endTurn(s);
    act(s, 'move c5 c4');
    endTurn(s);
    act(s, 'end', 'end', 'shoot c2 c4');
    expect(needs(s)).toBe('5+/9+');
    s.end();
  });

  rule('2GM-RULING-34', 'a card on natural cover: both count, or the card alone where the table plays so', () => {
    const on = (kind: string, terrainStackCover: boolean, card: string, ruins = false) =>
      needs(
        firing(
          [low, foe('c4')],
          { options: { terrainStackCover }, natural: { c4: kind }, terrain: [{ at: 'c4', card, ruins }] },
          [1],
        ).do('shoot c3 c4'),
      );
    expect(on('forest', true, 'wall')).toBe('5+/8+');
    expect(on('forest', false, 'wall')).toBe('4+/7+');
    expect(on('bushes', true, 'house')).toBe('6+/9+');
    expect(on('bushes', false, 'house')).toBe('5+/8+');
    expect(on('forest', false, 'house', true)).toBe('4+/7+'); // ruins are no cover: the trees are
    const both = { natural: { c4: 'bushes' }, terrain: [{ at: 'c4', card: 'house', ruins: true }] };
    expect(passage(both)).toEqual([true, false]);
    expect(passage({ natural: { c4: 'forest' }, terrain: [{ at: 'c4', card: 'wall' }] })).toEqual([true, false]);
  });
});

describe('where units appear', () => {
  rule(
    '2GM-RULING-35',
    'difficult ground takes who is deployed or unloaded there, inaccessible ground does not',
    () => {
      const ground = { natural: { a1: 'forest', b1: 'lake', c1: 'sea', d1: 'mountain' } };
      const south = { ap: 9, hand: ['light-infantry', 'lvt-1-alligator'] };
      const s = sandbox([], { ...ground, edition: 'pacific', phase: 'deployment', south });
      const on = (card: string) =>
        offers(s, 'deploy').flatMap((wish) => (wish.includes(` ${card} `) ? [wish.slice(-2)] : []));
      expect(on('light-infantry')).toEqual(['a1', 'd1', 'e1', 'f1', 'g1', 'h1']);
      expect(on('lvt-1-alligator')).toEqual(['a1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1']);
      expect(s).toRefuseCiting('deploy light-infantry b1', ['2GM-RULING-35']);
      const truck = unit('south', 'gmc-cckw', 'c3');
      const rider = { side: 'south', card: 'light-infantry', at: 'craft', carrier: 'c3' };
      const off = sandbox([truck, rider], { natural: { b3: 'forest', d3: 'lake' } });
      expect(offers(off, 'unload')).toEqual(['unload c3 b3']);
    },
  );
});
