import { type Core, type Game, Recording, type Replay, ScriptedDice } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games';
import { folder, parsed, type Run, run } from '../harness.fixture';

/** Two equal bids, a roll-off won by right, who takes one step. */
function duel(): Replay {
  const dice = new ScriptedDice([2, 5]);
  const recording = new Recording(toyGame.rules, toyGame.defaultSetup('toy'), 'a duel', { dice });
  recording.submit(0, ['bid', 1]);
  recording.submit(1, ['bid', 1]);
  recording.submit(1, ['step', 3]);
  return recording.file();
}

/** The same opening with the match's own dice. */
function seededDuel(): Replay {
  const recording = new Recording(toyGame.rules, toyGame.defaultSetup('toy'), 'a duel');
  recording.submit(0, ['bid', 1]);
  recording.submit(1, ['bid', 1]);
  return recording.file();
}

/** Other dice than the seed gives, in a file that calls itself one of another version so that nobody asks the seed. */
function forged(): Replay {
  const recording = new Recording(toyGame.rules, toyGame.defaultSetup('toy'), 'a duel', {
    dice: new ScriptedDice([2, 5]),
  });
  recording.submit(0, ['bid', 1]);
  recording.submit(1, ['bid', 1]);
  return { ...recording.file(), dice: 'seeded', version: '0' };
}

function replay(file: object, ...argv: string[]): Promise<Run> {
  return run(['replay', 'r.json', ...argv], { cwd: folder({ 'r.json': JSON.stringify(file) }) });
}

describe('sandtable replay verify', () => {
  const FITS = { ok: true, at: null, expected: null, found: null };

  it.each([
    ['from its seed', seededDuel(), { dice: 'seed', rules: 'same', answers: 2, ended: false }],
    ['with dice somebody typed', duel(), { dice: 'typed', rules: 'same', answers: 3, ended: false }],
    [
      'of another version, from its seed all the same',
      { ...seededDuel(), version: '0' },
      { dice: 'seed', rules: 'other' },
    ],
    ['that says it is of another version, with other dice', forged(), { dice: 'tape', rules: 'other' }],
  ])('says what a replay that fits was held against: %s', async (_what, file, checked) => {
    const json = await replay(file, 'verify', '--json');
    expect(json.code).toBe(0);
    expect(parsed(json)).toMatchObject({ ...FITS, checked });
  });

  it.each([
    [
      seededDuel(),
      /^Played again from its seed, which gives the same \d+ dice and shuffles: 2 answers, \d states? on the way without an end yet\. Rules and cards are those it was played with\.\n$/,
    ],
    [
      duel(),
      /^Played again on the \d+ dice and shuffles that were typed in, which nobody can check: 3 answers, .* Rules and cards are those it was played with\.\n$/,
    ],
    [
      forged(),
      /^Played again on the \d+ dice and shuffles it has written down, not checked against its seed: 2 answers, .* It says that it was played with other rules or cards than these\.\n$/,
    ],
  ])('says so in words, and show says the same (%#)', async (file, words) => {
    const { code, err, out } = await replay(file, 'verify');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(words);
    const shown = await replay(file, 'show');
    expect(shown.out.endsWith(`\n\n${out}`)).toBe(true);
    const told = parsed(await replay(file, 'show', '--json')) as { verdict: unknown };
    expect(told.verdict).toEqual(parsed(await replay(file, 'verify', '--json')));
  });

  it('says where a forged one differs', async () => {
    const file = duel();
    const answers = file.answers.map((a) => (a[1] === 'step' ? [1, 'step', 5] : a));
    const json = await replay({ ...file, answers }, 'verify', '--json');
    expect(json.code).toBe(1);
    expect(parsed(json)).toEqual({
      ok: false,
      at: 3,
      expected: file.checkpoints.at(-1)?.[1],
      found: expect.stringMatching(/^[0-9a-f]{16}$/),
      checked: expect.objectContaining({ dice: 'typed' }),
    });
    const impossible = await replay({ ...file, answers: [[0, 'bid', 9]] }, 'verify');
    expect(impossible).toEqual({
      code: 1,
      err: '',
      out: 'The replay differs at answer 1:\n  expected [0,"bid",9]\n  found    "bid 9" is not among the options now.\n',
    });
  });

  it('catches forged dice of a seeded match', async () => {
    const file = seededDuel();
    const at = file.draws.findIndex(([sides]) => sides === 6);
    const face = file.draws[at]?.[1] ?? 0;
    const draws = file.draws.map((d, i) => (i === at ? [6, (face % 6) + 1] : d));
    const json = await replay({ ...file, draws }, 'verify', '--json');
    expect(parsed(json)).toMatchObject({ ok: false, at: 2, found: `${face} on a D6` });
    const shown = await replay({ ...file, draws }, 'show');
    expect(shown.code).toBe(1);
    expect(shown.out).toContain('The replay differs at answer 2:');
  });

  it('reads standard input', async () => {
    const piped = await run(['replay', '-', 'verify'], { stdin: JSON.stringify(duel()) });
    expect(piped.code).toBe(0);
  });
});

describe('sandtable replay show', () => {
  it('tells the story: wishes, rolls with their rules, the result', async () => {
    const { code, out, err } = await replay(duel(), 'show');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replace(/draws [a-z]+/, 'draws N').split('\n')).toEqual([
      'The duel (version 1), seed a duel',
      '',
      '   1  left: bid 1',
      '   2  right: bid 1',
      '      Left bids 1, right bids 1 (TOY-SETUP-02)',
      '      left rolls 2D6 for the first turn, left then right: 2, 5 (TOY-SETUP-03)',
      '      Right draws N (TOY-TURN-01)',
      '   3  right: step p3',
      '      Right steps to p3 (TOY-STEP-01)',
      '',
      'The match is not over.',
      '',
      expect.stringMatching(/^Played again on the \d+ dice and shuffles that were typed in/),
      '',
    ]);
  });

  it('tells it to scripts too', async () => {
    const json = await replay(duel(), 'show', '--json');
    expect(json.code).toBe(0);
    expect(parsed(json)).toMatchObject({
      game: 'The duel',
      seed: 'a duel',
      answers: [
        { number: 1, seat: 'left', wish: 'bid 1', events: [] },
        { number: 2, seat: 'right', wish: 'bid 1', events: [{ type: 'bids' }, { type: 'roll', dice: [2, 5] }, {}] },
        { number: 3, seat: 'right', wish: 'step p3', events: [{ type: 'stepped', rule: 'TOY-STEP-01' }] },
      ],
      result: null,
      verdict: { ok: true },
    });
  });

  it('tells how a whole match ended', async () => {
    const cwd = folder();
    const recording = new Recording(toyGame.rules, toyGame.defaultSetup('toy'), 'whole');
    for (let d = recording.match.decision(); d !== null; d = recording.match.decision()) {
      recording.submit(d.seat, d.options[0] ?? ['pass']);
    }
    const file = recording.file();
    const { code, out } = await run(['replay', '-', 'show'], { cwd, stdin: JSON.stringify(file) });
    expect(code).toBe(0);
    const winner = file.result?.winners[0] === 0 ? 'left' : 'right';
    expect(out.trimEnd().split('\n').at(-3)).toBe(`${winner} wins: The other duelist is down. (${file.result?.rule})`);
    expect(out.match(/^ +\d+ {2}(left|right): /gm)).toHaveLength(file.answers.length);
  });

  it('tells a wish in the words of the moment it was made in', async () => {
    const games = GAMES.map((entry) => {
      if (entry.game === null) return entry;
      const wishOf: Game['wishOf'] = (s, _seat, option) =>
        `${option[0]} in turn ${(s as Core & { turn: number }).turn}`;
      return { ...entry, game: { ...entry.game, wishOf } };
    });
    const done = await run(['replay', '-', 'show', '--json'], { games, stdin: JSON.stringify(duel()) });
    const { answers } = parsed(done) as { answers: { wish: string }[] };
    expect(answers.map((a) => a.wish)).toEqual(['bid in turn 0', 'bid in turn 0', 'step in turn 1']);
  });

  it('goes as far as the answers fit, and says where they stop fitting', async () => {
    const file = duel();
    const { code, out } = await replay({ ...file, answers: [...file.answers.slice(0, 2), [0, 'end']] }, 'show');
    expect(code).toBe(1);
    expect(out).toContain('   2  right: bid 1\n');
    expect(out).toMatch(/The replay differs at answer 3:\n {2}expected \[0,"end"\]\n {2}found {4}Seat 0 is not asked/);
  });
});

it('a file that calls itself something dangerous is told on one line, without its commands', async () => {
  const odd = { ...seededDuel(), version: '1\u001b]0;owned\u0007\nThe replay', seed: `x\u009b2J${'y'.repeat(5000)}` };
  for (const action of ['show', 'verify']) {
    const { out, err } = await replay(odd, action);
    expect(out + err).not.toMatch(/[^\P{C}\n]/u);
    expect(out.split('\n').every((line) => line.length < 400)).toBe(true);
  }
  const json = (await replay(odd, 'show', '--json')).out;
  expect(json).not.toMatch(/[^\P{C}\n]/u);
  expect((JSON.parse(json) as { version: string }).version).toBe(odd.version);
});
