import { unitCard } from '../cards';
import { catalogue } from '../content/index';
import { sideName } from '../ground';
import { spaceName } from '../names';
import { onField, type Table, unit } from '../state';

/** `the Sherman on c3`. */
export function unitWords(s: Table, id: number): string {
  const u = unit(s, id);
  const { name } = unitCard(s, u.card);
  return onField(u) ? `the ${name} on ${spaceName(s, u.at)}` : `the ${name}`;
}

export function cardWords(s: Table, card: number): string {
  return catalogue.cards[card]?.name ?? unitCard(s, card).name;
}

export function hqWords(s: Table, hq: number): string {
  return `the HQ in the ${sideName(s.hqs[hq]?.side ?? 0)}`;
}
