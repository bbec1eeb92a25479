import { type FrameDef, frame, type Option, type Seat, step } from '@sandtable/kernel';
import { type GmState, seatState, sideOf, type Table } from '../state';
import { teamOf } from '../team';
import { asking } from '../verbs/asking';
import { calling, charging, offerCalls } from '../verbs/barrage';
import { endingCalls } from '../verbs/ending';
import type { BarrageFrame } from './barrage-frame';

const chooseCall = asking<BarrageFrame>({ kind: 'call', rule: '2GM-OPT-33' }, [calling, endingCalls]);
const chooseCharge = asking<BarrageFrame>({ kind: 'charge', rule: '2GM-OPT-35' }, [charging]);

/** Who of the side may call; nobody is asked who has nothing to aim at or to pay with, and both lie open. */
export function callers(s: Table, seat: Seat): Seat[] {
  if (!s.opt.tacticalArtillery) return [];
  const out: Option[] = [];
  offerCalls(s, seat, out);
  return out.length === 0 ? [] : teamOf(s, sideOf(s, seat)).filter((each) => seatState(s, each).ap > 0);
}

export const barrage: FrameDef<GmState, BarrageFrame> = frame<GmState, BarrageFrame>(
  'barrage',
  [
    step('call', '2GM-OPT-33', (_s, f, k) => k.ask(f.seat, 'call')),
    step('charge', '2GM-OPT-35', (_s, f, k) => k.ask(f.seat, 'charge')),
  ],
  [chooseCall, chooseCharge],
);
