/** What a question of the form may be answered with. */
export type Value = string | number | boolean;

/** One question of the form about the rules of the match; its words are in the catalogue under the same key. */
export type Choice<Key extends string = string> = {
  readonly key: Key;
  /** The rule that offers the choice; null where no book has one. */
  readonly rule: string | null;
} & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'pick'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
);

/** The words of a question, and of its answers where it has names for them. */
export interface ChoiceWords {
  readonly name: string;
  readonly line: string;
  readonly values?: Readonly<Record<string, string>>;
}
