import { NONE } from '../state';
import { undecided } from './impact';
import { discard, type Play, type Support } from './support';

function atUnit(p: Play): boolean {
  return p.attack !== null && p.attack.target !== NONE;
}

/** The attack on a unit counts as a critical hit (2GM-RULING-128, 2GM-HITTAB-12); You Missed is no help (2GM-RULING-166). */
export const onTarget: Support = {
  id: 'support/on-target',
  rule: '2GM-RULING-128',
  moments: ['fire'],
  aims: 'none',
  checks: [
    { rule: '2GM-RULING-128', ok: (_s, p) => atUnit(p), say: (_s, _c, w) => w.support.playedAttackUnit },
    undecided,
  ],
  play(s, p) {
    p.attack?.played.push(p.card);
    discard(s, p);
  },
};
