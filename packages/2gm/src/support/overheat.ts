import type { Kernel } from '@sandtable/kernel';
import { upgradeOf } from '../cards';
import { type GmState, nextTurnOf, type Table, unit } from '../state';
import { enemyGround } from './checks';
import { choiceFrame } from './choice-frame';
import { discard, type Support } from './support';

/** Weapon tokens that can still fail. */
function weaponTokens(s: Table, id: number): number[] {
  return unit(s, id).tokens.flatMap((t, i) => (!t.grey && upgradeOf(t.kind).weapon !== null ? [i] : []));
}

/** Used up, and not turned back in its owner's next turn. */
function jam(s: GmState, id: number, index: number, k: Kernel<GmState>): void {
  const u = unit(s, id);
  const token = u.tokens[index];
  if (token === undefined) return;
  token.grey = true;
  token.locked = nextTurnOf(s, u.seat);
  k.emit?.({ type: 'flipped', rule: '2GM-RULING-131', unit: id, token: token.kind });
}

/** At the end of one's Flip Over Phase a weapon token of an enemy unit is deactivated (2GM-RULING-131). */
export const overheat: Support = {
  id: 'support/overheat',
  rule: '2GM-RULING-131',
  moments: ['flip'],
  aims: 'units',
  checks: [
    enemyGround,
    {
      rule: '2GM-RULING-131',
      ok: (s, p) => weaponTokens(s, p.on).length > 0,
      say: (_s, _c, w) => w.support.noWeaponToken,
    },
  ],
  play(s, p, k) {
    discard(s, p);
    const [first = 0, ...more] = weaponTokens(s, p.on);
    if (more.length === 0) jam(s, p.on, first, k);
    else k.call(choiceFrame(p, 1));
  },
  choice: {
    offer(s, f, _list, out) {
      for (const index of weaponTokens(s, f.on)) out.push(['token', index]);
    },
    take(s, f, option, _list, k) {
      f.left--;
      jam(s, f.on, Number(option[1]), k);
    },
  },
};
