export const UNDOS = ['strict', 'agree', 'free'] as const;
export const DICE = ['seeded', 'physical'] as const;

/** How a table of any game is played: how far moves are taken back, and who rolls. */
export interface Manners {
  readonly undo: (typeof UNDOS)[number];
  readonly dice: (typeof DICE)[number];
}

export const USUAL_MANNERS: Manners = { undo: 'strict', dice: 'seeded' };
