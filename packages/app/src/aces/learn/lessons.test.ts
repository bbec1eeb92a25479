import { hexNamed } from '@sandtable/aces/table';
import { describe, expect, it } from 'vitest';
import { learn } from '../../i18n/en/learn';
import { proveLessons } from '../../learn/lessons.fixture';
import { LESSONS } from './lessons';
import { practiceOf } from './practice.fixture';

function lessonOf(id: string): (typeof LESSONS)[number] {
  const found = LESSONS.find((lesson) => lesson.id === id);
  if (found === undefined) throw new Error(`There is no lesson ${id}.`);
  return found;
}

proveLessons(LESSONS, practiceOf, learn.lessons, ({ table }, place) => hexNamed(table, place) >= 0);

describe('slips', () => {
  it.each([
    ['move', ['move 1,3 4,2'], 'elsewhere'],
    ['occupy', ['move 3,4 3,5'], 'walked'],
    ['intercepted', ['move 4,3 3,3'], 'around'],
    ['intercept', ['pass'], 'passed'],
    ['attack', ['end'], 'none'],
    ['attack', ['attack 6,3 6,2'], 'tiger'],
    ['combine', ['move 6,5 6,6'], 'apart'],
    ['combine', ['end'], 'early'],
    ['combine', ['move 6,5 6,4', 'end', 'attack 3,3 7,3', 'end'], 'alone'],
    ['money', ['buy p-51 2,5'], 'spent'],
    ['money', ['end'], 'ended'],
    ['win', ['move 7,4 6,4'], 'walked'],
  ])('%s: after %j the lesson says "%s"', (id, answers, slip) => {
    const practice = practiceOf(lessonOf(id));
    for (const answer of answers) expect(practice.wish(answer)).toMatchObject({ ok: true });
    expect(practice.standing.slip).toBe(slip);
  });

  it('are gone when they are taken back', () => {
    const practice = practiceOf(lessonOf('occupy'));
    practice.wish('move 3,4 3,5');
    while (practice.course.events.length > 0) practice.undo();
    expect(practice.standing).toEqual({ at: 0, slip: null });
    practice.wish('move 3,4 2,5');
    expect(practice.standing).toEqual({ at: 1, slip: null });
  });

  it('what cannot be is refused by the engine, not by the lesson', () => {
    const practice = practiceOf(lessonOf('occupy'));
    expect(practice.wish('move 3,3 2,5')).toMatchObject({
      ok: false,
      because: expect.arrayContaining([expect.objectContaining({ rule: 'AA-FACTORY-02' })]),
    });
    expect(practice.standing).toEqual({ at: 0, slip: null });
  });
});

it('armies may be put together as one likes, and the table places what is left to it', () => {
  const practice = practiceOf(lessonOf('set-up'));
  for (const answer of ['assign 3', 'assign 2', 'assign 1', 'assign 1', 'assign 2', 'assign 3'])
    expect(practice.wish(answer)).toMatchObject({ ok: true });
  expect(practice.standing.at).toBe(1);
  practice.wish('reveal 3');
  expect(practice.standing.at).toBe(2);
  while (practice.course.asked === 'place') practice.wish(practice.wishes()[0] ?? '');
  expect(practice.standing.at).toBe(3);
  while (practice.standing.at === 3) practice.wish(practice.wishes()[0] ?? '');
  expect(practice.standing.at).toBe(4);
});

it('the last lesson is a match won', () => {
  const practice = practiceOf(lessonOf('win'));
  practice.wish('move 7,4 7,5');
  expect(practice.over).toMatchObject({ winners: [0], rule: 'AA-VICTORY-04' });
});

it('three arms give three red dice, two give two', () => {
  const shots = (answers: readonly string[]) => {
    const practice = practiceOf(lessonOf('combine'));
    for (const answer of answers) practice.wish(answer);
    return practice.course.events.find((e) => e.type === 'shots')?.bonus;
  };
  expect(shots(['move 6,5 6,4', 'end', 'attack 6,3 7,3', 'end'])).toBe(3);
  expect(shots(['end', 'attack 6,3 7,3', 'end'])).toBe(2);
});
