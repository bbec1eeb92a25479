import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { freely } from './board.fixture';

const rule = ruleTests<RuleId>(book);

describe('New Orders', () => {
  const x = {
    phase: 'deployment',
    stance: 'DEFENSE',
    ap: 3,
    hand: ['new-orders', 'HVT', 'luck'],
    ai: ['LI 6,1', 'LI 5,1'],
    north: { deck: ['light-infantry', 'light-infantry'] },
  };

  rule(
    'SOLO-RULING-82',
    'exchanges what is of no use and goes on with the new cards; what is kept for later stays',
    () => {
      const { table, answers } = freely(x);
      expect(answers.map((a) => a.wish).slice(0, 3)).toEqual(['play new-orders', 'discard type-3-chi-nu', 'done']);
      expect(answers[3]?.wish).toMatch(/^deploy light-infantry/);
      expect(answers[0]?.thought.because).toContain('SOLO-RULING-82');
      expect(table.north.hand).toHaveLength(1);
    },
  );

  rule('SOLO-RULING-82', 'not while something is of use, not without AP for what comes, and not for nothing', () => {
    const played = (more: object) =>
      freely({ ...x, ...more }).answers.filter((a) => a.wish.includes('new-orders') || a.wish.startsWith('discard'));
    const [first] = freely({ ...x, hand: ['new-orders', 'HI', 'HVT'], ap: 2 }).answers;
    expect(first?.wish).toMatch(/^deploy heavy-infantry/);
    expect(played({ ap: 1 })).toEqual([]);
    expect(played({ hand: ['new-orders', 'luck'] })).toEqual([]);
  });
});

describe('Enigma', () => {
  const x = {
    phase: 'deployment',
    stance: 'DEFENSE',
    ap: 5,
    ai: ['LI 6,1', 'LI 5,1'],
    south: { hand: 6 },
    north: { deck: ['light-infantry', 'light-infantry', 'light-infantry'] },
  };

  rule(['SOLO-RULING-64', 'SOLOT-CARDUSE-03'], 'what is of no use is exchanged, and the lists are read again', () => {
    const wishes = freely({ ...x, hand: ['enigma', 'HVT', 'luck'] }).answers.map((a) => a.wish);
    expect(wishes.slice(0, 3)).toEqual([expect.stringMatching(/^play enigma/), 'discard type-3-chi-nu', 'done']);
    expect(wishes[3]).toMatch(/^deploy light-infantry/);
  });

  rule('SOLO-RULING-64', 'after a useful deployment what is left is of no use; while something is, it waits', () => {
    const first = freely({ ...x, hand: ['enigma', 'HI', 'HVT'], ap: 5 }).answers;
    expect(first[0]?.wish).toMatch(/^deploy heavy-infantry/);
    expect(first.filter((a) => a.option[0] === 'play').map((a) => a.wish)).toEqual([
      expect.stringMatching(/^play enigma/),
    ]);
    // the human holds five
    const five = freely({ ...x, hand: ['enigma', 'HVT'], south: { hand: 5 } }).answers;
    expect(five.filter((a) => a.option[0] === 'play')).toEqual([]);
  });
});
