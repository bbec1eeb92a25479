import { TAG_RULES, TOKEN_RULES } from './rules';

/** What narrows the catalogue to the cards that print the ability or may carry the token of a rule; null for other rules. */
export function cardsAbout(rule: string): string | null {
  const ability = Object.entries(TAG_RULES).find(([, id]) => id === rule)?.[0];
  if (ability !== undefined) return `game=2gm&ability=${ability}`;
  const token = Object.entries(TOKEN_RULES).find(([, id]) => id === rule)?.[0];
  return token === undefined ? null : `game=2gm&equip=${token}`;
}
