import { type GmState, NONE, unit } from '../state';
import { hqOf } from '../turn/income';
import { discard, type Play } from './support';

/** The card lies on its unit while the turn counter is below `until` (2GM-CARD-14, 2GM-CARD-15). */
export function attach(s: GmState, p: Play, until: number): void {
  unit(s, p.on).cards.push({ card: p.card, by: p.owner, until, left: 0 });
}

/** The card is discarded and its effect stays, on one unit or on many (2GM-CARD-13). */
export function leaveEffect(s: GmState, p: Play, units: readonly number[], until: number): void {
  discard(s, p);
  for (const id of units) unit(s, id).cards.push({ card: p.card, by: NONE, until, left: 0 });
}

/** Beside the own HQ (2GM-CARD-16). */
export function layBeside(s: GmState, p: Play, until: number, left: number): void {
  hqOf(s, p.seat).beside.push({ card: p.card, by: p.owner, until, left });
}
