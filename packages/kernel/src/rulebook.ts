/**
 * The rule book of a game as data. Texts are our own words; the ids are those the code cites.
 * A book is kept apart from the engine that obeys it, so that playing does not have to load the texts.
 */
export type RuleStatus = 'open' | 'done' | 'physical';
export type RuleKind = 'rule' | 'ruling';

export interface RuleEntry {
  readonly title: string;
  readonly text: string;
  /** For a ruling: the question the books leave open. */
  readonly question?: string;
  /** For a ruling: why we read it this way. */
  readonly reason?: string;
  /** Where the book says it (section or line), in the words of the inventory. */
  readonly source: string;
  /** Editions the rule holds in. */
  readonly editions: readonly string[];
  readonly kind: RuleKind;
  readonly status: RuleStatus;
  /** Why nobody can execute a `physical` rule on a screen. */
  readonly why?: string;
  /** The match option a ruling is, where a table would really play it differently. */
  readonly option?: string;
  /** Other rules this one leans on. */
  readonly cites?: readonly string[];
}

/** One chapter of a book; kept in a file of its own so that several people can work at once. */
export interface RuleSection {
  readonly section: string;
  readonly title: string;
  readonly rules: Readonly<Record<string, RuleEntry>>;
}

export interface RuleBook {
  readonly game: string;
  readonly title: string;
  readonly editions: readonly string[];
  readonly sections: readonly RuleSection[];
}
