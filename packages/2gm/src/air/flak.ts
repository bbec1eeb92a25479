import { by, type Check, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { isAligned } from '../attack/distance';
import { FLAK, MAIN, type Shot } from '../attack/shot';
import { isAntiAircraft, shotAt } from '../attack/targets';
import { calmRange, isActive } from '../attack/weapons';
import { sightLimit } from '../conditions/effects';
import { distance, distanceToHq, parkedAt } from '../ground';
import type { GmFacts } from '../say';
import { NONE, onField, PARKED, type Table, unit } from '../state';
import { postOf } from '../transport/place';

/** Where air units are being fired at: what they attack, or where they land (2GM-AA-06). */
export interface Area {
  readonly spaces: readonly number[];
  readonly hq: number;
}

export interface FlakTry {
  seat: Seat;
  gun: number;
  area: Area;
}

/** Steps from the gun to the nearest part of the area. */
function flakDistance(s: Table, gun: number, area: Area): number {
  const from = postOf(s, unit(s, gun));
  const hq = area.hq === NONE ? undefined : s.hqs[area.hq];
  if (hq !== undefined) return distanceToHq(s, from, hq);
  let least = Number.POSITIVE_INFINITY;
  for (const space of area.spaces)
    if (isAligned(s, from, space)) least = by(Math.min(least, distance(s, from, space)), '2GM-RULING-12');
  return by(least, '2GM-AA-07', '2GM-RULING-94');
}

/**
 * Anti-aircraft fire in the opponent's turn (2GM-AA-02, 2GM-ABIL-07, 2GM-RULING-95), at aircraft and at whoever is dropped
 * (2GM-AA-12, 2GM-AA-13). Otherwise these units are like all of their kind (2GM-AA-01).
 */
export const flakChecks: readonly Check<Table, FlakTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-AA-02',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.gun];
      return u !== undefined && u.seat === c.seat && postOf(s, u) >= 0 && isAntiAircraft(s, u);
    },
    say: (_s, _c, w) => w.firing.noAntiAircraftUnit,
  },
  {
    rule: '2GM-SHOOT-20',
    ok: (s, c) => isActive(s, unit(s, c.gun), MAIN),
    say: (_s, _c, w) => w.firing.cannotFire,
  },
  {
    rule: '2GM-RULING-95',
    ok: (s, c) => unit(s, c.gun).flak !== s.turn,
    say: (_s, _c, w) => w.firing.alreadyFiredAirUnits,
  },
  {
    rule: '2GM-AA-06',
    ok: (s, c) => flakDistance(s, c.gun, c.area) <= calmRange(s, c.gun, MAIN),
    say: (s, c, w) => w.firing.whatTheyAttackOut(calmRange(s, c.gun, MAIN)),
  },
  {
    rule: '2GM-WEATHER-09',
    ok: (s, c) => flakDistance(s, c.gun, c.area) <= sightLimit(s),
    say: (s, c, w) => w.firing.windsStopFire(flakDistance(s, c.gun, c.area), sightLimit(s)),
  },
];

/** Guns that may fire now, at each of these air units. */
export function offerFlak(s: Table, seat: Seat, area: Area, targets: readonly number[], out: Option[]): void {
  for (let gun = 0; gun < s.units.length; gun++) {
    if (!passes(flakChecks, s, { seat, gun, area })) continue;
    for (const target of targets) out.push(['flak', gun, target]);
  }
}

/** As far as everybody knows: guns and their range lie open, but at night a face-down unit may be one (2GM-NIGHT-03). */
export function mayHaveFlak(s: Table, seat: Seat, area: Area, targets: readonly number[]): boolean {
  if (targets.length === 0) return false;
  return s.units.some(
    (u, gun) => u.seat === seat && ((u.faceDown && onField(u)) || passes(flakChecks, s, { seat, gun, area })),
  );
}

/** An attack with Accuracy, Armor and wounds as ever. */
export function flakShot(s: Table, gun: number, target: number): Shot {
  return by(shotAt(s, unit(s, gun).seat, gun, MAIN, { mode: FLAK, target, extra: 0 }), '2GM-AA-14');
}

/** 2GM-AA-08: an aircraft beside an HQ is where that HQ is. */
export function areaOf(s: Table, raid: { spaces: readonly number[]; hq: number; target: number }): Area {
  if (raid.target === NONE) return { spaces: raid.spaces, hq: raid.hq };
  const t = unit(s, raid.target);
  if (t.at !== PARKED) return { spaces: [t.at], hq: NONE };
  return { spaces: [], hq: parkedAt(s, t) };
}
