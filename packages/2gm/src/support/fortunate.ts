import type { Kernel } from '@sandtable/kernel';
import type { AttackFrame } from '../attack/attack-frame';
import type { GmState } from '../state';
import { discard, type Play, type Support } from './support';

/** The die is rolled again and the second result stands, for an attack by or against one's own unit (2GM-RULING-129). */
function again(s: GmState, p: Play, k: Kernel<GmState>): void {
  const attack: AttackFrame | null = p.attack;
  discard(s, p);
  if (attack === null) return;
  attack.answered.push(p.card);
  // the window closes, and the attack goes back to its roll
  s.stack.pop();
  k.jump(attack, 'roll');
}

function reroll(id: string): Support {
  return {
    id,
    rule: '2GM-RULING-129',
    moments: ['rolled'],
    aims: 'none',
    checks: [
      {
        rule: '2GM-RULING-129',
        ok: (_s, p) => p.attack !== null && p.attack.face > 0,
        say: () => 'No die was rolled.',
      },
      {
        rule: '2GM-RULING-164',
        ok: (_s, p) => p.attack?.answered.includes(p.card) !== true,
        say: () => 'A card of that name has already answered this roll.',
      },
    ],
    play: again,
  };
}

export const fortunate: Support = reroll('support/fortunate');
export const luck: Support = reroll('support/luck');
