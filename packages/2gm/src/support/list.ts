import { allies } from './allies';
import { antiPersonnelMine } from './anti-personnel-mine';
import { antiTankMine, atMine } from './at-mine';
import { banzai } from './banzai';
import { bayonets } from './bayonets';
import { camouflage } from './camouflage';
import { enigma } from './enigma';
import { espionage } from './espionage';
import { extraAmmo } from './extra-ammo';
import { fire } from './fire';
import { fortifiedHq } from './fortified-hq';
import { fortunate, luck } from './fortunate';
import { fuel } from './fuel';
import { general } from './general';
import { iWantYou } from './i-want-you';
import { impact } from './impact';
import { kamikaze } from './kamikaze';
import { newOrders } from './new-orders';
import { onTarget } from './on-target';
import { promotion } from './promotion';
import { rapidFire } from './rapid-fire';
import { replacements } from './replacements';
import { sabotage } from './sabotage';
import { enlist, reinforcements } from './search';
import { sickPatients } from './sick-patients';
import { supplies } from './supplies';
import { SupportList } from './support';
import { surplus } from './surplus';
import { sustainedFire } from './sustained-fire';
import { traps } from './traps';
import { veteran } from './veteran';
import { warBonds } from './war-bonds';
import { youMissed } from './you-missed';

/** Every support card that can be played. */
export const supports = new SupportList([
  allies,
  antiPersonnelMine,
  antiTankMine,
  atMine,
  banzai,
  bayonets,
  camouflage,
  enigma,
  enlist,
  espionage,
  extraAmmo,
  fire,
  fortifiedHq,
  fortunate,
  fuel,
  general,
  impact,
  iWantYou,
  kamikaze,
  luck,
  newOrders,
  onTarget,
  promotion,
  rapidFire,
  reinforcements,
  replacements,
  sabotage,
  sickPatients,
  supplies,
  surplus,
  sustainedFire,
  traps,
  veteran,
  warBonds,
  youMissed,
]);
