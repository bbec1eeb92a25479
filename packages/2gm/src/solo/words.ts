import type { GmWords } from '../../words/index';
import { unitCard } from '../cards';
import { cardTitle, hqTitle, printedName, spaceName } from '../names';
import { onField, type Table, unit } from '../state';

/** `the Sherman on c3`. */
export function unitWords(s: Table, id: number, w: GmWords): string {
  const u = unit(s, id);
  const name = printedName(unitCard(s, u.card), w.names);
  return onField(u) ? w.solo.unitOn(name, spaceName(s, u.at)) : w.solo.unit(name);
}

export function cardWords(s: Table, card: number, w: GmWords): string {
  return cardTitle(s, card, w.names);
}

export function hqWords(s: Table, hq: number, w: GmWords): string {
  return hqTitle(s, hq, w.names);
}
