import { ASSAULT } from '../attack/shot';
import { unitCard } from '../cards';
import { canStand } from '../field/deploy-space';
import { putOn } from '../ground';
import { NONE, seatState, type Table, unit } from '../state';
import { newUnit } from '../turn/new-unit';
import { isOfType } from './checks';
import { isFree, spacesBeside } from './near';
import { discard, type Play, type Support } from './support';

function stormed(s: Table, p: Play): boolean {
  const { attack } = p;
  if (attack === null || attack.seat !== p.seat || attack.mode !== ASSAULT || !attack.killed) return false;
  return isOfType(s, attack.target, ['artillery', 'transport']);
}

/** A gun or transport destroyed by assault changes sides, next to where it stood, with its last HP and without upgrades. */
export const seized: Support = {
  id: 'support/seized',
  rule: '2GM-CARD-12',
  moments: ['resolved'],
  aims: {
    kind: 'spaces',
    list(s, p, out) {
      if (p.attack !== null && p.attack.space !== NONE) out.push(...spacesBeside(s, p.attack.space));
    },
  },
  checks: [
    {
      rule: '2GM-CARD-12',
      gate: true,
      ok: stormed,
      say: (_s, _c, w) => w.support.infantryDestroyedNoArtillery,
    },
    { rule: '2GM-DEPLOY-02', ok: (s, p) => isFree(s, p.on), say: (_s, _c, w) => w.support.unitStands },
    {
      rule: '2GM-RULING-35',
      ok: (s, p) => canStand(s, unit(s, p.attack?.target ?? NONE).card, p.on),
      say: (_s, _c, w) => w.support.cannotStand,
    },
  ],
  play(s, p, k) {
    discard(s, p);
    if (p.attack === null) return;
    const lost = unit(s, p.attack.target);
    const pile = seatState(s, lost.seat).discard;
    // it is not discarded after all
    if (pile.includes(lost.card)) pile.splice(pile.lastIndexOf(lost.card), 1);
    const taken = newUnit(s, lost.card, p.seat);
    taken.wounds = unitCard(s, lost.card).hp - 1;
    const id = s.units.push(taken) - 1;
    putOn(s, id, p.on);
    const event = { seat: p.seat, unit: id, space: p.on, cost: 0, upgrades: [] };
    k.emit?.({ type: 'deployed', rule: '2GM-CARD-12', ...event });
  },
};
