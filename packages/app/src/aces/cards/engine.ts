import type { CardsEngine } from '../../cards/engines';

export const cardsEngine: CardsEngine = {
  packs: () => import('@sandtable/aces/packs'),
  duel: async (duel) => (await import('./duel')).acesDuel(duel),
};
