import type { PackName } from '../decks/pack-name';

export const UNDOS = ['strict', 'agree', 'free'] as const;
/** Whether the Commander may be asked what it would do. */
export const ADVICE = ['on', 'off'] as const;
export const DICE = ['seeded', 'physical'] as const;

/** How a table of any game is played: how far moves are taken back, who rolls, and with whose values. */
export interface Manners {
  readonly undo: (typeof UNDOS)[number];
  readonly dice: (typeof DICE)[number];
  readonly advice: (typeof ADVICE)[number];
  /** The pack of printed values; null: ours (decision 45). */
  readonly pack: PackName | null;
}

/** Who is asked: the strongest, whose answer still comes within a second. */
export const ADVISER = 'commander';

/** What a table agrees on about advice, as part of an opening. */
export function adviceOf({ advice }: Pick<Manners, 'advice'>): { readonly advice?: string } {
  return advice === 'on' ? { advice: ADVISER } : {};
}

export const USUAL_MANNERS: Manners = { undo: 'strict', dice: 'seeded', advice: 'on', pack: null };
