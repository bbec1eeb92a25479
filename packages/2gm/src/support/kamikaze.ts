import { has } from '../cards';
import { NONE, type Table, unit } from '../state';
import { isOfType } from './checks';
import { discard, type Play, type Support } from './support';

function byAircraft(s: Table, p: Play): boolean {
  return p.attack !== null && p.attack.shooter !== NONE && isOfType(s, p.attack.shooter, ['aircraft']);
}

/** One's own aircraft attacks at −1/−1 and +1 Damage; what it attacks now is all that a Bomber attacks. */
export const kamikaze: Support = {
  id: 'support/kamikaze',
  rule: '2GM-CARD-12',
  moments: ['fire'],
  aims: 'none',
  checks: [
    { rule: '2GM-CARD-11', gate: true, ok: byAircraft, say: (_s, _c, w) => w.support.playedAttackAircraft },
    {
      rule: '2GM-CARD-19',
      ok: (s, p) => !has(unit(s, p.attack?.shooter ?? NONE).cards, p.card),
      say: (_s, _c, w) => w.support.lastFlightAlready,
    },
  ],
  play(s, p) {
    discard(s, p);
    if (p.attack === null) return;
    const { shooter, space } = p.attack;
    unit(s, shooter).cards.push({ card: p.card, by: NONE, until: s.turn + 1, left: space });
  },
};
