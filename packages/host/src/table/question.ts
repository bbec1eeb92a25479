import {
  type Core,
  type Decision,
  DIE,
  type Fact,
  type Frame,
  type Match,
  type Option,
  packFact,
  type Seat,
  sameOption,
  show,
  unpackFact,
} from '@sandtable/kernel';
import { says } from '../says';
import { type Refusal, refuse } from './attempt';
import { type Occupant, personAt } from './seats';

/** A die that a person has to roll on the table. */
export interface WantedDie {
  /** For whom it is rolled. */
  readonly seat: Seat;
  readonly sides: number;
  readonly rule: string;
  readonly purpose: Fact;
}

/** What a person is asked: a decision of their seat, or the face of a die they have rolled, maybe for an opponent. */
export interface Question extends Decision {
  readonly roll: WantedDie | null;
}

/** What a question depends on beside the match. */
export interface Apart {
  /** The physical die an opponent needs before it can answer. */
  readonly die: WantedDie | null;
  /** The answer that only the clock gives. */
  readonly timeUp: Option | null;
}

/** Everything a seat's person is asked comes from here, so that what is shown and what is accepted cannot differ. */
export function questionOf<S extends Core, Setup, View>(
  match: Match<S, Setup, View>,
  seats: readonly Occupant[],
  { die: thinkersDie, timeUp }: Apart,
  seat: Seat,
): Question | null {
  if (personAt(seats, seat) === null) return null;
  const own = match.decision(seat);
  if (own !== null) {
    const options = timeUp === null ? own.options : own.options.filter((o) => !sameOption(o, timeUp));
    return { ...own, options, roll: own.kind === DIE ? dieOf(match) : null };
  }
  const die = thinkersDie ?? ownerlessDie(match, seats);
  if (die === null) return null;
  const options = Array.from({ length: die.sides }, (_, i): [string, number] => ['face', i + 1]);
  return { seat, kind: DIE, rule: die.rule, options, dice: [], roll: die };
}

/** What a person may do unasked; opponents only answer. */
export function standingOf<S extends Core, Setup, View>(
  match: Match<S, Setup, View>,
  seats: readonly Occupant[],
  seat: Seat,
): readonly Option[] {
  return personAt(seats, seat) === null ? [] : match.standing(seat);
}

/** A roll of a seat that no person plays: anybody at the table may roll for it. */
function ownerlessDie<S extends Core, Setup, View>(
  match: Match<S, Setup, View>,
  seats: readonly Occupant[],
): WantedDie | null {
  const asked = match.decision();
  return asked !== null && asked.kind === DIE && personAt(seats, asked.seat) === null ? dieOf(match) : null;
}

/** A wanted die as entries and frames keep it: with its purpose in one word. */
export interface PackedDie extends Omit<WantedDie, 'purpose'> {
  readonly purpose: string;
}

export function packDie({ seat, sides, rule, purpose }: WantedDie): PackedDie {
  return { seat, sides, rule, purpose: packFact(purpose) };
}

export function unpackDie({ seat, sides, rule, purpose }: PackedDie): WantedDie {
  return { seat, sides, rule, purpose: unpackFact(purpose) };
}

/** While a die is asked for, the roll is the activity on top. */
function dieOf<S extends Core, Setup, View>(match: Match<S, Setup, View>): WantedDie | null {
  const top = match.state.stack.at(-1) as (Frame & PackedDie) | undefined;
  return top === undefined ? null : unpackDie(top);
}

export function notAsked<S extends Core, Setup, View>(match: Match<S, Setup, View>, seat: Seat): Refusal {
  if (match.over !== null) return refuse('match-over', says.matchOver);
  return refuse('not-asked', says.notAsked(seat, match.waiting()));
}

export function notOffered({ roll }: Question, option: Option): Refusal {
  const text = option.join(' ');
  if (roll === null) return refuse('not-an-option', says.notOffered(show(text)));
  return refuse('not-an-option', says.notFaces(roll.sides, show(text)));
}
