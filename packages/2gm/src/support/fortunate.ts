import type { GmState, Table } from '../state';
import { notAnswered } from './checks';
import { discard, type Play, type Support } from './support';

function wasRolled(_s: Table, p: Play): boolean {
  return p.attack !== null && p.attack.face > 0;
}

/** The die is rolled again and the second result stands, for an attack by or against one's own unit (2GM-RULING-129). */
function again(s: GmState, p: Play): void {
  discard(s, p);
  if (p.attack === null) return;
  p.attack.answered.push(p.card);
  p.attack.again = true;
}

function reroll(id: string): Support {
  return {
    id,
    rule: '2GM-RULING-129',
    moments: ['rolled'],
    aims: 'none',
    checks: [{ rule: '2GM-RULING-129', ok: wasRolled, say: () => 'No die was rolled.' }, notAnswered],
    play: again,
  };
}

export const fortunate: Support = reroll('support/fortunate');
/** The Tactics name of the same card. */
export const luck: Support = reroll('support/luck');
