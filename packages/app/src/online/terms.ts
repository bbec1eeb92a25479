import type { AgreedTerms } from '../new-match/term';
import type { Card } from './api';

/** What a table plays by, in the words of its game's form. */
export async function termsOf({ game, setup }: Pick<Card, 'game' | 'setup'>): Promise<AgreedTerms> {
  const terms = game === 'aces' ? await import('../aces/new-match/terms') : await import('../2gm/new-match/terms');
  return terms.agreedTerms(setup);
}
