import type { TrialMatch } from './play';

/** What happened to a card in the matches of a trial. */
export interface CardFigures {
  readonly card: number;
  /** How often it came into play, in how many matches, how often it was lost, and what it destroyed in points. */
  readonly played: number;
  readonly matches: number;
  readonly lost: number;
  readonly earned: number;
}

export interface TrialFigures {
  readonly matches: number;
  readonly wins: number;
  readonly draws: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly turns: number;
  readonly cards: readonly CardFigures[];
}

/** The 95 % Wilson score interval: honest for few matches and near 0 or 1. */
function interval(score: number, matches: number): { readonly low: number; readonly high: number } {
  if (matches === 0) return { low: 0, high: 1 };
  const z = 1.959963984540054;
  const p = score / matches;
  const z2 = (z * z) / matches;
  const centre = (p + z2 / 2) / (1 + z2);
  const spread = (z * Math.sqrt((p * (1 - p)) / matches + z2 / (4 * matches))) / (1 + z2);
  return { low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}

export function figuresOf(matches: readonly TrialMatch[], deck: readonly number[]): TrialFigures {
  const score = matches.reduce((sum, match) => sum + match.score, 0);
  const cards = new Map([...new Set(deck)].map((card) => [card, { card, played: 0, matches: 0, lost: 0, earned: 0 }]));
  for (const { played, lost, earned } of matches) {
    for (const card of played) add(cards.get(card), 'played', 1);
    for (const card of new Set(played)) add(cards.get(card), 'matches', 1);
    for (const card of lost) add(cards.get(card), 'lost', 1);
    for (const [card, points] of earned) add(cards.get(card), 'earned', points);
  }
  return {
    matches: matches.length,
    wins: matches.filter((match) => match.score === 1).length,
    draws: matches.filter((match) => match.score === 0.5).length,
    rate: matches.length === 0 ? 0 : score / matches.length,
    ...interval(score, matches.length),
    turns: matches.length === 0 ? 0 : matches.reduce((sum, match) => sum + match.turns, 0) / matches.length,
    cards: [...cards.values()],
  };
}

type Counted = { -readonly [K in keyof CardFigures]: number };

/** What was brought in on the way, such as a card of a scenario, is no card of the deck. */
function add(card: Counted | undefined, of: keyof Counted, more: number): void {
  if (card !== undefined) card[of] += more;
}

export interface Difference {
  readonly matches: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How much better the second trial did, match by match with the same seeds: what both met alike cancels out. */
export function differenceOf(before: readonly TrialMatch[], after: readonly TrialMatch[]): Difference | null {
  const n = Math.min(before.length, after.length);
  if (n < 2) return null;
  const steps = Array.from({ length: n }, (_, i) => (after[i]?.score ?? 0) - (before[i]?.score ?? 0));
  const mean = steps.reduce((sum, step) => sum + step, 0) / n;
  const variance = steps.reduce((sum, step) => sum + (step - mean) ** 2, 0) / (n - 1);
  const spread = 1.96 * Math.sqrt(variance / n);
  return { matches: n, mean, low: mean - spread, high: mean + spread };
}
