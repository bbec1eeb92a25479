import { playedEffect } from '../attack/played';
import { NONE } from '../state';
import { discard, type Play, type PlayCheck, type Support } from './support';

/** One card at most takes the roll away. */
export const undecided: PlayCheck = {
  rule: '2GM-RULING-128',
  ok: (_s, p) => p.attack?.played.every((card) => (playedEffect(card)?.sure ?? 'no') === 'no') === true,
  say: (_s, _c, w) => w.support.cardAlreadyDecidesAttack,
};

function rolls(p: Play): boolean {
  return p.attack !== null && (p.attack.target !== NONE || p.attack.hq !== NONE);
}

/** The attack hits without a roll for its printed Damage (2GM-RULING-128, 2GM-HITTAB-15). */
export const impact: Support = {
  id: 'support/impact',
  rule: '2GM-RULING-128',
  moments: ['fire'],
  aims: 'none',
  checks: [
    { rule: '2GM-SHOOT-22', ok: (_s, p) => rolls(p), say: (_s, _c, w) => w.support.terrainHitWithoutRoll },
    undecided,
  ],
  play(s, p) {
    p.attack?.played.push(p.card);
    discard(s, p);
  },
};
