import type { Analysis } from '@sandtable/commander/analysis';
import type { Hosted, Opening } from '@sandtable/host';
import type { Fact, Game, Replay, RuleBook, Seat } from '@sandtable/kernel';
import type { Component } from 'svelte';
import type { Campaign } from './campaign/campaign';
import type { CardsOfGame } from './cards/entry';
import type { PackEditing } from './decks/edited-pack';
import type { Catalogue } from './i18n/en';
import type { Locale } from './i18n/locale';
import type { Tutorial } from './learn/tutorial';
import type { GameRecords } from './match/record';
import type { Session } from './match/session.svelte';
import type { AgreedTerms, ArmyChoice } from './new-match/term';
import type { MomentBoardProps, RecordParts, SummaryParts } from './record/parts';
import type { SituationSet } from './situations/situation';

/** A screen that is fetched when somebody looks at it. */
export type Loader<Props extends Record<string, unknown>> = () => Promise<{ readonly default: Component<Props> }>;

/** What every table can be given; where a lesson points differs from game to game. */
export interface TableProps extends Record<string, unknown> {
  session: Session;
  /** A table of a lesson: it is in no list. */
  practice?: boolean;
}

export interface FormProps extends Record<string, unknown> {
  table: string;
}

export interface PictureProps extends Record<string, unknown> {
  /** What `records.picture` made. */
  scene: unknown;
}

/** A table on the home screen. */
export interface GameTable<Id extends string = string> {
  readonly id: Id;
  /** The edition that is played at it; null where the game has only one. */
  readonly edition: string | null;
  /** Its lessons; null where there are none. */
  readonly tutorial: (() => Promise<Tutorial>) | null;
  /** Its battles in order; left out where there are none. */
  readonly campaign?: () => Promise<Campaign>;
  /** Its situations; left out where there are none. */
  readonly situations?: () => Promise<SituationSet>;
  /** A good match against the opponent of the book, without a question asked. */
  quickMatch(person: string, seed: string, chance: (n: number) => number): Promise<Opening>;
  /** The same for two people. */
  quickMeeting(seed: string, chance: (n: number) => number): Promise<Opening>;
}

/**
 * A game as the app knows it. Everything but names is fetched when it is needed: nobody pays for a game that is not
 * played. The engine is apart, in the game's `engine.ts`, because only workers load it; the drawings of the home screen are
 * in its `home/drawings.ts`.
 */
export interface GameModule<Id extends string = string, Table extends string = string> {
  readonly id: Id;
  readonly tables: readonly GameTable<Table>[];
  /** What an id of a rule in its book looks like. */
  readonly ruleIds: RegExp;
  book(): Promise<{ readonly book: RuleBook }>;
  /** What a fact of the game says in that language. */
  reader(locale: Locale): Promise<(fact: Fact) => string>;
  /** How matches are listed, seated and pictured. */
  records(): Promise<GameRecords>;
  /** What a set-up plays by, in the words of the form: for guests, who have not filled it in. */
  terms(setup: unknown): Promise<AgreedTerms>;
  /** What the catalogue knows of its cards; left out where it has none. */
  readonly cards?: () => Promise<CardsOfGame>;
  /** How packs of it are typed; left out where it has none. */
  readonly packEditing?: () => Promise<PackEditing>;
  /** What narrows the catalogue to the cards a rule is about; null where it is about none. */
  cardsAbout(rule: string): Promise<string | null>;
  /** Gives the cards this page shows the values of the pack a match is played with, those of the house without one. */
  lay(view: unknown): Promise<void>;
  /** What a seat of this set-up may play instead: what stands for it in `setup.seats`, by what it is called. */
  armies(setup: unknown, seat: number): Promise<readonly ArmyChoice[]>;
  /** A set-up whose sides have changed hands, with what whoever plays an opponent's army needs; left out where that is nothing. */
  readonly manned?: (setup: unknown) => Promise<unknown>;
  /** The names of its sides. */
  sideNames(t: Catalogue): Readonly<Record<string, string>>;
  readonly screens: {
    readonly table: Loader<TableProps>;
    readonly form: Loader<FormProps>;
    /** The small picture in the list of matches. */
    readonly picture: Loader<PictureProps>;
    /** What the signs on its board mean, and what that is called; left out where nothing needs to be said. */
    readonly legend?: { readonly title: () => Promise<string>; readonly signs: Loader<Record<string, never>> };
  };
  /** How a match is told, filmed and summed up. */
  readonly record: {
    readonly parts: () => Promise<RecordParts>;
    readonly summary: () => Promise<SummaryParts>;
    readonly board: () => Promise<Component<MomentBoardProps>>;
  };
}

/** What a worker needs of a game. */
export interface GameEngine {
  open(locale: Locale): Promise<Hosted>;
  readonly records: GameRecords;
  /** Who answers by itself, for whoever thinks elsewhere than at the table; left out where nobody searches. */
  readonly opponents?: Game['opponents'];
  /** Takes a match apart from one seat, as far as one likes; left out where the Commander does not know the game. */
  readonly analyse?: (replay: Replay, seat: Seat) => Generator<number, Analysis>;
}
