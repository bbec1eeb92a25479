import type { GmSetup } from '@sandtable/2gm';
import { BRIEFINGS, type Briefing } from '@sandtable/2gm/scenarios';
import { isLevel, type Level, nameOf, type Style } from '@sandtable/commander/levels';
import type { Occupant, Opening } from '@sandtable/host';
import { guestIn } from '../../new-match/guest';
import { adviceOf, type Manners, USUAL_MANNERS } from '../../new-match/manners';
import type { Names } from '../../new-match/names';
import { RULEBOOK } from '../records';
import { firstDeckOf } from './decks';
import { AS_PRINTED, type Levers } from './levers';

export type Edition = GmSetup['edition'];
export type Nation = GmSetup['seats'][number]['nation'];
type Options = GmSetup['options'];

export const MODES = ['solo', 'two', 'three', 'four'] as const;
export type Mode = (typeof MODES)[number];

/** Who plays a seat: the person at this screen, another one beside them, somebody elsewhere, the opponent of the book, or a plain one. */
export type Who = 'me' | 'person' | 'link' | 'guest' | 'rulebook' | 'greedy' | Level;

/** Stands in the place of a deck's id where the deck is given by its code. */
export const BY_CODE = 'code';

export interface SeatDraft {
  readonly nation: Nation;
  /** The id of a deck of ours, or BY_CODE. */
  readonly deck: string;
  readonly code: string;
  readonly who: Who;
  /** Of another person. The same name in two seats is one person with two armies. */
  readonly name: string;
  /** AP more in each turn, for a beginner (2GM-RECRUIT-01). */
  readonly recruit: number;
  /** Who commands from the start where that is agreed (2GM-OPT-11); empty: the first of the nation. */
  readonly general: string;
  /** How a Commander likes to play; empty or left out: whatever wins. */
  readonly style?: Style | '';
}

/** Everything the form asks; what it does not ask has the engine's default. */
export interface Draft extends Manners {
  readonly edition: Edition;
  readonly mode: Mode;
  /** The id of a scenario, empty for a Pitched Battle. */
  readonly scenario: string;
  /** South and north by turns (2GM-TEAM-01, 2GM-TEAM-14). */
  readonly seats: readonly SeatDraft[];
  readonly options: Options;
  readonly levers: Levers;
  /** Empty: chance decides. */
  readonly seed: string;
}

/** The engine's own defaults; a test holds them to it. */
export const DEFAULT_OPTIONS: Options = {
  points: 120,
  year: 0,
  critPenetration: 'edition',
  rangeMetric: 'manhattan',
  smokeLineOfFire: 'anyClearPath',
  difficultEnterNeedsFullMove: false,
  terrainShareDamage: 'buildingsOnly',
  terrainStackCover: true,
  terrainPlaceAlternating: false,
  suppressionMovement: 'setTo1',
  assaultReactionIgnoresArmor: false,
  coverRequireArmored: false,
  promotionRequiresKill: true,
  promotionMax: 0,
  shielding: false,
  selfPropelled: false,
  hitTable: false,
  smokeCanister: false,
  tokenDrop: false,
  tacticalArtillery: false,
  tacticalArtilleryDamage: 1,
  lendLease: false,
  fieldMarshal: false,
  largeField: false,
  advancedDeployment: false,
  startingDeployment: false,
  inGameTerrain: false,
  weather: 'clear',
  night: false,
  arctic: false,
  transportShareWounds: 'edition',
  bomberTiming: 'edition',
  aaMayTargetParked: false,
  teamPoints: 'split',
  teamRoles: 'agreed',
  twoCopies: false,
  surrender: true,
  maxTurns: 0,
};

/** Who meets whom if nobody says otherwise: the two of the edition, then a friend of each. */
const NATIONS: Readonly<Record<Edition, readonly [Nation, Nation, Nation, Nation]>> = {
  tactics: ['uk', 'germany', 'ussr', 'italy'],
  pacific: ['usa', 'japan', 'uk', 'germany'],
};

const SEATS: Readonly<Record<Mode, number>> = { solo: 2, two: 2, three: 3, four: 4 };

function seatOf(nation: Nation, who: Who, name: string): SeatDraft {
  return { nation, deck: firstDeckOf(nation), code: '', who, name, recruit: 0, general: '' };
}

function seatsOf(edition: Edition, mode: Mode, { others }: Names): SeatDraft[] {
  return NATIONS[edition].slice(0, SEATS[mode]).map((nation, at) => {
    if (at === 0) return seatOf(nation, 'me', '');
    return mode === 'solo' ? seatOf(nation, 'rulebook', '') : seatOf(nation, 'person', others[at - 1] ?? '');
  });
}

export function newDraft(edition: Edition, names: Names): Draft {
  return {
    edition,
    mode: 'solo',
    scenario: '',
    seats: seatsOf(edition, 'solo', names),
    options: DEFAULT_OPTIONS,
    levers: AS_PRINTED,
    ...USUAL_MANNERS,
    seed: '',
  };
}

/** Another number of players: seats anew, with the armies of the scenario if there is one. */
export function inMode(draft: Draft, mode: Mode, names: Names, briefing: Briefing | null): Draft {
  const seats = seatsOf(draft.edition, mode, names);
  const options: Options = {
    ...draft.options,
    // 2GM-RULING-159: partners halve the limit of their side, and half of the usual one would be no deck of ours
    points: mode === 'three' || mode === 'four' ? 2 * DEFAULT_OPTIONS.points : DEFAULT_OPTIONS.points,
    twoCopies: false,
  };
  const next = { ...draft, mode, seats, options };
  return briefing === null ? next : withScenario(next, briefing);
}

/** The armies of a scenario with the decks it proposes; partners serve the same nation (2GM-TEAM-01). */
export function withScenario(draft: Draft, briefing: Briefing): Draft {
  const seats = draft.seats.map((seat, at) => {
    const { nation, deck } = at % 2 === 0 ? briefing.south : briefing.north;
    return { ...seat, nation, deck, code: '', general: '' };
  });
  return { ...draft, scenario: briefing.id, seats };
}

/** Back to a Pitched Battle between the armies of the edition. */
export function withoutScenario(draft: Draft, names: Names): Draft {
  const usual = seatsOf(draft.edition, draft.mode, names);
  const seats = draft.seats.map((seat, at) => {
    const { nation, deck } = usual[at] ?? seat;
    return { ...seat, nation, deck, code: '' };
  });
  return { ...draft, scenario: '', seats };
}

/** The people of the two sides change chairs; the armies stay where they are. */
export function swapped(draft: Draft): Draft {
  const seats = draft.seats.map((seat, at) => {
    const { who, name, recruit, style = '' } = draft.seats[at ^ 1] ?? seat;
    return { ...seat, who, name, recruit, style };
  });
  return { ...draft, seats };
}

/** What opens the table. Whether it may be so is for the engine to say. */
export function openingOf(draft: Draft, names: Names, seed: string): Opening {
  const { edition, seats, dice, undo } = draft;
  const setup = {
    edition,
    seats: seats.map((seat, at) => setupOf(seat, at, draft)),
    options: optionsOf(draft),
    scenario: draft.scenario === '' ? null : draft.scenario,
  };
  return {
    setup,
    seed: draft.seed.trim() || seed,
    seats: seats.map((seat, at) => guestIn(seats, at) ?? occupantOf(seat, names)),
    dice,
    undo,
    // 2GM-NIGHT-03: an opponent that tells why it brings a card tells what lies face down
    thoughts: isNight(draft) ? 'own' : 'open',
    ...adviceOf(draft),
  };
}

function isNight({ options, scenario }: Draft): boolean {
  return options.night === true || BRIEFINGS.some((b) => b.id === scenario && b.night);
}

function setupOf(seat: SeatDraft, at: number, draft: Draft) {
  const { nation, who, recruit, general } = seat;
  const { edition, options, levers } = draft;
  return {
    nation,
    deck: bringsDeck(draft, at) ? deckOf(seat) : [],
    recruit,
    general: options.fieldMarshal && general !== '' ? general : null,
    solo: who === 'rulebook' ? { system: edition, ...levers } : null,
  };
}

/**
 * The opponent of the book makes its deck by its own rules. Only where two of them meet, what they would bring says how many
 * cards each draws, unless a scenario does (SOLO-RULING-72, SOLOP-DECK-21).
 */
export function bringsDeck({ scenario, seats }: Pick<Draft, 'scenario' | 'seats'>, at: number): boolean {
  return seats[at]?.who !== 'rulebook' || (scenario === '' && seats.every(({ who }) => who === 'rulebook'));
}

function deckOf({ deck, code }: SeatDraft): string {
  return deck === BY_CODE ? code.trim() : deck;
}

/** A scenario does not ask what it settles itself, nor for what Pitched Battles alone know: the form hides them. */
function optionsOf({ scenario, options }: Draft): Options {
  if (scenario === '') return options;
  return { ...options, fieldMarshal: false, lendLease: false, largeField: false, startingDeployment: false };
}

function occupantOf({ who, name, style }: SeatDraft, names: Names): Occupant {
  if (who === 'rulebook') return RULEBOOK;
  if (who === 'greedy') return { by: 'opponent', name: who };
  if (isLevel(who)) return { by: 'opponent', name: nameOf({ level: who, style: style || null }) };
  return { by: 'person', name: who === 'me' ? names.me : name.trim() || names.others[0] };
}
