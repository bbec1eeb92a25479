import { type RollEvent, type Seat, sightOf, type Viewer } from '@sandtable/kernel';

export type DuelEvent =
  | RollEvent
  | { readonly type: 'bids'; readonly rule: string; readonly bids: readonly number[] }
  /** A card of −1 is one the viewer may not know. */
  | { readonly type: 'drew' | 'set' | 'struck'; readonly rule: string; readonly seat: Seat; readonly card: number }
  | { readonly type: 'stepped'; readonly rule: string; readonly seat: Seat; readonly to: number }
  | { readonly type: 'hurt'; readonly rule: string; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'breathed'; readonly rule: string; readonly seat: Seat; readonly card: number }
  | { readonly type: 'parried' | 'healed' | 'dodged'; readonly rule: string; readonly seat: Seat };

/** What was drawn or laid face down is known to its owner only. */
function secretCard<E extends DuelEvent & { readonly seat: Seat; readonly card: number }>(e: E, who: Viewer): E {
  return { type: e.type, rule: e.rule, seat: e.seat, card: e.seat === who ? e.card : -1 } as E;
}

export const see = sightOf<DuelEvent>({
  roll: ['seat', 'sides', 'dice', 'purpose'],
  bids: ['bids'],
  drew: secretCard,
  set: secretCard,
  struck: ['seat', 'card'],
  stepped: ['seat', 'to'],
  hurt: ['seat', 'amount'],
  breathed: ['seat', 'card'],
  parried: ['seat'],
  healed: ['seat'],
  dodged: ['seat'],
});
