import type { Core, GameEvent } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Course, Lesson } from './lesson';
import type { Practice } from './lesson.fixture';
import type { LessonWords } from './tutorial';

/** Plays every lesson at the real engine as it is meant, and looks whether it has words for everything. */
export function proveLessons<S extends Core, Setup, View, Happened extends GameEvent>(
  lessons: readonly Lesson<Course<View, Happened>>[],
  practiceOf: (lesson: Lesson<Course<View, Happened>>) => Practice<S, Setup, View, Happened>,
  words: Readonly<Record<string, LessonWords>>,
  isPlace: (view: View, place: string) => boolean,
): void {
  describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson "%s"', (id, lesson) => {
    it('is a legal position in which nothing is done yet', () => {
      const practice = practiceOf(lesson);
      expect(practice.standing).toEqual({ at: 0, slip: null });
      practice.others();
      expect(practice.standing).toEqual({ at: 0, slip: null });
      expect(practice.course.asked).not.toBeNull();
    });

    it('is done by the intended answers, task by task', () => {
      const practice = practiceOf(lesson);
      lesson.tasks.forEach((task, i) => {
        practice.others();
        expect(practice.standing, task.id).toEqual({ at: i, slip: null });
        for (const answer of task.answers) {
          expect(practice.wish(answer), answer).toMatchObject({ ok: true });
        }
      });
      expect(practice.standing.at).toBe(lesson.tasks.length);
    });

    it('points at places that are there and has words for everything', () => {
      const { view } = practiceOf(lesson).course;
      const said = words[id];
      expect(Object.keys(said?.tasks ?? {})).toEqual(lesson.tasks.map((task) => task.id));
      expect(Object.keys(said?.slips ?? {}).sort()).toEqual(lesson.slips.map((slip) => slip.id).sort());
      for (const { points } of lesson.tasks) {
        for (const place of points.places) expect(isPlace(view, place), place).toBe(true);
      }
    });
  });

  it('every lesson has its words, and no words are left over', () => {
    expect(lessons.map((lesson) => lesson.id)).toEqual(Object.keys(words));
  });
}
