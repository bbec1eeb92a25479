import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { weaponOf } from '../attack/weapons';
import { catalogue } from '../content/index';
import { pieceAt } from '../ground';
import { apOf, offers } from '../rules/field.fixture';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Exchange', () => {
  rule(['2GM-ABIL-22', '2GM-DEPLOY-05'], 'its cost is added, and it stands in for the main weapon', () => {
    const f = new Field().hand('italy/l3-33').play('deploy');
    f.do('deploy italy-l3-33 c1');
    f.do('equip +tank-flamethrower');
    expect(apOf(f, 0)).toBe(9 - 2 - 1);
    expect(weaponOf(f.state, f.unit(0), 0)).toEqual({ range: 2, hit: 3, crit: 7, pierce: 5, damage: 4 });
    expect(weaponOf(f.state, f.unit(0), 2)).toBe(null);
  });

  rule(
    ['2GM-ABIL-22', '2GM-RULING-149'],
    'the old weapon is gone: one attack less than with an ordinary upgrade',
    () => {
      const f = new Field();
      f.own('usa/m4a3', 'c1', { upgrades: ['tank-flamethrower'] });
      f.own('usa/m4a3', 'd1', { upgrades: ['tank-mg'] });
      f.enemy('japan/light-infantry', 'c2');
      f.play('shoot');
      expect(offers(f, 'shoot')).toEqual(['shoot c1 c2', 'shoot d1 c2', 'shoot d1 c2 with tank-mg']);
    },
  );

  rule('2GM-ABIL-22', 'of several upgrades the one with the double arrow stands in, whichever comes first', () => {
    for (const upgrades of [
      ['smoke-grenade', 'tank-flamethrower'],
      ['tank-flamethrower', 'smoke-grenade'],
    ]) {
      const f = new Field();
      const tank = f.own('usa/m4a3', 'c1', { upgrades });
      expect(weaponOf(f.state, f.unit(tank), 0)).toEqual(
        catalogue.upgrades.find(({ id }) => id === 'tank-flamethrower')?.weapon,
      );
    }
  });

  rule('2GM-RULING-149', 'without the double arrow the same token is a weapon more', () => {
    const f = new Field();
    f.own('uk/churchill-crocodile', 'c1', { upgrades: ['tank-flamethrower'] });
    f.enemy('japan/light-infantry', 'c2');
    f.play('shoot');
    expect(offers(f, 'shoot')).toEqual(['shoot c1 c2', 'shoot c1 c2 with tank-flamethrower']);
  });

  rule(
    ['2GM-ABIL-23', '2GM-TOKEN-32', '2GM-TOKEN-04', '2GM-TOKEN-05'],
    'a flamethrower taken so burns buildings like that of infantry',
    () => {
      const f = new Field().lay('bunker', 'c2');
      f.own('usa/m4a3', 'c1', { upgrades: ['tank-flamethrower'] });
      const inside = f.enemy('japan/light-infantry', 'c2', { stats: { armor: 9, hp: 9 } });
      f.play('shoot', 1);
      f.do('shoot c1 c2');
      expect([f.unit(inside).wounds, pieceAt(f.state, f.space('c2'))?.damage, f.diceLeft]).toEqual([4, 4, []]);
    },
  );

  rule('2GM-ABIL-23', 'the gun it replaces would have done nothing with that roll', () => {
    const f = new Field().lay('bunker', 'c2');
    f.own('usa/m4a3', 'c1');
    const inside = f.enemy('japan/light-infantry', 'c2', { stats: { armor: 1, hp: 9 } });
    f.play('shoot', 1);
    f.do('shoot c1 c2');
    expect(f.unit(inside).wounds).toBe(0);
  });
});
