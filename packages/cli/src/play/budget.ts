import process from 'node:process';
import type { Budget } from '@sandtable/commander';

/** A budget as it can be sent to another process. */
export type PlainBudget = { readonly playouts: number } | { readonly ms: number };

/** Milliseconds are those of the processor, so that other programs do not make anybody weaker. */
export function budgetOf(plain: PlainBudget): Budget {
  return 'playouts' in plain ? plain : { ms: plain.ms, now: () => process.cpuUsage().user / 1000 };
}

export function plainBudget(budget: Budget): PlainBudget {
  return 'playouts' in budget ? { playouts: budget.playouts } : { ms: budget.ms };
}
