import type { GameEvent } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { ToldStep } from '../log/step';
import { isAnswering, reelOf } from './reel';

const BEGINS = { type: 'turn', rule: 'AA-TURN-01' };
const TURNS: Readonly<Record<string, GameEvent & { seat?: number }>> = {
  '|': BEGINS,
  '<': { ...BEGINS, seat: 0 },
  '>': { ...BEGINS, seat: 1 },
};

/** `p` a person, `o` an opponent, `c` the clock; `|` after an answer: it begins the next turn, `<` one of a person, `>` one of an opponent. */
function steps(story: string): ToldStep[] {
  const out: ToldStep[] = [];
  for (const letter of `s|${story}`) {
    const last = out.pop();
    const turn = TURNS[letter];
    if (turn === undefined) {
      if (last !== undefined) out.push(last);
      const by = letter === 'o' ? 'automa' : letter === 'c' ? '$clock' : null;
      out.push({ answers: out.length, seat: letter === 'o' ? 1 : 0, by, facts: [] });
    } else if (last !== undefined) out.push({ ...last, facts: [{ event: turn, told: '' }] });
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
    // the other side is asked first whether it has something to say to the beginning of a turn
    ['p<op', []],
    ['pp<opo>pooo<op', [6, 7, 8, 9]],
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
    ['p<op', true],
    ['pp>poo<opop', true],
    // an opponent has just spoken, a turn has just ended, or it is the opponent's
    ['pp|oo|po', false],
    ['pp|', false],
    ['pp|oop', false],
    ['pp|oo|', false],
    ['pp>p', false],
    ['pp>pop', false],
    ['', false],
  ])('in %j: %s', (story, expected) => {
    expect(isAnswering(steps(story))).toBe(expected);
  });
});
