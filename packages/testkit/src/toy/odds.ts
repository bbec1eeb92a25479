import {
  type Fact,
  noOdds,
  type Odds,
  type Option,
  type Result,
  type Seat,
  success,
  type Wish,
} from '@sandtable/kernel';
import { card, cardNumber } from './content';
import { explainNeeded, needed, soaked } from './numbers';
import { type DuelState, other, strikeFrame } from './state';
import { say } from './words';

/** Exact chances of a strike if nobody answers it. */
export function odds(s: DuelState, seat: Seat, wish: Wish): Result<Odds, Fact> {
  return oddsOf(s, seat, [wish.verb, cardNumber(wish.words.card ?? '')]);
}

/** The same of an option. */
export function oddsOf(s: DuelState, seat: Seat, [verb, n]: Option): Result<Odds, Fact> {
  const weapon = Number(n ?? -1);
  if (verb !== 'strike' || weapon < 0) return noOdds(say.odds.onlyStrikes);
  const f = strikeFrame(seat, weapon);
  const need = needed(s, f);
  const power = card(weapon).power;
  const damage = power - soaked(s, other(seat), power);
  const p = (7 - need) / 6;
  return success({
    outcomes: [
      { p, result: say.odds.damage(damage) },
      { p: 1 - p, result: say.odds.miss },
    ],
    breakdown: explainNeeded(s, f),
  });
}
