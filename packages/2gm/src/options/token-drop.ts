import { by, type Frame, type Kernel } from '@sandtable/kernel';
import { unitCard, upgradeOf } from '../cards';
import { policies } from '../editions/index';
import { liesFaceDown } from '../seeing/hidden';
import { type GmState, NONE, type Table, type Unit, unit } from '../state';

/** Tactics leaves everything, Pacific the six weapons. */
export function dropTokens(s: GmState, u: Unit, space: number): void {
  if (!s.opt.tokenDrop || space < 0 || unitCard(s, u.card).type !== 'infantry') return;
  const left = policies(s).leavesTokens;
  for (const token of u.tokens) {
    if (left !== null && by(!left.includes(upgradeOf(token.kind).id), '2GM-OPT-06', '2GM-OPT-29', '2GM-RULING-140'))
      continue;
    s.dropped.push(space, token.kind);
  }
}

export function lyingOn(s: Table, space: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < s.dropped.length; i += 2) if (s.dropped[i] === space) out.push(s.dropped[i + 1] ?? NONE);
  return out;
}

/** A unit has come to where tokens lie (2GM-WIN-16). */
export interface PickUpFrame extends Frame {
  readonly at: 'pick-up';
  readonly unit: number;
}

/** Who takes it up: of a covered pair the infantry (2GM-RULING-139). */
export function pickerOf(s: Table, f: PickUpFrame): number {
  const { card, partner } = unit(s, f.unit);
  return partner === NONE || unitCard(s, card).type === 'infantry' ? f.unit : partner;
}

/** Whoever comes to a space may cover a face-down friend there, whose cards are his own affair (2GM-NIGHT-03). */
export function picksUnseen(s: Table, f: PickUpFrame): boolean {
  return liesFaceDown(s, f.unit) || liesFaceDown(s, pickerOf(s, f));
}

/** A unit has come to a space: what lies there is its to take, where tokens are left at all. */
export function comeUpon(s: Table, id: number, k: Kernel<GmState>): void {
  if (s.opt.tokenDrop) k.call(pickUpFrame(id));
}

function pickUpFrame(id: number): PickUpFrame {
  return { at: 'pick-up', step: 'ask', dice: null, got: 0, unit: id };
}
