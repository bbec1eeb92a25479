import { BRIEFINGS } from '@sandtable/2gm/scenarios';
import { NATIONS } from '@sandtable/2gm/table';
import { LEVELS } from '@sandtable/commander/levels';
import type { Names } from '../../new-match/names';
import { likeManners, likeOptions, likeStyle, parsed, pick, recordOf, textOf } from '../../new-match/remembered';
import { decksOf, firstDeckOf } from './decks';
import { BY_CODE, type Draft, type Edition, inMode, MODES, newDraft, type SeatDraft, type Who } from './draft';

const WHO: readonly Who[] = ['me', 'person', 'link', 'guest', 'rulebook', 'greedy', ...LEVELS];
const LONGEST_NAME = 40;
export const LONGEST_CODE = 2000;

/** The choices of last time, as far as they still make sense; the seed is not one of them. */
export function readDraft(text: string | null, edition: Edition, names: Names): Draft {
  const raw = parsed(text);
  const mode = MODES.find((m) => m === raw.mode);
  const fresh = newDraft(edition, names);
  if (mode === undefined) return fresh;
  const briefing = BRIEFINGS.find((b) => b.id === raw.scenario && b.edition === edition) ?? null;
  const start = inMode(fresh, mode, names, briefing);
  const seats = Array.isArray(raw.seats) && raw.seats.length === start.seats.length ? raw.seats : null;
  return {
    ...start,
    seats: seats === null ? start.seats : start.seats.map((seat, i) => likeSeat(seat, seats[i], briefing !== null)),
    options: likeOptions(start.options, raw.options),
    levers: likeOptions(start.levers, raw.levers),
    ...likeManners(raw),
  };
}

export function writeDraft(draft: Draft): string {
  return JSON.stringify({ ...draft, seed: '' });
}

function likeSeat(seat: SeatDraft, raw: unknown, hasScenario: boolean): SeatDraft {
  const given = recordOf(raw);
  const nation = hasScenario ? seat.nation : pick(NATIONS, given.nation, seat.nation);
  const decks = [...decksOf(nation), BY_CODE];
  return {
    nation,
    deck: pick(decks, given.deck, nation === seat.nation ? seat.deck : firstDeckOf(nation)),
    code: textOf(given.code, LONGEST_CODE, ''),
    who: pick(WHO, given.who, seat.who),
    name: textOf(given.name, LONGEST_NAME, seat.name),
    recruit: typeof given.recruit === 'number' ? Math.min(5, Math.max(0, Math.round(given.recruit))) : 0,
    general: textOf(given.general, LONGEST_NAME, ''),
    ...likeStyle(given.style),
  };
}
