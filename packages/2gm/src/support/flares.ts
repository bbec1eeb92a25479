import type { Kernel } from '@sandtable/kernel';
import { turnUp } from '../field/night';
import { type GmState, NONE, onField, type Table, unit } from '../state';
import { SPACE_AIM } from './aim-kinds';
import { discard, type Support } from './support';

/** Somebody lies hidden, or the night still covers everybody this turn. */
function isDark(s: Table): boolean {
  return s.opt.night && (s.flares !== s.turn || s.units.some((u) => u.faceDown && onField(u)));
}

/** 2GM-NIGHT-09: all units face up, and for this turn the night is no cover. */
function lightUp(s: GmState, k: Kernel<GmState>): void {
  s.flares = s.turn;
  s.units.forEach((u, id) => {
    if (onField(u)) turnUp(s, id, k);
  });
}

/** At night everything is seen; by day one Smoke token is taken off: the cloud of a unit, or one space of a screen. */
export const flares: Support = {
  id: 'support/flares',
  rule: '2GM-NIGHT-09',
  moments: ['movement', 'deployment', 'shooting', 'fire', 'cover'],
  aims: {
    kind: 'units',
    list(s, _p, out) {
      if (s.opt.night) {
        if (isDark(s)) out.push(NONE);
        return;
      }
      s.units.forEach((u, id) => {
        if (onField(u) && u.smoke > s.turn) out.push(id);
      });
      s.screens.forEach((until, space) => {
        if (until > s.turn) out.push(SPACE_AIM + space);
      });
    },
  },
  checks: [],
  play(s, p, k) {
    discard(s, p);
    if (p.on === NONE) lightUp(s, k);
    else if (p.on >= SPACE_AIM) s.screens[p.on - SPACE_AIM] = 0;
    else unit(s, p.on).smoke = 0;
  },
};
