import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { DESTROYED } from '../state';
import { markers, miss, roll } from './battlefield.fixture';
import { piece, position } from './table.fixture';
import { FAR, LAUNCHER, MAP, mission } from './v2.fixture';

const rule = ruleTests<RuleId>(book);

describe('the V2 fires', () => {
  const OWNERS = { '0,0': 'usa', '3,0': 'soviet-union', '6,0': 'germany-1', '0,8': 'germany-2', '3,8': 'destroyed' };
  const HIDDEN = { tokens: ['4,4'], launcher: '4,4' };
  const FIRE = { seat: 'germany-1', phase: 'declare', owners: OWNERS };

  rule(['AA-V2-12', 'AA-RULING-67'], 'at any intact factory, whoever holds it, at any distance', () => {
    const s = mission(FAR, { ...FIRE, v2: HIDDEN });
    const neutral = ['rocket 6,8', 'rocket 8,4'];
    expect(s).toOfferExactly(['rocket 0,0', 'rocket 3,0', 'rocket 6,0', 'rocket 0,8', ...neutral, 'end']);
    for (const hex of ['3,8', '1,1']) expect(s).toRefuseCiting(`rocket ${hex}`, ['AA-RULING-67']);
  });

  rule('AA-RULING-67', 'by option not at German factories', () => {
    const s = mission(FAR, { ...FIRE, v2: HIDDEN, options: { v2MayHitOwnFactories: false } });
    expect(s).toOfferExactly(['rocket 0,0', 'rocket 3,0', 'rocket 6,8', 'rocket 8,4', 'end']);
    for (const hex of ['6,0', '0,8', '3,8', '1,1']) expect(s).toRefuseCiting(`rocket ${hex}`, ['AA-RULING-67']);
  });

  rule('AA-V2-12', 'hidden or discovered, once a turn, in the turn of its controller', () => {
    const found = mission([LAUNCHER, ...FAR], FIRE, [5]);
    expect(found.options()).toContain('rocket 0,0');
    found.do('rocket 0,0');
    expect(found.options()).toEqual(['end']);
    expect(found).toRefuseCiting('rocket 3,0', ['AA-V2-12']);
    const other = mission([piece('germany-2', 'infantry', '8,7'), ...FAR], { ...FIRE, v2: HIDDEN, seat: 'germany-2' });
    expect(other).toRefuseCiting('rocket 0,0', ['AA-V2-12']);
    expect(mission(FAR, { ...FIRE, v2: { ...HIDDEN, fired: true } })).toOfferExactly(['end']);
  });

  rule('AA-V2-12', 'again in the next round', () => {
    const s = mission(FAR, { ...FIRE, v2: HIDDEN }, [1]);
    s.do('rocket 0,0', 'end', 'end');
    for (let turn = 0; turn < 3; turn++) s.do('end', 'end', 'end');
    s.do('end');
    expect([s.seat, s.kind]).toEqual([0, 'declare']);
    expect(s.options()).toContain('rocket 0,0');
  });

  rule('AA-RULING-68', 'as one entry of the declared list, which tells nothing of where it stands', () => {
    const fighters = [piece('germany-1', 'me-262', '4,2'), piece('usa', 'howitzer', '4,3')];
    const s = mission([...fighters, ...FAR], { ...FIRE, v2: HIDDEN }, [9, ...miss(12)]);
    s.do('rocket 0,0', 'attack 4,2 4,3', 'end');
    expect(s.rolls().map((r) => r.rule)).toEqual(['AA-V2-13', 'AA-HITS-02']);
    expect(s.events.filter((e) => e.type === 'declared')[0]).toMatchObject({
      type: 'declared',
      rule: 'AA-DECLARE-01',
      unit: -1,
      kind: 2,
      target: 0,
    });
    s.end();
  });

  rule('AA-V2-13', '4 destroys the factory, 3 does not', () => {
    for (const [die, destroyed] of [
      [3, false],
      [4, true],
      [12, true],
    ] as const) {
      const s = mission(FAR, { ...FIRE, v2: HIDDEN }, [die]).do('rocket 0,0', 'end');
      expect(s).toRoll([{ dice: [die], sides: 12, rule: 'AA-V2-13' }]);
      expect([s.state.owners[0] === DESTROYED, s.state.rocketsLanded]).toEqual([destroyed, destroyed ? 1 : 0]);
    }
  });

  rule('AA-V2-14', 'the unit inside is destroyed, the one beside it is not', () => {
    const inside = [piece('usa', 'sherman', '0,0', { repairing: true, damage: 2 }), piece('usa', 'howitzer', '0,1')];
    const hit = mission([...inside, ...FAR], { ...FIRE, v2: HIDDEN }, [4]).do('rocket 0,0', 'end');
    expect([markers(hit.state, '0,0'), markers(hit.state, '0,1')]).toEqual([null, { damage: 0, xp: 0 }]);
    expect(hit.events.find((e) => e.type === 'destroyed')?.rule).toBe('AA-V2-14');
    const missed = mission([...inside, ...FAR], { ...FIRE, v2: HIDDEN }, [3]).do('rocket 0,0', 'end');
    expect(markers(missed.state, '0,0')).toEqual({ damage: 2, xp: 0 });
  });

  rule('AA-V2-15', 'a destroyed factory is marked for everybody to see', () => {
    const s = mission(FAR, { ...FIRE, v2: HIDDEN }, [4]).do('rocket 0,0', 'end');
    expect(acesGame.draw(s.state, 'spectator').split('\n')[1]?.[0]).toBe('x');
    expect(acesGame.printPosition(s.state, 'spectator')).toMatchObject({
      factories: expect.arrayContaining([{ at: '0,0', owner: 'destroyed' }]),
    });
  });

  rule('AA-RULING-70', 'a destroyed factory is standard ground: no flag, no coins, no repair, no purchase', () => {
    const owners = { '0,0': 'destroyed', '3,0': 'usa' };
    const tank = piece('usa', 'sherman', '0,0', { damage: 2 });
    const s = mission([tank, ...FAR], { phase: 'money', owners, seats: purse(9) });
    expect(s.state.seats[1]?.coins).toBe(10);
    expect(s).toRefuseCiting('repair 0,0', ['AA-REPAIR-01']);
    expect(s).toRefuseCiting('buy infantry 0,0', ['AA-BUY-02', 'AA-BUY-03']);
    expect(s.options()).toContain('buy infantry 3,0');
  });

  rule('AA-RULING-70', 'every arm enters it at the price of standard ground, and nobody occupies it', () => {
    const owners = { '0,0': 'destroyed' };
    for (const unit of ['sherman', 'howitzer', 'infantry', 'p-51']) {
      const s = mission([piece('usa', unit, '0,1'), ...FAR], { owners }).do('step 0,1 0,0');
      expect(s.state.owners[0]).toBe(DESTROYED);
      expect(s.options()).toContain('stop');
    }
  });
});

/** The United States have coins, the others none. */
function purse(coins: number): object {
  return { 'germany-1': {}, usa: { coins }, 'germany-2': {}, 'soviet-union': {} };
}

describe('the launcher once found', () => {
  const ATTACK = { phase: 'declare' };

  rule('AA-V2-16', 'cannot move, nor attack, nor intercept', () => {
    const s = mission([LAUNCHER, piece('usa', 'sherman', '4,2')], { seat: 'germany-1' });
    expect(s).toRefuseCiting('step 4,4 4,5', ['AA-V2-16']);
    expect(s).toRefuseCiting('move 4,4 4,5', ['AA-V2-16']);
    expect(s).toOfferExactly(['end']);
    s.do('end');
    expect(s).toRefuseCiting('attack 4,4 4,2', ['AA-DECLARE-01']);
    const passing = mission([LAUNCHER, piece('usa', 'sherman', '4,2'), ...FAR]).do('step 4,2 4,3');
    expect([passing.seat, passing.kind]).toEqual([1, 'go']);
  });

  rule(['AA-V2-17', 'AA-RULING-69'], 'takes damage by its own table and never shoots back', () => {
    for (const [hits, damage] of [
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [6, 3],
      [8, 4],
      [11, 5],
    ] as const) {
      const tank = piece('usa', 'sherman', '4,3');
      const s = mission([LAUNCHER, tank, ...FAR], ATTACK, roll(12, hits, 5)).do('attack 4,3 4,4', 'end');
      expect(markers(s.state, '4,4')?.damage).toBe(damage);
      expect(markers(s.state, '4,3')).toEqual({ damage: 0, xp: damage > 0 ? 1 : 0 });
      s.end();
    }
  });

  rule('AA-V2-18', 'its damage stays and adds up', () => {
    const pair = [piece('usa', 'sherman', '4,3'), piece('usa', 'howitzer', '4,6')];
    const dice = [...roll(14, 4, 5), ...roll(12, 6, 5)];
    const s = mission([LAUNCHER, ...pair, ...FAR], ATTACK, dice).do('attack 4,3 4,4', 'attack 4,6 4,4', 'end');
    expect(markers(s.state, '4,4')?.damage).toBe(5);
    expect(acesGame.draw(s.state, 1)).toContain('V2 launcher 4,4 (damage 5, xp 0)');
    s.end();
  });

  rule('AA-RULING-69', 'is a ground target: any arm attacks it, support counts, attackers gain experience', () => {
    const arms = [piece('usa', 'sherman', '4,3'), piece('usa', 'infantry', '3,3'), piece('usa', 'b-17', '5,3')];
    const s = mission([LAUNCHER, ...arms, ...FAR], ATTACK, [...roll(15, 2, 5), ...miss(15), ...miss(15)]);
    expect(s.options()).toEqual(['attack 4,3 4,4', 'attack 3,3 4,4', 'attack 5,3 4,4', 'end']);
    s.do('attack 4,3 4,4', 'attack 3,3 4,4', 'attack 5,3 4,4', 'end');
    expect(s.rolls().map((r) => r.dice.length)).toEqual([15, 15, 15]);
    expect(markers(s.state, '4,3')?.xp).toBe(1);
    s.end();
  });

  rule('AA-RULING-69', 'supports nobody', () => {
    const fight = [piece('germany-1', 'tiger', '5,4'), piece('usa', 'sherman', '5,3')];
    const s = mission([LAUNCHER, ...fight, ...FAR], { seat: 'germany-1', phase: 'declare' }, [
      ...miss(12),
      ...miss(12),
    ]);
    s.do('attack 5,4 5,3', 'end').end();
  });

  rule('AA-RULING-69', 'is no unit: with only a launcher left Germany has lost', () => {
    const last = [piece('germany-2', 'infantry', '7,7', { damage: 5 }), piece('usa', 'sherman', '7,6')];
    const dice = [...roll(12, 2, 5), ...miss(4)];
    const s = mission([LAUNCHER, ...last], ATTACK, dice).do('attack 7,6 7,7', 'end');
    expect(s.state.outcome).toMatchObject({ winners: [1, 3], rule: 'AA-VICTORY-03' });
  });
});

describe('the end of the V2 mission', () => {
  const FIRE = { seat: 'germany-1', phase: 'declare' };
  const HIDDEN = { tokens: ['4,4'], launcher: '4,4' };

  rule('AA-V2-19', 'Germany wins with the fifth factory its rockets destroy, not with the fourth', () => {
    const fourth = mission(FAR, { ...FIRE, v2: { ...HIDDEN, landed: 3 } }, [4]).do('rocket 0,0', 'end');
    expect(fourth.state.outcome).toBeNull();
    const fifth = mission(FAR, { ...FIRE, v2: { ...HIDDEN, landed: 4 } }, [4]).do('rocket 0,0', 'end');
    expect(fifth.state.outcome).toMatchObject({ winners: [0, 2], rule: 'AA-V2-19' });
  });

  rule(['AA-V2-20', 'AA-V2-22', 'AA-V2-01'], 'either side wins with five factories, not the six of a skirmish', () => {
    const held = (a: string, b: string) => ({ '3,0': a, '6,0': a, '0,8': b, '3,8': b });
    const german = [piece('germany-1', 'infantry', '0,1'), ...FAR];
    const g = mission(german, { seat: 'germany-1', owners: held('germany-1', 'germany-2'), v2: HIDDEN });
    expect(g.do('step 0,1 0,0').state.outcome).toMatchObject({ winners: [0, 2], rule: 'AA-V2-20' });
    const allied = [piece('usa', 'infantry', '0,1'), ...FAR];
    const a = mission(allied, { owners: held('usa', 'soviet-union'), v2: HIDDEN });
    expect(a.do('step 0,1 0,0').state.outcome).toMatchObject({ winners: [1, 3], rule: 'AA-V2-22' });
    const four = mission(allied, { owners: { '3,0': 'usa', '6,0': 'usa', '0,8': 'usa' }, v2: HIDDEN });
    expect(four.do('step 0,1 0,0').state.outcome).toBeNull();
    const factories = Object.entries(held('usa', 'soviet-union')).map(([at, owner]) => ({ at, owner }));
    const skirmish = new Sandbox(acesGame, position(allied, { map: MAP, factories }));
    expect(skirmish.do('step 0,1 0,0').state.outcome).toBeNull();
  });

  rule('AA-V2-21', 'the Allies win when they destroy the launcher', () => {
    const launcher = { ...LAUNCHER, damage: 4 };
    const tank = piece('usa', 'sherman', '4,3');
    const survives = mission([launcher, tank, ...FAR], { phase: 'declare' }, roll(12, 3, 5));
    expect(survives.do('attack 4,3 4,4', 'end').state.outcome).toBeNull();
    const falls = mission([launcher, tank, ...FAR], { phase: 'declare' }, roll(12, 4, 5));
    expect(falls.do('attack 4,3 4,4', 'end').state.outcome).toMatchObject({ winners: [1, 3], rule: 'AA-V2-21' });
  });

  rule('AA-RULING-71', 'a team without units has lost, as ever', () => {
    const last = [piece('usa', 'infantry', '7,6', { damage: 5 }), piece('germany-1', 'tiger', '7,7')];
    const dice = [...roll(12, 2, 7), ...miss(4)];
    const s = mission(last, { ...FIRE, v2: HIDDEN }, dice).do('attack 7,7 7,6', 'end');
    expect(s.state.outcome).toMatchObject({ winners: [0, 2], rule: 'AA-VICTORY-03' });
  });

  rule('AA-RULING-71', 'short games change nothing here', () => {
    const owners = { '3,0': 'usa', '6,0': 'usa', '0,8': 'usa' };
    const s = mission([piece('usa', 'infantry', '0,1'), ...FAR], { owners, v2: HIDDEN, options: { shortGame: true } });
    expect(s.do('step 0,1 0,0').state.outcome).toBeNull();
  });
});
