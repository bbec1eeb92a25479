import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { catalogue } from '../../content/index';
import { pieceAt } from '../../ground';
import { offers } from '../../rules/field.fixture';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

const both = ['tactics', 'pacific'] as const;

describe.each(both)('infantry weapons (%s)', (edition) => {
  rule(
    ['2GM-TOKEN-01', '2GM-TOKEN-02', '2GM-TOKEN-08', '2GM-TOKEN-31', '2GM-ABIL-10', '2GM-ABIL-30', '2GM-ABIL-93'],
    'Bazooka, Grenades and Sniper fire beside the rifles, each with its own Range, and are ready again next turn',
    () => {
      for (const [token, near, far] of [
        ['bazooka', 'c3', 'c4'],
        ['grenades', 'c2', 'c3'],
        ['sniper', 'c5', 'c6'],
      ] as const) {
        const f = new Field(edition);
        const men = f.own('usa/light-infantry', 'c1', { upgrades: [token] });
        const [one, two] = [f.enemy('japan/light-infantry', near), f.enemy('japan/light-infantry', far)];
        for (const id of [one, two])
          Object.assign(f.unit(id), { card: f.custom('japan/light-infantry', { move: 0, weapon: null, hp: 9 }) });
        f.play('shoot', 1);
        const [here, beyond] = [near, far].map((at) => `shoot c1 ${at} with ${token}`);
        expect(f.options()).toContain(here);
        expect(f.options()).not.toContain(beyond);
        f.do(here ?? '');
        expect([f.unit(men).tokens[0]?.grey, f.options().includes(here ?? '')]).toEqual([false, false]);
        f.idleTo(5, 'shoot');
        expect(f.options()).toContain(here);
      }
    },
  );

  rule(
    ['2GM-TOKEN-01', '2GM-SHOOT-03', '2GM-SHOOT-04'],
    'rifles and mounted Mortar, at one target or at two (2GM-EX-10)',
    () => {
      const f = new Field(edition);
      f.own('usa/heavy-infantry', 'c1', { upgrades: ['mortar'] });
      f.enemy('japan/light-infantry', 'c2');
      f.enemy('japan/light-infantry', 'c3');
      f.play('shoot', 1, 1);
      expect(offers(f, 'shoot').length).toBe(4);
      f.do('shoot c1 c2');
      expect(offers(f, 'shoot')).toEqual(['shoot c1 c2 with mortar', 'shoot c1 c3 with mortar']);
      f.do('shoot c1 c3 with mortar');
      expect(offers(f, 'shoot')).toEqual([]);
    },
  );

  rule(
    ['2GM-TOKEN-02', '2GM-TOKEN-03', '2GM-TOKEN-11', '2GM-TOKEN-14', '2GM-TOKEN-31', '2GM-TOKEN-08', '2GM-TOKEN-09'],
    'one offensive, one defensive',
    () => {
      const slots = ['bazooka', 'flamethrower', 'grenades', 'hmg', 'mortar', 'sniper', 'hit-the-dirt'].map(
        (id) => catalogue.upgrades.find((token) => token.id === id)?.slot,
      );
      expect(slots).toEqual([...new Array<string>(6).fill('offensive'), 'defensive']);
    },
  );
});

describe.each(both)('vehicle weapons (%s)', (edition) => {
  rule(
    ['2GM-TOKEN-33', '2GM-TOKEN-34', '2GM-TOKEN-35', '2GM-ABIL-38', '2GM-ABIL-51', '2GM-ABIL-02'],
    'MG and HMG are a second attack, flip, miss a turn and come back (2GM-EX-17)',
    () => {
      for (const token of ['tank-mg', 'tank-hmg']) {
        const f = new Field(edition);
        const tank = f.own('usa/m4a3', 'c1', { upgrades: [token] });
        f.enemy('japan/light-infantry', 'c2', { stats: { hp: 99, move: 0, weapon: null, armor: 1 } });
        f.play('shoot', 1, 1);
        f.do('shoot c1 c2');
        const again = `shoot c1 c2 with ${token}`;
        f.do(again);
        expect(f.unit(tank).tokens[0]?.grey).toBe(true);
        f.idleTo(5, 'shoot');
        expect(f.options()).not.toContain(again);
        f.idleTo(7, 'shoot');
        expect(f.options()).toContain(again);
      }
    },
  );

  rule(['2GM-TOKEN-15', '2GM-ABIL-62'], 'an MRL comes down on its target and one beside it, and flips', () => {
    const f = new Field(edition);
    const tank = f.own('usa/m4a3', 'c1', { upgrades: ['mrl'] });
    const target = f.enemy('japan/light-infantry', 'c4', { stats: { hp: 9 } });
    const beside = f.enemy('japan/light-infantry', 'd4', { stats: { hp: 9 } });
    f.enemy('japan/light-infantry', 'd5');
    f.play('shoot', 5, 5);
    f.do('shoot c1 c4 with mrl');
    expect(offers(f, 'beside')).toEqual(['beside d4']);
    f.do('beside d4');
    expect([f.unit(target).wounds, f.unit(beside).wounds, f.unit(tank).tokens[0]?.grey]).toEqual([4, 4, true]);
  });
});

describe.each(both)('Flamethrower (%s)', (edition) => {
  rule(
    ['2GM-TOKEN-04', '2GM-TOKEN-05', '2GM-TOKEN-07', '2GM-ABIL-29', '2GM-BUILD-12'],
    'in a building no roll is needed and no Armor helps',
    () => {
      const f = new Field(edition).lay('bunker', 'c2');
      f.own('usa/marines', 'c1', { upgrades: ['flamethrower'] });
      const inside = f.enemy('japan/light-infantry', 'c2', { stats: { armor: 9, hp: 9 } });
      f.play('shoot', 1);
      f.do('shoot c1 c2 with flamethrower');
      expect([f.unit(inside).wounds, pieceAt(f.state, f.space('c2'))?.damage, f.diceLeft]).toEqual([3, 3, []]);
    },
  );

  rule(
    ['2GM-TOKEN-06', '2GM-TOKEN-07', '2GM-RULING-33'],
    'the die is for the critical alone, without what the building adds',
    () => {
      for (const [face, gone] of [
        [6, false],
        [7, true],
      ] as const) {
        const f = new Field(edition).lay('bunker', 'c2');
        f.own('usa/marines', 'c1', { upgrades: ['flamethrower'] });
        const inside = f.enemy('japan/light-infantry', 'c2', { stats: { armor: 9, hp: 9 } });
        f.play('shoot', face);
        f.do('shoot c1 c2 with flamethrower');
        expect(f.at(inside) === 'gone').toBe(gone);
      }
    },
  );

  rule(['2GM-TOKEN-04', '2GM-RULING-33'], 'an empty building takes the Damage, without a roll', () => {
    const f = new Field(edition).lay('bunker', 'c2');
    f.own('usa/marines', 'c1', { upgrades: ['flamethrower'] });
    f.play('shoot');
    f.do('shoot c1 c2 with flamethrower');
    expect(pieceAt(f.state, f.space('c2'))?.damage).toBe(3);
  });

  rule(['2GM-TOKEN-03', '2GM-RULING-33'], 'in the open it is a weapon like any other', () => {
    const f = new Field(edition);
    f.own('usa/marines', 'c1', { upgrades: ['flamethrower'] });
    const target = f.enemy('japan/light-infantry', 'c2', { stats: { hp: 9 } });
    f.play('shoot', 2);
    f.do('shoot c1 c2 with flamethrower');
    expect(f.unit(target).wounds).toBe(0);
  });
});
