import { type FrameDef, frame, step } from '@sandtable/kernel';
import { say } from '../say';
import { type AcesState, board, DESTROYED, NONE } from '../state';
import { removeUnit } from './removal';
import type { RocketFrame } from './rocket-frame';

export const rocket: FrameDef<AcesState, RocketFrame> = frame<AcesState, RocketFrame>('rocket', [
  step('roll', 'AA-V2-13', (s, f, k) => k.roll(f, 1, 12, s.controller, 'AA-V2-13', say.rolls.rocket)),
  step('impact', 'AA-V2-14', (s, f, k) => {
    if ((f.dice?.[0] ?? 0) <= 3 || s.owners[f.factory] === DESTROYED) return;
    const hex = board(s).factories[f.factory] ?? 0;
    const inside = s.hexes[hex] ?? NONE;
    s.owners[f.factory] = DESTROYED; // AA-RULING-70
    s.rocketsLanded++;
    k.emit?.({ type: 'factory-destroyed', rule: 'AA-V2-13', hex });
    if (inside !== NONE) removeUnit(s, inside, 'AA-V2-14', k);
  }),
  step('victory', 'AA-V2-19', (s, _f, k) => k.settle(s)),
]);
