import process from 'node:process';
import type { Budget, Method } from '@sandtable/commander';

/** A budget as it can be sent to another process. */
export type PlainBudget = { readonly method?: Method | undefined } & (
  | { readonly playouts: number }
  | { readonly ms: number }
);

/** Milliseconds are those of the processor, so that other programs do not make anybody weaker. */
export function budgetOf(plain: PlainBudget): Budget {
  return 'playouts' in plain ? plain : { ...plain, now: () => process.cpuUsage().user / 1000 };
}

export function plainBudget(budget: Budget): PlainBudget {
  const { method } = budget;
  return 'playouts' in budget ? { method, playouts: budget.playouts } : { method, ms: budget.ms };
}
