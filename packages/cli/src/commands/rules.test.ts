import type { RuleBook, RuleEntry } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Listed } from '../games';
import { GAMES } from '../games';
import { folder, parsed, read, run } from '../harness.fixture';

function entry(title: string, more: Partial<RuleEntry> = {}): RuleEntry {
  return { title, text: `${title}.`, source: 'house', editions: ['one'], kind: 'rule', status: 'done', ...more };
}

function bookOf(game: string, rules: Readonly<Record<string, RuleEntry>>): RuleBook {
  return { game, title: `Game ${game}`, editions: ['one'], sections: [{ section: 'ALL', title: 'All of it', rules }] };
}

const LUDO = bookOf('ludo', {
  'LU-MOVE-01': entry('Pawns move'),
  'LU-MOVE-02': entry('Pawns stop'),
  'LU-HOLD-01': entry('Hold the die', { status: 'physical', why: 'hands' }),
  'LU-RULING-01': entry('Six again', {
    kind: 'ruling',
    status: 'open',
    question: 'Does a six roll again?',
    reason: 'Everybody plays it so.',
    option: 'sixAgain',
    cites: ['LU-MOVE-01'],
  }),
});

const GO = bookOf('go', { 'GO-STONE-01': entry('Stones stay') });

const games: readonly Listed[] = [
  { id: 'ludo', book: LUDO, sources: ['packages/ludo/src', 'packages/ludo/content'], game: null },
  { id: 'go', book: GO, sources: ['packages/go/src'], game: null, practice: true },
];

const FILES = {
  'packages/ludo/src/move.ts': '// LU-MOVE-01\nconst a = 1;\nexport const r = "LU-MOVE-02"; // LU-MOVE-02\n',
  'packages/ludo/src/deep/stop.ts': "const r = 'LU-MOVE-02';\n",
  'packages/ludo/src/move.test.ts':
    "rule('LU-MOVE-01', 'walks', f);\nrule(['LU-MOVE-01', 'LU-MOVE-02'],\n 'walks | stops', f);\n// LU-HOLD-01\n",
  'packages/ludo/content/cards.json': '{ "rule": "LU-MOVE-01" }',
  'packages/ludo/src/book.json': '{ "LU-MOVE-01": {} }',
  'packages/ludo/src/book/more.ts': '// LU-MOVE-01',
  'packages/ludo/src/golden/one.json': '["LU-MOVE-01"]',
  'packages/ludo/src/notes.txt': 'LU-MOVE-01',
  'packages/go/src/stone.ts': '// GO-STONE-01 is unlike LU-MOVE-01\n',
  'packages/go/src/stone.test.ts': "rule('GO-STONE-01', 'stays', f);\n",
};

function project(files: Readonly<Record<string, string>> = {}) {
  return { root: folder({ ...FILES, ...files }), games };
}

describe('sandtable rules', () => {
  it('lists every rule with its code and tests', async () => {
    const listing = await run(['rules', '--json'], project());
    expect(listing.code).toBe(0);
    expect(parsed(listing)).toEqual([
      {
        id: 'LU-MOVE-01',
        game: 'ludo',
        kind: 'rule',
        editions: ['one'],
        status: 'done',
        code: ['packages/ludo/content/cards.json:1', 'packages/ludo/src/move.ts:1'],
        citedAs: ['row', 'remark'],
        tests: ['walks', 'walks | stops'],
        testsAt: ['packages/ludo/src/move.test.ts:1', 'packages/ludo/src/move.test.ts:2'],
        section: 'ALL',
        title: 'Pawns move',
      },
      {
        id: 'LU-MOVE-02',
        game: 'ludo',
        kind: 'rule',
        editions: ['one'],
        status: 'done',
        code: ['packages/ludo/src/deep/stop.ts:1', 'packages/ludo/src/move.ts:3'],
        citedAs: ['code', 'code'],
        tests: ['walks | stops'],
        testsAt: ['packages/ludo/src/move.test.ts:2'],
        section: 'ALL',
        title: 'Pawns stop',
      },
      {
        id: 'LU-HOLD-01',
        game: 'ludo',
        kind: 'rule',
        editions: ['one'],
        status: 'physical',
        code: [],
        citedAs: [],
        tests: [],
        testsAt: [],
        section: 'ALL',
        title: 'Hold the die',
      },
      {
        id: 'LU-RULING-01',
        game: 'ludo',
        kind: 'ruling',
        editions: ['one'],
        status: 'open',
        code: [],
        citedAs: [],
        tests: [],
        testsAt: [],
        section: 'ALL',
        title: 'Six again',
      },
    ]);
  });

  it('counts by section and status for people', async () => {
    expect(await run(['rules'], project())).toEqual({
      code: 0,
      err: '',
      out: [
        'Game ludo',
        '             rules  open  done  physical  with code  acting  with tests',
        '  All of it      4     1     2         1          2       2           2',
        '  all            4     1     2         1          2       2           2',
        '',
      ].join('\n'),
    });
  });

  it('shows a practice game when it is named', async () => {
    const listing = await run(['rules', '--game', 'go', '--json'], project());
    expect(parsed(listing)).toMatchObject([
      { id: 'GO-STONE-01', code: ['packages/go/src/stone.ts:1'], tests: ['stays'] },
    ]);
  });

  it('lists every id of the real books of both games exactly once', async () => {
    const rows = parsed(await run(['rules', '--json'])) as { id: string; game: string }[];
    const ids = GAMES.filter((g) => g.id !== 'toy').flatMap((g) =>
      g.book.sections.flatMap((s) => Object.keys(s.rules)),
    );
    expect(rows.map((r) => r.id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(rows.map((r) => r.game))]).toEqual(['2gm', 'aces']);
  });
});

/** Of the rules that are done, the share that acting code cites; the others stand in remarks only. */
const ACTING = 0.8;

describe('the real books', () => {
  it.each(['2gm', 'aces'])('have most rules of %s cited by the code that carries them out', async (game) => {
    const rows = parsed(await run(['rules', '--json', '--game', game])) as { status: string; citedAs: string[] }[];
    const done = rows.filter((row) => row.status === 'done');
    const acting = done.filter((row) => row.citedAs.some((kind) => kind !== 'remark'));
    expect(acting.length / done.length).toBeGreaterThanOrEqual(ACTING);
  });
});

describe('sandtable rules ID', () => {
  it('prints one rule in full', async () => {
    expect(await run(['rules', 'LU-RULING-01'], project())).toEqual({
      code: 0,
      err: '',
      out: [
        'LU-RULING-01  Six again',
        '',
        '  Six again.',
        '',
        '  question  Does a six roll again?',
        '  reason    Everybody plays it so.',
        '  source    house',
        '  editions  one',
        '  status    open',
        '  option    sixAgain',
        '  see also  LU-MOVE-01',
        '  code      none',
        '  tests     none',
        '',
      ].join('\n'),
    });
    const { out } = await run(['rules', 'LU-MOVE-01'], project());
    expect(out.split('\n').slice(-5)).toEqual([
      '  code      packages/ludo/content/cards.json:1 (row)',
      '            packages/ludo/src/move.ts:1 (remark)',
      '  tests     walks (packages/ludo/src/move.test.ts:1)',
      '            walks | stops (packages/ludo/src/move.test.ts:2)',
      '',
    ]);
  });

  it('prints it as JSON, text and reason included', async () => {
    expect(parsed(await run(['rules', 'LU-RULING-01', '--json'], project()))).toMatchObject({
      id: 'LU-RULING-01',
      game: 'ludo',
      text: 'Six again.',
      reason: 'Everybody plays it so.',
      option: 'sixAgain',
      source: 'house',
      code: [],
      tests: [],
    });
  });

  it('suggests the closest ids for an unknown one', async () => {
    expect(await run(['rules', 'LU-MOV-02'], project())).toEqual({
      code: 2,
      out: '',
      err: 'There is no rule "LU-MOV-02": did you mean LU-MOVE-02, LU-MOVE-01, LU-HOLD-01?\n',
    });
  });
});

describe('sandtable rules --check', () => {
  async function problemsOf(files: Readonly<Record<string, string>>, books = games): Promise<unknown> {
    const setting = { ...project(files), games: books };
    await run(['rules', '--write'], setting);
    const check = await run(['rules', '--check', '--json'], setting);
    const result = parsed(check) as { ok: boolean; problems: string[] };
    expect(check.code).toBe(result.ok ? 0 : 1);
    return result.problems;
  }

  it('is content with a project in order', async () => {
    expect(await problemsOf({})).toEqual([]);
    const setting = project();
    await run(['rules', '--write'], setting);
    expect(await run(['rules', '--check'], setting)).toEqual({ code: 0, out: 'The coverage is in order.\n', err: '' });
  });

  it('misses code and tests of a rule that is done', async () => {
    expect(await problemsOf({ 'packages/go/src/stone.ts': '' })).toEqual([
      'GO-STONE-01 is done, but no code cites it.',
    ]);
    expect(await problemsOf({ 'packages/go/src/stone.test.ts': '// GO-STONE-01' })).toEqual([
      'GO-STONE-01 is done, but no test names it.',
    ]);
  });

  it('wants a word why a rule is physical', async () => {
    const book = bookOf('ludo', {
      ...LUDO.sections[0]?.rules,
      'LU-HOLD-01': entry('Hold', { status: 'physical', why: ' ' }),
    });
    const changed = games.map((g) => (g.id === 'ludo' ? { ...g, book } : g));
    expect(await problemsOf({}, changed)).toEqual(['LU-HOLD-01 is physical, but does not say why.']);
  });

  it('wants every id once', async () => {
    const [all] = LUDO.sections;
    const twice = { section: 'MORE', title: 'More', rules: { 'LU-MOVE-02': entry('Pawns stop again') } };
    const book: RuleBook = { ...LUDO, sections: all === undefined ? [] : [all, twice] };
    const changed = games.map((g) => (g.id === 'ludo' ? { ...g, book } : g));
    expect(await problemsOf({}, changed)).toEqual(['LU-MOVE-02 stands in the books twice.']);
  });

  it('finds unknown ids in tests and in code, and calls it cannot read', async () => {
    const problems = await problemsOf({
      'packages/ludo/src/odd.ts': '\n// LU-MOVE-77',
      'packages/ludo/src/odd.test.ts': "rule('LU-MOVE-88', 'x', f);\nrule(ID, 'y', f);",
    });
    expect(problems).toEqual([
      'packages/ludo/src/odd.test.ts:1 tests LU-MOVE-88, which no book knows.',
      'packages/ludo/src/odd.ts:2 cites LU-MOVE-77, which no book knows.',
      'packages/ludo/src/odd.test.ts:2 calls rule() without ids and title written out, so nobody can tell what it proves.',
    ]);
  });
});

describe('sandtable rules --write', () => {
  it('writes an overview and a page per game, always the same', async () => {
    const setting = project();
    const written = 'Wrote build/rules-coverage/index.md\nWrote build/rules-coverage/ludo.md\n';
    expect(await run(['rules', '--write'], setting)).toEqual({ code: 0, out: written, err: '' });
    const page = read(setting.root, 'build/rules-coverage/ludo.md');
    expect(page).toBe(
      [
        '# Game ludo: rules, code and tests',
        '',
        'Written by `sandtable rules --write`; do not edit.',
        '',
        '<a id="all"></a>',
        '',
        '## All of it',
        '',
        '| id | rule | editions | status | code | tests |',
        '|---|---|---|---|---|---|',
        '| LU-MOVE-01 | Pawns move | one | done | [cards.json](../../packages/ludo/content/cards.json)<br>[move.ts](../../packages/ludo/src/move.ts) | walks<br>walks \\| stops |',
        '| LU-MOVE-02 | Pawns stop | one | done | [stop.ts](../../packages/ludo/src/deep/stop.ts)<br>[move.ts](../../packages/ludo/src/move.ts) | walks \\| stops |',
        '| LU-HOLD-01 | Hold the die | one | physical: hands |  |  |',
        '| LU-RULING-01 | Six again | one | open |  |  |',
        '',
      ].join('\n'),
    );
    const index = read(setting.root, 'build/rules-coverage/index.md');
    expect(index.split('\n').slice(6)).toEqual([
      '## Game ludo',
      '',
      '| section | rules | open | done | physical | with code | acting | with tests |',
      '|---|--:|--:|--:|--:|--:|--:|--:|',
      '| [All of it](ludo.md#all) | 4 | 1 | 2 | 1 | 2 | 2 | 2 |',
      '| **all** | 4 | 1 | 2 | 1 | 2 | 2 | 2 |',
      '',
    ]);
    const again = await run(['rules', '--write', '--json'], setting);
    expect(parsed(again)).toEqual({ written: ['build/rules-coverage/index.md', 'build/rules-coverage/ludo.md'] });
    expect(read(setting.root, 'build/rules-coverage/ludo.md')).toBe(page);
  });
});
