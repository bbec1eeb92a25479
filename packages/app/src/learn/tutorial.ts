import type { Occupant } from '@sandtable/host';
import type { Lesson } from './lesson';

/** What a lesson says. */
export interface LessonWords {
  readonly title: string;
  readonly text: string;
  readonly tasks: Readonly<Record<string, string>>;
  readonly slips: Readonly<Record<string, string>>;
  readonly learned: string;
}

/** The lessons of one table, in their order. */
export interface Tutorial {
  readonly table: string;
  readonly game: string;
  readonly lessons: readonly Lesson[];
  /** Who sits across. */
  readonly opponent: Occupant;
  words(): { readonly title: string; readonly lessons: Readonly<Record<string, LessonWords>> };
}
