import { i18n } from '../../i18n/with-forms';
import { recordOf } from '../../new-match/remembered';
import { type AgreedTerms, type ArmyChoice, termsIn } from '../../new-match/term';
import { BOOK_CHOICES, RULING_CHOICES } from './choices';
import { DEFAULT_OPTIONS } from './draft';

/** What a table of Aces & Armor plays by, from its set-up. */
export function agreedTerms(setup: unknown): AgreedTerms {
  const options = recordOf(recordOf(setup).options);
  const { options: words } = i18n.t.newMatch;
  const chosen = termsIn([...BOOK_CHOICES, ...RULING_CHOICES], words, DEFAULT_OPTIONS, options);
  return { briefing: null, options: chosen, byLot: false };
}

const FACTIONS = ['usa', 'soviet-union', 'germany-1', 'germany-2'] as const;

/** Every faction; whether two may take the same is for the engine to say. */
export function armiesFor(setup: unknown, seat: number): ArmyChoice[] {
  const { seats } = recordOf(setup);
  const own = Array.isArray(seats) ? recordOf(seats[seat]) : {};
  return FACTIONS.map((faction) => ({ name: i18n.t.play.factions[faction], choice: { ...own, faction } }));
}
