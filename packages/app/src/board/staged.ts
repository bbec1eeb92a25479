/** One shot as it is seen where it happens: who fired at whom, the die, what it needed, what came of it. */
export interface StagedShot {
  /** Tells it from all others of the match. */
  readonly key: string;
  /** Where it was fired from and what it was fired at, as the board numbers its places; −1 where nobody can say. */
  readonly from: number;
  readonly to: number;
  /** What the die shows; for several dice their sum, or what came of them. */
  readonly face: string;
  /** Several dice, each by itself; left out for one. */
  readonly dice?: readonly { readonly face: number; readonly hit: boolean }[];
  /** What they had to show. */
  readonly need: string;
  readonly kind: 'miss' | 'hit' | 'critical' | 'none';
  /** The stamp: "Hit −2". */
  readonly word: string;
}

/** A salvo of a whole turn would take longer than anybody looks: whoever comes back to it reads the log. */
export const MOST_STAGED = 12;
