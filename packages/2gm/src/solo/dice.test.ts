import { factOfText } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { answer, Dice } from './dice';

const what = factOfText('which of three');

describe('the dice of an opponent', () => {
  it('are asked for where several are equal', () => {
    const reply = answer(() => {
      new Dice([]).pick(['a', 'b', 'c'], 'SOLO-RULING-07', what);
      throw new Error('It knew without a die.');
    });
    expect(reply).toEqual({ roll: { sides: 10, rule: 'SOLO-RULING-07', purpose: what } });
  });

  it('are not rolled where there is only one answer, and nothing is told of them', () => {
    const idle = new Dice([], true);
    expect(idle.pick(['a', 'b', 'c'], 'SOLO-RULING-07', what)).toBe('a');
    expect(
      idle.pick(
        Array.from({ length: 12 }, (_, i) => i),
        'SOLO-RULING-07',
        what,
      ),
    ).toBe(0);
    expect(idle.rolls).toEqual([]);
  });
});
