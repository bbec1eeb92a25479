import { allies } from './allies';
import { ambush } from './ambush';
import { antiPersonnelMine } from './anti-personnel-mine';
import { antiTankMine, atMine } from './at-mine';
import { banzai } from './banzai';
import { bayonets } from './bayonets';
import { camouflage } from './camouflage';
import { captured } from './captured';
import { conflictingOrders } from './conflicting-orders';
import { counterattack } from './counterattack';
import { decoy } from './decoy';
import { defendTheReich } from './defend-the-reich';
import { duplicate } from './duplicate';
import { enigma } from './enigma';
import { espionage } from './espionage';
import { extraAmmo } from './extra-ammo';
import { fire } from './fire';
import { flares } from './flares';
import { fortifiedHq } from './fortified-hq';
import { fortunate, luck } from './fortunate';
import { fuel } from './fuel';
import { general } from './general';
import { goliath } from './goliath';
import { iWantYou } from './i-want-you';
import { impact } from './impact';
import { inNeedOfSupport } from './in-need-of-support';
import { kamikaze } from './kamikaze';
import { lost } from './lost';
import { newOrders } from './new-orders';
import { onTarget } from './on-target';
import { overheat } from './overheat';
import { c47Skytrain, paratroopers } from './paratroopers';
import { promotion } from './promotion';
import { ram } from './ram';
import { rapidFire } from './rapid-fire';
import { replacements } from './replacements';
import { sabotage } from './sabotage';
import { enlist, reinforcements } from './search';
import { seized } from './seized';
import { shrapnel } from './shrapnel';
import { sickPatients } from './sick-patients';
import { stickyBomb } from './sticky-bomb';
import { supplies } from './supplies';
import { SupportList } from './support';
import { surplus } from './surplus';
import { sustainedFire } from './sustained-fire';
import { traps } from './traps';
import { veteran } from './veteran';
import { warBonds } from './war-bonds';
import { youMissed } from './you-missed';

/** Every support card of the game. */
export const supports = new SupportList([
  allies,
  ambush,
  antiPersonnelMine,
  antiTankMine,
  atMine,
  banzai,
  bayonets,
  c47Skytrain,
  camouflage,
  captured,
  conflictingOrders,
  counterattack,
  decoy,
  defendTheReich,
  duplicate,
  enigma,
  enlist,
  espionage,
  extraAmmo,
  fire,
  flares,
  fortifiedHq,
  fortunate,
  fuel,
  general,
  goliath,
  impact,
  inNeedOfSupport,
  iWantYou,
  kamikaze,
  lost,
  luck,
  newOrders,
  onTarget,
  overheat,
  paratroopers,
  promotion,
  ram,
  rapidFire,
  reinforcements,
  replacements,
  sabotage,
  seized,
  shrapnel,
  sickPatients,
  stickyBomb,
  supplies,
  surplus,
  sustainedFire,
  traps,
  veteran,
  warBonds,
  youMissed,
]);
