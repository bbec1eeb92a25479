import type { AcesSetup } from '@sandtable/aces';
import type { Occupant, Opening } from '@sandtable/host';
import { guestAt } from '../new-match/guest';
import { ADVISER } from '../new-match/manners';
import { AUTOMA } from './records';

type Faction = AcesSetup['seats'][number]['faction'];

/** What `parseSetup` reads: options left out have their default. */
export interface AcesOpening {
  readonly map: AcesSetup['map'];
  readonly half: AcesSetup['half'];
  readonly seats: readonly { readonly faction: Faction; readonly automa: boolean }[];
  readonly options: Partial<AcesSetup['options']>;
}

const ALLIED: readonly Faction[] = ['usa', 'soviet-union'];
const GERMAN: readonly Faction[] = ['germany-1', 'germany-2'];

/** One click: a person of the Allies against the Automa on one half of the summer map, the standard match. */
export function quickOpening(person: string, seed: string, chance: (n: number) => number, first = false): Opening {
  const seats: Occupant[] = [{ by: 'person', name: person }, AUTOMA];
  // AA-SOLO-03: nobody should lose the first match before having seen how it goes
  const options = first ? { difficulty: 'easy' as const } : {};
  return { setup: { ...quickSetup(true, chance), options }, seed, seats, thoughts: 'open', advice: ADVISER };
}

/** The same for two people. */
export function quickMeeting(seed: string, chance: (n: number) => number): Opening {
  return { setup: quickSetup(false, chance), seed, seats: [guestAt(0), guestAt(1)] };
}

/** An ordinary match on one half of the summer map. */
export function quickSetup(automa: boolean, chance: (n: number) => number): AcesOpening {
  return {
    map: 'summer',
    half: chance(2) === 0 ? '1-6' : '7-12',
    seats: [
      { faction: ALLIED[chance(ALLIED.length)] ?? 'usa', automa: false },
      { faction: GERMAN[chance(GERMAN.length)] ?? 'germany-1', automa },
    ],
    options: {},
  };
}
