import { by, type Kernel } from '@sandtable/kernel';
import { distance, distanceToHq } from '../ground';
import { areEnemies, type GmState, onField, sideOf, type Table, unit } from '../state';

const SEEN_AT = 2;

/** 2GM-NIGHT-06, 2GM-RULING-145: once seen it stays face up. */
export function turnUp(s: GmState, id: number, k: Kernel<GmState>): void {
  const u = unit(s, id);
  if (!u.faceDown) return;
  u.faceDown = false;
  k.reveal('all');
  k.emit?.({ type: 'face-up', rule: '2GM-NIGHT-05', unit: id });
}

/** 2GM-NIGHT-05: within two spaces of an enemy unit or of the enemy HQ. */
function isSeen(s: Table, id: number): boolean {
  const u = unit(s, id);
  if (s.hqs.some((h) => h.side !== sideOf(s, u.seat) && distanceToHq(s, u.at, h) <= SEEN_AT)) return true;
  return by(
    s.units.some((o) => onField(o) && areEnemies(s, u.seat, o.seat) && distance(s, u.at, o.at) <= SEEN_AT),
    'SOLOT-REF-06',
  );
}

/** After every move and deployment (2GM-RULING-145). */
export function lookAround(s: GmState, k: Kernel<GmState>): void {
  if (!s.opt.night) return;
  const seen = s.units.flatMap((u, id) => (u.faceDown && onField(u) && isSeen(s, id) ? [id] : []));
  for (const id of seen) turnUp(s, id, k);
}
