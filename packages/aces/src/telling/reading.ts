import { type Fact, readFact } from '@sandtable/kernel';
import type { AcesWords } from '../../words/index';
import { UNIT_TYPES } from '../content/unit-types';

const PRINTED: Readonly<Record<string, string>> = Object.fromEntries(UNIT_TYPES.map(({ id, name }) => [id, name]));

/** What facts call by an id: units by the id of their type, which a language may name otherwise than their mat does. */
export function refsIn(w: Pick<AcesWords, 'names'>) {
  return { type: (id: string) => w.names.units[id] ?? PRINTED[id] ?? id };
}

/** How a reader of this language reads the facts of Aces & Armor. */
export function acesReader(w: AcesWords): (fact: Fact) => string {
  const words = { ...w, ref: refsIn(w) };
  return (fact) => readFact(words, fact);
}
