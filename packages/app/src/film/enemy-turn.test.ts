import type { GameEvent } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import type { ToldStep } from '../log/step';
import { enemyTurn } from './enemy-turn';

/** Answers one after the other, each with its events: `turn 1` begins the turn of seat 1. `ai` is given by an opponent. */
function steps(...answers: readonly (readonly [by: 'ai' | 'me', ...events: string[]])[]): ToldStep[] {
  return answers.map(([by, ...texts], i) => ({
    answers: i + 1,
    seat: by === 'me' ? 0 : 1,
    by: by === 'ai' ? 'rulebook' : null,
    facts: texts.map((text) => {
      const [type = '', seat = '0'] = text.split(' ');
      const event: GameEvent & { readonly seat: number } = { type, rule: 'R', seat: Number(seat) };
      return { event, told: text };
    }),
  }));
}

const isEnemy = (seat: number): boolean => seat % 2 === 1;
const types = (story: ToldStep[]) => enemyTurn(story, isEnemy)?.events.map((e) => e.type);

const before = ['me', 'turn 0', 'mine'] as const;

it('is what happened between the turns, reactions included, and nothing of the own turn', () => {
  const story = steps(
    before,
    ['me', 'late', 'turn 1', 'income'],
    ['ai', 'shot'],
    ['me', 'smoke'],
    ['ai', 'end', 'turn 0', 'drew'],
  );
  expect(types(story)).toEqual(['income', 'shot', 'smoke', 'end']);
  expect(enemyTurn(story, isEnemy)?.answers).toBe(5);
  expect(types([...story, ...steps(['me', 'moved'])])).toEqual(['income', 'shot', 'smoke', 'end']);
});

it('takes the turns of several enemies together, and the very first one', () => {
  const two = steps(before, ['me', 'turn 1'], ['ai', 'shot', 'turn 3'], ['ai', 'shot', 'turn 0']);
  expect(types(two)).toEqual(['shot', 'shot']);
  expect(types(steps(['me', 'hand', 'turn 1'], ['ai', 'moved', 'turn 0']))).toEqual(['moved']);
});

it('is not told while it lasts, nor of people', () => {
  expect(enemyTurn(steps(before, ['me', 'turn 1'], ['ai', 'shot']), isEnemy)).toBeNull();
  expect(enemyTurn(steps(before, ['me', 'turn 1'], ['me', 'shot', 'turn 0']), isEnemy)).toBeNull();
  expect(enemyTurn(steps(['me', 'hand'], ['me', 'turn 0']), isEnemy)).toBeNull();
});
