import { describe, expect, it } from 'vitest';
import type { Draw } from '../chance/dice';
import type { Frame } from '../core';
import type { Ruleset } from '../ruleset';
import { step } from '../running/frames';
import { factOfText } from '../telling/fact';
import { AGREES, MOVES, type Move, record, rules, type Setup, type State } from './race.fixture';
import { playReplay, type Replay, type ReplayEntry, verifyReplay } from './replay';

const FILE = record(MOVES).file();
const HOME = record([...MOVES, ...Array<Move>(30).fill('walk 2')]).file();

function at<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new Error(`nothing at ${i}`);
  return item;
}

function withDraw(file: Replay<Setup>, i: number, draw: Draw): Replay<Setup> {
  return { ...file, draws: file.draws.map((d, j) => (i === j ? draw : d)) };
}

function withAnswer(file: Replay<Setup>, i: number, entry: ReplayEntry): Replay<Setup> {
  return { ...file, answers: file.answers.map((a, j) => (i === j ? entry : a)) };
}

/** Another face of the same die, another index of the same shuffle. */
function forged([kind, value]: Draw): Draw {
  return kind > 0 ? [kind, (value % kind) + 1] : [kind, (value + 1) % -kind];
}

function said([kind, value]: Draw): string {
  return kind > 0 ? `${value} on a D${kind}` : `index ${value} in a shuffle of ${-kind}`;
}

describe('a forged replay shows its first divergence', () => {
  // the answers after which the draws fall: shuffle and start before the first, then the runs and the tie
  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 11],
    [5, 11],
    [6, 12],
    [7, 14],
    [8, 14],
  ])('draw %i of seeded dice, noticed after answer %i', (i, after) => {
    const honest = at(FILE.draws, i);
    expect(verifyReplay(rules, withDraw(FILE, i, forged(honest)))).toMatchObject({
      ok: false,
      at: after,
      expected: said(forged(honest)),
      found: said(honest),
    });
  });

  it('a die of another kind', () => {
    expect(verifyReplay(rules, withDraw(FILE, 4, [12, 3]))).toMatchObject({
      ok: false,
      at: 11,
      expected: '3 on a D12',
      found: said(at(FILE.draws, 4)),
    });
  });

  it('another answer, noticed at the next checkpoint', () => {
    const verdict = verifyReplay(rules, withAnswer(FILE, 3, [0, 'walk', 2]));
    expect(verdict).toMatchObject({
      ok: false,
      at: 16,
      expected: at(FILE.checkpoints, 1)[1],
      found: expect.any(String),
    });
    expect(verdict.found).toMatch(/^[0-9a-f]{16}$/);
    expect(verdict.found).not.toBe(verdict.expected);
  });

  it('an answer that does not fit', () => {
    expect(verifyReplay(rules, withAnswer(FILE, 4, [0, 'fly', 1]))).toMatchObject({
      ok: false,
      at: 5,
      expected: '[0,"fly",1]',
      found: '"fly 1" is not among the options now.',
    });
  });

  it('an answer of another seat', () => {
    expect(verifyReplay(rules, withAnswer(FILE, 0, [1, 'walk', 1]))).toMatchObject({
      ok: false,
      at: 1,
      expected: '[1,"walk",1]',
      found: 'Seat 1 is not asked anything now; the match waits for seat 0.',
    });
  });

  it("an opponent's die that cannot be", () => {
    const found = (entry: ReplayEntry) => verifyReplay(rules, withAnswer(FILE, 11, entry));
    expect(found([0, '$roll', 0, 'R', 'x'])).toMatchObject({ at: 12, found: 'No die has 0 sides.' });
    expect(found([0, '$roll'])).toMatchObject({ at: 12, found: 'No die has NaN sides.' });
    expect(found([0, '$roll', 1e12, 'R', 'x'])).toMatchObject({ at: 12, found: 'No die has 1000000000000 sides.' });
  });

  it.each([0, 1, 2])('checkpoint %i', (i) => {
    const [after, honest] = at(FILE.checkpoints, i);
    const checkpoints = FILE.checkpoints.map((c, j) => (i === j ? ([after, 'ffffffffffffffff'] as const) : c));
    expect(verifyReplay(rules, { ...FILE, checkpoints })).toMatchObject({
      ok: false,
      at: after,
      expected: 'ffffffffffffffff',
      found: honest,
    });
  });

  it('the result', () => {
    const result = { winners: [1], rule: 'WIN-1', reason: factOfText('First home.') };
    expect(verifyReplay(rules, { ...HOME, result })).toMatchObject({
      ok: false,
      at: HOME.answers.length,
      expected: '{"winners":[1],"rule":"WIN-1"}',
      found: '{"winners":[0],"rule":"WIN-1"}',
    });
    expect(verifyReplay(rules, { ...FILE, result })).toMatchObject({ ok: false, at: 20, found: 'null' });
    expect(verifyReplay(rules, { ...HOME, result: null })).toMatchObject({ ok: false, expected: 'null' });
  });

  it('answers cut off', () => {
    expect(verifyReplay(rules, { ...FILE, answers: FILE.answers.slice(0, 18) })).toMatchObject({
      ok: false,
      at: 18,
      expected: '20 answers',
      found: '18 answers',
    });
  });

  it('answers after the end', () => {
    const answers = [...HOME.answers, [0, 'walk', 1] as const];
    expect(verifyReplay(rules, { ...HOME, answers })).toMatchObject({
      ok: false,
      at: answers.length,
      expected: '[0,"walk",1]',
      found: 'The match is over.',
    });
  });

  it('draws cut off', () => {
    expect(verifyReplay(rules, { ...FILE, draws: FILE.draws.slice(0, 7) })).toMatchObject({
      ok: false,
      at: 14,
      expected: 'no further draw',
      found: said(at(FILE.draws, 7)),
    });
  });

  it('draws too many', () => {
    expect(verifyReplay(rules, { ...FILE, draws: [...FILE.draws, [6, 3]] })).toMatchObject({
      ok: false,
      at: 20,
      expected: '3 on a D6',
      found: 'no further draw',
    });
  });

  it('another seed', () => {
    expect(verifyReplay(rules, { ...FILE, seed: 'other' })).toMatchObject({ ok: false, at: 0 });
  });

  it('another set-up', () => {
    expect(verifyReplay(rules, { ...FILE, setup: { goal: 61 } })).toMatchObject({
      ok: false,
      at: 0,
      expected: at(FILE.checkpoints, 0)[1],
    });
  });

  it('an engine that breaks over an answer', () => {
    expect(verifyReplay(rules, withAnswer(FILE, 6, [0, 'leap']))).toMatchObject({
      ok: false,
      at: 7,
      expected: '[0,"leap"]',
      found: 'The rules failed: Frame "main" has no step "nowhere".',
    });
  });

  it('an engine that breaks before the first answer', () => {
    const broken = { ...rules, init: (setup: Setup, rng: State['rng']) => ({ ...rules.init(setup, rng), stack: [] }) };
    expect(verifyReplay(broken, FILE)).toMatchObject({
      ok: false,
      at: 0,
      expected: 'a match that can be set up',
      found: 'The last frame ended, but the match is not over.',
    });
  });

  it('but not an error that is none of the rules: that is a fault of ours and is thrown', () => {
    const init = () => {
      throw new TypeError('broken');
    };
    expect(() => verifyReplay({ ...rules, init }, FILE)).toThrow(new TypeError('broken'));
  });
});

describe('a replay of another version', () => {
  const newer: Ruleset<State, Setup> = { ...rules, version: '3' };

  it('is played on the tape of its draws, whatever the seed would roll today', () => {
    const draws = FILE.draws.map((d, i) => (i === 4 ? ([10, 10] as const) : d));
    const old = { ...FILE, draws };
    const seen: number[] = [];
    const verdict = playReplay(newer, old, { each: (match) => void seen.push(match.state.at[0] ?? 0) });
    expect(at(seen, 10) - at(seen, 9)).toBe(10);
    // the recorded states were those of other dice
    expect(verdict).toMatchObject({ ok: false, at: 16 });
  });

  it('agrees when the newer engine plays the same', () => {
    expect(verifyReplay(newer, FILE)).toEqual(AGREES);
    expect(verifyReplay({ ...rules, content: 'changed' }, FILE)).toEqual(AGREES);
  });

  it('names where play parts, not where the state is only noted differently', () => {
    const noting: Ruleset<State, Setup> = {
      ...newer,
      init: (setup, rng) => ({ ...rules.init(setup, rng), notes: 'new in version 3' }) as State,
    };
    // every state has another hash from the very beginning, but the match is the same
    expect(playReplay(noting, FILE, { byPlay: true })).toMatchObject({ ok: false, at: 0 });
    const draws = FILE.draws.slice(0, 5);
    expect(verifyReplay(noting, { ...FILE, draws })).toMatchObject({ ok: false, at: 11, expected: 'no further draw' });
    expect(playReplay(noting, { ...FILE, draws })).toMatchObject({ ok: false, at: 0 });
  });

  it('played by an engine that rolls differently, shows the first roll that does not fit and plays on', () => {
    const [main] = rules.frames;
    if (main === undefined) throw new Error('no frame');
    const steps = main.steps.map((s) =>
      s.name === 'run'
        ? step<State, Frame>('run', 'R', (_s, f, k) => k.roll(f, 1, 12, 0, 'R', factOfText('a run')))
        : s,
    );
    const other: Ruleset<State, Setup> = { ...newer, frames: [{ ...main, steps }] };
    let played = 0;
    const verdict = playReplay(other, FILE, { each: () => void played++ });
    expect(verdict).toMatchObject({
      ok: false,
      at: 11,
      expected: said(at(FILE.draws, 4)),
      found: expect.stringMatching(/^\d+ on a D12$/),
    });
    expect(played).toBe(20);
  });
});
