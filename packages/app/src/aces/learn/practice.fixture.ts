import { acesGame } from '@sandtable/aces';
import type { AcesView } from '@sandtable/aces/table';
import type { Course, Lesson } from '../../learn/lesson';
import { Practice } from '../../learn/lesson.fixture';
import type { Happening } from '../record/happening';

/** A lesson of Aces & Armor against the Automa. */
export function practiceOf(lesson: Lesson<Course<AcesView, Happening>>) {
  return new Practice(acesGame, 'automa', lesson);
}
