import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { distanceToHq } from '../ground';
import { labels } from '../labels';
import { spaceNamed } from '../names/names';
import { PARKED } from '../state';
import { act, apOf, EDITIONS, foe, offers, own, sandbox, tank, told, unit } from './field.fixture';
import { begin } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

const headquarters = { phase: 'headquarters' };

describe('the headquarters', () => {
  rule(
    ['2GM-HQ-01', '2GM-HQ-05', '2GM-HQ-06'],
    'one for each player from the start, with the HP its card prints',
    () => {
      for (const edition of EDITIONS) {
        const { match } = begin(edition, 'hqs');
        expect(match.state.hqs.map((h) => [h.side, h.hp])).toEqual([
          [0, 10],
          [1, 10],
        ]);
      }
      const s = sandbox([own('d6')], { phase: 'shooting', north: { hq: { hp: 12, armor: 0 } } }, [5]);
      s.do('shoot d6 north');
      expect(s.state.hqs[1]?.hp).toBe(11);
      s.end();
    },
  );

  rule(
    ['2GM-HQ-02', '2GM-HQ-03', '2GM-RULING-157'],
    'lies beyond the middle of its edge; nobody enters it and it goes nowhere',
    () => {
      const s = sandbox([own('d1'), own('a1'), tank('h6')]);
      expect(offers(s, 'move')).toEqual([
        'move d1 c1',
        'move d1 e1',
        'move d1 d2',
        'move a1 b1',
        'move a1 a2',
        'move h6 h4',
        'move h6 g5',
        'move h6 h5',
        'move h6 f6',
        'move h6 g6',
      ]);
      expect(s).toRefuseCiting('move d1 south', ['2GM-RULING-157']);
      expect(s).toRefuseCiting('move south d2', ['2GM-MOVE-01']);
      const near = sandbox([own('d6')]);
      expect(near).toRefuseCiting('assault d6 north', ['2GM-ASSAULT-02']);
    },
  );

  rule('2GM-HQ-04', 'one step from the two middle spaces of its Deployment Line', () => {
    const { state } = sandbox([]);
    const [south, north] = state.hqs;
    const from = (name: string, hq: typeof south) =>
      hq === undefined ? NaN : distanceToHq(state, spaceNamed(state, name), hq);
    expect(['d1', 'e1', 'c1', 'f1', 'a1', 'h1', 'd2', 'e6', 'a6'].map((name) => from(name, south))).toEqual([
      1, 1, 2, 2, 4, 4, 2, 6, 9,
    ]);
    expect(['d6', 'e6', 'd5', 'c6', 'e1', 'h1'].map((name) => from(name, north))).toEqual([1, 1, 2, 2, 6, 9]);
    const units = ['d6', 'c6', 'e5', 'b6', 'd4'].map((at) => own(at));
    const s = sandbox(units, { phase: 'shooting' });
    expect(offers(s, 'shoot')).toEqual(['shoot d6 north', 'shoot c6 north', 'shoot e5 north']);
    expect(s).toRefuseCiting('shoot b6 north', ['2GM-SHOOT-06']);
  });

  rule(['2GM-HQ-07', '2GM-VICTORY-01'], 'who brings the enemy HQ to 0 HP has won', () => {
    for (const [hp, over] of [
      [3, false],
      [2, true],
      [1, true],
    ] as const) {
      const s = sandbox([tank('d6')], { phase: 'shooting', north: { hq: hp } }, [5]);
      s.do('shoot d6 north');
      expect(s.match.over?.winners ?? null).toEqual(over ? [0] : null);
      if (over) expect(s.match.over?.rule).toBe('2GM-VICTORY-01');
      s.end();
    }
    const lost = sandbox(
      [unit('north', 'tiger', 'e1')],
      { phase: 'shooting', active: 'north', turn: 4, south: { hq: 1 } },
      [4],
    );
    lost.do('shoot e1 south');
    expect(lost.match.over?.winners).toEqual([1]);
  });

  rule('2GM-HQ-08', 'a critical roll costs it no more than a hit', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([tank('d6')], { phase: 'shooting', edition }, [10]);
      s.do('shoot d6 north');
      expect(told<{ result: string }>(s, 'result')[0]?.result).toBe('hit');
      expect(s.state.hqs[1]?.hp).toBe(8);
      expect(s.match.over).toBeNull();
      s.end();
    }
  });

  rule(
    ['2GM-HQ-09', '2GM-HQ-10', '2GM-RULING-41'],
    'gives 1 AP in each Headquarters Phase of its owner, or what it prints',
    () => {
      const plain = sandbox([], headquarters);
      expect([apOf(plain, 0), apOf(plain, 1)]).toEqual([6, 5]);
      expect(told<{ parts: unknown }>(plain, 'income')[0]?.parts).toEqual([
        { rule: '2GM-HQ-10', label: labels.hq, ap: 1 },
      ]);
      const printed = sandbox([], { ...headquarters, south: { hq: { production: 3 } } });
      expect(apOf(printed, 0)).toBe(8);
    },
  );

  rule('2GM-HQ-11', 'AP not spent are there in the next turn', () => {
    const s = sandbox([]);
    act(s, 'end', 'end', 'end');
    expect([s.seat, s.kind, apOf(s, 0)]).toEqual([1, 'move', 5]);
    act(s, 'end', 'end', 'end');
    expect([s.seat, apOf(s, 0), apOf(s, 1)]).toEqual([0, 6, 6]);
  });

  rule(
    ['2GM-HQ-12', '2GM-RULING-39', '2GM-RULING-40'],
    'holds its maximum and no more; everything is added before it is cut',
    () => {
      for (const [ap, cap, after] of [
        [8, 10, 10],
        [9, 10, 10],
        [10, 10, 10],
        [7, 10, 9],
        [4, 5, 5],
      ] as const) {
        const s = sandbox([own('a1')], { ...headquarters, south: { ap, hq: { cap } } });
        expect(apOf(s, 0)).toBe(after);
      }
      const above = sandbox([own('a1')], { ...headquarters, south: { ap: 12 } }); // a card may have lifted it there
      expect(apOf(above, 0)).toBe(12);
      const all = sandbox(
        [
          own('a1'),
          own('a2'),
          unit('south', 'command-group', 'b3'),
          unit('south', 'communication-link', 'c1'),
          unit('south', 'communication-link', 'd1'),
        ],
        { ...headquarters, south: { ap: 0, hq: { cap: 30 }, recruit: 1, beside: ['war-bonds'] } },
      );
      expect(told<{ parts: unknown }>(all, 'income')[0]?.parts).toEqual([
        { rule: '2GM-HQ-10', label: labels.hq, ap: 1 },
        { rule: '2GM-TERM-05', label: labels.supplyLine, ap: 3 },
        { rule: '2GM-TURN-07', label: labels.commandGroup, ap: 3 },
        { rule: '2GM-ABIL-94', label: labels.synergy, ap: 1 },
        { rule: '2GM-CARD-16', label: labels.warBonds, ap: 1 },
        { rule: '2GM-RECRUIT-02', label: labels.recruit, ap: 1 },
      ]);
      expect(apOf(all, 0)).toBe(10);
    },
  );

  rule(['2GM-HQ-13', '2GM-DEPLOY-03'], 'what costs AP is paid from those held, and not possible without them', () => {
    const hand = ['heavy-infantry', 'm4-sherman', 'supplies', 'fortified-hq'];
    const s = sandbox([], { phase: 'deployment', south: { ap: 3, hand } });
    expect(s).toRefuseCiting('deploy m4-sherman a1', ['2GM-DEPLOY-03']);
    act(s, 'deploy heavy-infantry a1', 'equip');
    expect(apOf(s, 0)).toBe(1);
    expect(s).toRefuseCiting('play fortified-hq', ['2GM-DEPLOY-03']);
    expect(s).toRefuseCiting('deploy heavy-infantry b1', ['2GM-DEPLOY-01']);
    const rich = sandbox([], { phase: 'deployment', south: { ap: 3, hand } });
    act(rich, 'play fortified-hq');
    expect(apOf(rich, 0)).toBe(1);
    expect(apOf(rich, 1)).toBe(5);
  });

  rule(['2GM-HQ-14', '2GM-RULING-52'], 'one General beside it; a new one takes his place, and none comes twice', () => {
    const s = sandbox([], { phase: 'deployment', south: { ap: 5, hand: ['general', 'general', 'general'] } });
    expect(offers(s, 'play')).toEqual(['marshall', 'patton', 'macarthur'].map((name) => `play general ${name}`));
    act(s, 'play general patton');
    expect(s.state.seats[0]?.generals).toEqual([s.state.seats[0]?.general]);
    expect(s).toRefuseCiting('play general patton', ['2GM-RULING-52']);
    const [next = ''] = offers(s, 'play');
    act(s, next);
    expect(s.state.seats[0]?.generals).toHaveLength(2);
    expect(s.state.seats[0]?.general).toBe(s.state.seats[0]?.generals[1]);
    expect(s).toRefuseCiting('play general patton', ['2GM-RULING-52']);
    expect(s.options()).not.toContain('play general rommel'); // of another nation
  });

  rule(
    '2GM-HQ-15',
    'any unit in range may attack the enemy HQ, in both editions and whatever else there is to shoot at',
    () => {
      for (const edition of EDITIONS) {
        const s = sandbox([own('d6'), foe('c6'), foe('e1')], { phase: 'shooting', edition });
        expect(s).toOfferExactly(['shoot d6 c6', 'shoot d6 north', 'end']);
        expect(s).toRefuseCiting('shoot d6 south', ['2GM-SHOOT-24']);
      }
    },
  );

  rule(['2GM-HQ-16', '2GM-HQ-19'], 'a destroyed one gives nothing, the Supply Line goes on', () => {
    const s = sandbox([own('a1'), own('b2')], { ...headquarters, south: { hq: 0, ap: 0 }, whatIf: true });
    expect(told<{ parts: unknown }>(s, 'income')[0]?.parts).toEqual([
      { rule: '2GM-TERM-05', label: labels.supplyLine, ap: 2 },
    ]);
    expect(apOf(s, 0)).toBe(2);
  });

  rule('2GM-HQ-17', 'without it what is not spent is lost at the end of the turn', () => {
    const s = sandbox([own('a1')], { south: { hq: 0, ap: 4 }, whatIf: true });
    act(s, 'end', 'end');
    expect(apOf(s, 0)).toBe(4);
    act(s, 'end');
    expect([apOf(s, 0), apOf(s, 1)]).toEqual([0, 5]);
  });

  rule('2GM-HQ-18', 'a destroyed one holds no General', () => {
    const s = sandbox([], { phase: 'deployment', south: { hq: 0, hand: ['general'] }, whatIf: true });
    expect(offers(s, 'play')).toEqual([]);
    expect(s).toRefuseCiting('play general patton', ['2GM-HQ-18']);
    const north = { hq: 1, general: 'rommel' };
    const fall = sandbox([own('d6')], { phase: 'shooting', north, south: { general: 'patton' } }, [5]);
    fall.do('shoot d6 north');
    expect(fall.state.seats.map((x) => x.general >= 0)).toEqual([true, false]);
  });

  rule('2GM-HQ-20', 'aircraft wait beside it, on no space of the field', () => {
    const s = sandbox([], { phase: 'deployment', south: { ap: 9, hand: ['p-51-mustang'] } });
    act(s, 'deploy p-51-mustang');
    expect(s.state.units[0]?.at).toBe(PARKED);
    expect(s.state.on.every((id) => id === -1)).toBe(true);
    act(s, 'end');
    expect(s).toRefuseCiting('shoot south:p-51-mustang north', ['2GM-SHOOT-01']);
    expect(s.options()).toContain('raid south:p-51-mustang north');
  });
});
