import { BRIEFINGS } from '@sandtable/2gm/scenarios';
import { NATIONS } from '@sandtable/2gm/table';
import { recordOf } from '../../new-match/remembered';
import { firstDeckOf } from './decks';

/**
 * A battle whose sides have changed hands. The opponent of the book makes its deck by its own rules and brings none
 * (SOLO-RULING-72): whoever takes its place gets the one that the scenario or the form proposes.
 */
export function manned(setup: unknown): unknown {
  const battle = recordOf(setup);
  if (!Array.isArray(battle.seats)) return setup;
  const briefing = BRIEFINGS.find(({ id }) => id === battle.scenario);
  const seats = battle.seats.map((raw, at) => {
    const seat = recordOf(raw);
    const isBare = Array.isArray(seat.deck) && seat.deck.length === 0;
    if (!isBare || (seat.solo ?? null) !== null) return raw;
    const nation = NATIONS.find((each) => each === seat.nation);
    const side = at % 2 === 0 ? briefing?.south : briefing?.north;
    return { ...seat, deck: side?.deck ?? (nation === undefined ? [] : firstDeckOf(nation)) };
  });
  return { ...battle, seats };
}
