import { by, type Option } from '@sandtable/kernel';
import { asksUnit } from '../abilities/registry';
import { lookAround } from '../field/night';
import { actsNow, NONE, type Table, unit } from '../state';
import type { DeployFrame } from '../turn/deploy-frame';
import { offerMoves } from '../turn/move-options';
import { moveNow } from '../turn/moving';
import { MOVES } from './move';
import type { Act } from './verb';

/** Mobility is for the unit itself, to unload somebody after its move too; whoever got off needs Mechanized. */
function canMoveOn(s: Table, f: DeployFrame): boolean {
  const u = unit(s, f.mover);
  if (u.at < 0 || f.dropped || !actsNow(s, f.seat)) return false;
  const own = f.mover === f.unit;
  if (u.moved && (!own || u.cargo === NONE || u.settled)) return false;
  if (own && !asksUnit('mobility', s, f.unit, f.unit)) return false;
  const out: Option[] = [];
  offerMoves(s, f.mover, f.seat, out);
  return by(out.length > 0, '2GM-TRANS-13');
}

/** The question is put to every unit that lies face down: whether it can is nobody's business (2GM-NIGHT-03). */
export function asksToMoveOn(s: Table, f: DeployFrame): boolean {
  const u = unit(s, f.mover);
  if (u.faceDown) return u.at >= 0 && !f.dropped && actsNow(s, f.seat);
  return canMoveOn(s, f);
}

/** Right after a unit has come (2GM-ABIL-52). */
export const movingOn: Act<DeployFrame> = {
  verbs: MOVES,
  offer(s, f, seat, out) {
    if (canMoveOn(s, f)) offerMoves(s, f.mover, seat, out);
  },
  take(s, f, _seat, option, k) {
    f.mover = moveNow(s, option, k);
    lookAround(s, k); // 2GM-RULING-145
  },
};
