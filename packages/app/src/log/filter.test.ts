import { describe, expect, it } from 'vitest';
import { logAsText } from './as-text';
import { EVERYTHING, filterLog } from './filter';
import type { LogLine, LogTurn } from './lines';

function line(key: string, rest: Partial<LogLine>): LogLine {
  return {
    key,
    answers: 1,
    text: '',
    rule: null,
    topic: 'other',
    seats: [],
    roll: null,
    items: [],
    joins: null,
    ...rest,
  };
}

const roll: LogLine['roll'] = {
  sides: 12,
  dice: [
    { face: 3, hits: true, red: false },
    { face: 9, hits: false, red: true },
  ],
  needed: 5,
  hits: 1,
};

const log: readonly LogTurn[] = [
  {
    key: 't1',
    title: 'Round 1',
    round: 1,
    seat: 0,
    answers: 1,
    phases: [
      { key: 'p1', title: 'Movement', lines: [line('a', { text: 'Panther moves to 4,7', topic: 'move', seats: [0] })] },
      {
        key: 'p2',
        title: 'Combat',
        lines: [
          line('b', {
            text: 'Panther lands 1 hit',
            topic: 'fight',
            seats: [0],
            rule: 'AA-HITS-09',
            roll,
            items: [{ rule: 'AA-SUPPORT-01', label: 'Red dice', value: 1 }],
          }),
        ],
      },
    ],
  },
  {
    key: 't2',
    title: 'Round 1 again',
    round: 1,
    seat: 1,
    answers: 2,
    phases: [
      { key: 'p3', title: 'Money', lines: [line('c', { text: 'Collects 2 coins', topic: 'money', seats: [1] })] },
    ],
  },
];

function keys(found: readonly LogTurn[]): string[] {
  return found.flatMap((turn) => turn.phases.flatMap((phase) => phase.lines.map((l) => l.key)));
}

describe('filterLog', () => {
  it.each([
    [{}, ['a', 'b', 'c']],
    [{ topic: 'fight' }, ['b']],
    [{ topic: 'money' }, ['c']],
    [{ seat: 0 }, ['a', 'b']],
    [{ words: 'PANTHER moves' }, ['a']],
    [{ words: 'support-01' }, ['b']],
    [{ words: 'hits-09', seat: 1 }, []],
  ] as const)('%j keeps %j', (filter, expected) => {
    expect(keys(filterLog(log, { ...EVERYTHING, ...filter }))).toEqual(expected);
  });

  it('leaves out turns and phases that have nothing left', () => {
    const found = filterLog(log, { ...EVERYTHING, topic: 'fight' });
    expect(found.map((turn) => [turn.key, turn.phases.map((phase) => phase.key)])).toEqual([['t1', ['p2']]]);
  });
});

describe('logAsText', () => {
  it('says everything that is drawn', () => {
    expect(logAsText(log, { needed: (n) => `${n} or less` })).toBe(
      [
        'Round 1',
        '  Movement',
        '    Panther moves to 4,7',
        '  Combat',
        '    Panther lands 1 hit (3 9; 5 or less) {Red dice 1 AA-SUPPORT-01} [AA-HITS-09]',
        '',
        'Round 1 again',
        '  Money',
        '    Collects 2 coins',
      ].join('\n'),
    );
  });
});
