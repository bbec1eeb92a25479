import type { Core, Game, Ruleset } from '@sandtable/kernel';
import { factOfText } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES, type Listed } from '../games';
import { folder, parsed, read, run } from '../harness.fixture';

interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly crashed: number;
  readonly draws: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly rates: Readonly<Record<string, { player: string; rate: number; low: number; high: number }>>;
  readonly turns: { mean: number; p95: number };
  readonly answers: { mean: number; p95: number };
  readonly gamesPerSecond: number;
  readonly digest: string;
  readonly crashes: { game: number; error: string; replay: string }[];
}

async function sim(...argv: string[]): Promise<Summary> {
  const done = await run(['sim', '--game', 'toy', '--json', ...argv]);
  expect({ code: done.code, err: done.err }).toEqual({ code: 0, err: '' });
  return parsed(done) as Summary;
}

describe('sandtable sim', () => {
  it('plays matches to their end and counts them', async () => {
    const s = await sim('--games', '40', '--seats', 'rulebook,random', '--seed', '7');
    expect(s).toMatchObject({ games: 40, finished: 40, crashed: 0, crashes: [] });
    expect(Object.keys(s.wins)).toEqual(['left', 'right']);
    expect((s.wins.left ?? 0) + (s.wins.right ?? 0) + s.draws).toBe(40);
    expect(s.rates.left).toMatchObject({ player: 'rulebook', rate: (s.wins.left ?? 0) / 40 });
    expect(s.rates.right?.player).toBe('random');
    expect(s.rates.left?.low).toBeLessThan(s.rates.left?.rate ?? 0);
    expect(s.rates.left?.high).toBeGreaterThan(s.rates.left?.rate ?? 1);
    expect(s.turns.mean).toBeGreaterThan(1);
    expect(s.turns.p95).toBeGreaterThanOrEqual(s.turns.mean);
    expect(s.answers.mean).toBeGreaterThan(s.turns.mean);
    // The clock of the tests says one millisecond.
    expect(s.gamesPerSecond).toBe(40_000);
  });

  it('has a digest that depends on the matches and on nothing else', async () => {
    const first = await sim('--games', '10', '--seed', 'x');
    expect(first.digest).toMatch(/^[0-9a-f]{16}$/);
    expect((await sim('--games', '10', '--seed', 'x')).digest).toBe(first.digest);
    expect((await sim('--games', '10', '--seed', 'x', '--seats', 'rulebook,rulebook')).digest).toBe(first.digest);
    const others = [
      await sim('--games', '10', '--seed', 'y'),
      await sim('--games', '11', '--seed', 'x'),
      await sim('--games', '10', '--seed', 'x', '--seats', 'random'),
      await sim('--games', '10', '--seed', 'x', '--limit', '20'),
    ];
    expect(new Set([first, ...others].map((s) => s.digest)).size).toBe(5);
  });

  it('plays the set-up of a file, and names what is wrong with one', async () => {
    const cwd = folder({ 'frail.yaml': 'hp: 1\nabilities: [[], []]\n', 'bad.yaml': 'hp: 0\nabilities: [[], []]\n' });
    const play = (file: string) => run(['sim', '--game', 'toy', '--games', '5', '--setup', file, '--json'], { cwd });
    const frail = parsed(await play('frail.yaml')) as Summary;
    const usual = await sim('--games', '5');
    expect(frail).toMatchObject({ games: 5, finished: 5 });
    expect(frail.answers.mean).toBeLessThan(usual.answers.mean / 2);
    expect(await play('bad.yaml')).toEqual({
      code: 2,
      out: '',
      err: 'bad.yaml:1:5: expected at least 1, found 0 (hp)\n',
    });
  });

  it('lets players change seats and counts who won, not where', async () => {
    const s = await sim('--games', '8', '--seats', 'rulebook,random', '--swap');
    expect(Object.keys(s.rates)).toEqual(['rulebook', 'random']);
    expect((s.wins.rulebook ?? 0) + (s.wins.random ?? 0) + s.draws).toBe(8);
    expect((await sim('--games', '8', '--seats', 'rulebook,random')).digest).not.toBe(s.digest);
  });

  it('lets the Commander use what it is given for a decision', async () => {
    const play = (budget: string, ...more: readonly string[]) =>
      run([
        'sim',
        '--game',
        'aces',
        '--games',
        '1',
        '--limit',
        '30',
        '--seats',
        'commander,rulebook',
        '--budget',
        budget,
        ...more,
      ]);
    expect((await play('2')).code).toBe(0);
    expect((await play('1ms')).out).toContain('given up 1');
    expect((await play('8', '--method', 'tree')).code).toBe(0);
    expect((await play('8', '--method', 'luck')).err).toContain('Expected one of improve, turns, tree.');
    const unpaid = await run(['sim', '--game', 'aces', '--games', '1', '--method', 'tree']);
    expect(unpaid.err).toContain('--method goes with --budget');
    expect((await play('much')).err).toContain('Expected playouts such as 100, or a time such as 200ms.');
  });

  it('gives up at the limit', async () => {
    const s = await sim('--games', '5', '--limit', '3');
    expect(s).toMatchObject({ games: 5, finished: 0, wins: { left: 0, right: 0 }, turns: { mean: 0, p95: 0 } });
    expect(s.rates.left).toEqual({ player: 'rulebook', rate: 0, low: 0, high: 1 });
  });

  it('reports to people', async () => {
    const { code, out, err } = await run(['sim', '--game', 'toy', '--games', '5', '--limit', '3', '--seed', 's']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replace(/[0-9a-f]{16}/, 'DIGEST')).toBe(
      [
        'The duel (toy): 5 matches with seed s',
        '',
        '  seat   player    wins  rate   95 % interval',
        '  left   rulebook     0  0.0 %  (0.0 % to 100.0 %)',
        '  right  rulebook     0  0.0 %  (0.0 % to 100.0 %)',
        '',
        '  draws     0',
        '  finished  0, given up 5, crashed 0',
        '  turns     0.0 on average, 95 % within 0',
        '  answers   0.0 on average, 95 % within 0',
        '  speed     5000 matches per second',
        '  digest    DIGEST',
        '',
      ].join('\n'),
    );
  });

  it('shows progress where somebody watches, and only there', async () => {
    const argv = ['sim', '--game', 'toy', '--games', '300', '--json'];
    const watched = await run(argv, { terminal: true });
    expect(watched.err).toContain('\r[..............................] 1 of 300\r');
    expect(watched.err.endsWith('\r\u001b[2K')).toBe(true);
    expect((await run(argv)).err).toBe('');
  });

  it.each([
    [
      ['--seats', 'rulebook,napoleon'],
      'There is no player "napoleon" for The duel: expected one of rulebook, random.\n',
    ],
    [['--seats', 'random,random,random'], 'Expected 2 players in --seats (or one for all), found 3.\n'],
  ])('%j is bad usage', async (argv, err) => {
    expect(await run(['sim', '--game', 'toy', ...argv])).toEqual({ code: 2, out: '', err });
  });
});

/** The toy game with an engine that breaks in the fifth turn. */
function breaking(): readonly Listed[] {
  return GAMES.map((entry) => {
    if (entry.game === null) return entry;
    const { rules } = entry.game;
    const broken: Ruleset = {
      ...rules,
      view: (s, who) => {
        if ((s as Core & { turn: number }).turn === 5) throw new RangeError('turn 5 broke');
        return rules.view(s, who);
      },
    };
    const game: Game = { ...entry.game, rules: broken };
    return { ...entry, game };
  });
}

/** The toy game with a rule that breaks as soon as somebody ends a turn. */
function breakingInStep(): readonly Listed[] {
  return GAMES.map((entry) => {
    if (entry.game === null) return entry;
    const { rules } = entry.game;
    const frames = rules.frames.map((f) =>
      f.at !== 'turn'
        ? f
        : {
            ...f,
            decisions: f.decisions.map((d) => ({
              ...d,
              take: (...args: Parameters<typeof d.take>) => {
                if (args[3][0] === 'end') throw new RangeError('the end broke');
                d.take(...args);
              },
            })),
          },
    );
    return { ...entry, game: { ...entry.game, rules: { ...rules, frames } } };
  });
}

describe('an engine that breaks', () => {
  it('leaves replays that lead to the crash, and ends with 1', async () => {
    const cwd = folder();
    const argv = ['sim', '--game', 'toy', '--games', '2', '--seed', 'a b/c', '--out', 'crashes', '--json'];
    const done = await run(argv, { cwd, games: breaking() });
    expect(done.code).toBe(1);
    expect(done.err).toBe(
      'Match 0 crashed: turn 5 broke (crashes/toy-a-b-c-0.replay.json)\nMatch 1 crashed: turn 5 broke (crashes/toy-a-b-c-1.replay.json)\n',
    );
    expect(parsed(done)).toMatchObject({ games: 2, finished: 0, crashed: 2 });

    const replay = JSON.parse(read(cwd, 'crashes/toy-a-b-c-1.replay.json')) as {
      seed: string;
      answers: [number, string][];
    };
    expect(replay.seed).toBe('a b/c/1');
    const sound = await run(['replay', 'crashes/toy-a-b-c-1.replay.json', 'show', '--json'], { cwd });
    const story = parsed(sound) as { answers: { wish: string | null }[]; verdict: { ok: boolean } };
    expect(sound.code).toBe(0);
    expect(story.verdict.ok).toBe(true);
    expect(story.answers).toHaveLength(replay.answers.length);
  });

  it('keeps the answer that broke it, so that the replay breaks there again', async () => {
    const cwd = folder();
    const games = breakingInStep();
    const done = await run(['sim', '--game', 'toy', '--games', '1', '--seats', 'random'], { cwd, games });
    expect(done.code).toBe(1);
    expect(done.err).toBe('Match 0 crashed: the end broke (toy-1-0.replay.json)\n');
    const { answers } = JSON.parse(read(cwd, 'toy-1-0.replay.json')) as { answers: [number, string][] };
    expect(answers.at(-1)?.[1]).toBe('end');
    const again = await run(['replay', 'toy-1-0.replay.json', 'verify', '--json'], { cwd, games });
    expect(again.code).toBe(1);
    expect(parsed(again)).toEqual({
      ok: false,
      at: answers.length,
      expected: 'a match that can be played',
      found: 'RangeError: the end broke',
      checked: null,
    });
  });

  it.each([
    [
      { roll: { sides: 6, rule: 'TOY-TURN-02', purpose: factOfText('nothing') } },
      'The opponent of seat 0 rolled 1000 dice without deciding.',
    ],
    [
      { option: ['fly'], thought: { because: [], text: factOfText(''), candidates: [] } },
      '"fly" is not among the options now.',
    ],
  ] as const)('may be an opponent that goes wrong: %j', async (reply, error) => {
    const games = GAMES.map((g) =>
      g.game === null ? g : { ...g, game: { ...g.game, opponents: { rulebook: () => reply } } },
    );
    const done = await run(['sim', '--game', 'toy', '--games', '1'], { cwd: folder(), games });
    expect({ code: done.code, err: done.err }).toEqual({
      code: 1,
      err: `Match 0 crashed: ${error} (toy-1-0.replay.json)\n`,
    });
  });

  it('says so when a replay cannot be written', async () => {
    const cwd = folder({ taken: '' });
    const done = await run(['sim', '--game', 'toy', '--games', '1', '--out', 'taken'], { cwd, games: breaking() });
    expect(done.code).toBe(2);
    expect(done.err).toMatch(/^The replay \S+ cannot be written \(E\w+\): choose another --out\.\n$/);
  });
});
