import type { Decision, Reply } from '@sandtable/kernel';
import type { GmView } from '../../view';
import type { Dice } from '../dice';
import type { Situation } from '../situation';

/** The decisions of its own turn that the Tactics tables make; null for everything else. */
export function tacticsChoice(_situation: Situation, _view: GmView, _decision: Decision, _dice: Dice): Reply | null {
  return null;
}
