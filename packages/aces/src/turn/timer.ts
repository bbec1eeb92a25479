import type { Deadline, Decision } from '@sandtable/kernel';
import type { AcesState } from '../state';

const SECOND = 1000;

/**
 * AA-TIMER-01: what a turn may take together, movement and declarations, wherever running out of time is among the answers.
 * AA-RULING-58: the host's clock gives it.
 */
export function deadlineOf(s: AcesState, { seat, options }: Decision): Deadline | null {
  const { timerSeconds } = s.opt;
  if (timerSeconds === 0 || !options.some((option) => option[0] === 'time')) return null;
  return { seat, turn: String(s.turn), limitMs: timerSeconds * SECOND, answer: ['time'] };
}
