import { describe, expect, it } from 'vitest';
import { type Ask, cloneAsks, cloneOutcome, cloneRng, cloneStack, type Frame, type Option, sameOption } from './core';
import { factOfText } from './telling/fact';

describe('sameOption', () => {
  it.each<[Option, Option, boolean]>([
    [['pass'], ['pass'], true],
    [['move', 1, 2], ['move', 1, 2], true],
    [['move', 1, 2], ['move', 2, 1], false],
    [['move', 1], ['move', 1, 2], false],
    [['move', 1, 2], ['move', 1], false],
    [['move', 1], ['step', 1], false],
    [['move', 1], ['move', '1'], false],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(sameOption(a, b)).toBe(expected);
  });

  it('knows an option again without looking at its parts', () => {
    const option: Option = ['move', Number.NaN];
    expect(sameOption(option, option)).toBe(true);
  });
});

interface PathFrame extends Frame {
  path: number[][];
  names: (string | null)[];
  swift: boolean;
  by: number;
}

describe('cloning the kernel part of a state', () => {
  const path = (): PathFrame => ({
    at: 'path',
    step: 'go',
    dice: [3, 4],
    got: 7,
    path: [[1, 2], [], [3]],
    names: ['a', null],
    swift: true,
    by: 1,
  });

  it('copies a stack with every field of every frame', () => {
    const stack: Frame[] = [{ at: 'turn', step: '', dice: null, got: 0 }, path()];
    expect(cloneStack(stack)).toEqual(stack);
  });

  it('shares no frame and no list with the original, however deep', () => {
    const original = path();
    const copy = cloneStack([original])[0] as PathFrame;
    copy.step = 'changed';
    copy.dice?.push(9);
    copy.path[0]?.push(9);
    copy.path[1]?.push(9);
    copy.path.push([9]);
    copy.names[1] = 'b';
    expect(original).toEqual(path());
  });

  it('keeps the order of frames', () => {
    const frames = ['a', 'b', 'c'].map((at): Frame => ({ at, step: at, dice: null, got: 0 }));
    expect(cloneStack(frames).map((f) => f.at)).toEqual(['a', 'b', 'c']);
  });

  it('copies asks with secret answers and dice, and shares nothing', () => {
    const asks = (): Ask[] => [
      { seat: 0, kind: 'bid', answer: ['bid', 3], dice: [2, 5] },
      { seat: 1, kind: 'bid', answer: null, dice: [] },
    ];
    const original = asks();
    const copy = cloneAsks(original);
    expect(copy).toEqual(original);
    expect(copy[0]?.answer).not.toBe(original[0]?.answer);
    copy[0]?.dice.push(6);
    if (copy[1] !== undefined) copy[1].answer = ['bid', 0];
    expect(original).toEqual(asks());
  });

  it('copies the generator', () => {
    const rng: [number, number, number, number] = [1, 2, 3, 4294967295];
    const copy = cloneRng(rng);
    copy[0] = 9;
    expect(rng).toEqual([1, 2, 3, 4294967295]);
    expect(cloneRng(rng)).toEqual(rng);
  });

  it('copies an outcome, or the lack of one', () => {
    const outcome = { winners: [0, 2], rule: 'WIN', reason: factOfText('Alone on the field.') };
    const copy = cloneOutcome(outcome);
    expect(copy).toEqual(outcome);
    expect(copy).not.toBe(outcome);
    expect(copy?.winners).not.toBe(outcome.winners);
    expect(cloneOutcome(null)).toBeNull();
  });
});
