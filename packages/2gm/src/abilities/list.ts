import { CONDITIONS } from '../conditions/list';
import { HEROES } from '../heroes/list';
import { SUPPORT_ABILITIES } from '../support/abilities';
import { amphibious, embarkDisembark } from '../transport/abilities';
import { advance } from './advance';
import { antiTank } from './anti-tank';
import { assaultGun } from './assault-gun';
import { blastingCharge } from './blasting-charge';
import { climbers } from './climbers';
import { diveBomber } from './dive-bomber';
import { embarked } from './embarked';
import { extraHeavy } from './extra-heavy';
import { fighterBomber } from './fighter-bomber';
import { GENERALS } from './generals/list';
import { groundAttack } from './ground-attack';
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

/** Every ability, in the order of the book's list; tokens, support cards, Generals, heroes and the conditions of a battle follow. */
export const LIST: readonly GmAbility[] = [
  advance,
  amphibious,
  antiTank,
  assaultGun,
  blastingCharge,
  climbers,
  diveBomber,
  embarkDisembark,
  embarked,
  extraHeavy,
  fighterBomber,
  groundAttack,
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
  ...HEROES,
  ...CONDITIONS,
];
