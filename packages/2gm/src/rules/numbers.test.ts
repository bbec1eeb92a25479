import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { labels } from '../labels';
import { act, EDITIONS, foe, own, sandbox, tank, told, unit } from './field.fixture';
import { firing, needs, results, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

describe('sums', () => {
  rule('2GM-RULING-03', 'a roll must first be a hit: the critical number is never the lower one', () => {
    const gun = own('c3', { stats: { accuracy: [9, 9] } });
    const dirt = foe('c4', { upgrades: ['hit-the-dirt'] });
    const s = (face: number) => firing([gun, dirt], {}, [face]).do('shoot c3 c4');
    expect(needs(s(9))).toBe('10+/10+');
    expect([9, 10].map((face) => results(s(face))[0])).toEqual(['miss', 'critical']);
    const table = firing([gun, dirt], { options: { hitTable: true } }).do('shoot c3 c4');
    expect(needs(table)).toBe('10+/9+');
  });

  rule(
    ['2GM-RULING-04', '2GM-SHOOT-15', '2GM-CARD-25'],
    'every source counts once and all of them together, with the highest smoke',
    () => {
      const shooter = own('c3', {
        wounds: 2,
        suppressed: true,
        promotions: 1,
        stats: { accuracy: [1, 2], hp: 9, pierce: 9 },
      });
      const target = foe('c4', { upgrades: ['hit-the-dirt'], smoke: true });
      const s = firing(
        [shooter, target],
        { screens: ['c4'], natural: { c4: 'forest' }, terrain: [{ at: 'c4', card: 'wall' }] },
        [1],
      );
      s.do('shoot c3 c4');
      // 1 + 2 wounds + 1 suppressed − 1 promoted + 1 forest + 1 wall + 2 screen + 1 dirt; the dirt is not in the second
      expect(needs(s)).toBe('8+/8+');
    },
  );

  rule(
    ['2GM-RULING-05', '2GM-SHOOT-17'],
    'fire that cannot penetrate is allowed, uses the weapon and rolls nothing',
    () => {
      const s = firing([own('c3'), unit('north', 'tiger', 'c4')]);
      expect(s).toOfferExactly(['shoot c3 c4', 'end']);
      act(s, 'shoot c3 c4');
      expect(s.rolls()).toEqual([]);
      expect(s.state.units[1]?.attackers).toEqual([]);
      expect(s).toOfferExactly(['end']);
    },
  );
});

describe('bombs', () => {
  rule(
    ['2GM-AIR-25', '2GM-AIR-27', '2GM-TERRAIN-15', '2GM-TERRAIN-34', '2GM-TERRAIN-35', '2GM-BUILD-03'],
    'Examples 28 to 30: a bomber of Armor-piercing 7 and 4+/7+ over a PAK40 in a House, a STUG III and Heavy Infantry in a Forest',
    () => {
      const mosquito = unit('south', 'b-25-mitchell', 'hq', {
        stats: { bomber: 3, pierce: 7, accuracy: [4, 7], damage: 1 },
      });
      for (const edition of EDITIONS) {
        const s = sandbox(
          [
            mosquito,
            unit('north', 'pak-40', 'c3'),
            unit('north', 'stug-iii', 'c4'),
            unit('north', 'heavy-infantry', 'c5'),
          ],
          {
            phase: 'shooting',
            edition,
            options: { bomberTiming: 'shootingPhase' },
            terrain: [{ at: 'c3', card: 'house' }],
            natural: { c5: 'forest' },
          },
          [6, 3, 5],
        );
        act(s, 'raid south:b-25-mitchell c3');
        expect(told<object>(s, 'needs')).toMatchObject([
          {
            ...{ hit: 6, crit: 9, pierce: 7, armor: 5 },
            parts: [
              { rule: '2GM-CARD-23', label: labels.accuracy, hit: 4, crit: 7 },
              { rule: '2GM-TERRAIN-32', label: labels.cover, hit: 2, crit: 2 },
            ],
          },
          { hit: 4, crit: 7, pierce: 7, armor: 5, parts: [{ hit: 4, crit: 7 }] },
          {
            ...{ hit: 5, crit: 8, pierce: 7, armor: 2 },
            parts: [{ label: labels.accuracy }, { rule: '2GM-TERRAIN-15', label: labels.forest, hit: 1, crit: 1 }],
          },
        ]);
        expect([results(s), wounds(s).slice(1)]).toEqual([
          ['hit', 'miss', 'hit'],
          [1, 0, 1],
        ]);
        s.end();
      }
    },
  );
});

describe('the statistics of a card', () => {
  rule(
    [
      '2GM-CARD-21',
      '2GM-CARD-22',
      '2GM-CARD-23',
      '2GM-CARD-24',
      '2GM-CARD-26',
      '2GM-CARD-27',
      '2GM-CARD-28',
      '2GM-CARD-29',
    ],
    'are what the moves and shots of a unit go by',
    () => {
      const stats = { move: 3, range: 4, accuracy: [6, 8], pierce: 3, damage: 2, armor: 3, hp: 5 };
      const walks = sandbox([own('a1', { stats }), foe('h6')]);
      expect(walks.options()).toContain('move a1 a4');
      expect(walks.options()).not.toContain('move a1 a5');
      const hit = (face: number) => {
        const s = firing([own('c1', { stats }), foe('c5', { stats, wounds: 2 }), foe('c6', { stats })], {}, [face]);
        expect(s).toOfferExactly(['shoot c1 c5', 'end']);
        s.do('shoot c1 c5');
        return [results(s)[0], wounds(s)[1]];
      };
      // Armor-piercing 3 against Armor 3: a critical roll wounds in Tactics
      expect([5, 6, 8].map(hit)).toEqual([
        ['miss', 2],
        ['hit', 4],
        ['hit', 4],
      ]);
      const last = firing([own('c1', { stats }), foe('c5', { stats, wounds: 3 })], {}, [6]).do('shoot c1 c5');
      expect(wounds(last)[1]).toBe('gone');
    },
  );

  rule('2GM-CARD-08', 'self-propelled guns are cards of type Tank: what is made for tanks works against them', () => {
    const bison = unit('north', 'bison', 'c4', { stats: { hp: 20 } });
    const pak = unit('south', 'm1-57mm', 'c3'); // Anti-Tank: one Damage more against tanks
    expect(wounds(firing([pak, bison], {}, [6]).do('shoot c3 c4'))[1]).toBe(3);
    expect(wounds(firing([pak, foe('c4', { stats: { hp: 20 } })], {}, [6]).do('shoot c3 c4'))[1]).toBe(2);
    const mine = sandbox([bison, foe('c5')], { phase: 'deployment', south: { ap: 9, hand: ['anti-tank-mine'] } });
    expect(mine.options().filter((wish) => wish.startsWith('play'))).toEqual(['play anti-tank-mine c4']);
  });

  rule(['2GM-CARD-33', '2GM-WOUND-01', '2GM-TOKEN-40'], 'tokens on it keep what has happened to it', () => {
    const s = firing([tank('c3', { upgrades: ['tank-mg'], promotions: 2, wounds: 1 }), foe('c4')], {}, [1]);
    s.do('shoot c3 c4');
    expect(needs(s)).toBe('4+/8+');
    expect(s.state.units[0]).toMatchObject({ wounds: 1, promotions: 2, tokens: [{ grey: false }] });
  });
});
