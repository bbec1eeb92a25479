/** Cards of the opening hand (2GM-SETUP-19). */
export const OPENING_HAND = 5;
/** Cards of each Card Phase (2GM-TURN-11). */
const DRAWN_EACH_TURN = 2;

/** How many cards of its deck a player has seen after so many own turns; 0 is the opening hand. */
export function cardsSeen(turns: number): number {
  return OPENING_HAND + DRAWN_EACH_TURN * turns;
}

/**
 * The exact chance to have at least `wanted` of the `copies` in a deck of `size` cards among the first `drawn` of it: one minus
 * the hypergeometric chances of fewer. Multiplied out step by step, so that no large number ever stands there.
 */
export function chanceToSee(size: number, copies: number, drawn: number, wanted = 1): number {
  const seen = Math.min(drawn, size);
  if (wanted <= 0) return 1;
  if (wanted > Math.min(copies, seen)) return 0;
  let fewer = 0;
  for (let k = 0; k < wanted; k++) fewer += exactly(size, copies, seen, k);
  return Math.min(1, Math.max(0, 1 - fewer));
}

/** The chance of exactly `k`: C(copies, k) · C(size − copies, drawn − k) / C(size, drawn). */
function exactly(size: number, copies: number, drawn: number, k: number): number {
  const others = size - copies;
  if (k > copies || drawn - k > others) return 0;
  let p = 1;
  // the drawn cards one after the other: k of the wanted, then the rest, times the ways to order them
  for (let i = 0; i < k; i++) p *= ((copies - i) / (size - i)) * ((drawn - i) / (k - i));
  for (let i = 0; i < drawn - k; i++) p *= (others - i) / (size - k - i);
  return p;
}

/** The same after a hand that may be drawn once more (2GM-SETUP-20): the second hand is a new deal. */
export function chanceWithRedraw(size: number, copies: number, wanted = 1): number {
  const once = chanceToSee(size, copies, OPENING_HAND, wanted);
  return 1 - (1 - once) * (1 - once);
}
