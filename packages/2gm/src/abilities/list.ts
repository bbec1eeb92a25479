import { SUPPORT_ABILITIES } from '../support/abilities';
import { antiTank } from './anti-tank';
import type { GmAbility } from './hooks';

/** Every ability, in the order of the book's list; tokens, support cards and Generals follow. */
export const LIST: readonly GmAbility[] = [antiTank, ...SUPPORT_ABILITIES];
