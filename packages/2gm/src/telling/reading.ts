import { type Fact, readFact } from '@sandtable/kernel';
import type { GmWords } from '../../words/index';

/** What facts call by an id: cards and tokens, with the name printed on them for languages that have no other. */
export function refsIn(names: Pick<GmWords['names'], 'cards'>) {
  return { card: (id: string, printed: string) => names.cards[id] ?? printed };
}

/** How a reader of this language reads the facts of 2GM. */
export function gmReader(w: GmWords): (fact: Fact) => string {
  const words = { ...w, ref: refsIn(w.names) };
  return (fact) => readFact(words, fact);
}
