import { by, clamp, type Frame, type FrameDef, frame, type Seat, step } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { D10 } from '../../die';
import { recorded } from '../../recorded';
import { type GmState, NONE, seatState, type Table } from '../../state';
import type { SoloSystem } from '../solo';

/** The opponents' bids, once those of people are known (SOLOP-START-03, SOLOT-START-01); then all roll for the start (SOLOT-START-03). */
export interface SoloBidFrame extends Frame {
  readonly at: 'solo-bid';
  seat: Seat;
}

export function soloBidFrame(): SoloBidFrame {
  return { at: 'solo-bid', step: 'next', dice: null, got: 0, seat: 0 };
}

/** One line of the table: up to the face, so much more or less than the human; null is no bid at all. */
interface BidLine {
  readonly rule: RuleId;
  readonly upTo: number;
  readonly more: number | null;
}

const BIDS: readonly BidLine[] = [
  { rule: 'SOLOP-START-04', upTo: 3, more: null },
  { rule: 'SOLOP-START-05', upTo: 5, more: -2 },
  { rule: 'SOLOP-START-06', upTo: 7, more: -1 },
  { rule: 'SOLOP-START-07', upTo: 9, more: 0 },
  { rule: 'SOLOP-START-08', upTo: 10, more: 1 },
];

/** What the die makes of the human's bid (Tactics: SOLOT-START-02); never below 0 nor above what it has (SOLO-RULING-15). */
export function soloBid(system: SoloSystem, face: number, human: number, ap: number): number {
  if (system === 'tactics') return clamp(face - 5, 0, ap);
  const line = BIDS.find((each) => face <= each.upTo);
  return line === undefined || line.more === null ? 0 : clamp(human + line.more, 0, ap);
}

/** SOLO-RULING-72: without a human the first of two opponents bids as if one had bid this. */
const NOBODYS_BID = 2;

function humanBid(s: Table, seat: Seat): number {
  const other = s.seats.find((_x, i) => i % 2 !== seat % 2);
  if (other === undefined || (other.solo !== null && seat === 0)) return NOBODYS_BID;
  return other.bid;
}

export const soloBidding: FrameDef<GmState, SoloBidFrame> = frame<GmState, SoloBidFrame>('solo-bid', [
  step('next', 'SOLOP-START-03', (s, f, k) => {
    while (f.seat < s.seats.length && seatState(s, f.seat).solo === null) f.seat++;
    const solo = s.seats[f.seat]?.solo ?? null;
    if (solo === null) k.done(f);
    else if (solo.levers.bid !== NONE) k.jump(f, 'bid');
    else {
      const rule = solo.system === 'tactics' ? 'SOLOT-START-02' : 'SOLOP-START-04';
      k.roll(f, 1, D10, f.seat, rule, recorded.bidOpponent);
    }
  }),
  step('bid', 'SOLO-RULING-15', (s, f, k) => {
    const x = seatState(s, f.seat);
    const fixed = x.solo?.levers.bid ?? NONE;
    x.bid =
      fixed !== NONE
        ? Math.min(fixed, x.ap)
        : soloBid(x.solo?.system ?? 'pacific', f.dice?.[0] ?? 1, humanBid(s, f.seat), x.ap);
    x.ap -= by(x.bid, 'SOLOT-START-04');
    x.terrainAp = x.bid;
    f.seat++;
    k.jump(f, 'next');
  }),
]);
