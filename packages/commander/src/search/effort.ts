/** Ways to spend playouts: rivals of the quick answer, whole turns, or a tree of the own decisions; docs/balance says how they compare. */
export const METHODS = ['improve', 'turns', 'tree'] as const;
export type Method = (typeof METHODS)[number];

/** How hard somebody thinks. */
export interface Effort {
  /** Imagined turns in all; the only budget that gives the same answer everywhere. */
  readonly playouts: number;
  /** Intentions that are tried at all. */
  readonly rivals: number;
  /** Own turns to look ahead: 1 sees the reply. */
  readonly horizon: number;
  /** So many standard errors better than the quick answer something has to be. */
  readonly sharpness: number;
  /** Of a hundred things that could be done so many are not noticed at all; left out, none. */
  readonly overlooks?: number | undefined;
  /** What is left out is `improve`, the strongest. */
  readonly method?: Method | undefined;
  /** A clock that counts instead of the playouts. */
  readonly clock?: Clock;
}

/** Time for each decision, by a clock that somebody lends: milliseconds of the processor or of the wall. */
export interface Clock {
  readonly ms: number;
  readonly now: () => number;
}
