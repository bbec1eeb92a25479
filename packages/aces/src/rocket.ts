import { type Check, type Frame, type FrameDef, frame, type Seat, step } from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import { GERMANY } from './factions';
import { removeUnit } from './removal';
import { say } from './say';
import { type AcesState, board, DESTROYED, NEUTRAL, NONE, type Table, teamOfSeat } from './state';

/** AA-V2-12 to -15: one shot at a factory. */
export interface RocketFrame extends Frame {
  readonly at: 'rocket';
  readonly factory: number;
}

export function rocketFrame(factory: number): RocketFrame {
  return { at: 'rocket', step: 'roll', dice: null, got: 0, factory };
}

export interface RocketTry {
  readonly seat: Seat;
  readonly factory: number;
}

export const rocketChecks: readonly Check<Table, RocketTry, RuleId>[] = [
  {
    rule: 'AA-V2-12',
    gate: true,
    ok: (s, c) => s.opt.mission === 'v2' && c.seat === s.controller && s.active === c.seat && !s.rocketFired,
    say: () => say.refusals.v2FiresOnceTurn,
  },
  {
    rule: 'AA-RULING-67',
    ok: (s, c) => {
      const owner = s.owners[c.factory];
      if (owner === undefined || owner === DESTROYED) return false;
      return owner === NEUTRAL || s.opt.v2MayHitOwnFactories || teamOfSeat(s, owner) !== GERMANY;
    },
    say: () => say.refusals.firesIntactFactoriesGermany,
  },
];

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
