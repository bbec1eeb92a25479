import type { Problem } from '@sandtable/kernel';
import type { Weapon } from '../types';
import { fault } from './fault';

/** 2GM-CARD-23, 2GM-CARD-24: the second number of the Accuracy is never the lower one. */
export function checkWeapon({ hit, crit }: Weapon): Problem[] {
  if (crit >= hit) return [];
  return [fault('crit', `Expected at least the ${hit} of a hit, found ${crit}`, '2GM-CARD-24')];
}
