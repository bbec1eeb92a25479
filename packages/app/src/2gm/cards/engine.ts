import type { CardsEngine } from '../../cards/engines';

export const cardsEngine: CardsEngine = {
  packs: () => import('@sandtable/2gm/packs'),
  duel: async (duel) => (await import('./duel')).gmDuel(duel),
};
