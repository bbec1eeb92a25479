import { acesGame } from '@sandtable/aces';
import type { AcesView } from '@sandtable/aces/table';
import type { Happening } from '../../aces/record/happening';
import type { Course, Lesson } from '../lesson';
import { Practice } from '../lesson.fixture';

/** A lesson of Aces & Armor against the Automa. */
export function practiceOf(lesson: Lesson<Course<AcesView, Happening>>) {
  return new Practice(acesGame, 'automa', lesson);
}
