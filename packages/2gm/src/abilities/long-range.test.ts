import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { FOG } from '../conditions/sky';
import { foe, offers } from '../rules/field.fixture';
import { firing, needs } from '../rules/fire.fixture';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Long Range', () => {
  const weapon = { range: 3, hit: 4, crit: 7, pierce: 5, damage: 2 };

  rule('2GM-ABIL-45', 'one space more', () => {
    const f = new Field();
    f.own('usa/m1-155mm-long-tom', 'a1', { stats: { weapon } });
    f.enemy('japan/light-infantry', 'a4');
    f.enemy('japan/light-infantry', 'a5');
    f.enemy('japan/light-infantry', 'a6');
    f.play('shoot');
    expect(offers(f, 'shoot')).toEqual(['shoot a1 a4', 'shoot a1 a5']);
  });

  rule('2GM-ABIL-46', '+3/+3 at that space and at no other', () => {
    const f = new Field();
    const gun = f.own('usa/m1-155mm-long-tom', 'a1', { stats: { weapon } });
    expect(f.accuracy(gun, f.enemy('japan/light-infantry', 'a4'))).toBe('4/7');
    expect(f.accuracy(gun, f.enemy('japan/light-infantry', 'a5'))).toBe('7/10');
  });

  rule('2GM-ABIL-46', 'against the HQ as well', () => {
    const f = new Field();
    const four = f.own('usa/m1-155mm-long-tom', 'd3', { stats: { weapon } });
    const three = f.own('usa/m1-155mm-long-tom', 'd4', { stats: { weapon } });
    expect([f.accuracy(four, -1, 0, { hq: 1 }), f.accuracy(three, -1, 0, { hq: 1 })]).toEqual(['7/10', '4/7']);
  });

  rule(['2GM-ABIL-46', '2GM-LCVP-07'], 'from aboard a landing craft as well', () => {
    const gun = { side: 'south', card: 'm1-155mm-long-tom', at: 'craft', carrier: 'c1', stats: { range: 3 } };
    const units = [{ side: 'south', card: 'lcvp', at: 'c1', fired: true }, gun, foe('c4'), foe('c5')];
    const natural = { c1: 'sea' };
    for (const [at, needed] of [
      ['c5', '8+/10+'],
      ['c4', '5+/8+'],
    ]) {
      const accuracy = { accuracy: [5, 8], range: 3 };
      const aboard = [units[0] ?? {}, { ...gun, stats: accuracy }, ...units.slice(2)];
      const s = firing(aboard, { edition: 'pacific', natural }, [1]);
      s.do(`shoot c1:m1-155mm-long-tom ${at}`);
      expect(needs(s)).toBe(needed);
    }
  });

  rule('2GM-ABIL-47', 'never with an upgrade', () => {
    const f = new Field();
    const hummel = f.own('germany/hummel', 'a1', { upgrades: ['tank-mg'] });
    f.enemy('japan/light-infantry', 'a4'); // the MG reaches 2
    const near = f.enemy('japan/light-infantry', 'a3');
    f.play('shoot');
    expect([
      f.options().includes('shoot a1 a3 with tank-mg'),
      f.options().includes('shoot a1 a4 with tank-mg'),
    ]).toEqual([true, false]);
    expect(f.accuracy(hummel, near, 2)).toBe('5/10');
  });

  rule('2GM-RULING-122', 'Fog takes one of the printed Range first', () => {
    const f = new Field();
    f.state.weather = FOG;
    const gun = f.own('usa/m1-155mm-long-tom', 'a1', { stats: { weapon } });
    const two = f.enemy('japan/light-infantry', 'a3');
    const three = f.enemy('japan/light-infantry', 'a4');
    f.enemy('japan/light-infantry', 'a5');
    f.play('shoot');
    expect(offers(f, 'shoot')).toEqual(['shoot a1 a3', 'shoot a1 a4']);
    expect([f.accuracy(gun, two), f.accuracy(gun, three)]).toEqual(['4/7', '7/10']);
  });

  rule('2GM-ABIL-45', 'others reach what they print', () => {
    const f = new Field();
    f.own('usa/m1-howitzer', 'a1', { stats: { weapon } });
    f.enemy('japan/light-infantry', 'a5');
    f.play('shoot');
    expect(f.options().includes('shoot a1 a5')).toBe(false);
  });
});
