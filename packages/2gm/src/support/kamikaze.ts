import { NONE, type Table } from '../state';
import { isOfType, notPlayed } from './checks';
import { discard, type Play, type Support } from './support';

function byAircraft(s: Table, p: Play): boolean {
  return p.attack !== null && p.attack.shooter !== NONE && isOfType(s, p.attack.shooter, ['aircraft']);
}

/** The attack of one's own aircraft at −1/−1 and +1 Damage; the numbers stand among the played effects. */
export const kamikaze: Support = {
  id: 'support/kamikaze',
  rule: '2GM-CARD-12',
  moments: ['fire'],
  aims: 'none',
  open: (s, p) => byAircraft(s, p) && notPlayed.ok(s, p),
  checks: [{ rule: '2GM-CARD-11', ok: byAircraft, say: () => 'It is played for an attack by an aircraft.' }, notPlayed],
  play(s, p) {
    p.attack?.played.push(p.card);
    discard(s, p);
  },
};
