import { type AcesView, factionName, factoriesToWin } from '@sandtable/aces/table';
import type { Seat } from '@sandtable/kernel';
import type { AcesPlayWords } from '../../i18n/en/aces-play';

/**
 * What a seat has to do to win, for somebody who has not played yet: AA-VICTORY-01, AA-VICTORY-03; in the missions AA-V2-19 to
 * AA-V2-22, and AA-BULGE-09, AA-BULGE-10 with AA-RULING-76, where no factories count and Germany needs the shore.
 */
export function aimWords({ table }: AcesView, seat: Seat, { assign }: AcesPlayWords): string {
  const { mission, bulgeRounds } = table.opt;
  const goal = factoriesToWin(table);
  const german = factionName(table.seats[seat]?.faction ?? 0).startsWith('germany');
  if (mission === 'bulge') return german ? assign.aim.shore(bulgeRounds) : assign.aim.keep(bulgeRounds);
  if (mission === 'v2') return german ? assign.aim.rockets(goal) : assign.aim.launcher(goal);
  return assign.aim.none(goal);
}
