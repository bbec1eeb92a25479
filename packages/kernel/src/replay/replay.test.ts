import { describe, expect, it } from 'vitest';
import { ManualDice, ScriptedDice } from '../chance/dice';
import { DIE } from '../chance/roll';
import { Match } from '../running/match';
import { factOfText } from '../telling/fact';
import { stableHash } from './hash';
import { AGREES, MOVES, type Move, record, rules, type Setup, type State } from './race.fixture';
import { parseReplay, playReplay, Recording, verifyReplay } from './replay';

const FILE = record(MOVES).file();
const HOME = record([...MOVES, ...Array<Move>(30).fill('walk 2')], 60).file();

function at<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new Error(`nothing at ${i}`);
  return item;
}

describe('a recording', () => {
  it('writes down everything the match was', () => {
    expect(FILE).toMatchObject({
      format: 'sandtable-replay',
      formatVersion: 1,
      ruleset: 'race',
      version: '2',
      content: 'abc',
      setup: { goal: 60 },
      seed: 'seed',
      dice: 'seeded',
      result: null,
    });
    expect(FILE.answers).toHaveLength(20);
    expect(FILE.answers.slice(9, 13)).toEqual([
      [0, 'walk', 1],
      [0, 'run'],
      [0, '$roll', 8, 'SOLO-1', 'a tie'],
      [0, 'walk', 2],
    ]);
    expect(FILE.draws.map(([kind]) => kind)).toEqual([-3, -2, 6, 6, 10, 10, 8, 10, 10]);
    expect(FILE.checkpoints.map(([after]) => after)).toEqual([0, 16, 20]);
    expect(at(FILE.checkpoints, 2)[1]).toBe(stableHash(record(MOVES).match.state));
  });

  it('holds the outcome of a match that has ended', () => {
    expect(HOME.result).toEqual({ winners: [0], rule: 'WIN-1', reason: factOfText('First home.') });
  });

  it('leaves out what was refused', () => {
    const recording = record(['walk 1']);
    expect(recording.submit(0, ['fly'])).toMatchObject({ ok: false });
    expect(recording.submit(1, ['walk', 1])).toMatchObject({ ok: false });
    expect(recording.rollFor(1, 6, 'R', factOfText('x'))).toMatchObject({ ok: false });
    expect(recording.length).toBe(1);
    expect(recording.file()).toEqual(record(['walk 1']).file());
  });

  it('has one checkpoint per count of answers', () => {
    expect(
      record([])
        .file()
        .checkpoints.map(([after]) => after),
    ).toEqual([0]);
    expect(
      record(Array<Move>(16).fill('walk 1'))
        .file()
        .checkpoints.map(([after]) => after),
    ).toEqual([0, 16]);
  });

  it.each([0, 1, 11, 12, 20])('agrees after %i answers, through JSON', (n) => {
    const text = JSON.stringify(record(MOVES.slice(0, n)).file());
    const read = parseReplay(rules, text);
    expect(read.ok && verifyReplay(rules, read.value)).toEqual(AGREES);
  });

  it('agrees when it goes to the end', () => {
    expect(verifyReplay(rules, HOME)).toEqual(AGREES);
  });

  it('has no word of its ending in a hash: another word for it is the same match', () => {
    const result = HOME.result === null ? null : { ...HOME.result, reason: { key: 'endings.home', args: [] } };
    expect(verifyReplay(rules, { ...HOME, result })).toEqual(AGREES);
  });

  describe('from before there were facts', () => {
    const { state } = record([...MOVES, ...Array<Move>(30).fill('walk 2')], 60).match;
    const reason = 'The first one home has won.';
    const hash = stableHash({ ...state, outcome: { ...state.outcome, reason } });
    const result = { winners: [0], rule: 'WIN-1', reason };
    const checkpoints = HOME.checkpoints.map(([after, h], i, all) => [after, i === all.length - 1 ? hash : h] as const);
    const old = { ...HOME, result, checkpoints };

    it('is held against the sentence it brings with it', () => {
      const read = parseReplay(rules, JSON.stringify(old));
      expect(read.ok && verifyReplay(rules, read.value)).toEqual(AGREES);
    });

    it('is still found out where somebody else has won', () => {
      expect(verifyReplay(rules, { ...old, result: { ...result, winners: [1] } })).toMatchObject({ ok: false });
      const forged = checkpoints.map(([after]) => [after, HOME.checkpoints[0]?.[1] ?? ''] as const);
      expect(verifyReplay(rules, { ...old, checkpoints: forged })).toMatchObject({ ok: false });
    });
  });

  it('of scripted dice is played on their tape', () => {
    const file = record(MOVES, 60, { dice: new ScriptedDice([1, 2, 10, 9, 8, 4, 4]) }).file();
    expect(file.dice).toBe('given');
    expect(verifyReplay(rules, file)).toEqual(AGREES);
  });
});

describe('a recording with physical dice', () => {
  /** Types dice until a choice is asked, or until the faces run out. */
  function typed(recording: Recording<State, Setup, unknown>, faces: number[]): void {
    while (faces.length > 0 && recording.match.decision()?.kind === DIE)
      recording.submit(0, ['face', faces.shift() ?? 0]);
  }

  it('agrees, dice asked for before the first answer and at a checkpoint included', () => {
    const recording = new Recording(rules, { goal: 999 }, 'seed', { dice: new ManualDice() });
    const faces = Array.from({ length: 2 + 2 * 33 }, (_, i) => (i % 6) + 1);
    typed(recording, faces);
    for (let i = 0; i < 33; i++) {
      recording.submit(0, ['run']);
      typed(recording, faces);
    }
    const file = recording.file();
    expect(faces).toEqual([]);
    expect(file.answers).toEqual(Array(33).fill([0, 'run']));
    expect(file.checkpoints.map(([after]) => after)).toEqual([0, 16, 32, 33]);
    expect(file.dice).toBe('given');
    expect(verifyReplay(rules, file)).toEqual(AGREES);
  });

  it.each([0, 1, 2, 3, 4, 5])('agrees with %i dice typed, in the middle of a roll too', (n) => {
    const recording = new Recording(rules, { goal: 999 }, 'seed', { dice: new ManualDice() });
    const faces = [6, 5, 4, 3, 2].slice(0, n);
    typed(recording, faces);
    if (recording.match.decision()?.kind !== DIE) recording.submit(0, ['run']);
    typed(recording, faces);
    if (recording.match.decision()?.kind !== DIE) recording.submit(0, ['run']);
    typed(recording, faces);
    expect(verifyReplay(rules, recording.file())).toEqual(AGREES);
  });

  it('keeps a die typed for an opponent', () => {
    const recording = new Recording(rules, { goal: 999 }, 'seed', { dice: new ManualDice() });
    typed(recording, [1, 1]);
    expect(recording.rollFor(0, 8, 'SOLO-1', factOfText('a tie'))).toMatchObject({ ok: false, needsDie: true });
    recording.rollFor(0, 8, 'SOLO-1', factOfText('a tie'), 7);
    recording.submit(0, ['walk', 2]);
    const file = recording.file();
    expect(file.answers).toEqual([
      [0, '$roll', 8, 'SOLO-1', 'a tie'],
      [0, 'walk', 2],
    ]);
    expect(file.draws.at(-1)).toEqual([8, 7]);
    expect(verifyReplay(rules, file)).toEqual(AGREES);
  });

  it('with too few dice names the answer that found none', () => {
    const recording = new Recording(rules, { goal: 999 }, 'seed', { dice: new ManualDice() });
    typed(recording, [1, 1]);
    for (let i = 0; i < 2; i++) {
      recording.submit(0, ['run']);
      typed(recording, [3, 3]);
    }
    const file = recording.file();
    const found = 'no draw for a die that has to be rolled first';
    expect(verifyReplay(rules, { ...file, draws: file.draws.slice(0, -3) })).toMatchObject({
      ok: false,
      at: 2,
      expected: '[0,"run"]',
      found,
    });
  });
});

describe('playing a replay', () => {
  it('shows the match after every answer, with its events', () => {
    const told: string[] = [];
    playReplay(rules, FILE, {
      events: true,
      each: (match, [seat, verb], done) => {
        told.push(`${seat} ${verb}: ${done.events.map((e) => e.type).join()} at ${match.state.at[0]}`);
      },
    });
    expect(told).toHaveLength(20);
    expect(told[1]).toMatch(/^0 walk: {2}at \d+$/);
    expect(told[10]).toMatch(/^0 run: roll at \d+$/);
    expect(told[11]).toMatch(/^0 \$roll: roll at \d+$/);
  });

  it('from the seed alone gives the same match', () => {
    const finals = [true, false].map((fromSeed) => {
      let last = '';
      const each = (match: Match<State, Setup>) => {
        last = stableHash(match.state);
      };
      playReplay(rules, FILE, { fromSeed, each });
      return last;
    });
    expect(finals[0]).toBe(finals[1]);
    expect(finals[0]).toBe(at(FILE.checkpoints, 2)[1]);
  });

  it('is what a match played by hand gives', () => {
    const match = Match.start(rules, { goal: 60 }, 'seed');
    match.submit(0, ['walk', 1]);
    expect(record(['walk 1']).file().checkpoints.at(-1)).toEqual([1, stableHash(match.state)]);
  });
});
