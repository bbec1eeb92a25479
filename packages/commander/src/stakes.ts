/** Something on the board that can be won or lost. */
export interface Stake {
  readonly kind: 'unit' | 'factory' | 'hq';
  /** Its number among those of its kind, the same for as long as a match goes on. */
  readonly id: number;
  /** Of the side that thinks; what belongs to nobody is for either to win. */
  readonly isOwn: boolean;
  /** Null for what lies face down to whoever thinks. */
  readonly name: string | null;
  readonly place: string;
  /** What it had when it was looked at: the points of an HQ. */
  readonly had: number;
}
