import type { RuleId } from '../../../book/index';
import type { SetUpGuest } from '../../set-up/guest';
import { seatState, type Table } from '../../state';
import type { DeployGuest, TurnGuest } from '../../turn/guest';
import { upgrading } from '../cards/upgrading';
import { soloArmiesFrame } from '../deck/armies';
import { holding } from '../moving/holding';
import { soloBidFrame } from '../set-up/bidding';
import { predeployFrame } from '../set-up/predeploy';
import { soloTerrainFrame } from '../set-up/terrain';
import { deploysFirst, noteSpent, soloBegins, soloDraws, soloEnds, soloPaid, soloRolled } from '../turn';

/** SOLOP-DISCARD-22, SOLOP-DISCARD-25, SOLOT-DISCARD-01: a solo opponent is asked about whatever it has left, and keeps what its tables say. */
function discards(s: Table, seat: number): RuleId | null {
  const { solo } = seatState(s, seat);
  if (solo === null) return null;
  return solo.system === 'tactics' ? 'SOLOT-DISCARD-01' : 'SOLOP-DISCARD-22';
}

/** The solo rules of both books, as the turn and the set-up ask for them. */
export const soloGuest: TurnGuest & DeployGuest & SetUpGuest = {
  begins: soloBegins,
  rolled: soloRolled,
  paid: soloPaid,
  draws: soloDraws,
  deploysFirst,
  discards,
  ends: soloEnds,
  moves: holding,
  deployments: upgrading,
  spent: noteSpent,
  armies: (s) => (s.seats.some((x) => x.solo !== null) ? soloArmiesFrame(s) : null),
  bids: (s) => (s.seats.some((x) => x.solo !== null) ? soloBidFrame() : null),
  // SOLOP-TERRAIN-02
  lays: (s, seat) => (seatState(s, seat).solo === null ? null : soloTerrainFrame(seat)),
  // SOLOP-TERRAIN-08: what a scenario gives it
  layGiven: (s, seat) =>
    (seatState(s, seat).solo?.levers.terrain.length ?? 0) > 0 ? soloTerrainFrame(seat, true) : null,
  // SOLOP-PREDEPLOY-01
  predeploys: (s, seat) => ((seatState(s, seat).solo?.levers.predeploy ?? 0) > 0 ? predeployFrame(seat) : null),
};
