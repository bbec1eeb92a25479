import type { GmSetup } from '@sandtable/2gm';
import type { Opening } from '@sandtable/host';
import { guestAt } from '../new-match/guest';
import { ADVISER } from '../new-match/manners';
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

/** Landings for a person in the south: the Pacific is fought from the sea. */
const LANDINGS = ['tarawa', 'iwo-jima'] as const;

/** One click: a person with a starter deck against the opponent of the edition's book; in the Pacific on a beach. */
export function quickBattle(edition: Edition, person: string, seed: string, chance: (n: number) => number): Opening {
  const [own, enemy] = armies(edition, chance);
  const solo = { system: edition };
  const setup =
    edition === 'pacific'
      ? // the scenario prints what its opponent draws
        { edition, scenario: LANDINGS[chance(LANDINGS.length)], seats: [own, { ...enemy, deck: [], solo }] }
      : { edition, seats: [own, { ...enemy, solo }] };
  return { setup, seed, seats: [{ by: 'person', name: person }, RULEBOOK], thoughts: 'open', advice: ADVISER };
}

/** The same for two people. */
export function quickMeeting(edition: Edition, seed: string, chance: (n: number) => number): Opening {
  return { setup: { edition, seats: armies(edition, chance) }, seed, seats: [guestAt(0), guestAt(1)] };
}

function armies(edition: Edition, chance: (n: number) => number) {
  return ARMIES[edition].map((side) => {
    const [nation, deck] = side[chance(side.length)] ?? [];
    return { nation, deck };
  });
}
