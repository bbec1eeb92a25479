import type { Problem } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { names } from '../../words/en/names';
import type { Nation } from '../content/types';
import type { DeckWords } from './words';

/** A fault of a deck and the rule it breaks; null where the list itself is odd. */
export interface DeckProblem extends Problem {
  readonly rule: RuleId | null;
}

export function deckProblem(rule: RuleId | null, path: string, message: string, w: DeckWords): DeckProblem {
  return { rule, path, message: w.deck.problem(message, rule) };
}

/** The nations in English, for what is not said to players. */
export const NATION_NAMES: Readonly<Record<Nation, string>> = names.nations;
