import { by } from '@sandtable/kernel';
import { HIT, MISS } from '../attack/attack-frame';
import { canDestroy } from '../attack/numbers';
import { hpLeft } from '../cards';
import { areEnemies, type GmState, NONE, type Table, unit } from '../state';
import { notAnswered } from './checks';
import { undecided } from './impact';
import { discard, type Play, type Support } from './support';

/** There was a die, or the cell of a table that luck can move. */
function hasLuck(s: Table, p: Play): boolean {
  if (p.attack === null) return false;
  return s.opt.hitTable ? undecided.ok(s, p) : p.attack.face > 0;
}

/** Its player is hurt by the attack: one on a unit of his own, whoever made it (2GM-SHOOT-25). */
function isAgainst(s: Table, p: Play): boolean {
  const target = p.attack?.target ?? NONE;
  return target !== NONE && !areEnemies(s, p.seat, unit(s, target).seat);
}

/** Not what no die could better: an enemy's miss, or a hit of one's own that does all it can (2GM-RULING-129). */
function couldBeBetter(s: Table, p: Play): boolean {
  const f = p.attack;
  if (f === null) return false;
  if (isAgainst(s, p)) return f.result !== MISS;
  if (f.result !== HIT || f.target === NONE) return f.result === MISS; // a hit on an HQ becomes no harder one
  // a shielded unit survives the hit that would have been its end (2GM-OPT-38)
  const isItsEnd = f.damage >= hpLeft(s, f.target) && !s.opt.shielding;
  return !isItsEnd && (s.opt.hitTable || canDestroy(s, f, f));
}

/**
 * The die is rolled again and the second result stands, for an attack by or against one's own unit (2GM-RULING-129). On the
 * Successful Hit Table the result moves one cell, up, or down for one's own unit under fire.
 */
function again(s: GmState, p: Play): void {
  discard(s, p);
  if (p.attack === null) return;
  p.attack.answered.push(p.card);
  p.attack.again = true;
  if (s.opt.hitTable) p.attack.shift += by(isAgainst(s, p) ? -1 : 1, '2GM-HITTAB-09', '2GM-HITTAB-10');
}

function reroll(id: string): Support {
  return {
    id,
    rule: '2GM-RULING-129',
    moments: ['rolled'],
    aims: 'none',
    checks: [
      { rule: '2GM-RULING-129', gate: true, ok: hasLuck, say: (_s, _c, w) => w.support.noDieRolled },
      { rule: '2GM-RULING-129', ok: couldBeBetter, say: (_s, _c, w) => w.support.noDieBetter },
      notAnswered,
    ],
    play: again,
  };
}

export const fortunate: Support = reroll('support/fortunate');
/** The Tactics name of the same card. */
export const luck: Support = reroll('support/luck');
