import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, EDITIONS, endTurn, foe, offers, own, sandbox, tank, told, unit } from './field.fixture';

const rule = ruleTests<RuleId>(book);

const truck = (at: string, more: object = {}) => unit('south', 'gmc-cckw', at, more);
const places = (s: ReturnType<typeof sandbox>) => s.state.units.map((u) => u.at);
const goals = (s: ReturnType<typeof sandbox>, verb: string) =>
  offers(s, verb).map((wish) => wish.split(' ').slice(2).join(' '));

describe('covered movement', () => {
  rule(['2GM-COVER-01', 'SOLOT-REF-04'], 'one infantry beside one Tank or Transport', () => {
    const s = sandbox([own('c3'), tank('c4'), truck('d3'), unit('south', 'm1-57mm', 'b3'), own('c2')]);
    expect(goals(s, 'join').sort()).toEqual(
      [
        'c4', // the infantry on c3 to the tank
        'd3', // and to the truck
        'c3', // the tank to each infantry
        'c2',
        'c3', // the truck too
        'c2',
      ].sort(),
    );
    expect(s).toRefuseCiting('join c3 b3', ['2GM-COVER-01']);
    expect(s).toRefuseCiting('join c3 c2', ['2GM-COVER-01']);
    expect(s).toRefuseCiting('join c4 d3', ['2GM-COVER-01']);
    act(s, 'join c3 c4');
    expect(offers(s, 'join').some((wish) => wish.includes('c4'))).toBe(false); // one infantry per vehicle
    expect(s).toRefuseCiting('join c2 c4', ['2GM-COVER-01']);
    const theirs = sandbox([own('c3'), unit('north', 'tiger', 'c4')]);
    expect(offers(theirs, 'join')).toEqual([]);
  });

  rule('2GM-RULING-73', 'beside any of them; or only those with Armor, if so agreed', () => {
    const units = [own('c3'), truck('c4'), unit('south', 'm3-half-track', 'd3')];
    expect(goals(sandbox(units), 'join')).toContain('c4');
    const s = sandbox(units, { options: { coverRequireArmored: true } });
    expect(goals(s, 'join').sort()).toEqual(['c3', 'd3']);
    expect(s).toRefuseCiting('join c3 c4', ['2GM-COVER-01']);
  });

  rule(
    ['2GM-COVER-02', '2GM-RULING-74'],
    'declared by moving into the space of the other; then they may go on with what is left',
    () => {
      const s = sandbox([own('c3'), tank('d3')]);
      act(s, 'join c3 d3');
      expect(places(s)).toEqual([19, 19]);
      expect(s.state.units.map((u) => u.partner)).toEqual([1, 0]);
      expect(s).toOfferExactly(['end']); // the infantry has no points left
      expect(s).toRefuseCiting('pair d3 d4', ['2GM-RULING-53']);
      // a tank that comes has one point left, and the infantry may move one space
      const t = sandbox([own('c3'), tank('d3')]);
      act(t, 'join d3 c3');
      expect(offers(t, 'pair')).toEqual(['pair c3 c2', 'pair c3 b3', 'pair c3 d3', 'pair c3 c4']);
      act(t, 'pair c3 c4');
      expect(places(t)).toEqual([26, 26]);
      expect(t).toOfferExactly(['end']);
      // not if the one who was joined has moved already
      const moved = sandbox([own('c3', { moved: true }), tank('d3')]);
      act(moved, 'join d3 c3');
      expect(moved).toOfferExactly(['end']);
      const far = sandbox([own('c3'), tank('f3')]);
      expect(far).toRefuseCiting('join c3 f3', ['2GM-COVER-02']);
      const late = sandbox([own('c3'), tank('d3')], { phase: 'shooting' });
      expect(late).toRefuseCiting('join c3 d3', ['2GM-TURN-01']);
    },
  );

  rule(['2GM-COVER-03', 'SOLOT-REF-04'], 'both go together, with the lower Movement', () => {
    const s = sandbox([own('d3'), tank('d3')]);
    expect(offers(s, 'pair')).toEqual(['pair d3 d2', 'pair d3 c3', 'pair d3 e3', 'pair d3 d4']);
    expect(s).toRefuseCiting('pair d3 d5', ['2GM-COVER-03']);
    act(s, 'pair d3 d4');
    expect(places(s)).toEqual([27, 27]);
    expect(s.state.units.map((u) => [u.moved, u.partner])).toEqual([
      [true, 1],
      [true, 0],
    ]);
    expect(s.state.on.filter((id) => id >= 0)).toHaveLength(1);
    const fast = sandbox([own('d3', { stats: { move: 3 } }), tank('d3')]);
    expect(offers(fast, 'pair')).toHaveLength(12); // two, as the tank
  });

  rule('2GM-RULING-75', 'what keeps one of them keeps the pair, which may separate', () => {
    const mounted = unit('south', 'heavy-infantry', 'd3', { upgrades: [{ name: 'hmg', mounted: 1 }] });
    const s = sandbox([mounted, tank('d3')]);
    expect(offers(s, 'pair')).toEqual([]);
    expect(s).toRefuseCiting('pair d3 d4', ['2GM-MOVE-09']);
    expect(offers(s, 'move').every((wish) => wish.startsWith('move d3:m4-sherman'))).toBe(true);
    expect(offers(s, 'move')).toHaveLength(12);
    const pressed = sandbox([own('d3', { stats: { move: 2 } }), tank('d3', { suppressed: true })]);
    expect(offers(pressed, 'pair')).toHaveLength(4);
    const wire = {
      terrain: [
        { at: 'd4', card: 'barbed-wire' },
        { at: 'e3', card: 'barrier' },
      ],
    };
    const quick = own('d3', { stats: { move: 2 } });
    const rough = sandbox([quick, tank('d3')], wire);
    // through the wire the infantry gets no further, over the barrier the tank does not come
    expect(goals(rough, 'pair').sort()).toEqual(['b3', 'c2', 'c3', 'c4', 'd1', 'd2', 'd4', 'e2']);
  });

  rule(['2GM-COVER-04', 'SOLOT-REF-04'], 'the infantry is harder to hit by +1/+1, the vehicle is not', () => {
    for (const edition of EDITIONS) {
      const units = [
        unit('north', 'light-infantry', 'c4'),
        unit('north', 'sdkfz-251', 'c4'),
        tank('c2', { stats: { accuracy: [5, 8] } }),
      ];
      for (const [target, hit, crit] of [
        ['light-infantry', 6, 9],
        ['sdkfz-251', 5, 8],
      ] as const) {
        const s = sandbox(units, { phase: 'shooting', edition }, [1]);
        act(s, `shoot c2 c4:${target}`);
        expect(told<{ hit: number; crit: number }>(s, 'needs').map((e) => [e.hit, e.crit])).toEqual([[hit, crit]]);
      }
    }
  });

  rule('2GM-COVER-05', 'until its owner separates them in a later Movement Phase', () => {
    const s = sandbox([own('c3'), tank('d3')]);
    act(s, 'join c3 d3');
    expect(s).toRefuseCiting('move d3:m4-sherman d4', ['2GM-COVER-05']);
    endTurn(s);
    endTurn(s);
    expect(offers(s, 'move').some((wish) => wish.startsWith('move d3:light-infantry'))).toBe(true);
    act(s, 'move d3:m4-sherman d5');
    expect(places(s)).toEqual([19, 35]);
    expect(s.state.units.map((u) => u.partner)).toEqual([-1, -1]);
    expect([s.state.on[19], s.state.on[35]]).toEqual([0, 1]);
    expect(offers(s, 'move')).toEqual(['move d3 d2', 'move d3 c3', 'move d3 e3', 'move d3 d4']);
  });

  rule('2GM-COVER-06', 'or one of them is destroyed', () => {
    for (const [target, left] of [
      ['light-infantry', 1],
      ['sdkfz-251', 0],
    ] as const) {
      const units = [foe('c4', { wounds: 2 }), unit('north', 'sdkfz-251', 'c4', { wounds: 3 }), tank('c2')];
      const s = sandbox(units, { phase: 'shooting' }, [6]);
      act(s, `shoot c2 c4:${target}`);
      expect(places(s)[1 - left]).toBe(-1);
      expect(s.state.units[left]).toMatchObject({ at: 26, partner: -1, wounds: left === 0 ? 2 : 3 });
      expect(s.state.on[26]).toBe(left);
    }
  });

  rule(
    ['2GM-COVER-07', '2GM-RULING-76', '2GM-DEPLOY-02'],
    'two that come in together share a space, each for its AP',
    () => {
      const hand = ['m4-sherman', 'light-infantry', 'light-infantry', 'm1-57mm'];
      const s = sandbox([own('a1'), tank('b1')], { phase: 'deployment', south: { ap: 9, hand } });
      act(s, 'deploy m4-sherman c1', 'equip');
      expect(offers(s, 'deploy')).toContain('deploy light-infantry c1');
      expect(s).toRefuseCiting('deploy m1-57mm c1', ['2GM-DEPLOY-02']);
      expect(s).toRefuseCiting('deploy light-infantry b1', ['2GM-DEPLOY-02']); // that tank has been there before
      act(s, 'deploy light-infantry c1', 'equip');
      expect(s.state.units.slice(2).map((u) => [u.at, u.partner])).toEqual([
        [2, 3],
        [2, 2],
      ]);
      expect(s.state.seats[0]?.ap).toBe(9 - 4 - 1);
      expect(s).toRefuseCiting('deploy light-infantry c1', ['2GM-DEPLOY-02']);
      const foot = sandbox([], { phase: 'deployment', south: { ap: 9, hand } });
      act(foot, 'deploy light-infantry c1', 'equip', 'deploy m4-sherman c1', 'equip');
      expect(foot.state.units.map((u) => u.partner)).toEqual([1, 0]);
    },
  );

  rule('2GM-COVER-08', 'whoever attacks the space chooses his target', () => {
    const units = [foe('c4'), unit('north', 'sdkfz-251', 'c4'), own('c3')];
    const s = sandbox(units, { phase: 'shooting' });
    expect(s).toOfferExactly(['shoot c3 c4:light-infantry', 'shoot c3 c4:sdkfz-251', 'end']);
  });
});
