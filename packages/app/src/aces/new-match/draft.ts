import type { AcesSetup } from '@sandtable/aces';
import { mapName } from '@sandtable/aces/map-name';
import { isLevel, LEVELS, type Level, nameOf, type Style } from '@sandtable/commander/levels';
import type { Occupant, Opening } from '@sandtable/host';
import { guestIn } from '../../new-match/guest';
import { adviceOf, type Manners, USUAL_MANNERS } from '../../new-match/manners';
import type { Names } from '../../new-match/names';
import { likeManners, likeOptions, likeStyle, parsed, pick, recordOf, textOf } from '../../new-match/remembered';

export type Faction = AcesSetup['seats'][number]['faction'];
type Options = AcesSetup['options'];

export const MODES = ['solo', 'two', 'coop', 'three', 'four'] as const;
export type Mode = (typeof MODES)[number];

/** Who plays a seat: the person at this screen, another one beside them, somebody elsewhere, or the book's own opponent. */
export type Who = 'me' | 'person' | 'link' | 'guest' | 'automa' | Level;

export interface SeatDraft {
  readonly faction: Faction;
  readonly who: Who;
  /** Of another person. The same name in two seats is one person with two factions (AA-PLAYERS-05). */
  readonly name: string;
  /** How a Commander likes to play; empty or left out: whatever wins. */
  readonly style?: Style | '';
}

/** Everything the form asks; what it does not ask has the engine's default. */
export interface Draft extends Manners {
  readonly mode: Mode;
  readonly map: AcesSetup['map'];
  readonly half: AcesSetup['half'];
  readonly seats: readonly SeatDraft[];
  readonly options: Omit<Options, 'automaRolls' | 'timerSeconds'>;
  readonly timerMinutes: number;
  /** Empty: chance decides. */
  readonly seed: string;
}

/** The two sides of the board (AA-MAP-02). */
export const PRINTED_MAPS = ['summer', 'winter'] as const;
const LONGEST_MAP = 60;

/** The engine's own defaults; a test holds them to it. */
export const DEFAULT_OPTIONS: Draft['options'] = {
  sets: '1',
  shortGame: false,
  mission: 'none',
  weather: false,
  mountains: false,
  diceless: false,
  maxPerType: 4,
  difficulty: 'standard',
  automaIntercepts: true,
  automaInfantryAttacksAfterOrders23: 'a-or-b',
  waterPlacementAllUnits: true,
  alliedFactoryEntry: true,
  dicelessSupport: false,
  katyushaFriendlyXp: false,
  v2MayHitOwnFactories: true,
  bulgeRounds: 10,
};

/** Clockwise. AA-PLAYERS-06, AA-PLAYERS-11, AA-PLAYERS-36: who sits where if nobody says otherwise. */
function seatsOf(mode: Mode, { others: [second, third, fourth] }: Names): SeatDraft[] {
  const me = (faction: Faction): SeatDraft => ({ faction, who: 'me', name: '' });
  const person = (faction: Faction, name: string): SeatDraft => ({ faction, who: 'person', name });
  const automa = (faction: Faction): SeatDraft => ({ faction, who: 'automa', name: '' });
  switch (mode) {
    case 'solo':
      return [me('soviet-union'), automa('random')];
    case 'two':
      return [me('soviet-union'), person('germany-2', second)];
    case 'coop':
      return [me('usa'), person('soviet-union', second), automa('random')];
    case 'three':
      return [person('germany-1', second), me('usa'), person('germany-2', second), person('soviet-union', third)];
    case 'four':
      return [person('germany-1', second), me('usa'), person('germany-2', third), person('soviet-union', fourth)];
  }
}

/** Two seats fight on half a map (AA-PLAYERS-07), four on the whole one. */
function halfOf(mode: Mode): Draft['half'] {
  return mode === 'solo' || mode === 'two' || mode === 'coop' ? '1-6' : 'full';
}

export function newDraft(names: Names): Draft {
  return {
    mode: 'solo',
    map: 'summer',
    half: halfOf('solo'),
    seats: seatsOf('solo', names),
    options: DEFAULT_OPTIONS,
    timerMinutes: 0,
    ...USUAL_MANNERS,
    seed: '',
  };
}

/** Other options. Who chooses a mission need not know that the Bulge is fought in winter (AA-BULGE-01), nor that Germany needs a person (AA-RULING-105). */
export function withOptions(draft: Draft, options: Draft['options']): Draft {
  const { mission } = options;
  if (mission === draft.options.mission || mission === 'none') return { ...draft, options };
  const map = mission === 'bulge' ? 'winter' : draft.map;
  return { ...draft, options, map, seats: withGermans(draft.seats) };
}

const OPPOSITE: Readonly<Record<Faction, Faction>> = {
  usa: 'germany-1',
  'soviet-union': 'germany-2',
  'germany-1': 'usa',
  'germany-2': 'soviet-union',
  random: 'random',
};

/** Both teams change sides where Germany is played by the Automa alone. */
function withGermans(seats: readonly SeatDraft[]): readonly SeatDraft[] {
  const people = seats.filter(({ who }) => who !== 'automa');
  return people.every(({ faction }) => faction === 'usa' || faction === 'soviet-union')
    ? seats.map((seat) => ({ ...seat, faction: OPPOSITE[seat.faction] }))
    : seats;
}

/** The names of the maps that a pack brings. */
export function mapsIn(pack: unknown): readonly string[] {
  const { maps } = recordOf(pack);
  return Array.isArray(maps) ? maps.map((text) => mapName(String(text))) : [];
}

/** Other values of the cards. A map of the pack before leaves with it. */
export function withPack(draft: Draft, pack: Draft['pack']): Draft {
  return { ...draft, pack, map: pick(PRINTED_MAPS, draft.map, 'summer') };
}

/** Another number of players: seats and half anew. */
export function inMode(draft: Draft, mode: Mode, names: Names): Draft {
  const seats = seatsOf(mode, names);
  return {
    ...draft,
    mode,
    seats: draft.options.mission === 'none' ? seats : withGermans(seats),
    half: halfOf(mode),
  };
}

/** What opens the table. Whether it may be so is for the engine to say. */
export function openingOf(draft: Draft, names: Names, seed: string): Opening {
  const { map, half, seats, timerMinutes, dice, undo } = draft;
  const setup = {
    map,
    half,
    seats: seats.map(({ faction, who }, seat) => ({
      faction,
      automa: who === 'automa',
      ...holding(draft, seat, names),
    })),
    options: { ...draft.options, timerSeconds: Math.round(timerMinutes * 60) },
  };
  return {
    setup,
    seed: draft.seed.trim() || seed,
    seats: seats.map((seat, at) => guestIn(seats, at) ?? occupantOf(seat, names)),
    dice,
    undo,
    thoughts: 'open',
    ...adviceOf(draft),
  };
}

/** AA-PLAYERS-05: a person with the seats of both factions of a team; the engine counts people from 1. */
function holding({ seats }: Draft, seat: number, names: Names): { player?: number } {
  const people = seats.map((it, at) => {
    const occupant = guestIn(seats, at) ?? occupantOf(it, names);
    return occupant.by === 'person' ? occupant.name : null;
  });
  const name = people[seat] ?? null;
  const first = people.indexOf(name);
  return name === null || first === people.lastIndexOf(name) ? {} : { player: first + 1 };
}

function occupantOf({ who, name, style }: SeatDraft, names: Names): Occupant {
  if (who === 'automa') return { by: 'opponent', name: 'automa' };
  if (isLevel(who)) return { by: 'opponent', name: nameOf({ level: who, style: style || null }) };
  return { by: 'person', name: who === 'me' ? names.me : name.trim() || names.others[0] };
}

/** The choices of last time, as far as they still make sense; the seed is not one of them. */
export function readDraft(text: string | null, names: Names): Draft {
  const fresh = newDraft(names);
  const raw = parsed(text);
  const mode = MODES.find((m) => m === raw.mode);
  if (mode === undefined) return fresh;
  const start = inMode(fresh, mode, names);
  const manners = likeManners(raw);
  const seats = Array.isArray(raw.seats) && raw.seats.length === start.seats.length ? raw.seats : null;
  return {
    ...start,
    // with a pack it may be one of the pack's; whether it is there is for the engine to say
    map: manners.pack === null ? pick(PRINTED_MAPS, raw.map, 'summer') : textOf(raw.map, LONGEST_MAP, start.map),
    half: pick(['full', '1-6', '7-12'], raw.half, start.half),
    seats: seats === null ? start.seats : start.seats.map((seat, i) => likeSeat(seat, seats[i])),
    options: likeOptions(start.options, raw.options),
    timerMinutes: typeof raw.timerMinutes === 'number' ? Math.min(60, Math.max(0, raw.timerMinutes)) : 0,
    ...manners,
  };
}

export function writeDraft(draft: Draft): string {
  return JSON.stringify({ ...draft, seed: '' });
}

const FACTIONS: readonly Faction[] = ['usa', 'soviet-union', 'germany-1', 'germany-2', 'random'];

function likeSeat(seat: SeatDraft, raw: unknown): SeatDraft {
  const { faction, who, name, style } = recordOf(raw);
  return {
    faction: pick(FACTIONS, faction, seat.faction),
    who: pick(['me', 'person', 'link', 'guest', 'automa', ...LEVELS], who, seat.who),
    name: textOf(name, 40, seat.name),
    ...likeStyle(style),
  };
}
