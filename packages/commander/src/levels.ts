import type { Effort } from './search';

/** How hard each level thinks; none of them knows or rolls more than the others. */
export const LEVELS = ['cadet', 'sergeant', 'captain', 'commander'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

export const EFFORTS: Readonly<Record<Level, Effort>> = {
  cadet: { playouts: 0, rivals: 0, horizon: 1, sharpness: 0 },
  sergeant: { playouts: 24, rivals: 6, horizon: 1, sharpness: 1 },
  captain: { playouts: 100, rivals: 16, horizon: 1, sharpness: 1 },
  commander: { playouts: 400, rivals: 32, horizon: 1, sharpness: 1 },
};

/** What somebody allows for each decision instead: imagined turns, or milliseconds by a clock that is lent. */
export type Budget = { readonly playouts: number } | { readonly ms: number; readonly now: () => number };

/** Far more than any clock leaves time for. */
const NO_END = 100_000;

/** The effort of a level within another budget. */
export function within(effort: Effort, budget: Budget): Effort {
  if ('playouts' in budget) return { ...effort, playouts: budget.playouts };
  let until = 0;
  return {
    ...effort,
    playouts: NO_END,
    begin: () => {
      until = budget.now() + budget.ms;
    },
    enough: () => budget.now() >= until,
  };
}
