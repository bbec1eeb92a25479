import { passes } from '@sandtable/kernel';
import { unitCard } from '../cards';
import { canStand } from '../field/deploy-space';
import { type GmState, NONE, type Table, unit } from '../state';
import { takes } from '../transport/carrying';
import type { DeployFrame } from '../turn/deploy-frame';
import { compulsoryBits } from '../turn/upgrades';
import { equipChecks, equipTry } from '../verbs/equip';

/** Units on their way to the field that are not there yet. */
export function deploymentsOf(s: GmState): DeployFrame[] {
  return s.stack
    .flatMap((frame) => (frame.at === 'deploy' ? [frame as DeployFrame] : []))
    .filter((f) => f.unit === NONE);
}

/** By parachutes of its own or by a card for any infantry (2GM-ABIL-68, 2GM-PARA-01). */
export function couldBeDropped(s: Table, card: number): boolean {
  const { type, tags } = unitCard(s, card);
  return type === 'infantry' || tags.includes('paratroopers');
}

/** The card could be the one that comes there, as far as the ground, its carrier and its price say; whoever is beside it apart. */
export function couldComeThere(s: Table, f: DeployFrame, card: number): boolean {
  if (unitCard(s, card).type === 'aircraft' || (f.dropped && !couldBeDropped(s, card))) return false;
  if (f.into === NONE ? !canStand(s, card, f.space) : !takes(s, unit(s, f.into), card)) return false;
  return passes(equipChecks, s, { ...equipTry(s, { ...f, card }), upgrades: compulsoryBits(s, card) });
}
