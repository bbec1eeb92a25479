import type { GmState, Table } from '../state';
import { notAnswered } from './checks';
import { undecided } from './impact';
import { discard, type Play, type Support } from './support';

/** There was a die, or the cell of a table that luck can move. */
function hasLuck(s: Table, p: Play): boolean {
  if (p.attack === null) return false;
  return s.opt.hitTable ? undecided.ok(s, p) : p.attack.face > 0;
}

/**
 * The die is rolled again and the second result stands, for an attack by or against one's own unit (2GM-RULING-129). On the
 * Successful Hit Table the result moves one cell, for one's own attack up, else down (2GM-HITTAB-09, 2GM-HITTAB-10).
 */
function again(s: GmState, p: Play): void {
  discard(s, p);
  if (p.attack === null) return;
  p.attack.answered.push(p.card);
  p.attack.again = true;
  if (s.opt.hitTable) p.attack.shift += p.attack.seat === p.seat ? 1 : -1;
}

function reroll(id: string): Support {
  return {
    id,
    rule: '2GM-RULING-129',
    moments: ['rolled'],
    aims: 'none',
    checks: [{ rule: '2GM-RULING-129', ok: hasLuck, say: (_s, _c, w) => w.support.noDieRolled }, notAnswered],
    play: again,
  };
}

export const fortunate: Support = reroll('support/fortunate');
/** The Tactics name of the same card. */
export const luck: Support = reroll('support/luck');
