import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { act, apOf, endTurn, foe, offers, own, sandbox, tank, unit } from './field.fixture';
import { firing, needs, results, wounds } from './fire.fixture';
import { discarded, hunter, numbers, plane, raiding } from './sky.fixture';

const rule = ruleTests<RuleId>(book);
const pacific = { edition: 'pacific' };

/** South is Germany, in its Deployment Phase. */
const german = (units: readonly object[], hand: readonly string[], more: Readonly<Record<string, unknown>> = {}) =>
  sandbox(units, {
    ...pacific,
    phase: 'deployment',
    south: { nation: 'germany', ap: 5, hand },
    north: { nation: 'usa' },
    ...more,
  });

describe('heroes', () => {
  rule(
    ['2GM-HERO-01', '2GM-HERO-03', '2GM-HERO-04', '2GM-HERO-05'],
    'EX-55: M. Wittman joins a Panzer IV on row 3, works at once and for good',
    () => {
      const units = [
        unit('south', 'panzer-iv', 'c3', { stats: { accuracy: [5, 9] } }),
        foe('c5'),
        unit('south', 'light-infantry', 'd1'),
      ];
      const s = german(units, ['m-wittman'], {});
      expect(offers(s, 'hero')).toEqual(['hero m-wittman c3']);
      act(s, 'hero m-wittman c3');
      expect([apOf(s, 0), s.state.seats[0]?.hand, s.state.units[0]?.cards.length]).toEqual([2, [], 1]);
      act(s, 'end');
      expect(offers(s, 'hero')).toEqual([]);
      endTurn(s);
      endTurn(s);
      expect(s.state.units[0]?.cards.length).toBe(1); // 2GM-HERO-06
    },
  );

  rule('2GM-HERO-03', 'EX-54: R. Winters costs 2 AP, as much as he counts in a deck', () => {
    const s = sandbox([own('b4')], { ...pacific, phase: 'deployment', south: { ap: 2, hand: ['r-winters'] } });
    act(s, 'hero r-winters b4');
    expect([apOf(s, 0), catalogue.heroes.find((h) => h.id === 'hero/r-winters')?.cost]).toEqual([0, 2]);
    const poor = sandbox([own('b4')], { ...pacific, phase: 'deployment', south: { ap: 1, hand: ['r-winters'] } });
    expect([offers(poor, 'hero'), poor.refusals('hero r-winters b4').map((r) => r.rule)]).toEqual([
      [],
      ['2GM-HERO-03'],
    ]);
  });

  rule(['2GM-HERO-03', '2GM-DECK-15'], 'join in the Deployment Phase only, and only in Pacific', () => {
    const at = (edition: string, phase: string) =>
      offers(sandbox([own('b4')], { edition, phase, south: { ap: 5, hand: ['r-winters'] } }), 'hero');
    expect(at('pacific', 'deployment')).toEqual(['hero r-winters b4']);
    expect([at('pacific', 'movement'), at('pacific', 'shooting'), at('tactics', 'deployment')]).toEqual([[], [], []]);
  });

  rule('2GM-HERO-04', 'join the units their card names and no others', () => {
    const s = german([unit('south', 'light-infantry', 'c3'), unit('north', 'm4-sherman', 'c5')], ['m-wittman']);
    expect(offers(s, 'hero')).toEqual([]);
    expect(s).toRefuseCiting('hero m-wittman c3', ['2GM-HERO-04']);
    expect(s).toRefuseCiting('hero m-wittman c5', ['2GM-HERO-05']);
    const hmg = (upgrades: readonly string[]) =>
      sandbox([unit('south', 'heavy-infantry', 'c3', { upgrades })], {
        ...pacific,
        phase: 'deployment',
        south: { ap: 5, hand: ['j-basilone'] },
      });
    expect([offers(hmg(['mortar']), 'hero'), offers(hmg(['hmg']), 'hero')]).toEqual([[], ['hero j-basilone c3']]);
    const planes = [plane('south', 'mits-a6m-zero'), plane('south', 'mits-g4m')];
    const japan = sandbox(planes, {
      ...pacific,
      phase: 'deployment',
      south: { nation: 'japan', ap: 5, hand: ['s-sakai'] },
    });
    expect(offers(japan, 'hero')).toEqual(['hero s-sakai south:mits-a6m-zero']);
  });

  rule('2GM-CARD-19', 'nobody twice under one unit', () => {
    const s = german([unit('south', 'panzer-iv', 'c3', { cards: ['m-wittman'] })], ['m-wittman']);
    expect(s).toRefuseCiting('hero m-wittman c3', ['2GM-CARD-19']);
  });

  rule(['2GM-HERO-06'], 'EX-55: both are discarded when the tank is destroyed', () => {
    const units = [tank('c3'), unit('north', 'panzer-iv', 'c5', { cards: ['m-wittman'] })];
    const s = firing(units, pacific, [10]);
    act(s, 'shoot c3 c5');
    expect(discarded(s, 1).sort()).toEqual(['m-wittman', 'panzer-iv']);
  });

  rule(['2GM-HERO-07', '2GM-HERO-08'], 'stay where they are, and only their unit is attacked', () => {
    const units = [
      tank('c3'),
      unit('north', 'panzer-iv', 'c5', { cards: ['m-wittman'] }),
      unit('north', 'panzer-iv', 'd6'),
    ];
    const s = firing(units, pacific, [5]);
    expect(offers(s, 'shoot')).toEqual(['shoot c3 c5']);
    act(s, 'shoot c3 c5');
    expect([wounds(s)[1], s.state.units[1]?.cards.length]).toEqual([2, 1]);
    endTurn(s);
    while (s.kind !== 'deploy') act(s, 'end');
    expect([...offers(s, 'hero'), ...offers(s, 'play')]).toEqual([]);
  });
});

describe('what they do', () => {
  rule('2GM-HERO-04', 'M. Wittman: −1/−1 for all weapons of his tank', () => {
    const stats = { accuracy: [5, 9], upgrades: [{ token: 'tank-hmg', cost: 1 }] };
    const at = (cards: readonly string[]) => {
      const panzer = unit('south', 'panzer-iv', 'c3', { cards, upgrades: ['tank-hmg'], stats });
      const more = { ...pacific, south: { nation: 'germany' }, north: { nation: 'usa' } };
      const s = firing([panzer, foe('c4', { stats: { hp: 9 } })], more, [1, 1]);
      act(s, 'shoot c3 c4', 'shoot c3 c4 with tank-hmg');
      return numbers(s).map((n) => Number.parseInt(n, 10));
    };
    const [gun = 0, hmg = 0] = at([]);
    expect([gun, at(['m-wittman'])]).toEqual([5, [gun - 1, hmg - 1]]);
  });

  rule('2GM-HERO-04', 'R. Winters: −1/−1 in assaults of his unit, not in other fire', () => {
    const s = sandbox([own('c3', { cards: ['r-winters'] }), foe('c4')], pacific, [1, 1]);
    act(s, 'assault c3 c4', 'end', 'end', 'resolve c3', 'react', 'strike');
    expect(numbers(s).map((n) => n.split(' ')[0])).toEqual(['5+/10+', '4+/9+']);
    const shot = firing([own('c3', { cards: ['r-winters'] }), foe('c5')], pacific, [1]);
    act(shot, 'shoot c3 c5');
    expect(needs(shot)).toBe('5+/10+');
  });

  rule('2GM-HERO-04', 'R. Winters: friendly infantry next to him does not care for suppressive fire', () => {
    const suppressed = true;
    const units = (at: string) => [
      own('c3', { cards: ['r-winters'], suppressed }),
      own(at, { suppressed, stats: { move: 2 } }),
      tank('b3', { suppressed }),
      foe('d5'),
      foe('c5'),
    ];
    const penalty = (at: string) => {
      const s = firing(units(at), pacific, [1]);
      act(s, `shoot ${at} d5`);
      return needs(s);
    };
    expect([penalty('c4'), penalty('e4')]).toEqual(['5+/10+', '6+/10+']);
    const moves = (at: string) => offers(sandbox(units(at), pacific), 'move');
    expect(moves('c4')).toContain('move c4 e4');
    expect(moves('e4')).not.toContain('move e4 g4');
    expect(moves('c4')).not.toContain('move b3 b5'); // a tank is no infantry
    const own3 = firing(units('c4'), pacific, [1]);
    act(own3, 'shoot c3 c5'); // himself he does not spare
    expect(needs(own3)).toBe('6+/10+');
  });

  rule('2GM-HERO-04', 'J. Basilone: the HMG of his unit fires twice a turn, its rifles once', () => {
    const upgrades = [{ name: 'hmg', grey: false }];
    const target = foe('c5', { stats: { hp: 9 } });
    const led = unit('south', 'heavy-infantry', 'c3', { upgrades, cards: ['j-basilone'] });
    const s = firing([led, target], pacific, [1, 1, 1]);
    act(s, 'shoot c3 c5 with hmg');
    expect(offers(s, 'shoot').sort()).toEqual(['shoot c3 c5', 'shoot c3 c5 with hmg']);
    act(s, 'shoot c3 c5 with hmg');
    expect(offers(s, 'shoot')).toEqual(['shoot c3 c5']);
    act(s, 'shoot c3 c5');
    expect([offers(s, 'shoot'), results(s).length]).toEqual([[], 3]);
    const alone = firing([unit('south', 'heavy-infantry', 'c3', { upgrades }), target], pacific, [1]);
    act(alone, 'shoot c3 c5 with hmg');
    expect(offers(alone, 'shoot')).toEqual(['shoot c3 c5']);
    endTurn(s);
    endTurn(s);
    while (s.kind !== 'shoot') act(s, 'end');
    expect(wounds(s)).toEqual([0, 0]);
    expect(offers(s, 'shoot')).toContain('shoot c3 c5 with hmg');
  });

  rule('2GM-HERO-04', 'S. Sakai: −1/−1 when intercepting or escorting, not when attacking', () => {
    const stats = { armor: 3, hp: 3, accuracy: [3, 8], pierce: 5, damage: 1 };
    const ace = (side: 'south' | 'north') => plane(side, 'mits-a6m-zero', stats, { cards: [{ card: 's-sakai' }] });
    const rises = raiding([plane('south', 'p-51-mustang'), ace('north')], [1, 1], { north: { nation: 'japan' } });
    act(rises, 'raid south:p-51-mustang north', 'intercept north:mits-a6m-zero');
    const bomber = plane('south', 'mits-g4m');
    const escorts = raiding([bomber, hunter(), ace('south')], [1, 1, 1], { south: { nation: 'japan' } });
    act(escorts, 'raid south:mits-g4m north', 'intercept north:fw-190', 'escort south:mits-a6m-zero');
    const attack = raiding([ace('south')], [1], { south: { nation: 'japan' } });
    act(attack, 'raid south:mits-a6m-zero north');
    expect([rises, escorts, attack].map((s) => numbers(s)[0]?.split(' ')[0])).toEqual(['2+/7+', '2+/7+', '3+/8+']);
  });
});
