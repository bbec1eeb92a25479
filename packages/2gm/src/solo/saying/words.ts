import type { Fact } from '@sandtable/kernel';
import { unitCard } from '../../cards';
import { spaceName } from '../../names/names';
import { cardFact, hqFact, titleFact } from '../../names/titles';
import type { GmFacts } from '../../say';
import { onField, type Table, unit } from '../../state';

/** `the Sherman on c3`. */
export function unitWords(s: Table, id: number, w: GmFacts): Fact {
  const u = unit(s, id);
  const name = cardFact(unitCard(s, u.card));
  return onField(u) ? w.solo.unitOn(name, spaceName(s, u.at)) : w.solo.unit(name);
}

export function cardWords(s: Table, card: number, _w: GmFacts): Fact {
  return titleFact(s, card);
}

export function hqWords(s: Table, hq: number, _w: GmFacts): Fact {
  return hqFact(s, hq);
}
