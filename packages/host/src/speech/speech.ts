import type { Core, Game, GameEvent, Option, Seat, Thought, Viewer } from '@sandtable/kernel';

/** What it takes to play a game in words as well: typed wishes, reasons, odds, a told story. */
export type Speech<S extends Core, Setup, View> = Pick<
  Game<S, Setup, View>,
  'title' | 'language' | 'wishOf' | 'optionOf' | 'continueWish' | 'moreWishes' | 'odds' | 'oddsOf' | 'tell'
>;

/** What the host needs of a game; one without a language is played by options alone. */
export type Hostable<S extends Core, Setup, View> = Pick<
  Game<S, Setup, View>,
  'rules' | 'opponents' | 'deadline' | 'partners'
> &
  Partial<Speech<S, Setup, View>>;

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
  thought: Pick<Thought, 'candidates'>,
): Choice {
  const words = (o: Option): string => game.wishOf?.(state, seat, o) ?? o.join(' ');
  return { option, wish: words(option), candidates: thought.candidates.map((c) => words(c.option)) };
}
