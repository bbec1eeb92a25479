import { cardTitle, hqNamed, NATIONS, spaceNamed, unitNamed } from '@sandtable/2gm/table';
import { describe, expect, it } from 'vitest';
import { gmLearn } from '../../i18n/en/gm-learn';
import { gmPasses } from '../../i18n/en/gm-passes';
import type { Lesson } from '../../learn/lesson';
import { proveLessons } from '../../learn/lessons.fixture';
import { type GmCourse, happened } from './course';
import { PACIFIC } from './pacific';
import { practiceOf } from './practice.fixture';
import { TACTICS } from './tactics';

const ALL: readonly Lesson<GmCourse>[] = [...TACTICS, ...PACIFIC];

function lessonOf(id: string): Lesson<GmCourse> {
  const found = ALL.find((lesson) => lesson.id === id);
  if (found === undefined) throw new Error(`There is no lesson ${id}.`);
  return found;
}

function isPlace({ table }: GmCourse['view'], place: string): boolean {
  return hqNamed(table, place) >= 0 || spaceNamed(table, place) >= 0 || unitNamed(table, place) >= 0;
}

describe('Tactics', () => proveLessons(TACTICS, practiceOf, gmLearn.tactics.lessons, isPlace));
describe('Pacific', () => proveLessons(PACIFIC, practiceOf, gmLearn.pacific.lessons, isPlace));

it('points at cards that are in the hand', () => {
  for (const lesson of ALL) {
    const { view, seat } = practiceOf(lesson).course;
    const own = view.table.seats[seat];
    for (const { points } of lesson.tasks) {
      const hand = own?.hand.map((card) => cardTitle(view.table, card)) ?? [];
      expect(hand).toEqual(expect.arrayContaining([...(points.cards ?? [])]));
    }
    expect(NATIONS[own?.nation ?? -1]).toMatch(/^(uk|usa)$/);
  }
});

describe('slips', () => {
  it.each([
    ['supply', ['move e4 e5'], 'gap'],
    ['supply', ['end'], 'early'],
    ['deploy', ['deploy heavy-infantry d1'], 'bare'],
    ['deploy', ['end'], 'ended'],
    ['move', ['move c1 b1'], 'elsewhere'],
    ['move', ['move d2 e2'], 'open'],
    ['move', ['end'], 'ended'],
    ['shoot', ['shoot c3 e3'], 'tiger'],
    ['shoot', ['end'], 'ended'],
    ['suppress', ['shoot c3 d4', 'end'], 'ended'],
    ['assault', ['move c3 b3'], 'walked'],
    ['assault', ['end'], 'stayed'],
    ['support', ['move c1 c4'], 'dry'],
    ['support', ['play fuel c1', 'move c1 c4'], 'short'],
    ['support', ['end'], 'ended'],
    ['win', ['end'], 'ended'],
    ['transport', ['move d1 d2'], 'walked'],
    ['transport', ['move c1 c3'], 'empty'],
    ['transport', ['board d1 c1', 'move c1 c3'], 'elsewhere'],
    ['transport', ['board d1 c1', 'move c1 c4', 'unload c4 b4'], 'beside'],
    ['transport', ['end'], 'ended'],
    ['raid', ['raid south:p-38-lightning d5'], 'fighter'],
    ['raid', ['raid south:b-25-mitchell c5 toward east', 'pass'], 'alone'],
    ['raid', ['end'], 'ended'],
    ['intercept', ['pass', 'pass'], 'passed'],
    ['landing', ['move c1 d1'], 'aside'],
    ['landing', ['end'], 'aboard'],
    ['landing', ['move c1 c2', 'unload c2 c3', 'end', 'end', 'end'], 'silent'],
  ])('%s: after %j the lesson says "%s"', (id, answers, slip) => {
    const practice = practiceOf(lessonOf(id));
    for (const answer of answers) {
      practice.others();
      expect(practice.wish(answer), answer).toMatchObject({ ok: true });
    }
    practice.others();
    expect(practice.standing.slip).toBe(slip);
  });

  it.each([
    ['assault', ['assault c3 c4', 'end', 'end', 'resolve c3', 'strike'], 'failed'],
    ['win', ['shoot e3 north'], 'missed'],
  ])('%s: with other dice %j may lead to "%s"', (id, answers, slip) => {
    const found = Array.from({ length: 60 }, (_, n) => {
      const practice = practiceOf({ ...lessonOf(id), seed: `luck ${n}` });
      for (const answer of answers) {
        practice.others();
        practice.wish(answer);
      }
      return practice.standing.slip;
    });
    expect(found).toContain(slip);
  });

  it('are gone when they are taken back', () => {
    const practice = practiceOf(lessonOf('move'));
    practice.wish('move c1 b1');
    expect(practice.standing.slip).toBe('elsewhere');
    practice.undo();
    expect(practice.standing).toEqual({ at: 0, slip: null });
  });

  it('what cannot be is refused by the engine, not by the lesson', () => {
    const practice = practiceOf(lessonOf('deploy'));
    expect(practice.wish('deploy crusader d1')).toMatchObject({ ok: false });
    expect(practice.standing).toEqual({ at: 0, slip: null });
  });
});

it('the first lesson collects what its text says', () => {
  const [income] = happened(practiceOf(lessonOf('supply')).course, 'income');
  expect(income?.parts.reduce((sum, part) => sum + part.ap, 0)).toBe(3);
});

it('the assault is met by reaction fire and won', () => {
  const practice = practiceOf(lessonOf('assault'));
  for (const answer of ['assault c3 c4', 'end', 'end', 'resolve c3']) practice.wish(answer);
  practice.others();
  expect(happened(practice.course, 'attack').map((e) => e.seat)).toEqual([1]);
  practice.wish('strike with grenades');
  expect(happened(practice.course, 'assault-won')).toHaveLength(1);
});

it('the raid goes through all its steps', () => {
  const practice = practiceOf(lessonOf('raid'));
  practice.wish('raid south:b-25-mitchell c5 toward east');
  practice.others();
  practice.wish('escort south:p-38-lightning');
  practice.others();
  const kinds = new Set(practice.course.events.map((e) => e.type));
  for (const kind of ['raid', 'intercepts', 'escorts', 'attack', 'result']) expect(kinds).toContain(kind);
  expect(practice.course.asked).toBe('shoot');
});

it('the last lesson of Tactics is a match won', () => {
  const practice = practiceOf(lessonOf('win'));
  practice.wish('shoot e3 north');
  expect(practice.over).toMatchObject({ winners: [0], rule: '2GM-VICTORY-01' });
});

it('promises of moments for cards what the choice below the units has, and nothing for each card', () => {
  const { learned } = gmLearn.tactics.lessons.support;
  expect(learned).toContain('Below your units');
  // the two ways to be asked and the promise, in the order in which they stand there
  const ways = ['asked at every such moment', 'only when you hold something that fits', 'not until your next turn'];
  const at = ways.map((way) => learned.indexOf(way));
  expect(at).not.toContain(-1);
  expect([...at].sort((a, b) => a - b)).toEqual(at);
  expect(Object.keys(gmPasses)).toEqual(expect.arrayContaining(['ask', 'empty', 'promise']));
  const texts = JSON.stringify(gmLearn);
  expect(texts).not.toMatch(/(for|about) (each|every|this|a single) card|card by card|per card/);
});
