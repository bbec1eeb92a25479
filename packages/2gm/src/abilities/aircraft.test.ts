import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { AIR, DOGFIGHT, FLAK } from '../attack/shot';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('abilities of aircraft in their numbers', () => {
  const weapon = { range: 9, hit: 4, crit: 8, pierce: 5, damage: 2 };

  rule('2GM-ABIL-19', 'a Dive Bomber has +1/+1 against anti-aircraft fire only', () => {
    const f = new Field();
    const flak = f.own('germany/flak-36-88mm', 'c1', { stats: { weapon } });
    const dive = f.enemy('germany/light-infantry', 'c2', { stats: { type: 'aircraft', tags: ['dive-bomber'] } });
    const level = f.enemy('germany/light-infantry', 'd2', { stats: { type: 'aircraft', tags: [] } });
    expect([f.accuracy(flak, dive, 0, { mode: FLAK }), f.accuracy(flak, level, 0, { mode: FLAK })]).toEqual([
      '5/9',
      '4/8',
    ]);
    expect(f.accuracy(flak, dive, 0, { mode: DOGFIGHT })).toBe('4/8');
  });

  rule(['2GM-ABIL-28', '2GM-RULING-126'], 'a Fighter-bomber has −1/−1 against bombers', () => {
    const f = new Field();
    const plane = f.own('usa/light-infantry', 'c1', { stats: { type: 'aircraft', tags: ['fighter-bomber'], weapon } });
    const bomber = f.enemy('germany/light-infantry', 'c2', { stats: { type: 'aircraft', bomber: 3 } });
    const fighter = f.enemy('germany/light-infantry', 'd2', { stats: { type: 'aircraft', bomber: 0 } });
    expect([bomber, fighter].map((target) => f.accuracy(plane, target, 0, { mode: DOGFIGHT }))).toEqual(['3/7', '4/8']);
  });

  rule('2GM-ABIL-31', 'Ground Attack is −1/−1 against ground units, not against the HQ or aircraft', () => {
    const f = new Field();
    const plane = f.own('usa/light-infantry', 'c1', { stats: { type: 'aircraft', tags: ['ground-attack'], weapon } });
    const targets = ['germany/light-infantry', 'germany/panzer-i'].map((card, i) =>
      f.enemy(card, i === 0 ? 'c2' : 'd2'),
    );
    const other = f.enemy('germany/light-infantry', 'e2', { stats: { type: 'aircraft' } });
    expect(targets.map((target) => f.accuracy(plane, target, 0, { mode: AIR }))).toEqual(['3/7', '3/7']);
    expect([f.accuracy(plane, other, 0, { mode: AIR }), f.accuracy(plane, -1, 0, { mode: AIR, hq: 1 })]).toEqual([
      '4/8',
      '4/8',
    ]);
  });
});
