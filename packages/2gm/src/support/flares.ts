import { unit } from '../state';
import { discard, SPACE_AIM, type Support } from './support';

/** By day one Smoke token is taken off: the cloud of a unit, or one space of a screen. */
export const flares: Support = {
  id: 'support/flares',
  rule: '2GM-CARD-12',
  moments: ['movement', 'deployment', 'shooting', 'fire', 'cover'],
  aims: {
    kind: 'units',
    list(s, _p, out) {
      s.units.forEach((u, id) => {
        if (u.at >= 0 && u.smoke > s.turn) out.push(id);
      });
      s.screens.forEach((until, space) => {
        if (until > s.turn) out.push(SPACE_AIM + space);
      });
    },
  },
  checks: [],
  play(s, p) {
    discard(s, p);
    if (p.on >= SPACE_AIM) s.screens[p.on - SPACE_AIM] = 0;
    else unit(s, p.on).smoke = 0;
  },
};
