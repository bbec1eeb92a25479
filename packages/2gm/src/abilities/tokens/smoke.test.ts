import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { offers } from '../../rules/field.fixture';
import { say } from '../../say';
import { screenChecks } from '../../turn/screens';
import { smokeChecks } from '../../verbs/smoke';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

const both = ['tactics', 'pacific'] as const;

describe.each(both)('Smoke Grenade (%s)', (edition) => {
  rule(
    ['2GM-TOKEN-17', '2GM-TOKEN-18', '2GM-TOKEN-19', '2GM-ABIL-92', '2GM-ABIL-90', '2GM-ABIL-02'],
    'thrown when the unit is attacked: +1/+1, and the token flips',
    () => {
      const f = new Field(edition);
      f.own('usa/light-infantry', 'c1', {
        stats: { weapon: { range: 2, hit: 5, crit: 9, pierce: 2, damage: 1 } },
      });
      const target = f.enemy('usa/rangers', 'c2', { upgrades: ['smoke-grenade'], stats: { armor: 1 } });
      f.play('shoot', 5);
      f.do('shoot c1 c2');
      expect([f.kind, f.options()]).toEqual(['cover', ['smoke c2', 'pass']]);
      f.do('smoke c2');
      expect([f.unit(target).wounds, f.unit(target).tokens[0]?.grey, f.diceLeft]).toEqual([0, true, []]);
    },
  );

  rule(['2GM-TOKEN-19', '2GM-ABIL-01'], 'in one’s own turn in every phase', () => {
    for (const phase of ['move', 'deploy', 'shoot'] as const) {
      const f = new Field(edition);
      f.own('usa/rangers', 'c1', { upgrades: ['smoke-grenade'] });
      f.play(phase);
      expect(offers(f, 'smoke')).toEqual(['smoke c1']);
      f.do('smoke c1');
      expect(offers(f, 'smoke')).toEqual([]);
    }
  });

  rule(['2GM-TOKEN-20', '2GM-RULING-17'], 'is gone at the next Initial Phase of anybody', () => {
    const f = new Field(edition);
    const men = f.own('usa/rangers', 'c1', { upgrades: ['smoke-grenade'] });
    const enemy = f.enemy('japan/light-infantry', 'c2');
    f.play('move');
    f.do('smoke c1');
    expect(f.accuracy(enemy, men)).toBe('6/10');
    f.idleUntil(() => f.state.turn === 4);
    expect(f.accuracy(enemy, men)).toBe('5/10');
  });

  rule(['2GM-TOKEN-21', '2GM-TOKEN-30'], 'a second one adds nothing and is not thrown', () => {
    const f = new Field(edition);
    const men = f.own('usa/m4a3', 'c1', { upgrades: ['smoke-grenade', 'smoke-grenade'] });
    const enemy = f.enemy('japan/light-infantry', 'c2');
    f.play('move');
    f.do('smoke c1');
    expect([offers(f, 'smoke'), f.accuracy(enemy, men)]).toEqual([[], '6/10']);
    expect(refusals(smokeChecks, f.state, { seat: 0, unit: men, on: -1 }, say).map((r) => r.rule)).toEqual([
      '2GM-TOKEN-21',
    ]);
  });

  rule(['2GM-TOKEN-17', '2GM-RULING-17'], 'wraps only its own unit', () => {
    const f = new Field(edition);
    f.own('usa/rangers', 'c1', { upgrades: ['smoke-grenade'] });
    const others = f.own('usa/rangers', 'd1');
    const enemy = f.enemy('japan/light-infantry', 'c2');
    f.play('move');
    f.do('smoke c1');
    expect(f.accuracy(enemy, others)).toBe('5/10');
  });
});

describe.each(both)('Smoke Screen (%s)', (edition) => {
  const gun = (f: Field) =>
    f.own('usa/m1-howitzer', 'c1', {
      upgrades: ['smoke-screen'],
      stats: { weapon: { range: 3, hit: 5, crit: 10, pierce: 3, damage: 1 } },
    });

  rule(['2GM-TOKEN-22', '2GM-RULING-148', '2GM-ABIL-91'], 'on a space within the Range of the unit', () => {
    const f = new Field(edition);
    const howitzer = gun(f);
    const why = (at: string) =>
      refusals(screenChecks, f.state, { seat: 0, unit: howitzer, space: f.space(at) }, say).map((r) => r.rule);
    expect([why('c4'), why('c5'), why('d4')]).toEqual([[], ['2GM-TOKEN-22'], ['2GM-TOKEN-22']]);
    const plain = f.own('usa/m1-howitzer', 'h1');
    expect(
      refusals(screenChecks, f.state, { seat: 0, unit: plain, space: f.space('h2') }, say).map((r) => r.rule),
    ).toEqual(['2GM-TOKEN-22']);
  });

  rule(
    ['2GM-TOKEN-23', '2GM-TOKEN-24', '2GM-TOKEN-25', '2GM-TOKEN-26', '2GM-RULING-20', '2GM-ABIL-90'],
    'no roll, no attack spent; the token flips; one to three spaces',
    () => {
      for (const [wish, names] of [
        ['screen c1 c3', ['c3']],
        ['screen c1 c3 left', ['b3', 'c3']],
        ['screen c1 c3 right', ['c3', 'd3']],
        ['screen c1 c3 both', ['b3', 'c3', 'd3']],
      ] as const) {
        const f = new Field(edition);
        const howitzer = gun(f);
        f.enemy('japan/light-infantry', 'c2');
        f.play('shoot');
        f.do(wish);
        expect(f.state.screens.flatMap((until, space) => (until > f.state.turn ? [f.name(space)] : []))).toEqual(names);
        expect([f.unit(howitzer).tokens[0]?.grey, offers(f, 'screen')]).toEqual([true, []]);
        expect(f.options().includes('shoot c1 c2')).toBe(true);
      }
    },
  );

  rule(['2GM-TOKEN-26', '2GM-RULING-20'], 'at the edge there is no space beyond it', () => {
    const f = new Field(edition);
    const howitzer = f.own('usa/m1-howitzer', 'a1', { upgrades: ['smoke-screen'] });
    f.play('shoot');
    const there = offers(f, 'screen').filter((wish) => wish.includes(' a2'));
    expect([there, f.unit(howitzer).tokens[0]?.grey]).toEqual([['screen a1 a2', 'screen a1 a2 right'], false]);
  });

  rule(['2GM-TOKEN-27', '2GM-TOKEN-36', '2GM-RULING-15'], '+2/+2 for every shot through it, of either side', () => {
    const f = new Field(edition);
    gun(f);
    const men = f.own('usa/light-infantry', 'e1');
    const [far, there] = [f.enemy('japan/light-infantry', 'e3'), f.enemy('japan/light-infantry', 'd2')];
    const weapon = { range: 4, hit: 4, crit: 7, pierce: 2, damage: 1 };
    for (const id of [men, far, there]) Object.assign(f.unit(id), { card: f.custom('usa/light-infantry', { weapon }) });
    expect(f.accuracy(men, far)).toBe('4/7');
    f.play('shoot');
    f.do('screen c1 d2 right');
    expect([f.accuracy(men, far), f.accuracy(far, men), f.accuracy(men, there)]).toEqual(['6/9', '6/9', '6/9']);
    expect(f.accuracy(f.own('usa/light-infantry', 'f3'), far)).toBe('5/10'); // beside it
  });

  rule(['2GM-TOKEN-30', '2GM-TOKEN-21', '2GM-RULING-18'], 'with a grenade only the screen counts', () => {
    const f = new Field(edition);
    gun(f);
    const men = f.own('usa/rangers', 'c2', { upgrades: ['smoke-grenade'] });
    const enemy = f.enemy('japan/light-infantry', 'c3');
    f.play('shoot');
    f.do('smoke c2');
    expect(f.accuracy(enemy, men)).toBe('6/10');
    f.do('screen c1 c2');
    expect(f.accuracy(enemy, men)).toBe('7/10');
  });

  rule(['2GM-TOKEN-28', '2GM-TOKEN-29', '2GM-RULING-16'], 'until the next turn of who laid it', () => {
    const f = new Field(edition);
    gun(f);
    const men = f.own('usa/light-infantry', 'e1');
    const enemy = f.enemy('japan/light-infantry', 'e2', { stats: { move: 0, weapon: null } });
    f.play('shoot');
    f.do('screen c1 d2 right');
    f.idleUntil(() => f.state.turn === 4);
    expect(f.accuracy(men, enemy)).toBe('7/10');
    f.idleTo(5, 'move');
    expect(f.accuracy(men, enemy)).toBe('5/10');
  });
});
