import { describe, expect, it } from 'vitest';
import type { Core, Frame } from '../core';
import { stableHash } from '../replay/hash';
import { RulesError } from '../rules-error';
import type { Ruleset } from '../ruleset';
import { type FrameDef, frame, type Step, step } from '../running/frames';
import type { Kernel } from '../running/kernel';
import { Match, type MatchSettings } from '../running/match';
import { factOfText } from '../telling/fact';
import { TINY } from '../tiny.fixture';
import { DiceError, type DiceSource, ManualDice, ScriptedDice, TapeDice } from './dice';
import { DIE } from './roll';

interface State extends Core {
  seen: (number[] | null)[];
  deck: number[];
}

function rulesOf(frames: readonly FrameDef<State>[]): Ruleset<State> {
  return {
    ...TINY,
    frames,
    init: (_setup, rng) => ({
      rng,
      stack: [{ at: 'main', step: frames[0]?.steps[0]?.name ?? '', dice: null, got: 0 }],
      asks: [],
      outcome: null,
      seen: [],
      deck: [1, 2, 3, 4, 5],
    }),
    seats: () => 2,
  };
}

function does(name: string, run: (f: Frame, k: Kernel<State>, s: State) => void): Step<State, Frame> {
  return step(name, 'R', (s, f, k) => run(f, k, s));
}

/** Notes what the frame's dice show. */
function look(name: string): Step<State, Frame> {
  return does(name, (f, _k, s) => s.seen.push(f.dice === null ? null : f.dice.slice()));
}

function rolls(name: string, count: number, sides = 6, seat = 1): Step<State, Frame> {
  return does(name, (f, k) => k.roll(f, count, sides, seat, 'R-DIE', factOfText(`${count} for ${name}`)));
}

const finish = does('finish', (_f, k) => k.finish({ winners: [], rule: 'R', reason: factOfText('Enough.') }));

/** Rolls, shuffles, rolls again, and rolls in a called frame. */
const battle = rulesOf([
  frame<State, Frame>('main', [
    rolls('attack', 3),
    look('attacked'),
    does('mix', (_f, k, s) => k.shuffle(s.deck)),
    does('defend', (_f, k) => k.call({ at: 'sub', step: 'roll', dice: null, got: 0 })),
    look('still'),
    rolls('weather', 1, 10, 0),
    look('weathered'),
    finish,
  ]),
  frame<State, Frame>('sub', [rolls('roll', 2), look('read')]),
]);

function fight(dice: DiceSource | null, settings: MatchSettings = {}): Match<State> {
  return Match.start(battle, null, 'seed', { dice, ...settings });
}

/** Types the faces one by one. */
function type(match: Match<State>, faces: readonly number[]): void {
  for (const face of faces) {
    const asked = match.decision();
    if (asked === null) throw new Error('no die is asked for');
    expect(match.submit(asked.seat, ['face', face]).ok).toBe(true);
  }
}

describe('the faces of a roll', () => {
  it('stand in the frame from the next step on', () => {
    const match = fight(new ScriptedDice([1, 2, 3, 4, 5, 10]));
    expect(match.state.seen).toEqual([[1, 2, 3], [4, 5], [1, 2, 3], [10]]);
  });

  it('cannot be read in the step that rolls, not even those of an earlier roll', () => {
    const rules = rulesOf([
      frame<State, Frame>('main', [
        rolls('a', 1),
        does('b', (f, k, s) => {
          k.roll(f, 1, 6, 0, 'R', factOfText('again'));
          s.seen.push(f.dice);
        }),
        look('c'),
        finish,
      ]),
    ]);
    expect(Match.start(rules, null, 1, { dice: new ScriptedDice([4, 5]) }).state.seen).toEqual([null, [5]]);
  });

  it('are none for a roll of no dice, whoever rolls', () => {
    const rules = rulesOf([frame<State, Frame>('main', [rolls('a', 0), look('b'), finish])]);
    for (const dice of [null, new ScriptedDice([]), new ManualDice()]) {
      expect(Match.start(rules, null, 1, { dice }).state.seen).toEqual([[]]);
    }
  });

  it.each<[string, DiceSource | null]>([
    ['generator', null],
    ['script', new ScriptedDice([6])],
    ['person', new ManualDice()],
  ])('are there in the step after an answer that rolls: %s', (_what, dice) => {
    const rules = rulesOf([
      frame<State, Frame>(
        'main',
        [does('ask', (_f, k) => k.ask(0, 'act')), look('read'), finish],
        [
          {
            kind: 'act',
            rule: 'R',
            offer: (_s, _f, _seat, out) => void out.push(['go']),
            take: (_s, f, _seat, _option, k) => k.roll(f, 1, 6, 0, 'R', factOfText('luck')),
          },
        ],
      ),
    ]);
    const match = Match.start(rules, null, 1, { dice, record: true });
    match.submit(0, ['go']);
    if (dice instanceof ManualDice) type(match, [6]);
    const face = match.draws[0]?.[1];
    expect(match.state.seen).toEqual([[face]]);
  });
});

describe('the four sources', () => {
  const seeded = fight(null, { record: true });
  const faces = seeded.draws.filter(([kind]) => kind > 0).map(([, face]) => face);

  it('lead to the very same state with the same faces', () => {
    const manual = fight(new ManualDice());
    type(manual, faces);
    const states = [fight(new ScriptedDice(faces)), fight(new TapeDice(seeded.draws)), manual];
    expect(faces).toHaveLength(6);
    expect(states.map((m) => stableHash(m.state))).toEqual(Array(3).fill(stableHash(seeded.state)));
  });

  it('advance the generator equally whatever the faces are', () => {
    const other = faces.map((face) => (face % 6) + 1);
    const manual = fight(new ManualDice());
    type(manual, other);
    const tape = fight(new TapeDice(seeded.draws.map(([kind, value]) => [kind, kind > 0 ? (value % 6) + 1 : value])));
    for (const match of [fight(new ScriptedDice(other)), tape, manual]) {
      expect(match.state.rng).toEqual(seeded.state.rng);
      expect(match.state.deck).toEqual(seeded.state.deck);
      expect(match.state.seen.flat()).not.toEqual(seeded.state.seen.flat());
    }
  });

  it('record the same draws', () => {
    const manual = fight(new ManualDice(), { record: true });
    type(manual, faces);
    expect(manual.draws).toEqual(seeded.draws);
    expect(fight(new ScriptedDice(faces), { record: true }).draws).toEqual(seeded.draws);
    expect(fight(new TapeDice(seeded.draws), { record: true }).draws).toEqual(seeded.draws);
  });

  it('emit the same events', () => {
    const manual = fight(new ManualDice(), { events: true });
    const told = [...manual.takeEvents()];
    for (const face of faces) {
      const done = manual.submit(manual.waiting()[0] ?? 0, ['face', face]);
      if (done.ok) told.push(...done.events);
    }
    expect(told).toEqual(fight(new ScriptedDice(faces), { events: true }).takeEvents());
    expect(told.map((e) => 'dice' in e && e.dice)).toEqual([faces.slice(0, 3), faces.slice(3, 5), faces.slice(5)]);
  });
});

describe('scripted dice in a match', () => {
  it('fail at the roll that lacks a die', () => {
    expect(() => fight(new ScriptedDice([1, 2]))).toThrow(
      new DiceError('No die left for 3 for attack (R-DIE) after 2 given dice.'),
    );
  });

  it('fail at a face the die does not have', () => {
    expect(() => fight(new ScriptedDice([1, 7, 2]))).toThrow(
      new DiceError('Die 2 shows 7, but 3 for attack (R-DIE) rolls 1 to 6.'),
    );
  });

  it('keep what was not rolled', () => {
    const dice = new ScriptedDice([1, 2, 3, 4, 5, 10, 9]);
    fight(dice);
    expect(dice.left()).toEqual([9]);
  });
});

describe('a tape in a match', () => {
  const seeded = fight(null, { record: true });

  it('falls back to the generator at the first draw that does not fit, and stays there', () => {
    const [first, , ...rest] = seeded.draws;
    const torn = new TapeDice([first ?? [6, 1], [10, 10], ...rest]);
    const match = fight(torn, { record: true });
    expect(match.draws).toEqual(seeded.draws);
  });

  it('shuffles as recorded', () => {
    const draws = seeded.draws.map(([kind, value]) => [kind, kind < 0 ? 0 : value] as const);
    const match = fight(new TapeDice(draws));
    // every card is exchanged with the first: the first walks to the end, the others move up
    expect(match.state.deck).toEqual([2, 3, 4, 5, 1]);
  });

  it('cannot shuffle with a card that is not there', () => {
    const draws = seeded.draws.map(([kind, value]) => [kind, kind < 0 ? 9 : value] as const);
    expect(() => fight(new TapeDice(draws))).toThrow(new RulesError('A shuffle drew an index outside of the pile.'));
  });
});

describe('dice rolled by a person', () => {
  it('are asked for one by one, from the seat that rolls', () => {
    const match = fight(new ManualDice());
    for (const known of [[], [2], [2, 6]]) {
      expect(match.decision()).toMatchObject({
        seat: 1,
        kind: DIE,
        options: [1, 2, 3, 4, 5, 6].map((n) => ['face', n]),
      });
      expect(match.state.stack.at(-1)).toMatchObject({
        count: 3,
        sides: 6,
        rule: 'R-DIE',
        purpose: '3 for attack',
        faces: known,
      });
      expect(match.state.seen).toEqual([]);
      type(match, [[2], [6], [1]][known.length] ?? []);
    }
    expect(match.state.seen).toEqual([[2, 6, 1]]);
  });

  it('refuse a face the die does not have', () => {
    const match = fight(new ManualDice());
    const before = stableHash(match.state);
    for (const face of [0, 7, 1.5, '3']) {
      expect(match.submit(1, ['face', face])).toMatchObject({
        ok: false,
        message: `"face ${face}" is not among the options now.`,
      });
    }
    expect(stableHash(match.state)).toBe(before);
  });

  it('raise the barrier die by die', () => {
    const match = fight(new ManualDice());
    for (const face of [1, 2, 3, 4]) {
      expect(match.submit(1, ['face', face])).toMatchObject({ barrier: { roll: true, reveal: false } });
    }
  });

  it('may be saved between two dice of one roll', () => {
    const faces = [2, 6, 1, 5, 5, 9];
    for (let cut = 0; cut <= faces.length; cut++) {
      const match = fight(new ManualDice());
      type(match, faces.slice(0, cut));
      const saved = JSON.parse(JSON.stringify(match.state)) as State;
      const loaded = new Match(battle, saved, { dice: new ManualDice() });
      type(loaded, faces.slice(cut));
      expect(stableHash(loaded.state)).toBe(stableHash(fight(new ScriptedDice(faces)).state));
    }
  });

  it('allow nothing unasked until the die has fallen', () => {
    const offered = { offer: (_s: State, _seat: number, out: [string][]) => void out.push(['give']), take: () => {} };
    const match = Match.start({ ...battle, standing: offered }, null, 1, { dice: new ManualDice() });
    expect(match.standing(0)).toEqual([]);
    expect(match.submit(0, ['give'])).toMatchObject({ ok: false });
  });
});

describe('a step that rolls does nothing else', () => {
  const failing = (run: (f: Frame, k: Kernel<State>, s: State) => void) => {
    const rules = rulesOf([
      frame<State, Frame>('main', [does('a', run), finish]),
      frame<State, Frame>('sub', [does('x', () => {})]),
    ]);
    return [null, new ManualDice()].map((dice) => () => Match.start(rules, null, 1, { dice }));
  };
  const roll = (f: Frame, k: Kernel<State>): void => k.roll(f, 1, 6, 0, 'R', factOfText('luck'));
  const sub = (): Frame => ({ at: 'sub', step: 'x', dice: null, got: 0 });

  // with a generator these would seem to work, and go wrong at a table with physical dice
  it.each<[string, (f: Frame, k: Kernel<State>) => void, RegExp]>([
    [
      'roll twice',
      (f, k) => [roll(f, k), roll(f, k)],
      /^"main" cannot roll beside something else; under way: main\/finish/,
    ],
    [
      'roll and ask',
      (f, k) => [roll(f, k), k.ask(0, 'q')],
      /^"q" is asked in the step that rolls; under way: main\/finish/,
    ],
    [
      'ask and roll',
      (f, k) => [k.ask(0, 'q'), roll(f, k)],
      /^"main" cannot roll beside something else; under way: main\/finish/,
    ],
    [
      'roll and call',
      (f, k) => [roll(f, k), k.call(sub())],
      /^"sub" is called in the step that rolls; under way: main\/finish/,
    ],
    [
      'call and roll',
      (f, k) => [k.call(sub()), roll(f, k)],
      /^"main" cannot roll beside something else; under way: main\/finish > sub\/x/,
    ],
  ])('%s', (_what, run, message) => {
    for (const attempt of failing(run)) {
      expect(attempt).toThrow(RulesError);
      expect(attempt).toThrow(message);
    }
  });

  it('but may end its frame, whoever rolls', () => {
    const rules = rulesOf([
      frame<State, Frame>('main', [does('a', (_f, k) => k.call(sub())), look('b'), finish]),
      frame<State, Frame>('sub', [
        does('x', (f, k) => {
          roll(f, k);
          k.done(f, 3);
        }),
        look('never'),
      ]),
    ]);
    const manual = Match.start(rules, null, 1, { dice: new ManualDice() });
    type(manual, [2]);
    const scripted = Match.start(rules, null, 1, { dice: new ScriptedDice([2]) });
    expect(stableHash(manual.state)).toBe(stableHash(scripted.state));
    expect(scripted.state.seen).toEqual([null]);
  });
});
