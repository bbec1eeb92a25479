import type { Core, GameEvent, Option, Seat, Viewer } from './core';
import type { Problem, Result } from './result';
import type { RuleBook } from './rulebook';
import type { Item } from './rules/check';
import type { Ruleset } from './ruleset';
import type { Decision } from './running/match';
import type { Opponent } from './running/runner';
import type { Fact } from './telling/fact';
import type { Wish, WishLanguage } from './telling/wish';

/** Exact chances of what a wish would lead to. */
export interface Odds {
  readonly outcomes: readonly { readonly p: number; readonly result: Fact }[];
  readonly breakdown: readonly Item[];
}

/** A turn with a time limit: so long may it last, and this is answered for the seat when it is over. */
export interface Deadline {
  readonly seat: Seat;
  /** Names the turn: time used in it adds up, whatever else happens in between. */
  readonly turn: string;
  readonly limitMs: number;
  readonly answer: Option;
}

/** What somebody wants to play besides an ordinary match: a scenario by its name or as a document, a number of players. */
export interface Asked {
  readonly scenario?: unknown;
  readonly players?: number | undefined;
  /** Who plays each seat, where that changes the rules for it. */
  readonly seats?: readonly string[];
}

/** Something with a name of its own: what to write, and what is printed on it. */
export interface GameName {
  /** Such as `unit of usa` or `upgrade`. */
  readonly kind: string;
  readonly name: string;
  readonly title: string;
}

/** A ruleset with all that tools need around it: its book, its words, its opponents. It speaks one human language. */
export interface Game<S extends Core = Core, Setup = unknown, View = unknown> {
  readonly id: string;
  readonly title: string;
  readonly editions: readonly string[];
  readonly rules: Ruleset<S, Setup, View>;
  readonly book: RuleBook;
  /** A good ordinary match of the edition; `seats` names who plays each seat, where that changes the rules for it. */
  defaultSetup(edition: string, seats?: readonly string[]): Setup;
  /** The set-up, still to be read, of a match somebody asks for; where a game has scenarios or a number of players to choose. */
  tableFor?(edition: string, asked: Asked): Result<unknown>;
  seatName(s: S, seat: Seat): string;

  readonly language: WishLanguage;
  /** The text that would choose this option. */
  wishOf(s: S, seat: Seat, option: Option): string;
  /** The option a wish means, legal or not; null if it cannot mean any. */
  optionOf(s: S, seat: Seat, wish: Wish): Option | null;
  /** The next answer of a wish that takes several (a move of many steps); null once it is fulfilled. */
  continueWish?(s: S, seat: Seat, wish: Wish): Option | null;
  /** Legal wishes of that kind, beside those that stand for one option. */
  moreWishes?(s: S, seat: Seat): readonly string[];

  parsePosition(raw: unknown): Result<S>;
  /** What the viewer knows, as a position that can be read back; `all` hides nothing. */
  printPosition(s: S, who: Viewer | 'all'): unknown;
  /**
   * What happened, in a few plain words, as this viewer saw it, about the board as it was then; empty if there was nothing
   * to see. The state only says who sits where. `all` hides nothing.
   */
  tell(s: S, event: GameEvent, who: Viewer | 'all'): string;
  /** What a fact says, in the language the game speaks. */
  read?(fact: Fact): string;
  /** A text picture. */
  draw(s: S, who: Viewer): string;
  /** Exact chances of what a wish would lead to, whether it is offered or not. */
  odds(s: S, seat: Seat, wish: Wish): Result<Odds, Fact>;
  /** The same of an option. */
  oddsOf(s: S, seat: Seat, option: Option): Result<Odds, Fact>;

  /**
   * How long this decision may take together with the rest of its turn; left out where the game knows no time limit. Rules
   * never know the time: the host's clock does.
   */
  deadline?(s: S, decision: Decision): Deadline | null;
  /** Who wins and loses with this seat; left out where everybody plays alone. */
  partners?(s: S, seat: Seat): readonly Seat[];
  /** What cards, units and tokens are called in positions and wishes, by kind. */
  names?(): readonly GameName[];

  /** Answers after which a match of opponents is given up as undecided, unless told otherwise. */
  readonly patience?: number;
  /** `rulebook` is the opponent the book itself defines. */
  readonly opponents: Readonly<Record<string, Opponent<View, S>>>;
  /** The abilities of the game, watched by tests that want each one exercised. */
  readonly abilities?: { readonly names: readonly string[]; probe: ((id: string) => void) | null };
  /** Everything wrong with the game's content, or with a pack that replaces parts of it. */
  checkContent(pack?: unknown): readonly Problem[];
  /** How a pack may be written as a table; left out where it may not. */
  readonly packTable?: PackTable;
}

/** A pack as a table: which lists its rows belong to, and which cells are parts of a larger one. */
export interface PackTable {
  readonly game: string;
  /** The column that says whose a row is; no other game has it. */
  readonly whose: string;
  /** The first is meant where a row names none. */
  readonly lists: readonly string[];
  /** Lists that are one row of numbers. */
  readonly charts: readonly string[];
  /** Columns that together are one value of the pack, by its name. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** The pack that brings what a file of the game's own kind holds, such as a map; null for any other text. */
  ofFile?(text: string): unknown;
}
