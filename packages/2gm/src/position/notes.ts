import type { Problem } from '@sandtable/kernel';
import type { GmWords } from '../../words/index';
import { catalogue } from '../content/index';
import { type CardKind, cardNamed, spaceNamed } from '../names/names';
import { NONE, type Table } from '../state';

/** What is wrong with a position, gathered while it is read. */
export class Notes {
  readonly problems: Problem[] = [];

  constructor(readonly w: GmWords) {}

  note(path: string, message: string): void {
    this.problems.push({ path, message });
  }

  space(s: Table, text: string, path: string): number {
    const space = spaceNamed(s, text);
    if (space === NONE) this.note(path, this.w.position.expectedSpaceFieldFound(text));
    return space;
  }

  /** The number of a card: by its id such as `usa/m4a2`, or by its short name in the nation of its side. */
  card(nation: number, name: string, kinds: readonly CardKind[], path: string): number {
    const byId = catalogue.byId.get(name);
    const n = byId === undefined ? cardNamed(nation, name, kinds) : catalogue.numberOf(name);
    const card = catalogue.cards[n];
    if (card !== undefined && kinds.includes(card.kind)) return n;
    const { kinds: kindWords, anyCard, expectedNameFound } = this.w.position;
    const wanted = kinds.length > 3 ? [anyCard] : kinds.map((kind) => kindWords[kind]);
    this.note(path, expectedNameFound(wanted, name));
    return NONE;
  }
}
