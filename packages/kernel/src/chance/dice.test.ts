import { describe, expect, it } from 'vitest';
import { factOfText } from '../telling/fact';
import { DiceError, ManualDice, ScriptedDice, TapeDice } from './dice';

describe('scripted dice', () => {
  it('show the given faces in order and know what is left', () => {
    const dice = new ScriptedDice([6, 1, 10]);
    expect(dice.left()).toEqual([6, 1, 10]);
    expect([dice.face(6, 'R-1', factOfText('a shot')), dice.face(6, 'R-1', factOfText('a shot'))]).toEqual([6, 1]);
    expect(dice.left()).toEqual([10]);
    expect(dice.face(10, 'R-1', factOfText('a shot'))).toBe(10);
    expect(dice.left()).toEqual([]);
  });

  it('fail at a missing die, naming the roll', () => {
    const dice = new ScriptedDice([4]);
    dice.face(6, 'R-1', factOfText('a shot'));
    expect(() => dice.face(6, 'R-2', factOfText('the wind'))).toThrow(
      new DiceError('No die left for the wind (R-2) after 1 given dice.'),
    );
  });

  it.each([0, 7, -1, 2.5, Number.NaN])('fail at a face of %s on a D6 and keep it', (face) => {
    const dice = new ScriptedDice([3, face]);
    dice.face(6, 'R-1', factOfText('a shot'));
    expect(() => dice.face(6, 'R-2', factOfText('the wind'))).toThrow(
      new DiceError(`Die 2 shows ${face}, but the wind (R-2) rolls 1 to 6.`),
    );
    expect(dice.left()).toEqual([face]);
  });

  it('leave shuffles to the generator', () => {
    expect(new ScriptedDice([1]).index()).toBe('generator');
  });

  it('leave the list they were given as it was', () => {
    const faces = [1, 2];
    const dice = new ScriptedDice(faces);
    dice.face(6, '', factOfText(''));
    expect(faces).toEqual([1, 2]);
  });
});

describe('tape dice', () => {
  it('give dice and shuffles back in the order recorded', () => {
    const tape = new TapeDice([
      [6, 5],
      [-3, 0],
      [10, 10],
    ]);
    expect([tape.face(6), tape.index(3), tape.face(10)]).toEqual([5, 0, 10]);
  });

  it('leave everything to the generator once the tape has run out', () => {
    const tape = new TapeDice([[6, 5]]);
    expect([tape.face(6), tape.face(6), tape.index(3)]).toEqual([5, 'generator', 'generator']);
  });

  it('may ask a person for the dice beyond the tape; shuffles stay with the generator', () => {
    const tape = new TapeDice([[6, 5]], 'ask');
    expect([tape.face(6), tape.face(6), tape.face(10)]).toEqual([5, 'ask', 'ask']);
    expect(new TapeDice([], 'ask').index(3)).toBe('generator');
  });

  it('asks nobody once a draw did not fit, because the match is another one by then', () => {
    const tape = new TapeDice([[6, 5]], 'ask');
    expect([tape.face(8), tape.face(6)]).toEqual(['generator', 'generator']);
  });

  it.each<[string, (t: TapeDice) => number | string]>([
    ['a die with other sides', (t) => t.face(8)],
    ['a shuffle instead of a die', (t) => t.index(6)],
  ])('leave everything to the generator from the first draw that does not fit: %s', (_what, other) => {
    const tape = new TapeDice([
      [6, 5],
      [6, 4],
    ]);
    expect(other(tape)).toBe('generator');
    // the next draw would fit again, but by now it belongs to something else
    expect(tape.face(6)).toBe('generator');
  });

  it('tell a shuffle of another length apart', () => {
    const tape = new TapeDice([[-3, 1]]);
    expect(tape.index(4)).toBe('generator');
  });
});

describe('manual dice', () => {
  it('ask for every face and leave shuffles to the generator', () => {
    const dice = new ManualDice();
    expect(dice.face()).toBe('ask');
    expect(dice.index()).toBe('generator');
  });
});
