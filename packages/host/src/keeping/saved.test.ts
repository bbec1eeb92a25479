import { type Problem, seedRng, verifyReplay } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { openTable, restoreTable } from '../table/open';
import { answerSomehow, hash, movesOf, must, playOn, watching } from '../testing';
import { opponent, person } from '../testing-game';
import type { SavedTable } from './saved';

const ADA = person('Ada');
const BO = person('Bo');
const setup = toyGame.defaultSetup('toy');

/** A duel stopped in the window of a riposte, i.e. with two strikes under way. */
function nested() {
  for (let seed = 0; seed < 200; seed++) {
    const table = must(openTable(toyGame, { setup, seed: `nested ${seed}`, seats: [ADA, BO], undo: 'free' }));
    let isNested = false;
    playOn(table, seedRng(seed), () => {
      isNested = must(table.sync('spectator')).view.strikes.length === 2;
      return isNested ? 'stop' : undefined;
    });
    if (isNested) return table;
  }
  throw new Error('No riposte in 200 duels.');
}

describe('a saved table', () => {
  it('goes on in the middle of a nested window exactly as the original', () => {
    const table = nested();
    const restored = must(restoreTable(toyGame, JSON.stringify(table.saved())));
    expect(hash(restored)).toBe(hash(table));
    expect(movesOf(restored)).toEqual(movesOf(table));
    for (const who of [0, 1, 'spectator']) expect(must(restored.sync(who))).toEqual(must(table.sync(who)));
    const [told, toldAgain] = [watching(table, 0), watching(restored, 0)];
    const again = seedRng('on');
    playOn(table, seedRng('on'), (answered) => {
      expect(answerSomehow(restored, again)).toEqual(answered);
      expect(hash(restored)).toBe(hash(table));
      return undefined;
    });
    expect(toldAgain).toEqual(told);
    expect(restored.saved()).toEqual(table.saved());
  });

  it('can be had after every change, and goes on from there', () => {
    const saves: SavedTable[] = [];
    const table = must(openTable(toyGame, { setup, seed: 's1', seats: [ADA, opponent('rulebook')] }));
    const changes = [
      () => table.answer(0, ['bid', 3]).ok,
      () => !table.advance(),
      () => table.answer(0, ['step', 1]).ok,
      () => table.undo(0).ok,
      () => table.redo(0).ok,
      () => table.seat(1, BO).ok,
    ];
    for (const change of changes) {
      expect(change()).toBe(true);
      saves.push(structuredClone(table.saved()));
    }
    expect(saves.map((s) => s.seq)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const saved of saves) expect(must(restoreTable(toyGame, saved)).saved()).toEqual(saved);
    expect(must(restoreTable(toyGame, saves[3])).redo(0).ok).toBe(true);
  });

  it('keeps a request to undo and who has to agree', () => {
    const table = must(openTable(toyGame, { setup, seed: 's1', seats: [ADA, BO], undo: 'agree' }));
    must(table.answer(0, ['bid', 3]));
    must(table.answer(1, ['bid', 0]));
    must(table.undo(0));
    const restored = must(restoreTable(toyGame, JSON.stringify(table.saved())));
    must(restored.agree(1, true));
    expect(restored.journal).toHaveLength(0);
  });

  it('has a clock that goes on from what was used', () => {
    let time = 0;
    const now = () => time;
    const table = must(openTable(toyGame, { setup, seed: 's1', seats: [ADA, BO] }, { now }));
    time = 30;
    must(table.answer(0, ['bid', 3]));
    const saved = table.saved();
    time = 9000;
    const restored = must(restoreTable(toyGame, saved, { now }));
    time = 9001;
    expect(must(restored.sync(0)).used).toEqual([30, 31]);
  });

  it('holds a replay that the kernel verifies from its seed', () => {
    const table = nested();
    expect(verifyReplay(toyGame.rules, table.saved().replay)).toMatchObject({ ok: true });
  });
});

describe('a damaged saved table', () => {
  const table = nested();
  const good = JSON.parse(JSON.stringify(table.saved())) as SavedTable;
  const { replay } = good;
  const lastHash = replay.checkpoints.at(-1);
  const forged = replay.draws.map(([kind, value], i) => (i === 0 ? [kind, value === 0 ? 1 : 0] : [kind, value]));
  const cases: [what: string, saved: unknown, path: string, message: string][] = [
    ['empty text', '', '', 'This is not JSON'],
    ['truncated text', JSON.stringify(good).slice(0, 500), '', 'This is not JSON'],
    ['binary', '\u0000\u0001\uffff', '', 'This is not JSON'],
    ['nothing', null, '', 'Expected an object with fields, found null.'],
    ['a list', [good], '', 'Expected an object with fields'],
    ['something else', { ...good, format: 'sandtable-replay' }, 'format', 'Expected "sandtable-table"'],
    ['a later format', { ...good, formatVersion: 2 }, 'formatVersion', 'Expected 1, found 2.'],
    ['no seats', { ...good, seats: undefined }, 'seats', 'Expected a list, found nothing.'],
    ['too many seats', { ...good, seats: [ADA, BO, BO] }, 'seats', 'Expected 2 seats, found 3.'],
    [
      'an unknown opponent',
      { ...good, seats: [ADA, opponent('toString')] },
      'seats/1',
      'There is no opponent "toString"',
    ],
    ['an unknown policy', { ...good, options: { ...good.options, undo: 'never' } }, 'options/undo', 'Expected one of'],
    ['an unknown field', { ...good, secret: 1 }, 'secret', 'There is no field "secret".'],
    ['no replay', { ...good, replay: undefined }, 'replay', 'Expected plain data.'],
    ['a cyclic replay', { ...good, replay: cyclic() }, 'replay', 'Expected plain data.'],
    [
      'another game',
      { ...good, replay: { ...replay, ruleset: 'chess' } },
      'replay/ruleset',
      'Expected "toy", found "chess".',
    ],
    ['a bad set-up', { ...good, replay: { ...replay, setup: { hp: 1 } } }, 'replay/setup/abilities', 'Expected a list'],
    ['one name too few', { ...good, by: good.by.slice(1) }, 'by', `Expected ${good.by.length} entries`],
    [
      'a foreign answer',
      withAnswer(['fly', 3]),
      'replay/answers/3',
      'The saved match is damaged: expected [0,"fly",3]',
    ],
    [
      'another seed',
      { ...good, replay: { ...replay, seed: 'lucky' } },
      'replay/answers/0',
      'The saved match is damaged',
    ],
    ['other dice', { ...good, replay: { ...replay, draws: forged } }, 'replay/answers/0', 'The saved match is damaged'],
    ['impossible dice', { ...good, replay: { ...replay, draws: [[6, 7]] } }, 'replay/draws/0', 'Expected a face'],
    ['impossible dice to come', { ...good, fallen: [[0, 0]] }, 'fallen/0', 'No die or shuffle gives [0,0].'],
    ['a lost end', cutOff(), `replay/answers/${good.by.length - 1}`, 'The saved match is damaged'],
    [
      'another end',
      { ...good, replay: { ...replay, checkpoints: [[lastHash?.[0], '0123456789abcdef']] } },
      `replay/answers/${lastHash?.[0]}`,
      'The saved match is damaged: expected 0123456789abcdef, found',
    ],
    ['a request of nobody', { ...good, request: { seat: 5, to: 0, waits: [0] } }, 'request', 'does not fit the table'],
    ['times for three', { ...good, used: [1, 2, 3] }, 'used', 'Expected 2 times.'],
    ['negative time', { ...good, used: [-1, 2] }, 'used/0', 'Expected at least 0, found -1.'],
  ];

  function withAnswer(option: (string | number)[]): unknown {
    const answers = replay.answers.map((a, i) => (i === 2 ? [0, ...option] : a));
    return { ...good, replay: { ...replay, answers } };
  }

  function cutOff(): unknown {
    return { ...good, by: good.by.slice(1), replay: { ...replay, answers: replay.answers.slice(0, -1) } };
  }

  function cyclic(): unknown {
    const loop: Record<string, unknown> = {};
    loop.loop = loop;
    return loop;
  }

  it.each(cases)('with %s is a clear problem', (_what, saved, path, message) => {
    const restored = restoreTable(toyGame, saved);
    expect(restored.ok ? [] : restored.problems[0]).toMatchObject({ path, message: expect.stringContaining(message) });
  });

  it('with a redo that does not fit goes on without it, and says so', () => {
    const problems: Problem[] = [];
    const onProblem = (p: Problem) => void problems.push(p);
    const restored = must(restoreTable(toyGame, { ...good, undone: [[null, 0, 'fly']] }, { onProblem }));
    expect(problems).toMatchObject([
      { path: 'undone/0', message: expect.stringContaining('What was undone cannot be redone.') },
    ]);
    expect(hash(restored)).toBe(hash(table));
    expect(restored.redo(0)).toMatchObject({ code: 'nothing-to-redo' });
  });

  it('would have been fine undamaged', () => {
    expect(hash(must(restoreTable(toyGame, good)))).toBe(hash(table));
  });
});

describe('a table saved with other rules', () => {
  const table = nested();
  const later = { ...toyGame, rules: { ...toyGame.rules, version: '2' } };

  it('goes on with the dice that fell, whatever the seed would give today', () => {
    const problems: Problem[] = [];
    const init = (s: typeof setup) => toyGame.rules.init(s, seedRng('another generator'));
    const game = { ...later, rules: { ...later.rules, init } };
    const restored = must(restoreTable(game, table.saved(), { onProblem: (p) => problems.push(p) }));
    expect(problems).toMatchObject([
      { path: 'replay/answers/0', message: expect.stringContaining('Other rules than then: expected') },
    ]);
    expect(must(restored.sync(0)).view).toEqual(must(table.sync(0)).view);
    playOn(restored, seedRng('on'));
    const replay = restored.saved().replay;
    expect(replay.dice).toBe('given');
    expect(verifyReplay(game.rules, replay)).toMatchObject({ ok: true });
  });

  it('says nothing where they make no difference', () => {
    const problems: Problem[] = [];
    const restored = must(restoreTable(later, table.saved(), { onProblem: (p) => problems.push(p) }));
    expect(problems).toEqual([]);
    expect(movesOf(restored)).toEqual(movesOf(table));
  });
});
