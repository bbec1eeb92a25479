import { describe, expect, it } from 'vitest';
import type { Core } from '../core';
import { success } from '../result';
import type { Ruleset } from '../ruleset';
import { parseReplay, replayRuleset } from './replay';

interface Setup {
  readonly goal: number;
}

/** Reading needs to know of a ruleset only who it is and what its set-ups look like. */
const rules = {
  id: 'race',
  version: '2',
  parseSetup(raw) {
    const { goal, name } = (raw ?? {}) as { goal?: unknown; name?: unknown };
    if (raw === null) return { ok: false, problems: [{ path: '', message: 'There is no set-up.' }] };
    const problems = [
      ...(typeof goal === 'number' ? [] : [{ path: 'goal', message: 'Expected a number.' }]),
      ...(name === undefined ? [] : [{ path: 'name', message: 'There is no field "name".' }]),
    ];
    return problems.length === 0 ? success({ goal: Number(goal) }) : { ok: false, problems };
  },
} as Ruleset<Core, Setup>;

const FILE = {
  format: 'sandtable-replay',
  formatVersion: 1,
  ruleset: 'race',
  version: '1',
  content: 'abc',
  setup: { goal: 9 },
  seed: 'seed',
  dice: 'seeded',
  answers: [
    [0, 'walk', 1],
    [1, '$roll', 6, 'R', 'a tie'],
    [0, 'pass'],
  ],
  draws: [
    [6, 1],
    [6, 6],
    [-5, 0],
    [-5, 4],
  ],
  checkpoints: [
    [0, 'aa'],
    [3, 'bb'],
  ],
  result: { winners: [0], rule: 'WIN', reason: 'Home.' },
};

function read(change: Record<string, unknown>) {
  return parseReplay(rules, JSON.stringify({ ...FILE, ...change }));
}

describe('parseReplay', () => {
  it('reads a replay as it was written', () => {
    expect(read({})).toEqual({ ok: true, value: FILE });
    expect(read({ result: null, answers: [], draws: [], checkpoints: [], dice: 'given' }).ok).toBe(true);
  });

  it('hands on the set-up as the ruleset reads it', () => {
    const tolerant: Ruleset<Core, Setup> = { ...rules, parseSetup: () => success({ goal: 7 }) };
    const parsed = parseReplay(tolerant, JSON.stringify(FILE));
    expect(parsed.ok && parsed.value.setup).toEqual({ goal: 7 });
  });

  it.each<[string, string]>([
    ['[]', 'Expected "sandtable-replay", found nothing.'],
    ['{}', 'Expected "sandtable-replay", found nothing.'],
  ])('%s is no replay', (text, message) => {
    expect(parseReplay(rules, text)).toMatchObject({ ok: false, problems: [{ path: 'format', message }] });
  });

  it.each(['7', '"replay"', 'null', 'true'])('%s is no replay file', (text) => {
    const problems = [{ path: '', message: 'This is not a replay file.' }];
    expect(parseReplay(rules, text)).toMatchObject({ ok: false, problems });
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ format: 'sandtable-state' }, 'format', 'Expected "sandtable-replay", found "sandtable-state".'],
    [{ formatVersion: 2 }, 'formatVersion', 'This version reads replays of format 1, found 2.'],
    [{ formatVersion: '1' }, 'formatVersion', 'This version reads replays of format 1, found "1".'],
    [{ formatVersion: undefined }, 'formatVersion', 'This version reads replays of format 1, found nothing.'],
    [{ ruleset: 3 }, 'ruleset', 'Expected text, found 3.'],
    [{ version: null }, 'version', 'Expected text, found null.'],
    [{ content: undefined }, 'content', 'Expected text, found nothing.'],
    [{ seed: 42 }, 'seed', 'Expected text, found 42.'],
    [{ dice: 'loaded' }, 'dice', 'Expected "seeded" or "given", found "loaded".'],
    [{ dice: undefined }, 'dice', 'Expected "seeded" or "given", found nothing.'],
    [{ answers: {} }, 'answers', 'Expected a list, found {}.'],
    [{ answers: [[0]] }, 'answers/0', 'Expected a seat, a verb and its arguments, found [0].'],
    [{ answers: [[0, 'a'], []] }, 'answers/1', 'Expected a seat, a verb and its arguments, found [].'],
    [{ answers: [[-1, 'a']] }, 'answers/0', 'Expected a seat, a verb and its arguments, found [-1,"a"].'],
    [{ answers: [[0.5, 'a']] }, 'answers/0', 'Expected a seat, a verb and its arguments, found [0.5,"a"].'],
    [{ answers: [['0', 'a']] }, 'answers/0', 'Expected a seat, a verb and its arguments, found ["0","a"].'],
    [{ answers: [[0, 1]] }, 'answers/0', 'Expected a seat, a verb and its arguments, found [0,1].'],
    [{ answers: [[0, 'a', null]] }, 'answers/0', 'Expected a seat, a verb and its arguments, found [0,"a",null].'],
    [{ answers: [[0, 'a', [1]]] }, 'answers/0', 'Expected a seat, a verb and its arguments, found [0,"a",[1]].'],
    [{ answers: ['walk'] }, 'answers/0', 'Expected a seat, a verb and its arguments, found "walk".'],
    [{ draws: 'none' }, 'draws', 'Expected a list, found "none".'],
    [{ draws: [[6]] }, 'draws/0', 'Expected two whole numbers, found [6].'],
    [
      {
        draws: [
          [6, 1],
          [6, 2, 3],
        ],
      },
      'draws/1',
      'Expected two whole numbers, found [6,2,3].',
    ],
    [{ draws: [[6, '1']] }, 'draws/0', 'Expected two whole numbers, found [6,"1"].'],
    [{ draws: [[6, 1.5]] }, 'draws/0', 'Expected two whole numbers, found [6,1.5].'],
    [{ draws: [null] }, 'draws/0', 'Expected two whole numbers, found null.'],
    [{ draws: [[6, 7]] }, 'draws/0', 'Expected a face its die has, or an index within its shuffle, found [6,7].'],
    [{ draws: [[6, 0]] }, 'draws/0', 'Expected a face its die has, or an index within its shuffle, found [6,0].'],
    [{ draws: [[0, 0]] }, 'draws/0', 'Expected a face its die has, or an index within its shuffle, found [0,0].'],
    [{ draws: [[-5, 5]] }, 'draws/0', 'Expected a face its die has, or an index within its shuffle, found [-5,5].'],
    [{ draws: [[-5, -1]] }, 'draws/0', 'Expected a face its die has, or an index within its shuffle, found [-5,-1].'],
    [{ checkpoints: null }, 'checkpoints', 'Expected a list, found null.'],
    [{ checkpoints: [[0, 1]] }, 'checkpoints/0', 'Expected a count of answers and a hash, found [0,1].'],
    [{ checkpoints: [[-1, 'a']] }, 'checkpoints/0', 'Expected a count of answers and a hash, found [-1,"a"].'],
    [{ checkpoints: [[0, 'a', 1]] }, 'checkpoints/0', 'Expected a count of answers and a hash, found [0,"a",1].'],
    [{ result: undefined }, 'result', 'Expected an outcome or null, found nothing.'],
    [{ result: 'won' }, 'result', 'Expected an outcome or null, found "won".'],
    [{ result: { winners: [0] } }, 'result', 'Expected an outcome or null, found {"winners":[0]}.'],
    [
      { result: { winners: [-1], rule: '', reason: '' } },
      'result',
      'Expected an outcome or null, found {"winners":[-1],"rule":"","reason":""}.',
    ],
    [{ ruleset: 'chess' }, 'ruleset', 'Expected "race", found "chess".'],
    [{ setup: null }, 'setup', 'There is no set-up.'],
    [{ setup: { goal: '9' } }, 'setup/goal', 'Expected a number.'],
  ])('%j', (change, path, message) => {
    expect(read(change)).toMatchObject({ ok: false, problems: [{ path, message }] });
  });

  it('names everything that is wrong with the set-up', () => {
    expect(read({ setup: { name: 'x' } })).toMatchObject({
      ok: false,
      problems: [
        { path: 'setup/goal', message: 'Expected a number.' },
        { path: 'setup/name', message: 'There is no field "name".' },
      ],
    });
  });

  it('refuses a file wherever it is cut off', () => {
    const text = JSON.stringify(FILE);
    for (let end = 0; end < text.length; end++) {
      expect(parseReplay(rules, text.slice(0, end))).toMatchObject({ ok: false, problems: [{ path: '' }] });
    }
  });
});

describe('replayRuleset', () => {
  it.each<[string, string | null]>([
    [JSON.stringify(FILE), 'race'],
    ['{"ruleset":"x"}', 'x'],
    ['{"ruleset":7}', null],
    ['{}', null],
    ['null', null],
    ['7', null],
    ['not json', null],
    ['', null],
  ])('of %.40s is %s', (text, expected) => {
    expect(replayRuleset(text)).toBe(expected);
  });
});
