import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, EDITIONS, endTurn, foe, offers, own, sandbox, tank, told, unit } from './field.fixture';
import { firing, needs, results, shotAt, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

const mortar = unit('south', 'heavy-infantry', 'c3', { upgrades: [{ name: 'mortar', mounted: 1 }] });

describe('who shoots', () => {
  rule(['2GM-SHOOT-01', '2GM-SHOOT-02'], 'a main weapon fires once a turn; the next turn it is ready again', () => {
    const s = firing([own('c3'), own('d3'), foe('c5')], {}, [1, 1]);
    act(s, 'shoot c3 c5');
    expect(s.state.units.map((u) => u.shots)).toEqual([1, 0, 0]);
    expect(s).toRefuseCiting('shoot c3 c5', ['2GM-SHOOT-01']);
    expect(s).toRefuseCiting('shoot d3 c5', ['2GM-SHOOT-06']);
    endTurn(s);
    expect(s.state.units.map((u) => u.shots)).toEqual([0, 0, 0]);
    endTurn(s);
    act(s, 'end', 'end', 'shoot c3 c5');
    s.end();
  });

  rule('2GM-SHOOT-01', 'only in the Shooting Phase, only units of the own side, only from the field', () => {
    for (const phase of ['movement', 'deployment']) {
      const s = sandbox([own('c3'), foe('c5')], { phase });
      expect(offers(s, 'shoot')).toEqual([]);
      expect(s).toRefuseCiting('shoot c3 c5', ['2GM-TURN-01']);
    }
    const s = firing([own('c3'), foe('c5')]);
    expect(s).toOfferExactly(['shoot c3 c5', 'end']);
    expect(s).toRefuseCiting('shoot c5 c3', ['2GM-SHOOT-01']);
    expect(s).toRefuseCiting('shoot d1 c5', ['2GM-SHOOT-01']);
  });

  rule(
    ['2GM-SHOOT-03', '2GM-SHOOT-04', '2GM-SUPPR-01'],
    'Example 10: rifles and then the mortar, at one target or at two',
    () => {
      const one = firing([mortar, foe('c5'), foe('d4')], {}, [1, 1]);
      expect(one).toOfferExactly([
        'shoot c3 c5',
        'shoot c3 c5 with mortar',
        'shoot c3 d4',
        'shoot c3 d4 with mortar',
        'end',
      ]);
      act(one, 'shoot c3 c5');
      expect(one).toOfferExactly(['shoot c3 c5 with mortar', 'shoot c3 d4 with mortar', 'end']);
      act(one, 'shoot c3 c5 with mortar');
      expect(one).toOfferExactly(['end']);
      expect(told(one, 'suppressed')).toEqual([]);
      one.end();
      const two = firing([mortar, foe('c5'), foe('d4')], {}, [6, 5]);
      act(two, 'shoot c3 d4 with mortar', 'shoot c3 c5');
      expect(wounds(two)).toEqual([0, 1, 2]);
      two.end();
    },
  );

  rule('2GM-SHOOT-05', 'in every direction', () => {
    const s = firing([own('d4'), foe('d5'), foe('d3'), foe('c4'), foe('e4'), foe('f4'), foe('d2')]);
    expect(s).toOfferExactly([...['d5', 'd3', 'c4', 'e4', 'f4', 'd2'].map((to) => `shoot d4 ${to}`), 'end']);
  });

  rule(['2GM-SHOOT-06', '2GM-CARD-22', '2GM-RULING-06'], 'Example 11: every weapon at its own Range', () => {
    const s = firing([own('c2', { upgrades: ['grenades'] }), foe('c3'), foe('c4'), foe('c5')]);
    expect(s).toOfferExactly(['shoot c2 c3', 'shoot c2 c3 with grenades', 'shoot c2 c4', 'end']);
    expect(s).toRefuseCiting('shoot c2 c4 with grenades', ['2GM-SHOOT-06']);
    expect(s).toRefuseCiting('shoot c2 c5', ['2GM-SHOOT-06']);
  });

  rule(
    ['2GM-SHOOT-07', '2GM-RULING-12', '2GM-RULING-13'],
    'distance is counted as one walks, whatever lies or stands between',
    () => {
      const between = { natural: { c4: 'lake', c3: 'forest' }, terrain: [{ at: 'd4', card: 'house' }], whatIf: true };
      const s = firing([own('c3'), foe('d4'), foe('d5'), foe('e3'), foe('c5'), own('c4', { fired: true })], between);
      expect(offers(s, 'shoot')).toEqual(['shoot c3 d4', 'shoot c3 e3', 'shoot c3 c5']);
      expect(s).toRefuseCiting('shoot c3 d5', ['2GM-SHOOT-06']);
      const line = firing([own('c3'), foe('d4'), foe('e3'), foe('c5'), foe('c6')], {
        options: { rangeMetric: 'straightLine' },
      });
      expect(offers(line, 'shoot')).toEqual(['shoot c3 e3', 'shoot c3 c5']);
      expect(line).toRefuseCiting('shoot c3 d4', ['2GM-SHOOT-06']);
      expect(line).toRefuseCiting('shoot c3 c6', ['2GM-SHOOT-06']);
    },
  );
});

describe('the die', () => {
  rule(['2GM-SHOOT-08', '2GM-CARD-23'], 'a face as high as the first number hits', () => {
    for (const edition of EDITIONS) {
      const s = (face: number) => shotAt(foe('c4'), face, { edition });
      expect([1, 4, 5, 6, 9].map((face) => results(s(face))[0])).toEqual(['miss', 'miss', 'hit', 'hit', 'hit']);
      expect([4, 5].map((face) => wounds(s(face)))).toEqual([
        [0, 0],
        [0, 1],
      ]);
    }
  });

  rule(
    ['2GM-SHOOT-08', '2GM-SHOOT-09', '2GM-CARD-24', '2GM-RULING-01', 'SOLOT-REF-11'],
    'Example 12: 5+/10 on 4 misses, on 5 hits, on 10 destroys',
    () => {
      const heavy = unit('south', 'heavy-infantry', 'c3');
      const roll = (face: number) => firing([heavy, foe('c4')], {}, [face]).do('shoot c3 c4');
      expect([4, 5, 10].map((face) => results(roll(face)))).toEqual([['miss'], ['hit'], ['critical']]);
      expect([4, 5, 10].map((face) => wounds(roll(face))[1])).toEqual([0, 1, 'gone']);
      expect(told(roll(10), 'destroyed')).toMatchObject([{ rule: '2GM-SHOOT-09', unit: 1 }]);
    },
  );

  rule('2GM-SHOOT-09', 'a critical hit destroys whatever HP are left', () => {
    const s = firing([own('c3', { stats: { accuracy: [5, 8] } }), foe('c4', { stats: { hp: 30 } })], {}, [8]);
    expect(wounds(s.do('shoot c3 c4'))).toEqual([0, 'gone']);
    const below = firing([own('c3', { stats: { accuracy: [5, 8] } }), foe('c4', { stats: { hp: 30 } })], {}, [7]);
    expect(wounds(below.do('shoot c3 c4'))).toEqual([0, 1]);
  });

  rule(
    ['2GM-SHOOT-10', '2GM-SHOOT-11', '2GM-RULING-01'],
    'equal Armor-piercing: a critical roll wounds in Tactics and destroys in Pacific, unless the table says otherwise',
    () => {
      const roll = (edition: string, critPenetration: string, armor: number) =>
        shotAt(foe('c4', { stats: { armor } }), 10, { edition, options: { critPenetration } });
      const outcome = (...about: Parameters<typeof roll>) => {
        const s = roll(...about);
        return [results(s)[0], wounds(s)[1]];
      };
      expect(outcome('tactics', 'edition', 2)).toEqual(['hit', 1]);
      expect(outcome('pacific', 'edition', 2)).toEqual(['critical', 'gone']);
      expect(outcome('tactics', 'gte', 2)).toEqual(['critical', 'gone']);
      expect(outcome('pacific', 'gt', 2)).toEqual(['hit', 1]);
      expect(outcome('tactics', 'edition', 1)).toEqual(['critical', 'gone']);
      expect(outcome('pacific', 'gt', 1)).toEqual(['critical', 'gone']);
    },
  );

  rule(
    ['2GM-SHOOT-12', '2GM-RULING-02', '2GM-WOUND-04'],
    'a 10 is always a critical roll and the numbers never leave the die',
    () => {
      const deep = foe('c4', { upgrades: ['hit-the-dirt'] });
      const house = { terrain: [{ at: 'c4', card: 'house' }], natural: { c4: 'forest' } };
      const hurt = own('c3', { wounds: 2, suppressed: true, stats: { pierce: 9 } });
      const s = (face: number) => firing([hurt, deep], house, [face]).do('shoot c3 c4');
      expect(needs(s(10))).toBe('10+/10+');
      expect([9, 10].map((face) => results(s(face))[0])).toEqual(['miss', 'critical']);
      const easy = (face: number) =>
        firing([own('c3', { promotions: 9, stats: { accuracy: [5, 10] } }), foe('c4')], { whatIf: true }, [face]).do(
          'shoot c3 c4',
        );
      expect(needs(easy(1))).toBe('1+/1+');
      expect(results(easy(1))).toEqual(['critical']);
      const two = firing([own('c3', { promotions: 3 }), foe('c4')], { whatIf: true }, [1]).do('shoot c3 c4');
      expect([needs(two), results(two)]).toEqual(['2+/7+', ['miss']]);
    },
  );

  rule(
    ['2GM-SHOOT-13', '2GM-BUILD-07', '2GM-RULING-28', 'SOLOT-REF-11'],
    'a critical roll is for the unit inside, walls take the Damage',
    () => {
      const terrain = [{ at: 'c4', card: 'house' }];
      const s = firing([own('c3', { stats: { pierce: 9, damage: 3 } }), foe('c4')], { terrain }, [10]);
      s.do('shoot c3 c4');
      expect(wounds(s)).toEqual([0, 'gone']);
      expect(s.state.pieces).toMatchObject([{ damage: 3, ruins: false }]);
    },
  );
});

describe('the numbers', () => {
  const wall = { terrain: [{ at: 'c4', card: 'wall' }] };

  rule(['2GM-SHOOT-14', '2GM-TERRAIN-33', '2GM-SHOOT-12'], 'Example 13: behind a Wall 5+/10 becomes 6+/10', () => {
    expect(needs(shotAt(foe('c4'), 1, wall))).toBe('6+/10+');
    expect(needs(shotAt(foe('c4'), 1, { terrain: [{ at: 'c5', card: 'wall' }] }))).toBe('5+/10+');
  });

  rule(
    ['2GM-SHOOT-15', '2GM-TOKEN-09', '2GM-SHOOT-12', '2GM-RULING-04'],
    'Example 14: with Hit the Dirt! as well 7+/10',
    () => {
      const dirt = foe('c4', { upgrades: ['hit-the-dirt'] });
      expect(needs(shotAt(dirt, 1, wall))).toBe('7+/10+');
      const low = own('c3', { stats: { accuracy: [4, 7] } });
      const s = firing([low, dirt], wall, [1]).do('shoot c3 c4');
      expect(needs(s)).toBe('6+/8+'); // +2/+1
    },
  );

  rule(
    ['2GM-SHOOT-16', '2GM-SHOOT-17', '2GM-CARD-26', '2GM-CARD-27'],
    'Armor-piercing as high as the Armor is enough, less is nothing',
    () => {
      for (const edition of EDITIONS) {
        const hit = (armor: number) => firing([own('c3'), foe('c4', { stats: { armor } })], { edition }, [7]);
        expect(wounds(hit(1).do('shoot c3 c4'))[1]).toBe(1);
        expect(wounds(hit(2).do('shoot c3 c4'))[1]).toBe(1);
        const s = firing([own('c3'), foe('c4', { stats: { armor: 3 } })], { edition });
        s.do('shoot c3 c4');
        expect([results(s), wounds(s)]).toEqual([['no-effect'], [0, 0]]);
      }
    },
  );

  rule(['2GM-SHOOT-17', '2GM-ASSAULT-09'], 'Example 15: rifles do nothing to a Tiger, unless they assault it', () => {
    const tiger = unit('north', 'tiger', 'c4');
    const fire = firing([own('c3'), tiger]).do('shoot c3 c4');
    expect([results(fire), wounds(fire)]).toEqual([['no-effect'], [0, 0]]);
    const storm = firing([own('c3', { assaults: 'c4' }), tiger], {}, [1, 5]);
    act(storm, 'resolve c3', 'react', 'strike');
    expect(wounds(storm)).toEqual([0, 1]);
    storm.end();
  });

  rule(
    ['2GM-SHOOT-18', '2GM-CARD-28', '2GM-WOUND-01'],
    'Example 16: Damage 1 is one wound; a hit gives as many as the Damage',
    () => {
      expect(wounds(shotAt(foe('c4'), 5))).toEqual([0, 1]);
      const s = firing([tank('c3'), foe('c4')], {}, [5]).do('shoot c3 c4');
      expect(wounds(s)).toEqual([0, 2]);
      expect(told(s, 'wounded')).toMatchObject([{ rule: '2GM-WOUND-01', unit: 1, amount: 2 }]);
    },
  );

  rule(
    ['2GM-SHOOT-19', '2GM-WOUND-05', '2GM-CARD-29'],
    'wounds as many as the HP, or more, are the end of a unit',
    () => {
      const shot = (hp: number, hurt: number) =>
        wounds(firing([tank('c3'), foe('c4', { wounds: hurt, stats: { hp } })], {}, [5]).do('shoot c3 c4'))[1];
      expect([shot(3, 0), shot(2, 0), shot(3, 1), shot(3, 2), shot(5, 2)]).toEqual([2, 'gone', 'gone', 'gone', 4]);
    },
  );
});

describe('tokens that fire', () => {
  rule(
    ['2GM-SHOOT-03', '2GM-FLIP-02', '2GM-FLIP-05', '2GM-TOKEN-34', '2GM-TOKEN-35', '2GM-SHOOT-20'],
    'Example 17: main gun and MG; the MG rests for the next turn',
    () => {
      const s = firing([tank('c3', { upgrades: ['tank-mg'] }), foe('c4', { stats: { hp: 20 } })], {}, [5, 5, 5]);
      act(s, 'shoot c3 c4', 'shoot c3 c4 with mg');
      expect(wounds(s)[1]).toBe(3);
      const [token] = s.state.units[0]?.tokens ?? [];
      expect([token?.grey, token?.used]).toEqual([true, 3]);
      endTurn(s);
      endTurn(s);
      act(s, 'end', 'end');
      expect(s).toOfferExactly(['shoot c3 c4', 'end']);
      expect(s).toRefuseCiting('shoot c3 c4 with mg', ['2GM-SHOOT-20']);
      endTurn(s);
      endTurn(s);
      act(s, 'end', 'end', 'shoot c3 c4 with mg');
      expect(s.state.turn).toBe(7);
      s.end();
    },
  );

  rule(['2GM-SHOOT-21', '2GM-TOKEN-08'], 'Example 18: Grenades stay as they are and serve every turn', () => {
    const s = firing([own('c3', { upgrades: ['grenades'] }), foe('c4', { stats: { hp: 20 } })], {}, [5, 5]);
    act(s, 'shoot c3 c4 with grenades');
    expect(s.state.units[0]?.tokens).toMatchObject([{ grey: false, used: 3 }]);
    expect(s).toRefuseCiting('shoot c3 c4 with grenades', ['2GM-SHOOT-01']);
    endTurn(s);
    endTurn(s);
    act(s, 'end', 'end', 'shoot c3 c4 with grenades');
    expect([s.state.turn, wounds(s)[1]]).toEqual([5, 4]);
    s.end();
  });
});

describe('what else there is to shoot at', () => {
  rule(
    ['2GM-SHOOT-22', '2GM-BUILD-10', '2GM-RULING-10'],
    'empty terrain is hit without a die, for the Damage of the weapon, and the weapon has fired',
    () => {
      const s = firing([tank('c3'), own('b3')], {
        terrain: [{ at: 'c4', card: 'house' }],
        natural: { c5: 'forest', d3: 'bushes', b4: 'mountain' },
      });
      expect(s).toOfferExactly(['shoot c3 c4', 'shoot c3 c5', 'shoot c3 d3', 'shoot b3 c4', 'shoot b3 d3', 'end']);
      expect(s).toRefuseCiting('shoot c3 b4', ['2GM-SHOOT-22']);
      expect(s).toRefuseCiting('shoot c3 d4', ['2GM-SHOOT-22']);
      act(s, 'shoot c3 c4', 'shoot b3 d3');
      expect([s.state.pieces[0]?.damage, s.state.hurt[19]]).toEqual([2, 1]);
      expect(s.rolls()).toEqual([]);
      expect(s).toOfferExactly(['end']);
    },
  );

  rule(['2GM-SHOOT-23', '2GM-BUILD-11'], 'where a unit stands, it is the target', () => {
    const terrain = [
      { at: 'c4', card: 'house' },
      { at: 'd3', card: 'trench' },
    ];
    const s = firing([own('c3'), foe('c4', { stats: { armor: 0 } }), own('d3')], { terrain }, [5]);
    expect(s).toOfferExactly(['shoot c3 c4', 'shoot d3 c4', 'end']);
    s.do('shoot c3 c4');
    expect([needs(s), wounds(s)[1], s.state.pieces[0]?.damage]).toEqual(['7+/10+', 0, 0]);
    expect(s).toRefuseCiting('shoot d3 d3', ['2GM-RULING-11']);
  });

  rule('2GM-RULING-11', 'never an own unit; but empty terrain of anybody', () => {
    const s = firing([own('c3'), own('c4'), foe('c5')], { terrain: [{ at: 'c2', card: 'wall' }] });
    expect(s).toOfferExactly(['shoot c3 c2', 'shoot c3 c5', 'shoot c4 c2', 'shoot c4 c5', 'end']);
    expect(s).toRefuseCiting('shoot c3 c4', ['2GM-RULING-11']);
  });

  rule(['2GM-SHOOT-24', '2GM-RULING-14'], 'the enemy HQ, one space beyond the middle of its line', () => {
    const s = firing([own('d6'), own('c6'), own('e5'), own('b6'), own('c5'), tank('d4')]);
    expect(offers(s, 'shoot')).toEqual(['d6', 'c6', 'e5', 'd4'].map((from) => `shoot ${from} north`));
    expect(s).toRefuseCiting('shoot b6 north', ['2GM-SHOOT-06']);
    expect(s).toRefuseCiting('shoot d6 south', ['2GM-SHOOT-24']);
    const fallen = firing([own('d6')], { north: { hq: 0 }, whatIf: true });
    expect(fallen).toRefuseCiting('shoot d6 north', ['2GM-SHOOT-24']);
  });

  rule(
    ['2GM-RULING-09', 'SOLOT-REF-11'],
    'an HQ: the printed numbers, its own Armor, Damage in HP, and a critical roll is a hit',
    () => {
      const shot = (face: number, hq: object, more: object = {}) => {
        const s = firing([tank('d6', more)], { north: { hq }, weather: 'rain' }, [face]);
        s.do('shoot d6 north');
        return [needs(s), s.state.hqs[1]?.hp];
      };
      expect(shot(4, { hp: 10 })).toEqual(['5+/9+', 10]);
      expect(shot(5, { hp: 10 })).toEqual(['5+/9+', 8]);
      expect(shot(10, { hp: 10 })).toEqual(['5+/9+', 8]);
      expect(shot(5, { hp: 10, armor: 6 })).toEqual(['5+/9+', 8]);
      expect(shot(6, { hp: 10 }, { wounds: 1 })).toEqual(['6+/10+', 8]);
      const thick = firing([tank('d6')], { north: { hq: { hp: 10, armor: 7 } } });
      thick.do('shoot d6 north');
      expect([results(thick), thick.state.hqs[1]?.hp]).toEqual([['no-effect'], 10]);
    },
  );

  rule('2GM-SHOOT-25', 'only bombs on several spaces can fall on own units', () => {
    const bomber = unit('south', 'b-25-mitchell', 'hq', { stats: { bomber: 3 } });
    const s = firing([bomber, own('c3'), foe('c4'), own('c5')], { edition: 'pacific' }, [6, 6, 6]);
    act(s, 'raid south:b-25-mitchell c3');
    expect(wounds(s).slice(1)).toEqual(['gone', 'gone', 'gone']);
    s.end();
    const gun = firing([tank('b4'), own('c3'), foe('c4')]);
    expect(offers(gun, 'shoot')).toEqual(['shoot b4 c4', 'shoot c3 c4']);
  });
});
