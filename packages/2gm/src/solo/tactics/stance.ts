import type { Seat } from '@sandtable/kernel';
import type { Table } from '../../state';
import type { Solo, SoloType } from '../solo';
import { isBrokenByHuman, unitsByRow } from '../supply';

/** The five stances of each type, by the number `Solo.mood` holds (SOLOT-STANCE-11 to SOLOT-STANCE-15). */
export const STANCE_NAMES: Readonly<Record<SoloType, readonly string[]>> = {
  variable: ['TOTAL DEFENSE', 'DEFENSE', 'REINFORCE', 'ADVANCE', 'FULL ASSAULT'],
  offensive: ['REINFORCE LINES', 'SEIZE AND HOLD', 'ADVANCE', 'ATTACK', 'FULL ASSAULT'],
  defensive: ['TOTAL DEFENSE', 'REINFORCE LINES', 'HOLD POSITION', 'SEIZE AND HOLD', 'OVERCOME DEFENSE'],
};

function bandOf(sum: number): number {
  if (sum <= 2) return 0;
  return Math.min(4, Math.floor((sum - 1) / 2));
}

export function stanceOf(s: Table, seat: Seat, solo: Solo, face: number): { mood: number; sum: number } {
  const own = unitsByRow(s, seat, false);
  const foes = unitsByRow(s, seat, true);
  let sum = face + solo.levers.bias;
  for (let row = 1; row < own.length; row++) {
    if ((own[row] ?? 0) > 0) sum++;
    else if ((foes[row] ?? 0) > 0) sum--;
  }
  if (isBrokenByHuman(s, seat, solo.chain)) sum--;
  return { mood: bandOf(sum), sum };
}
