import type { GameEvent, RollEvent, Seat, Viewer } from '@sandtable/kernel';

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
export function redact(event: GameEvent, who: Viewer): GameEvent {
  const e = event as DuelEvent;
  if ((e.type === 'drew' || e.type === 'set') && e.seat !== who) return { ...e, card: -1 } as GameEvent;
  return e;
}
