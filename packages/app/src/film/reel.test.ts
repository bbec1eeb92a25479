import { describe, expect, it } from 'vitest';
import type { ToldStep } from '../log/step';
import { isAnswering, reelOf } from './reel';

/** `p` a person, `o` an opponent, `c` the clock; `|` after an answer: it begins the next turn. */
function steps(story: string): ToldStep[] {
  const out: ToldStep[] = [];
  for (const letter of `s|${story}`) {
    const last = out.pop();
    if (letter !== '|') {
      if (last !== undefined) out.push(last);
      const by = letter === 'o' ? 'automa' : letter === 'c' ? '$clock' : null;
      out.push({ answers: out.length, seat: 0, by, facts: [] });
    } else if (last !== undefined)
      out.push({ ...last, facts: [{ event: { type: 'turn', rule: 'AA-TURN-01' }, told: '' }] });
  }
  return out;
}

describe('reelOf', () => {
  it.each([
    ['', []],
    ['pp', []],
    ['pp|', []],
    ['pp|c', []],
    ['pp|o', [3]],
    ['pp|oo', [3, 4]],
    ['pp|oopo', [3, 4, 5, 6]],
    ['pp|oo|', [3, 4]],
    ['pp|oo|p', [3, 4]],
    // it may stop a unit in the turn of a person
    ['pp|oo|ppop', [3, 4]],
    ['oo|ooo|', [3, 4, 5]],
  ])('in %j it is %j', (story, expected) => {
    expect(reelOf(steps(story)).map((step) => step.answers)).toEqual(expected);
  });
});

describe('isAnswering', () => {
  it.each([
    // in a turn of one's own
    ['p', true],
    ['pp', true],
    ['pp|oo|p', true],
    ['pp|oo|pop', true],
    // an opponent has just spoken, a turn has just ended, or it is the opponent's
    ['pp|oo|po', false],
    ['pp|', false],
    ['pp|oop', false],
    ['pp|oo|', false],
    ['', false],
  ])('in %j: %s', (story, expected) => {
    expect(isAnswering(steps(story))).toBe(expected);
  });
});
