import type { AnyTable } from '@sandtable/host';

/** Somebody is told when a fifth of the turn is left. */
const WARN_PART = 5;

/** When the clock of a table has to be looked at next: to warn somebody, and then because time is over. Null: never. */
export function warnAt(table: AnyTable): number | null {
  return table.dueAt(leadOf(table));
}

/** How much of a turn is left when somebody is warned. */
export function leadOf(table: AnyTable): number {
  const rules = table.clockRules;
  return rules === null ? 0 : rules.turnMs / WARN_PART;
}
