import type { RuleBook, RuleStatus } from '@sandtable/kernel';

export type StatusCounts = Readonly<Record<RuleStatus, number>>;
/** Counts of a whole book and of each of its editions. */
export interface BookCounts {
  readonly all: StatusCounts;
  readonly editions: Readonly<Record<string, StatusCounts>>;
}

export function countStatuses(book: RuleBook): BookCounts {
  const all = { open: 0, done: 0, physical: 0 };
  const editions: Record<string, { open: number; done: number; physical: number }> = {};
  for (const edition of book.editions) editions[edition] = { open: 0, done: 0, physical: 0 };
  for (const section of book.sections) {
    for (const rule of Object.values(section.rules)) {
      all[rule.status] += 1;
      for (const edition of rule.editions) {
        const counts = editions[edition];
        if (counts) counts[rule.status] += 1;
      }
    }
  }
  return { all, editions };
}

/** What a screen can obey: rules for hands on a physical table are no part of the way to go. */
export function progressOf(counts: StatusCounts): { readonly done: number; readonly total: number } {
  return { done: counts.done, total: counts.done + counts.open };
}
