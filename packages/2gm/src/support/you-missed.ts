import { MISS } from '../attack/attack-frame';
import { playedEffect } from '../attack/played';
import type { Table } from '../state';
import { discard, type Play, type PlayCheck, type Support } from './support';

function hitsMine(s: Table, p: Play): boolean {
  const { attack } = p;
  return attack !== null && s.units[attack.target]?.seat === p.seat && attack.result !== MISS;
}

const stoppable: PlayCheck = {
  rule: '2GM-RULING-166',
  ok: (_s, p) => p.attack?.played.some((card) => playedEffect(card)?.sure === 'critical') !== true,
  say: (_s, _c, w) => w.support.nothingStopsAttackTarget,
};

/** All effects of an enemy hit are cancelled, the share of a building included (2GM-RULING-166, 2GM-HITTAB-13). */
export const youMissed: Support = {
  id: 'support/you-missed',
  rule: '2GM-RULING-166',
  moments: ['rolled'],
  aims: 'none',
  checks: [
    { rule: '2GM-RULING-166', gate: true, ok: hitsMine, say: (_s, _c, w) => w.support.noEnemyAttackHit },
    stoppable,
  ],
  play(s, p, k) {
    discard(s, p);
    if (p.attack === null) return;
    p.attack.cancelled = true;
    const { face } = p.attack;
    k.emit?.({ type: 'result', rule: '2GM-RULING-166', result: 'cancelled', face });
  },
};
