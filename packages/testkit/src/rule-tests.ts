import type { RuleBook } from '@sandtable/kernel';
import { it } from 'vitest';

/**
 * Gives a game's test files their `rule` function: a test that proves one or more rules and is found by the coverage matrix.
 * An id the book does not know fails when the file is loaded.
 */
export function ruleTests<Id extends string>(book: RuleBook) {
  const known = new Set(book.sections.flatMap((section) => Object.keys(section.rules)));
  return function rule(ids: Id | readonly Id[], title: string, body: () => void): void {
    const list: readonly string[] = typeof ids === 'string' ? [ids] : ids;
    for (const id of list) if (!known.has(id)) throw new Error(`The rule book of ${book.title} has no rule "${id}".`);
    it(`${list.join(', ')} ${title}`, body);
  };
}
