import { describe, expect, it } from 'vitest';
import { type Core, type Frame, type Option, PASS } from '../core';
import { frame } from '../running/frames';
import type { Kernel } from '../running/kernel';
import { type Act, asking, fitsQuestion, questionsOf, reacting, type Verb, vocabulary } from './verb';

type Said = Verb<Core>;

const walk: Said = { word: 'walk', form: 'to:place', options: ['walk', 'run'] };
const rest: Said = { word: 'rest', form: '' };
const idle: Said = { word: 'idle', form: '' };

const taken: string[] = [];

function act(verb: Said, options: Option[], more: Partial<Act<Core>> = {}): Act<Core> {
  return {
    verbs: [verb],
    offer: (_s, _f, _seat, out) => void out.push(...options),
    take: (_s, _f, _seat, option) => void taken.push(option.join(' ')),
    ...more,
  };
}

const walking = act(walk, [
  ['walk', 1],
  ['run', 2],
]);
const resting = act(rest, [['rest']], { goesOn: true });
const idling = act(idle, [['idle']], { guest: true });

const state = {} as Core;
const at: Frame = { at: 'day', step: 'ask', dice: null, got: 0 };

function jumps(run: (k: Kernel<Core>) => void): string[] {
  const seen: string[] = [];
  run({ jump: (_f: Frame, step: string) => void seen.push(step) } as unknown as Kernel<Core>);
  return seen;
}

describe('a decision that is a list of acts', () => {
  const day = asking<Core, Frame>({ kind: 'day', rule: 'R-1', again: 'ask' }, [walking, resting, idling]);

  it('offers them in their order and lists what a person may wish', () => {
    const out: Option[] = [];
    day.offer(state, at, 0, out);
    expect(out).toEqual([['walk', 1], ['run', 2], ['rest'], ['idle']]);
    expect(day.verbs).toEqual([walk, rest]);
  });

  it('hands every option to the act it belongs to, and asks again until one goes on', () => {
    taken.length = 0;
    expect(jumps((k) => day.take(state, at, 0, ['run', 2], k))).toEqual(['ask']);
    expect(jumps((k) => day.take(state, at, 0, ['rest'], k))).toEqual([]);
    expect(taken).toEqual(['run 2', 'rest']);
    expect(() => day.take(state, at, 0, ['fly'], {} as Kernel<Core>)).toThrow('Nobody offers "fly".');
  });

  it('knows which options leave the others as they are', () => {
    const noon = asking<Core, Frame>({ kind: 'noon', rule: 'R-4' }, [walking, act(idle, [['idle']], { spares: true })]);
    expect(noon.spares?.(['idle'])).toBe(true);
    expect(noon.spares?.(['run', 2])).toBe(false);
  });

  it('says what its question may be answered with, a window also that one lets it pass', () => {
    const window = reacting<Core, Frame>(
      { point: 'dusk', rule: 'R-2', policy: 'silent', closes: 'all-pass', seats: () => [0] },
      [resting],
    );
    const questions = questionsOf([frame<Core, Frame>('day', [], [day]), window as never]);
    expect(fitsQuestion(questions, 'day', 'walk')).toBe(true);
    expect(fitsQuestion(questions, 'day', 'idle')).toBe(false);
    expect(questions.get('dusk')?.map(({ word }) => word)).toEqual(['rest', PASS]);
    const plain = { kind: 'noon', rule: 'R-3', offer() {}, take() {} };
    expect(() => questionsOf([frame<Core, Frame>('day', [], [plain])])).toThrow(
      '"noon" of frame "day" is no list of acts.',
    );
  });

  it('finds a verb by what is typed and by its options', () => {
    const known = vocabulary([walk, rest]);
    expect(known.ofWord('walk')).toBe(walk);
    expect(known.ofOption('run')).toBe(walk);
    expect(known.ofWord('run')).toBeUndefined();
  });
});
