import { type Frame, type FrameDef, frame, step } from '@sandtable/kernel';
import { setUpFrame } from './set-up/set-up-frame';
import { type GmState, sideOf } from './state';
import { leaderOf } from './team';
import { turnFrame } from './turn/turn-frame';
import { outcomeOfLimit } from './victory';

/** The whole game: set-up, then turn after turn (2GM-DECK-02, 2GM-TURN-03). */
export interface BattleFrame extends Frame {
  readonly at: 'battle';
}

export function battleFrame(first = 'set-up'): BattleFrame {
  return { at: 'battle', step: first, dice: null, got: 0 };
}

export const battle: FrameDef<GmState, BattleFrame> = frame<GmState, BattleFrame>('battle', [
  step('set-up', '2GM-SETUP-01', (_s, _f, k) => k.call(setUpFrame())),
  // 2GM-RULING-42: the first turns have all phases too
  step('turn', '2GM-TURN-01', (_s, _f, k) => k.call(turnFrame())),
  step('next', '2GM-TURN-03', (s, f, k) => {
    const limit = outcomeOfLimit(s);
    if (limit !== null) {
      k.finish(limit);
      return;
    }
    s.turn++;
    s.active = leaderOf(s, 1 - sideOf(s, s.active));
    k.jump(f, 'turn');
  }),
]);
