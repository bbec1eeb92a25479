import type { Seat } from '@sandtable/kernel';
import type { AssaultFrame } from '../attack/assault-frame';
import { type GmState, NONE } from '../state';
import type { ChoiceFrame } from '../support/choice-frame';
import type { DeployFrame } from '../turn/deploy-frame';

/** The frame of that name highest on the stack. */
export function topmost<F>(s: GmState, at: string): F | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i]?.at === at) return s.stack[i] as F | undefined;
  return undefined;
}

/** The card of the unit the seat is deploying, NONE if it is deploying none: what others bring is theirs to know. */
export function equippedCard(s: GmState, seat: Seat): number {
  const deploy = topmost<DeployFrame>(s, 'deploy');
  return deploy?.seat === seat ? deploy.card : NONE;
}

/** The two units of the assault that is being resolved. */
export function assaultingUnit(s: GmState): { readonly unit: number; readonly target: number } {
  const { unit, target } = topmost<AssaultFrame>(s, 'assault') ?? { unit: NONE, target: NONE };
  return { unit, target };
}

/** What the card was played on whose player has something to choose. */
export function chosenUnit(s: GmState): number {
  return topmost<ChoiceFrame>(s, 'choice')?.on ?? NONE;
}
