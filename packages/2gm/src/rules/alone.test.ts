import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, apOf, EDITIONS, endTurn, foe, offers, own, sandbox, tank, unit } from './field.fixture';
import { firing, needs, results, wounds } from './fire.fixture';
import { attacks, bomber, fighter, hunter, places, raiding } from './sky.fixture';

/* Rules that only shared the test of a longer story: each by itself, with its neighbour. */

const rule = ruleTests<RuleId>(book);

const far = (at: string, more: object = {}) => tank(at, { stats: { move: 3 }, ...more });
const lorry = (at: string) => unit('south', 'gmc-cckw', at, { stats: { move: 2, tags: ['transport'], upgrades: [] } });
const inside = (carrier: string, more: object = {}) => own('craft', { carrier, ...more });
const raid = 'raid south:b-25-mitchell north';

describe('ground', () => {
  const ends = (natural: object, more: object = {}) => offers(sandbox([far('c1')], { natural, ...more }), 'move');

  rule('2GM-TERRAIN-05', 'normal ground costs nothing more', () => {
    expect(ends({})).toContain('move c1 c4');
    expect(ends({ c2: 'bushes', c3: 'beach' })).toContain('move c1 c4');
  });

  rule('2GM-TERRAIN-16', 'a Forest is difficult', () => {
    expect(ends({ c2: 'forest' })).toContain('move c1 c2');
    const through = sandbox([far('c1')], { natural: { b1: 'lake', c2: 'forest', d1: 'lake' } });
    expect(offers(through, 'move')).toEqual(['move c1 c2']);
  });

  rule('2GM-TERRAIN-29', 'so are mountains', () => {
    const through = sandbox([far('c1')], { natural: { b1: 'lake', c2: 'mountain', d1: 'lake' } });
    expect(offers(through, 'move')).toEqual(['move c1 c2']);
  });

  rule('2GM-TERRAIN-31', 'so are Ruins, the house that stood there was not', () => {
    const lakes = { b1: 'lake', d1: 'lake' };
    const house = (ruins: boolean) =>
      offers(sandbox([far('c1')], { natural: lakes, terrain: [{ at: 'c2', card: 'house', ruins }] }), 'move');
    expect(house(true)).toEqual(['move c1 c2']);
    expect(house(false).length).toBeGreaterThan(1);
  });

  rule('2GM-TERRAIN-39', 'so is mud', () => {
    const lakes = { b1: 'lake', d1: 'lake' };
    const s = sandbox([far('c1')], { edition: 'pacific', natural: lakes, mud: ['c2'] });
    expect(offers(s, 'move')).toEqual(['move c1 c2']);
  });

  rule(['2GM-TERRAIN-19', '2GM-RULING-25'], 'a destroyed Forest neither covers nor holds anybody', () => {
    const s = firing([tank('c3')], { natural: { c4: { terrain: 'forest', damage: 6 } } }).do('shoot c3 c4');
    expect(s.state.natural[26]).toBe(0);
    const standing = firing([tank('c3')], { natural: { c4: { terrain: 'forest', damage: 5 } } }).do('shoot c3 c4');
    expect([standing.state.natural[26] === 0, standing.state.hurt[26]]).toEqual([false, 7]);
  });

  rule('2GM-TERRAIN-23', 'destroyed Bushes do not either', () => {
    const after = (damage: number) => {
      const units = [tank('c3'), own('d3', { stats: { range: 3 } }), foe('b4')];
      return firing(units, { natural: { c4: { terrain: 'bushes', damage } } }).do('shoot c3 c4').state.natural[26];
    };
    expect(after(2)).toBe(0);
    expect(after(1)).not.toBe(0);
  });

  rule('2GM-BUILD-03', 'a building adds its Evasion and its Armor to whoever is inside', () => {
    const shot = (terrain: object[]) => {
      const s = firing([tank('c3', { stats: { accuracy: [4, 7] } }), foe('c4')], { terrain }, [1]);
      s.do('shoot c3 c4');
      const last = s.events.filter((e) => e.type === 'needs').at(-1) as unknown as { armor: number };
      return [needs(s), last.armor];
    };
    expect([shot([]), shot([{ at: 'c4', card: 'house' }])]).toEqual([
      ['4+/7+', 1],
      ['6+/9+', 3],
    ]);
  });
});

describe('numbers and tokens', () => {
  rule('2GM-CARD-24', 'the second number destroys outright, one below it only wounds', () => {
    const shot = (face: number) => {
      const s = firing([tank('c3', { stats: { accuracy: [4, 7] } }), foe('c4', { stats: { hp: 9 } })], {}, [face]);
      s.do('shoot c3 c4');
      return wounds(s)[1];
    };
    expect([shot(3), shot(4), shot(6), shot(7)]).toEqual([0, 2, 2, 'gone']);
  });

  rule('2GM-SUPPR-04', 'two shots that miss press a unit down', () => {
    const s = firing([own('c3'), own('d4'), foe('c4')], {}, [1, 1]);
    s.do('shoot c3 c4');
    expect(s.state.units[2]?.suppressed).toBe(0);
    s.do('shoot d4 c4');
    expect([results(s), (s.state.units[2]?.suppressed ?? 0) > 3]).toEqual([['miss', 'miss'], true]);
  });

  rule(
    ['2GM-FLIP-03', '2GM-FLIP-05'],
    'a token used this turn stays grey in its Flip Over Phase and comes back in the next',
    () => {
      const s = firing([tank('c3', { upgrades: ['tank-mg'] }), foe('c4', { stats: { hp: 20 } })], {}, [1]);
      const grey = () => s.state.units[0]?.tokens[0]?.grey;
      s.do('shoot c3 c4 with tank-mg');
      endTurn(s);
      expect([s.state.turn, grey()]).toEqual([4, true]);
      endTurn(s);
      act(s, 'end', 'end');
      expect(offers(s, 'shoot').filter((wish) => wish.includes('mg'))).toEqual([]);
      endTurn(s);
      expect([s.state.turn, grey()]).toEqual([6, false]);
    },
  );
});

describe('transports', () => {
  rule('2GM-TRANS-06', 'one that is boarded before it moved may go on', () => {
    const s = sandbox([lorry('c3'), own('c2')]);
    act(s, 'board c2 c3');
    expect(offers(s, 'move')).toContain('move c3 c5');
    const moved = sandbox([lorry('c2'), own('c2', { at: 'c3' })]);
    act(moved, 'move c2 d2', 'end');
    expect(moved.state.units[0]?.at).toBe(11);
  });

  rule('2GM-TRANS-07', 'and unload in the same turn', () => {
    const s = sandbox([lorry('c3'), own('c2')]);
    act(s, 'board c2 c3', 'move c3 c5', 'unload c5 d5');
    expect(s.state.units[1]?.at).toBe(35);
  });

  rule(['2GM-TRANS-15', '2GM-RULING-147'], 'nobody gets off where a unit stands, friend or foe', () => {
    for (const there of [own('d3'), foe('d3')])
      expect(offers(sandbox([lorry('c3'), inside('c3'), there]), 'unload')).toEqual(['unload c3 b3']);
  });

  rule('2GM-TRANS-16', 'into a trench or a forest one may', () => {
    const s = sandbox([lorry('c3'), inside('c3')], {
      natural: { b3: 'forest' },
      terrain: [{ at: 'd3', card: 'trench' }],
    });
    expect(offers(s, 'unload').sort()).toEqual(['unload c3 b3', 'unload c3 d3']);
  });

  rule('2GM-TRANS-17', 'with both sides taken nobody gets off', () => {
    const s = sandbox([lorry('c3'), inside('c3'), own('b3'), own('d3')]);
    expect(offers(s, 'unload')).toEqual([]);
    expect(s).toRefuseCiting('unload c3 c3', ['2GM-TRANS-14', '2GM-TRANS-15']);
  });

  rule('2GM-TRANS-18', 'getting off is free', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([lorry('c3'), inside('c3')], { edition, south: { ap: 0 } });
      act(s, 'unload c3 d3');
      expect(apOf(s, 0)).toBe(0);
    }
  });

  rule('2GM-TRANS-21', 'who got off does not move this turn, but does in the next', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([lorry('c3'), inside('c3')], { edition });
      act(s, 'unload c3 d3');
      expect(s).toRefuseCiting('move d3 d4', ['2GM-RULING-53']);
      endTurn(s);
      endTurn(s);
      expect(offers(s, 'move')).toContain('move d3 d4');
    }
  });
});

describe('the air', () => {
  rule('2GM-AIR-01', 'aircraft take no space: a unit may be deployed on every one', () => {
    const s = sandbox([fighter()], { phase: 'deployment', south: { ap: 9, hand: ['light-infantry'] } });
    expect([offers(s, 'deploy').length, places(s)]).toEqual([8, [-2]]);
  });

  rule('2GM-AIR-32', 'a bomber beside the HQ does not rise', () => {
    for (const edition of EDITIONS) {
      const s = raiding([bomber(), unit('north', 'he-111', 'hq', { stats: { bomber: 3, tags: [] } })], [1], {
        edition,
      });
      act(s, raid);
      expect(attacks(s)).toEqual(['0 > hq 1']);
    }
  });

  rule('2GM-AIR-34', 'nor does a fighter that is still in the hand', () => {
    const s = raiding([bomber()], [1], { north: { ap: 9, hand: ['fw-190'] } });
    act(s, raid);
    expect([attacks(s), s.state.seats[1]?.hand.length]).toEqual([['0 > hq 1'], 1]);
  });

  rule(['2GM-AIR-35', '2GM-AIR-50'], 'an interceptor attacks before the bomber does', () => {
    for (const edition of EDITIONS) {
      const s = raiding([bomber(), hunter()], [1, 1], { edition });
      act(s, raid, 'intercept north:fw-190');
      expect(attacks(s)).toEqual(['1 > 0', '0 > hq 1']);
    }
  });

  rule('2GM-AIR-44', 'an escort attacks the interceptor before that one attacks', () => {
    for (const edition of EDITIONS) {
      const s = raiding([bomber(), hunter(), fighter()], [1, 1, 1], { edition });
      const early = edition === 'tactics' ? ['escort south:p-51-mustang', 'intercept north:fw-190'] : [];
      const late = edition === 'pacific' ? ['intercept north:fw-190', 'escort south:p-51-mustang'] : [];
      act(s, raid, ...early, ...late);
      expect(attacks(s)).toEqual(['2 > 1', '1 > 0', '0 > hq 1']);
    }
  });

  rule('2GM-AIR-46', 'an escort is discarded though it found nobody left to fire at', () => {
    const s = raiding([bomber(), hunter(), fighter(), fighter()], [10, 1]);
    act(s, raid, 'intercept north:fw-190', 'escort south:p-51-mustang', 'escort south:p-51-mustang-2');
    expect([attacks(s), places(s)]).toEqual([
      ['2 > 1', '0 > hq 1'],
      [-1, -1, -1, -1],
    ]);
  });
});
