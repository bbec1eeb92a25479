import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Guderian', () => {
  const deploy = (f: Field, card: string): string => {
    const number = f.custom(card, { upgrades: [], tags: [] });
    f.hand(number).play('deploy');
    f.do(f.options()[0] ?? '');
    return f.kind ?? '';
  };

  rule(['2GM-HQ-14', '2GM-ABIL-52'], 'a tank moves at once while another stands in row 2 or beyond', () => {
    for (const [at, kind] of [
      ['h1', 'deploy'],
      ['h2', 'mobility'],
      ['h6', 'mobility'],
    ] as const) {
      const f = new Field().general('guderian');
      f.own('germany/panzer-i', at);
      expect(deploy(f, 'germany/panzer-i')).toBe(kind);
    }
  });

  rule('2GM-HQ-14', 'only tanks, by tanks, of one side, and under him', () => {
    const men = new Field().general('guderian');
    men.own('germany/panzer-i', 'h3');
    expect(deploy(men, 'usa/light-infantry')).toBe('deploy');
    const infantry = new Field().general('guderian');
    infantry.own('usa/light-infantry', 'h3');
    expect(deploy(infantry, 'germany/panzer-i')).toBe('deploy');
    const enemy = new Field().general('guderian');
    enemy.enemy('germany/panzer-i', 'h3');
    expect(deploy(enemy, 'germany/panzer-i')).toBe('deploy');
    const without = new Field();
    without.own('germany/panzer-i', 'h3');
    expect(deploy(without, 'germany/panzer-i')).toBe('deploy');
  });
});
