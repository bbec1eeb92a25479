import { BRIEFINGS } from '@sandtable/2gm/scenarios';
import type { PlaceNames } from '../board/goals';

/** What the objectives of a scenario of ours are called. */
export function placeNames(scenario: string): PlaceNames {
  const briefing = BRIEFINGS.find(({ id }) => id === scenario);
  return briefing === undefined ? [] : [briefing.south.places, briefing.north.places];
}
