import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Hit the Dirt! (%s)', (edition) => {
  rule(['2GM-TOKEN-09', '2GM-ABIL-37', '2GM-SHOOT-15'], 'behind a Wall: 7+/10 (2GM-EX-14)', () => {
    const f = new Field(edition).lay('wall', 'c2');
    const men = f.own('usa/light-infantry', 'c1');
    const target = f.enemy('japan/light-infantry', 'c2', { upgrades: ['hit-the-dirt'] });
    expect(f.accuracy(men, target)).toBe('7/10');
  });

  rule('2GM-TOKEN-09', 'only the standard number: 5+/8+ becomes 6+/8+', () => {
    const f = new Field(edition);
    const men = f.own('usa/light-infantry', 'c1', {
      stats: { weapon: { range: 2, hit: 5, crit: 8, pierce: 2, damage: 1 } },
    });
    expect(f.accuracy(men, f.enemy('japan/light-infantry', 'c2', { upgrades: ['hit-the-dirt'] }))).toBe('6/8');
    expect(f.accuracy(men, f.enemy('japan/light-infantry', 'd1'))).toBe('5/8');
  });

  rule(['2GM-TOKEN-10', '2GM-ABIL-02'], 'always: moved or not, and it never flips', () => {
    const f = new Field(edition);
    const men = f.own('usa/light-infantry', 'c1');
    const target = f.enemy('japan/light-infantry', 'c2', { upgrades: ['hit-the-dirt'], moved: true });
    expect(f.accuracy(men, target)).toBe('6/10');
    f.play('shoot', 1);
    f.do('shoot c1 c2');
    const others = f.own('usa/light-infantry', 'd2');
    expect([f.unit(target).tokens[0]?.grey, f.accuracy(others, target)]).toEqual([false, '6/10']);
  });

  rule('2GM-TOKEN-09', 'does not change the bearer’s own fire', () => {
    const f = new Field(edition);
    const men = f.own('usa/light-infantry', 'c1', { upgrades: ['hit-the-dirt'] });
    expect(f.accuracy(men, f.enemy('japan/light-infantry', 'c2'))).toBe('5/10');
  });
});
