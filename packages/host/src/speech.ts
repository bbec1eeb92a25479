import type { Core, Game, GameEvent, Option, Outcome, RollEvent, Seat, Thought, Viewer } from '@sandtable/kernel';
import type { Question } from './question';

/** What it takes to play a game in words as well: typed wishes, reasons, odds, a told story. */
export type Speech<S extends Core, Setup, View> = Pick<
  Game<S, Setup, View>,
  'title' | 'language' | 'wishOf' | 'optionOf' | 'continueWish' | 'moreWishes' | 'odds' | 'tell'
>;

/** What the host needs of a game; one without a language is played by options alone. */
export type Hostable<S extends Core, Setup, View> = Pick<
  Game<S, Setup, View>,
  'rules' | 'opponents' | 'retell' | 'deadline'
> &
  Partial<Speech<S, Setup, View>>;

/** Says texts of the record in the language of the table. */
export type Retell = ((recorded: string) => string) | undefined;

/** As the game says them at this table. */
export function retellAt<S extends Core>(
  game: { readonly retell?: ((recorded: string, s: S) => string) | undefined },
  state: S,
): Retell {
  const { retell } = game;
  return retell === undefined ? undefined : (recorded) => retell(recorded, state);
}

export function retellRoll(question: Question | null, retell: Retell): Question | null {
  if (retell === undefined || question === null || question.roll === null) return question;
  return { ...question, roll: { ...question.roll, purpose: retell(question.roll.purpose) } };
}

export function retellOutcome(outcome: Outcome | null, retell: Retell): Outcome | null {
  return retell === undefined || outcome === null ? outcome : { ...outcome, reason: retell(outcome.reason) };
}

/** An event that lists what a number is made of, each part with its label. */
interface InParts extends GameEvent {
  readonly parts: readonly { readonly label: string }[];
}

/** Rolls carry their purpose with them, numbers the labels of their parts. */
export function retellEvents(events: readonly GameEvent[], retell: Retell): readonly GameEvent[] {
  if (retell === undefined) return events;
  return events.map((event) => {
    if (isRoll(event)) return { ...event, purpose: retell(event.purpose) };
    if (!isInParts(event)) return event;
    return { ...event, parts: event.parts.map((part) => ({ ...part, label: retell(part.label) })) };
  });
}

function isRoll(event: GameEvent): event is RollEvent {
  return event.type === 'roll';
}

function isInParts(event: GameEvent): event is InParts {
  return 'parts' in event && Array.isArray(event.parts) && event.parts.every(hasLabel);
}

/** What an opponent chose, and what it weighed, in the words of wishes. */
export interface Choice {
  readonly option: Option;
  /** The text of what it chose. */
  readonly wish: string;
  /** The text of each candidate of its thought, in the same order. */
  readonly candidates: readonly string[];
}

/** Each event in plain words, as the viewer saw it; nothing where the game has none. */
export function tellAll<S extends Core>(
  game: { readonly tell?: Speech<S, unknown, unknown>['tell'] | undefined },
  state: S,
  events: readonly GameEvent[],
  who: Viewer,
): string[] {
  return events.map((event) => game.tell?.(state, event, who) ?? '');
}

/** To be asked before the answer is given: afterwards the hexes and hands it names are others. */
export function choiceOf<S extends Core>(
  game: { readonly wishOf?: ((s: S, seat: Seat, option: Option) => string) | undefined },
  state: S,
  seat: Seat,
  option: Option,
  thought: Thought,
): Choice {
  const words = (o: Option): string => game.wishOf?.(state, seat, o) ?? o.join(' ');
  return { option, wish: words(option), candidates: thought.candidates.map((c) => words(c.option)) };
}

function hasLabel(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'label' in part && typeof part.label === 'string';
}
