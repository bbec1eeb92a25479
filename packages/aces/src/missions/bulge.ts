import { by } from '@sandtable/kernel';
import { ALLIES, GERMANY } from '../content/factions';
import { TANK } from '../content/unit-types';
import { board, teamOfSeat, typeOf } from '../state';
import { say } from '../table/say-table';
import { win } from '../winning';
import type { Mission } from './mission';

/** Battle of the Bulge: a German tank at the sea, within the rounds. */
export const bulge: Mission = {
  factoriesToWin: () => by(Number.POSITIVE_INFINITY, 'AA-RULING-77'),
  /** AA-BULGE-09, AA-RULING-76: only a tank at the sea wins for Germany. */
  withoutUnits: (s, { germany }) =>
    by(germany ? null : win(s, ALLIES, 'AA-RULING-76', say.endings.bulgeDestroyed), 'AA-BULGE-10'),
  roundBegins(s, k) {
    if (s.round <= s.opt.bulgeRounds) return false;
    k.finish(win(s, ALLIES, 'AA-RULING-76', say.endings.bulgeKept(s.opt.bulgeRounds)));
    return true;
  },
  entered(s, u, k) {
    if (teamOfSeat(s, u.seat) !== GERMANY || typeOf(u).arm !== TANK || board(s).shore[u.at] !== 1) return;
    k.finish(win(s, GERMANY, 'AA-BULGE-09', say.endings.bulgeShore));
  },
  /** AA-BULGE-08. */
  pileForEachTeam: true,
};
