import type { GmSetup } from '@sandtable/2gm';
import type { Opening } from '@sandtable/host';
import { RULEBOOK } from './records';

type Edition = GmSetup['edition'];
type Nation = GmSetup['seats'][number]['nation'];
type Army = readonly [nation: Nation, deck: string];

/** Whom a quick match may bring to each side of the table: the starter decks, and the decks of the Pacific book. */
const ARMIES: Readonly<Record<Edition, readonly [person: readonly Army[], opponent: readonly Army[]]>> = {
  tactics: [
    [
      ['uk', 'uk-starter'],
      ['ussr', 'ussr-starter'],
    ],
    [
      ['germany', 'germany-starter'],
      ['italy', 'italy-starter'],
    ],
  ],
  pacific: [[['usa', 'usa-pacific']], [['japan', 'japan-pacific']]],
};

/** One click: a person with a starter deck against the opponent of the edition's book, in a Pitched Battle. */
export function quickBattle(edition: Edition, person: string, seed: string, chance: (n: number) => number): Opening {
  const [own, theirs] = ARMIES[edition].map((armies) => armies[chance(armies.length)]);
  const [nation, deck] = own ?? [];
  const [enemy, line] = theirs ?? [];
  const setup = {
    edition,
    seats: [
      { nation, deck },
      { nation: enemy, deck: line, solo: { system: edition } },
    ],
  };
  return { setup, seed, seats: [{ by: 'person', name: person }, RULEBOOK], thoughts: 'open' };
}
