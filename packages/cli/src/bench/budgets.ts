/** What is measured for a game. */
export interface GameFigures {
  /** One copy of a state in the middle of a match. */
  readonly cloneUs: number;
  /** Random play without events, options listed for every decision, match starts included. */
  readonly decisionsPerSecond: number;
  /** The same in the first round of all, before anything is compiled. */
  readonly decisionsPerSecondCold: number;
  /** Rulebook against rulebook, each deciding from its view. */
  readonly gamesPerSecond: number;
  readonly gamesPerSecondCold: number;
  /** What the rulebook opponent needs for all its decisions in a row. */
  readonly aiTurnP95Ms: number;
  /** One exact answer; null if nothing in the game has odds. */
  readonly oddsMs: number | null;
}

export interface KernelFigures {
  /** One step of a frame that does nothing. */
  readonly frameDispatchNs: number;
  /** The hash of one state in the middle of a match. */
  readonly hashUs: number;
}

type Budget = { readonly atMost: number } | { readonly atLeast: number };
export type Budgets = Readonly<Record<string, Budget>>;

const COMMON: Budgets = {
  cloneUs: { atMost: 10 },
  gamesPerSecond: { atLeast: 100 },
  aiTurnP95Ms: { atMost: 100 },
  oddsMs: { atMost: 16 },
};

/** Recorded, printed and never asserted: a busy machine is no reason to fail. */
const BY_GAME: Readonly<Record<string, Budgets>> = {
  toy: { ...COMMON, decisionsPerSecond: { atLeast: 300_000 } },
  aces: { ...COMMON, decisionsPerSecond: { atLeast: 100_000 } },
  '2gm': { ...COMMON, decisionsPerSecond: { atLeast: 50_000 }, oddsMs: { atMost: 5 } },
};

export const KERNEL_BUDGETS: Budgets = { frameDispatchNs: { atMost: 200 }, hashUs: { atMost: 50 } };

export function budgetsOf(game: string): Budgets {
  return BY_GAME[game] ?? COMMON;
}

export function isWithin(budget: Budget, value: number): boolean {
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;
}

export function budgetText(budget: Budget): string {
  return 'atMost' in budget ? `at most ${budget.atMost}` : `at least ${budget.atLeast}`;
}
