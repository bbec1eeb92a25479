import { gmGame } from '@sandtable/2gm';
import type { Lesson } from '../../learn/lesson';
import { Practice } from '../../learn/lesson.fixture';
import type { GmCourse } from './course';

/** A lesson of 2GM against the plain opponent. */
export function practiceOf(lesson: Lesson<GmCourse>) {
  return new Practice(gmGame, 'greedy', lesson);
}
