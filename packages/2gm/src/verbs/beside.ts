import { neighboursOf } from '@sandtable/geometry';
import { type AttackFrame, attackFrame } from '../attack/attack-frame';
import { shotAt } from '../attack/targets';
import { fieldOf } from '../ground';
import { areEnemies, NONE, unit } from '../state';
import type { Act, Verb } from './verb';
import { ofUnit } from './writing';

/** Where the second rocket comes down. */
export const beside: Verb = { word: 'beside', form: 'at:place', ...ofUnit('beside') };

const near: number[] = [];

/** The rockets of an MRL come down on the target space and on one beside it (2GM-TOKEN-15). */
export const hittingBeside: Act<AttackFrame> = {
  verbs: [beside],
  offer(s, f, seat, out) {
    const count = neighboursOf(fieldOf(s), f.space, near);
    for (let i = 0; i < count; i++) {
      const id = s.on[near[i] ?? NONE] ?? NONE;
      if (id === NONE || !areEnemies(s, seat, unit(s, id).seat)) continue;
      out.push(['beside', id]);
      if (unit(s, id).partner !== NONE) out.push(['beside', unit(s, id).partner]);
    }
  },
  take(s, f, seat, option, k) {
    const second = attackFrame(shotAt(s, seat, f.shooter, f.weapon, { target: Number(option[1]), mode: f.mode }));
    second.splash = true;
    k.call(second);
  },
};
