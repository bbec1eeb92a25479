import { passes } from '@sandtable/kernel';
import { attackFrame } from '../attack/attack-frame';
import { GRANTED, type Shot } from '../attack/shot';
import { shotAt, unitShotChecks } from '../attack/targets';
import { isReady, weaponCount } from '../attack/weapons';
import { NONE, onField, type Table, unit } from '../state';
import { discard, type Play, type Support } from './support';

/** A unit of the player's own has survived an attack by a unit that is still there. */
function survived(s: Table, p: Play): boolean {
  if (p.attack === null || p.attack.shooter === NONE) return false;
  const target = unit(s, p.attack.target);
  return target.seat === p.seat && onField(target) && onField(unit(s, p.attack.shooter));
}

function answer(s: Table, p: Play): Shot {
  const target = p.attack?.shooter ?? NONE;
  return shotAt(s, p.seat, p.attack?.target ?? NONE, p.on, { mode: GRANTED, target, extra: 0 });
}

/** One attack at the attacker with one ready weapon, Range and Armor as usual. */
export const counterattack: Support = {
  id: 'support/counterattack',
  rule: '2GM-CARD-12',
  moments: ['resolved'],
  aims: {
    kind: 'weapons',
    list(s, p, out) {
      const u = s.units[p.attack?.target ?? NONE];
      if (u === undefined) return;
      for (let weapon = 0; weapon < weaponCount(u); weapon++) out.push(weapon);
    },
  },
  checks: [
    {
      rule: '2GM-CARD-12',
      gate: true,
      ok: survived,
      say: (_s, _c, w) => w.support.noUnitYoursSurvived,
    },
    {
      rule: '2GM-SHOOT-01',
      ok: (s, p) => isReady(s, p.attack?.target ?? NONE, p.on),
      say: (_s, _c, w) => w.support.weaponNotReady,
    },
    {
      rule: '2GM-SHOOT-06',
      ok: (s, p) => passes(unitShotChecks, s, answer(s, p)),
      say: (_s, _c, w) => w.support.attackerNoTarget,
    },
  ],
  play(s, p, k) {
    discard(s, p);
    k.call(attackFrame(answer(s, p)));
  },
};
