import type { Choice, ChoiceWords, Value } from './choice';

/** One rule of a table that is not as the book or the register has it by default. */
export interface Term {
  readonly name: string;
  readonly value: Value;
  readonly rule: string | null;
}

/** What a briefing tells everybody before the battle. */
export interface ToldBriefing {
  readonly title: string;
  readonly text: string;
  readonly orders: readonly { readonly side: string; readonly text: string }[];
}

/** What a table plays by. */
export interface AgreedTerms {
  readonly briefing: ToldBriefing | null;
  readonly options: readonly Term[];
  /** The ground is drawn when the match begins: a picture before that is only an example. */
  readonly byLot: boolean;
}

/** An army a seat may bring. */
export interface ArmyChoice {
  readonly name: string;
  /** What stands for the seat in the set-up. */
  readonly choice: Readonly<Record<string, unknown>>;
}

/** Everything that was chosen otherwise than usual, in the words of the form. */
export function termsIn<Key extends string>(
  choices: readonly Choice<Key>[],
  words: Readonly<Record<Key, ChoiceWords>>,
  usual: Readonly<Partial<Record<Key, Value>>>,
  chosen: Readonly<Partial<Record<Key, unknown>>>,
): Term[] {
  return choices.flatMap(({ key, rule }) => {
    const value = chosen[key];
    if (value === undefined || value === usual[key]) return [];
    const { name, values } = words[key];
    return [{ name, rule, value: values?.[String(value)] ?? (value as Value) }];
  });
}
