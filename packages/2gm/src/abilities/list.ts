import { SUPPORT_ABILITIES } from '../support/abilities';
import { advance } from './advance';
import { antiTank } from './anti-tank';
import { assaultGun } from './assault-gun';
import { blastingCharge } from './blasting-charge';
import { climbers } from './climbers';
import { extraHeavy } from './extra-heavy';
import { GENERALS } from './generals/list';
import type { GmAbility } from './hooks';
import { impenetrable } from './impenetrable';
import { incursion } from './incursion';
import { infiltration } from './infiltration';
import { longRange } from './long-range';
import { mobility } from './mobility';
import { motorized } from './motorized';
import { mountaineers } from './mountaineers';
import { ordnance } from './ordnance';
import { reserve } from './reserve';
import { riders } from './riders';
import { sappers } from './sappers';
import { scout } from './scout';
import { siberians } from './siberians';
import { TOKENS } from './tokens/list';

/** Every ability, in the order of the book's list; tokens, support cards and Generals follow. */
export const LIST: readonly GmAbility[] = [
  advance,
  antiTank,
  assaultGun,
  blastingCharge,
  climbers,
  extraHeavy,
  impenetrable,
  incursion,
  infiltration,
  longRange,
  mobility,
  motorized,
  mountaineers,
  ordnance,
  reserve,
  riders,
  sappers,
  scout,
  siberians,
  ...TOKENS,
  ...SUPPORT_ABILITIES,
  ...GENERALS,
];
