import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, EDITIONS, endTurn, foe, offers, own, sandbox, tank, told, unit } from './field.fixture';
import { wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

/** The spaces a unit may move to. */
function goals(s: ReturnType<typeof sandbox>, from: string): string[] {
  return offers(s, 'move')
    .filter((wish) => wish.startsWith(`move ${from} `))
    .map((wish) => wish.slice(`move ${from} `.length))
    .sort();
}

const walker = (at: string, move: number, more: object = {}) => own(at, { stats: { move }, ...more });

describe('movement', () => {
  rule(['2GM-MOVE-01', '2GM-CARD-21'], 'forward, backward or sideways, as far as Movement goes', () => {
    for (const edition of EDITIONS) {
      expect(goals(sandbox([own('d4')], { edition }), 'd4')).toEqual(['c4', 'd3', 'd5', 'e4']);
      expect(goals(sandbox([tank('d4')], { edition }), 'd4')).toHaveLength(12);
      expect(goals(sandbox([walker('d4', 3)], { edition }), 'd4')).toHaveLength(23);
      const still = sandbox([walker('d4', 0)], { edition });
      expect(goals(still, 'd4')).toEqual([]);
      expect(still).toRefuseCiting('move d4 d5', ['2GM-CARD-21']);
    }
    const s = sandbox([own('d4'), foe('f4')]);
    expect(s).toRefuseCiting('move d4 d6', ['2GM-CARD-21']);
    expect(s).toRefuseCiting('move f4 f5', ['2GM-MOVE-01']);
  });

  rule(['2GM-MOVE-01', '2GM-RULING-53'], 'once in a phase, without a break; the units in any order', () => {
    const s = sandbox([tank('d4'), own('a1'), own('h1')]);
    act(s, 'move h1 h2', 'move d4 d5', 'move a1 a2');
    expect(s).toRefuseCiting('move d5 d6', ['2GM-RULING-53']); // one of its two points was left
    expect(s).toOfferExactly(['end']);
    expect(told<{ path: number[] }>(s, 'moved').map((e) => e.path)).toEqual([
      [7, 15],
      [27, 35],
      [0, 8],
    ]);
  });

  rule('2GM-MOVE-02', 'nobody has to move', () => {
    const s = sandbox([tank('d4'), own('a1')]);
    act(s, 'end');
    expect(s.kind).toBe('deploy');
    expect(s.state.units.map((u) => u.at)).toEqual([27, 0]);
    const far = sandbox([walker('d4', 4)]);
    act(far, 'move d4 d5');
    expect(far.state.units[0]?.at).toBe(35);
  });

  rule('2GM-MOVE-03', 'never diagonally', () => {
    const s = sandbox([own('d4')]);
    for (const to of ['c3', 'e3', 'c5', 'e5']) expect(s).toRefuseCiting(`move d4 ${to}`, ['2GM-CARD-21']);
    // enclosed on the four sides, a diagonal gap is no way out
    const walls = ['c4', 'e4', 'd3', 'd5'].map((at) => foe(at));
    expect(goals(sandbox([walker('d4', 4), ...walls]), 'd4')).toEqual([]);
    const motorcycle = unit('north', 'bmw-r75', 'd4');
    const ride = sandbox([motorcycle], { active: 'north', turn: 4 });
    expect(goals(ride, 'd4')).toContain('g1'); // Motorized: three diagonal steps
  });

  rule(['2GM-MOVE-04', '2GM-MOVE-05'], 'through friends, but not onto one', () => {
    const friends = ['c4', 'e4', 'd3', 'd5'].map((at) => own(at));
    const s = sandbox([walker('d4', 2), ...friends]);
    expect(goals(s, 'd4')).toEqual(['b4', 'c3', 'c5', 'd2', 'd6', 'e3', 'e5', 'f4']);
    expect(s).toRefuseCiting('move d4 d5', ['2GM-MOVE-05']);
    act(s, 'move d4 d6');
    expect(told<{ path: number[] }>(s, 'moved')[0]?.path).toEqual([27, 35, 43]);
    expect(s.state.units[4]?.at).toBe(35);
    // loading, covering and swapping are told apart
    const near = sandbox([own('c3'), tank('c4'), own('b3'), unit('south', 'm3-half-track', 'c2')]);
    expect(offers(near, 'join')).toContain('join c3 c4');
    expect(offers(near, 'swap')).toEqual(['swap c3 b3']);
    expect(offers(near, 'board')).toContain('board c3 c2');
  });

  rule(['2GM-MOVE-06', '2GM-RULING-54'], 'two neighbours with Movement 1 change places, and are done', () => {
    const s = sandbox([own('c3'), own('c4'), own('e4'), tank('d3')]);
    expect(offers(s, 'swap')).toEqual(['swap c3 c4']);
    act(s, 'swap c4 c3');
    expect(s.state.units.map((u) => u.at).slice(0, 2)).toEqual([26, 18]);
    expect([s.state.on[26], s.state.on[18]]).toEqual([0, 1]);
    expect(s).toRefuseCiting('move c3 b3', ['2GM-RULING-53']);
    expect(s).toRefuseCiting('move c4 c5', ['2GM-RULING-53']);
    const t = sandbox([own('c3'), own('d4'), tank('d3'), foe('b3'), own('c4', { moved: true })]);
    expect(offers(t, 'swap')).toEqual([]);
    expect(t).toRefuseCiting('swap c3 d4', ['2GM-RULING-54']);
    expect(t).toRefuseCiting('swap c3 d3', ['2GM-MOVE-06']);
    expect(t).toRefuseCiting('swap c3 b3', ['2GM-MOVE-01']);
    expect(t).toRefuseCiting('swap c3 c4', ['2GM-MOVE-01']);
  });

  rule('2GM-RULING-54', 'with the present Movement, over ground that each of them can enter', () => {
    // a suppressed tank has Movement 1 now
    const slow = sandbox([tank('c3', { suppressed: true }), own('c4')]);
    expect(offers(slow, 'swap')).toEqual(['swap c3 c4']);
    const barrier = { terrain: [{ at: 'c4', card: 'barrier' }] };
    const barred = sandbox([tank('c3', { suppressed: true }), own('c4')], barrier);
    expect(barred).toRefuseCiting('swap c3 c4', ['2GM-TERRAIN-10']);
    const rough = sandbox([own('c3'), own('c4')], { natural: { c4: 'forest' } });
    expect(offers(rough, 'swap')).toEqual(['swap c3 c4']);
    const mounted = unit('south', 'heavy-infantry', 'c4', { upgrades: [{ name: 'hmg', mounted: 1 }] });
    expect(offers(sandbox([own('c3'), mounted]), 'swap')).toEqual([]);
  });

  rule('2GM-MOVE-07', 'never through an enemy', () => {
    const s = sandbox([walker('d1', 2), foe('d2')]);
    expect(goals(s, 'd1')).toEqual(['b1', 'c1', 'c2', 'e1', 'e2', 'f1']);
    expect(s).toRefuseCiting('move d1 d2', ['2GM-MOVE-07']);
    expect(s).toRefuseCiting('move d1 d3', ['2GM-CARD-21']);
  });

  rule(['2GM-MOVE-08', '2GM-DEPLOY-12'], 'not in the turn of deployment, unless its card says so', () => {
    const s = sandbox([], { phase: 'deployment', south: { ap: 9, hand: ['light-infantry', 'm6-fargo'] } });
    act(s, 'deploy light-infantry a1', 'equip');
    expect(s.kind).toBe('deploy');
    act(s, 'deploy m6-fargo c1', 'equip');
    expect(s.kind).toBe('mobility'); // its card says otherwise
    act(s, 'move c1 c3');
    const fresh = sandbox([own('a1', { deployed: true }), own('c1')]);
    expect(goals(fresh, 'a1')).toEqual([]);
    expect(fresh).toRefuseCiting('move a1 a2', ['2GM-MOVE-08']);
    expect(fresh).toRefuseCiting('swap a1 c1', ['2GM-MOVE-01']);
    const later = sandbox([own('a1', { deployed: 1 })]);
    expect(goals(later, 'a1')).toEqual(['a2', 'b1']);
  });

  rule('2GM-MOVE-09', 'not while an HMG or Mortar is mounted', () => {
    for (const name of ['hmg', 'mortar']) {
      const heavy = (mounted: number | boolean) =>
        unit('south', 'heavy-infantry', 'c3', { upgrades: [{ name, mounted }] });
      const s = sandbox([heavy(1), own('e3')]);
      expect(goals(s, 'c3')).toEqual([]);
      expect(s).toRefuseCiting('move c3 c4', ['2GM-MOVE-09']);
      expect(goals(s, 'e3')).toHaveLength(4);
      expect(goals(sandbox([heavy(false)]), 'c3')).toHaveLength(4);
    }
  });

  rule(['2GM-MOVE-10', '2GM-RULING-56'], 'under suppressive fire with Movement 1; or one less, if so agreed', () => {
    const count = (move: number, more: Readonly<Record<string, unknown>> = {}) =>
      goals(sandbox([walker('d4', move, { suppressed: true })], more), 'd4').length;
    expect([0, 1, 2, 3].map((move) => count(move))).toEqual([0, 4, 4, 4]);
    const by = { options: { suppressionMovement: 'reduceBy1' } };
    expect([1, 2, 3].map((move) => count(move, by))).toEqual([0, 4, 12]);
    expect(goals(sandbox([walker('d4', 2)]), 'd4')).toHaveLength(12);
  });

  rule('2GM-RULING-55', 'what sets the value first, then what lowers it, then what adds', () => {
    const marines = (stats: object, more: object = {}) => unit('south', 'marines', 'd4', { stats, ...more });
    const reach = (unitHere: object, more: Readonly<Record<string, unknown>> = {}) =>
      goals(sandbox([unitHere], more), 'd4');
    // suppressed to 1, then Advance adds 1 for 1 AP
    const pressed = reach(marines({ move: 3 }, { suppressed: true }));
    expect(pressed.filter((to) => !to.endsWith('by advance'))).toHaveLength(4);
    expect(pressed.filter((to) => to.endsWith('by advance'))).toHaveLength(8);
    // snow takes 1 from more than 1, and nothing from what was set to 1
    expect(reach(walker('d4', 2), { options: { arctic: true } })).toHaveLength(4);
    expect(reach(walker('d4', 2, { suppressed: true }), { options: { arctic: true } })).toHaveLength(4);
    expect(reach(walker('d4', 3), { weather: 'storm' })).toHaveLength(4);
    // who cannot move gains nothing
    expect(reach(marines({ move: 0 }))).toEqual([]);
  });

  rule('2GM-MOVE-11', 'whoever has moved may shoot', () => {
    const s = sandbox([own('c3'), foe('c6')], {}, [5]);
    act(s, 'move c3 c4', 'end', 'end');
    expect(s).toOfferExactly(['shoot c4 c6', 'end']);
    act(s, 'shoot c4 c6');
    expect(wounds(s)[1]).toBe(1);
    s.end();
  });
});

describe('difficult ground', () => {
  const woods = { natural: { c5: 'forest', d5: 'forest', c3: 'mountain' } };

  rule(
    ['2GM-TERRAIN-07', '2GM-TERRAIN-09', '2GM-RULING-22'],
    '2GM-EX-20, 2GM-EX-35: a tank walks up to a forest and into it; the turn after it goes one space, in or out',
    () => {
      for (const edition of EDITIONS) {
        const s = sandbox([tank('c4')], { ...woods, edition });
        expect(goals(s, 'c4')).toEqual(['a4', 'b3', 'b4', 'b5', 'c3', 'c5', 'd3', 'd4', 'd5', 'e4']);
        act(s, 'move c4 d5'); // one step on open ground, then into the forest with what is left
        endTurn(s);
        endTurn(s);
        expect(goals(s, 'd5')).toEqual(['c5', 'd4', 'd6', 'e5']);
      }
    },
  );

  rule('2GM-RULING-22', 'or entering takes a whole move, if so agreed', () => {
    const s = sandbox([tank('c4')], { ...woods, options: { difficultEnterNeedsFullMove: true } });
    expect(goals(s, 'c4')).toEqual(['a4', 'b3', 'b4', 'b5', 'c3', 'c5', 'd3', 'd4', 'e4']);
  });
});
