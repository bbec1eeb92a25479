import { type Refusal, refusals, type Seat, type Wish } from '@sandtable/kernel';
import type { AcesState } from './state';

/** Every rule that forbids the wish now. */
export function explain(_s: AcesState, _seat: Seat, _wish: Wish): Refusal[] {
  return refusals([], null, null);
}
