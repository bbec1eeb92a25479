import { failure, type Odds, type Result, type Seat, success, type Wish } from '@sandtable/kernel';
import { card, cardNumber } from './content';
import { explainNeeded, needed, soaked } from './numbers';
import { type DuelState, other, strikeFrame } from './state';

/** Exact chances of a strike if nobody answers it. */
export function odds(s: DuelState, seat: Seat, wish: Wish): Result<Odds> {
  const weapon = cardNumber(wish.words.card ?? '');
  if (wish.verb !== 'strike' || weapon < 0) return failure('', 'Only a strike has odds, e.g. "strike sword".');
  const f = strikeFrame(seat, weapon);
  const need = needed(s, f);
  const power = card(weapon).power;
  const damage = power - soaked(s, other(seat), power);
  const p = (7 - need) / 6;
  return success({
    outcomes: [
      { p, result: `${damage} damage` },
      { p: 1 - p, result: 'miss' },
    ],
    breakdown: explainNeeded(s, f),
  });
}
