import type { RuleId } from '../../../book/index';
import { distance } from '../../ground';
import { bestBy } from '../saying/rank';
import { prospectAt } from '../situation/fire';
import type { Situation } from '../situation/situation';
import { isArmoured } from './classes';
import type { Order } from './tables';
import { stanceNow, targetDistance } from './target';

/** The rows of the book about who goes first, of movement and of fire alike (SOLOT-SHOOT-16). */
const RULES: Readonly<Record<string, RuleId>> = {
  variable: 'SOLOT-MOVE-16',
  offensive: 'SOLOT-MOVE-17',
  defensive: 'SOLOT-MOVE-18',
};

export function orderRule(situation: Situation): RuleId {
  return RULES[situation.solo.type] ?? 'SOLOT-MOVE-16';
}

const FACES = 10;

/** Its best chance to cause damage from where it stands, and the damage to be expected. */
function chances(situation: Situation, id: number): readonly [number, number] {
  const { s } = situation;
  let hit = 0;
  let damage = 0;
  const from = situation.at(id);
  for (const weapon of situation.weapons(id)) {
    const range = situation.range(id, weapon);
    for (const foe of situation.foes) {
      if (distance(s, from, situation.at(foe)) > range) continue;
      const { pierces, need, expected } = prospectAt(s, id, weapon, foe);
      if (pierces) hit = Math.max(hit, (FACES + 1 - need) / FACES);
      damage = Math.max(damage, expected);
    }
  }
  return [hit, damage];
}

/** How early a unit comes, after what goes before it; compared from left to right, more is earlier. */
const RANKS: Readonly<Record<Order, (x: Situation, id: number, a: number, b: number) => readonly number[]>> = {
  damage: (x, id, a, b) => {
    const [hit, damage] = x.about(id, chances);
    return [a, b, hit, damage, x.value(id)];
  },
  wounds: (x, id, a, b) => [a, b, x.unit(id).wounds, -x.nearestFoe(x.at(id))],
  target: (x, id, a, b) => [a, b, -targetDistance(x, x.at(id)), -x.nearestFoe(x.at(id)), x.unit(id).wounds],
};

/** The units that come first; several if only a die can tell. Tanks and armed transports lead some stances (SOLOT-MOVE-07). */
export function firstOf(situation: Situation, units: readonly number[], moving: boolean): number[] {
  const { order, move } = stanceNow(situation);
  const rank = RANKS[order];
  return bestBy(units, (id) => {
    const armoured = moving && move.armouredFirst && isArmoured(situation.s, situation.unit(id));
    // SOLOT-MOVE-02: whoever is furthest out comes in before the others make room
    const outside = moving && move.goal.to === 'rear' && situation.row(id) < situation.s.rows - 1;
    return rank(situation, id, armoured ? 1 : 0, outside ? 1 : 0);
  });
}
