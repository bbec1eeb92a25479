import { type Core, type Game, Match, type Option, type Seat } from '@sandtable/kernel';

/** One attack of a card on another. */
export interface PairOdds {
  /** Spaces or hexes between them; null where it does not matter. */
  readonly distance: number | null;
  readonly destroyed: number;
  readonly hurt: number;
  /** Wounds or damage on average. */
  readonly mean: number;
}

const FARTHEST = 5;

/** At every distance at which there is an attack. */
export function distances(at: (distance: number) => PairOdds | null): readonly PairOdds[] {
  return Array.from({ length: FARTHEST }, (_, i) => at(i + 1)).filter((odds) => odds !== null);
}

/** What a game says of one attack that is offered; null where it is none. */
export type Judge = (state: Core, seat: Seat, option: Option) => Omit<PairOdds, 'distance'> | null;

/** Of all attacks the first seat is offered the one that destroys most often. */
export function bestOf(game: Game, state: Core, judge: Judge, distance: number | null): PairOdds | null {
  const match = new Match(game.rules, state);
  match.run();
  return best(match.decision(0)?.options ?? [], state, judge, distance);
}

export function best(options: readonly Option[], state: Core, judge: Judge, distance: number | null): PairOdds | null {
  let found: PairOdds | null = null;
  for (const option of options) {
    const odds = judge(state, 0, option);
    if (odds === null) continue;
    const isBetter =
      found === null ||
      odds.destroyed > found.destroyed ||
      (odds.destroyed === found.destroyed && odds.mean > found.mean);
    if (isBetter) found = { distance, ...odds };
  }
  return found;
}
