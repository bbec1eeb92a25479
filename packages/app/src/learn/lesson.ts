import type { GameEvent, Outcome, Seat } from '@sandtable/kernel';

/** What has happened since a lesson began, and how the table stands now. Taking back an answer takes its events away. */
export interface Course<View = unknown, Happened extends GameEvent = GameEvent> {
  readonly events: readonly Happened[];
  readonly view: View;
  /** The seat of the person who learns. */
  readonly seat: Seat;
  /** What the person is asked; null while others act. */
  readonly asked: string | null;
  readonly over: Outcome | null;
}

/** Where the eye should go: places of the board by name, a button of the prompt, a ware of the shop, cards of the hand. */
export interface Pointer {
  readonly places: readonly string[];
  readonly knob?: string;
  readonly ware?: string;
  readonly cards?: readonly string[];
}

/** One thing to do. Whether it was done is read from what happened, never from what was clicked. */
export interface Task<C extends Course = Course, Id extends string = string> {
  readonly id: Id;
  readonly points: Pointer;
  /** The commands that do it; *Show me* gives them, and the tests prove that they lead there. */
  readonly answers: readonly string[];
  done(course: C): boolean;
}

/** Something legal that leads away from what the lesson wants to show. */
export interface Slip<C extends Course = Course, Id extends string = string> {
  readonly id: Id;
  when(course: C): boolean;
}

export interface Lesson<C extends Course = Course> {
  readonly id: string;
  /** The position it begins with, */
  readonly position?: unknown;
  /** or the set-up of an ordinary match. */
  readonly setup?: unknown;
  readonly seed: string;
  readonly tasks: readonly Task<C>[];
  readonly slips: readonly Slip<C>[];
}

/** What its match is opened with. */
export function setupOf({ position, setup = { position } }: Pick<Lesson, 'position' | 'setup'>): unknown {
  return setup;
}

/** How far somebody has come in a lesson. */
export interface Standing {
  /** The task to do now; as many as there are tasks when all is done. */
  readonly at: number;
  /** The slip to talk about; null if there is none. */
  readonly slip: string | null;
}

/** Tasks are done in their order; a slip counts only until the lesson is done. */
export function standingOf<C extends Course>(lesson: Lesson<C>, course: C): Standing {
  const open = lesson.tasks.findIndex((task) => !task.done(course));
  const at = open < 0 ? lesson.tasks.length : open;
  const slip = open < 0 ? undefined : lesson.slips.find((s) => s.when(course));
  return { at, slip: slip?.id ?? null };
}
