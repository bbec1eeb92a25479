import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, EDITIONS, foe, offers, sandbox } from './field.fixture';
import { attacks, bomber, discarded, fighter, hunter, numbers, places, plane, raiding } from './sky.fixture';

const rule = ruleTests<RuleId>(book);

describe('interception', () => {
  const raid = 'raid south:b-25-mitchell north';
  const hmg = { upgrades: ['bomber-hmg'] };

  rule(
    ['2GM-AIR-32', '2GM-AIR-33', '2GM-AIR-34', '2GM-ABIL-27', '2GM-RULING-91'],
    'once the target is declared, the fighters beside the HQ may rise, before any die',
    () => {
      for (const edition of EDITIONS) {
        const s = raiding([fighter(), hunter(), plane('north', 'he-111'), foe('c4')], [], { edition });
        act(s, 'raid south:p-51-mustang c4');
        expect([s.seat, s.kind, s.events.some((e) => e.type === 'roll')]).toEqual([1, 'intercept', false]);
        expect(s).toOfferExactly(['intercept north:fw-190', 'pass']);
      }
      const none = raiding([fighter(), foe('c4')], [1], { north: { hand: ['fw-190'] } });
      act(none, 'raid south:p-51-mustang c4');
      expect(none.kind).toBe('shoot'); // one in the hand is not there
    },
  );

  rule(
    ['2GM-AIR-30', '2GM-AIR-49', '2GM-AIR-50', '2GM-AIR-19', '2GM-AIR-36', '2GM-AIR-35', '2GM-RULING-102'],
    'EX-31: the HMG of the B-25 misses on 3, the FW 190 hits on 6 and shoots it down before it attacks',
    () => {
      for (const edition of EDITIONS) {
        const s = raiding([bomber(hmg), hunter()], [3, 6], { edition });
        act(s, raid, 'intercept north:fw-190');
        expect([attacks(s), numbers(s)]).toEqual([
          ['0/2 > 1', '1 > 0'],
          ['4+/9+ 4:4', '4+/8+ 5:5'],
        ]);
        expect([places(s), s.state.hqs[1]?.hp, s.kind]).toEqual([[-1, -1], 10, 'shoot']);
        s.end();
      }
    },
  );

  rule(
    ['2GM-AIR-29', '2GM-AIR-30', '2GM-AIR-37', '2GM-AIR-52'],
    'each gun fires once; an interceptor shot down does nothing',
    () => {
      const two = { upgrades: ['bomber-hmg', 'bomber-hmg'] };
      const s = raiding([bomber(two), hunter()], [3, 4, 5]);
      act(s, raid, 'intercept north:fw-190');
      expect([attacks(s), places(s), s.state.hqs[1]?.hp]).toEqual([['0/2 > 1', '0/3 > 1', '0 > hq 1'], [-1, -1], 7]);
    },
  );

  rule('2GM-AIR-31', 'the guns of a bomber fire at nothing else', () => {
    const s = raiding([bomber(hmg), foe('c3')], [1]);
    act(s, 'raid south:b-25-mitchell c3');
    expect(attacks(s)).toEqual(['0 > 1']);
    expect(offers(raiding([bomber(hmg), foe('c3')]), 'shoot')).toEqual([]);
  });

  rule(
    ['2GM-AIR-20', '2GM-AIR-36', '2GM-AIR-10'],
    'a damaged aircraft attacks with the penalty of its wounds; both are used up',
    () => {
      const weak = plane('north', 'fw-190', { accuracy: [4, 8], pierce: 5, damage: 1 });
      const s = raiding([bomber(), weak], [4, 5]);
      act(s, raid, 'intercept north:fw-190');
      expect([numbers(s)[1]?.split(' ')[0], s.state.hqs[1]?.hp, places(s)]).toEqual(['6+/9+', 10, [-1, -1]]);
      const cards = raiding([plane('south', 'p-51-mustang'), plane('north', 'fw-190'), foe('c4')], [1, 1]);
      act(cards, 'raid south:p-51-mustang c4', 'intercept north:fw-190');
      expect([discarded(cards, 0), discarded(cards, 1)]).toEqual([['p-51-mustang'], ['fw-190']]);
    },
  );

  rule(['2GM-AIR-38', '2GM-RULING-97'], 'any number of fighters may rise, and each attacks', () => {
    for (const edition of EDITIONS) {
      const s = raiding([bomber(), hunter(), hunter()], [3, 3, 5], { edition });
      act(s, raid, 'intercept north:fw-190-2', 'intercept north:fw-190');
      expect([attacks(s), places(s)]).toEqual([
        ['2 > 0', '1 > 0', '0 > hq 1'],
        [-1, -1, -1],
      ]);
    }
  });

  rule('2GM-RULING-100', 'a parked fighter that is the target may rise; then nothing is left to attack', () => {
    const s = raiding([fighter(), hunter()], [3]);
    act(s, 'raid south:p-51-mustang north:fw-190', 'intercept north:fw-190');
    expect([attacks(s), places(s)]).toEqual([['1 > 0'], [-1, -1]]);
    s.end();
  });
});

describe('escort', () => {
  const raid = 'raid south:b-25-mitchell north';

  rule(
    ['2GM-AIR-41', '2GM-AIR-42', '2GM-RULING-91', '2GM-RULING-99'],
    'EX-32: in Pacific it is declared after an interception and before the dice, by a parked fighter',
    () => {
      const s = raiding([bomber(), hunter(), fighter({ deployed: true }), plane('south', 'b-17')]);
      act(s, raid, 'intercept north:fw-190');
      expect([s.seat, s.kind, s.events.some((e) => e.type === 'roll')]).toEqual([0, 'escort', false]);
      expect(s).toOfferExactly(['escort south:p-51-mustang', 'pass']);
      const alone = raiding([bomber(), hunter(), fighter()], [5]);
      act(alone, raid, 'pass');
      expect([alone.kind, places(alone)]).toEqual(['shoot', [-1, -2, -2]]); // nobody intercepts, nobody escorts
    },
  );

  rule(
    ['2GM-AIR-44', '2GM-AIR-48', '2GM-AIR-46', '2GM-AIR-51', '2GM-RULING-90'],
    'EX-33: the P-51 hits on 7 and shoots the FW 190 down, which attacks nobody; the B-25 attacks the HQ',
    () => {
      for (const edition of EDITIONS) {
        const s = raiding([bomber(), hunter(), fighter()], [7, 5], { edition });
        act(s, raid, ...(edition === 'tactics' ? ['pass'] : []), 'intercept north:fw-190', 'escort south:p-51-mustang');
        expect([attacks(s), numbers(s)[0], places(s), s.state.hqs[1]?.hp]).toEqual([
          ['2 > 1', '0 > hq 1'],
          '3+/8+ 5:4',
          [-1, -1, -1],
          7,
        ]);
        s.end();
      }
    },
  );

  rule(
    ['2GM-AIR-40', '2GM-RULING-99', '2GM-RULING-101', '2GM-RULING-88'],
    'in Tactics it may be named with the attack, also one that has just been deployed',
    () => {
      const south = { ap: 9, hand: ['p-51-mustang', 'b-25-mitchell'] };
      const s = sandbox([plane('north', 'fw-190')], { phase: 'deployment', south }, [5]);
      act(s, 'deploy p-51-mustang', 'deploy b-25-mitchell', 'equip', raid);
      expect([s.seat, s.kind]).toEqual([0, 'escort']);
      act(s, 'escort south:p-51-mustang');
      expect([s.seat, s.kind]).toEqual([1, 'intercept']);
      act(s, 'pass');
      expect([discarded(s, 0), places(s)]).toEqual([
        ['b-25-mitchell', 'p-51-mustang'],
        [-2, -1, -1],
      ]); // without a shot
    },
  );

  rule(['2GM-AIR-39', '2GM-RULING-98'], 'only bombers are escorted', () => {
    for (const edition of EDITIONS) {
      const s = raiding([fighter(), hunter(), plane('south', 'p-40-warhawk')], [1, 1], { edition });
      act(s, 'raid south:p-51-mustang north', 'intercept north:fw-190');
      expect([s.kind, places(s)]).toEqual(['shoot', [-1, -1, -2]]);
    }
  });

  rule('2GM-AIR-45', 'an interceptor that was only damaged attacks the bomber with its penalty', () => {
    const light = plane('south', 'p-40-warhawk', { accuracy: [3, 8], pierce: 5, damage: 1 });
    const s = raiding([bomber(), hunter(), light], [3, 4, 5]);
    act(s, raid, 'intercept north:fw-190', 'escort south:p-40-warhawk');
    expect([attacks(s), numbers(s)[1]]).toEqual([['2 > 1', '1 > 0', '0 > hq 1'], '5+/9+ 5:5']);
    expect(s.state.hqs[1]?.hp).toBe(7); // it needed 5 and rolled 4
  });

  rule(
    ['2GM-RULING-97', '2GM-AIR-48', '2GM-AIR-49'],
    'each escort picks one of several interceptors, a gun fires at each that is left',
    () => {
      const units = [bomber({ upgrades: ['bomber-hmg'] }), hunter(), hunter(), fighter()];
      const s = raiding(units, [7, 3, 3, 5]);
      act(s, raid, 'intercept north:fw-190', 'intercept north:fw-190-2', 'escort south:p-51-mustang');
      expect([s.seat, s.kind]).toEqual([0, 'engage']);
      expect(s).toOfferExactly(['engage north:fw-190', 'engage north:fw-190-2']);
      act(s, 'engage north:fw-190-2');
      // the gun fires at the one that is left, and that one attacks
      expect(attacks(s)).toEqual(['3 > 2', '0/2 > 1', '1 > 0', '0 > hq 1']);
      s.end();
    },
  );

  rule(['2GM-RULING-97', '2GM-AIR-29', '2GM-AIR-30'], 'each gun of the bomber fires once at every interceptor', () => {
    for (const edition of EDITIONS) {
      const one = raiding([bomber({ upgrades: ['bomber-hmg'] }), hunter(), hunter()], [1, 1, 1, 1, 1], { edition });
      act(one, raid, 'intercept north:fw-190', 'intercept north:fw-190-2');
      expect(attacks(one)).toEqual(['0/2 > 1', '0/2 > 2', '1 > 0', '2 > 0', '0 > hq 1']);
      one.end();
      // what is shot down takes no second shot and makes none
      const shot = raiding([bomber({ upgrades: ['bomber-hmg'] }), hunter(), hunter()], [10, 1, 1, 1], { edition });
      act(shot, raid, 'intercept north:fw-190', 'intercept north:fw-190-2');
      expect(attacks(shot)).toEqual(['0/2 > 1', '0/2 > 2', '2 > 0', '0 > hq 1']);
      shot.end();
    }
  });

  rule(['2GM-RULING-57', '2GM-AIR-52'], 'two that fire at the bomber press it down at once: it bombs at +1/+1', () => {
    for (const edition of EDITIONS) {
      const s = raiding([bomber(), hunter(), hunter()], [1, 1, 1], { edition });
      act(s, raid, 'intercept north:fw-190', 'intercept north:fw-190-2');
      expect(numbers(s).map((n) => n.split(' ')[0])).toEqual(['4+/8+', '4+/8+', '6+/9+']);
      const single = raiding([bomber(), hunter()], [1, 1], { edition });
      act(single, raid, 'intercept north:fw-190');
      expect(numbers(single).at(-1)?.split(' ')[0]).toBe('5+/8+');
    }
  });
});
