import type { Problem } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { Nation, Side } from '../content/types';

/** A fault of a deck and the rule it breaks; null where the list itself is odd. */
export interface DeckProblem extends Problem {
  readonly rule: RuleId | null;
}

export function deckProblem(rule: RuleId | null, path: string, message: string): DeckProblem {
  const cited = rule === null ? '' : ` (${rule})`;
  return { rule, path, message: `${message}${cited}.` };
}

export const NATION_NAMES: Readonly<Record<Nation, string>> = {
  usa: 'the United States',
  germany: 'Germany',
  japan: 'Japan',
  uk: 'the United Kingdom',
  ussr: 'the Soviet Union',
  italy: 'Italy',
};

export const SIDE_NAMES: Readonly<Record<Side, string>> = { allies: 'the Allies', axis: 'the Axis' };
