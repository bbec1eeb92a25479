import { failure, type Odds, type Result, type Seat, type Wish } from '@sandtable/kernel';
import type { GmState } from './state';

export function odds(_s: GmState, _seat: Seat, _wish: Wish): Result<Odds> {
  return failure('', 'Only an attack has odds, e.g. "shoot c3 c5".');
}
