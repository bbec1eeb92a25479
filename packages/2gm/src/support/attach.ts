import { type GmState, unit } from '../state';
import { hqOf } from '../turn/income';
import type { Play } from './support';

/** The card lies on its unit while the turn counter is below `until` (2GM-CARD-14, 2GM-CARD-15). */
export function attach(s: GmState, p: Play, until: number): void {
  unit(s, p.on).cards.push({ card: p.card, by: p.seat, until, left: 0 });
}

/** Beside the own HQ (2GM-CARD-16). */
export function layBeside(s: GmState, p: Play, until: number, left: number): void {
  hqOf(s, p.seat).beside.push({ card: p.card, by: p.seat, until, left });
}
