import { disc, hexDistance } from '@sandtable/geometry';
import { by, type Check, type Fact, passes } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { AIRCRAFT, ARTILLERY, LAUNCHER_ARM } from '../content/unit-types';
import { MOUNTAIN } from '../map/terrain';
import { isOccupiable, isStuckInWater, STORM, wouldBeStuckAt } from '../moving/entering';
import { isUsable } from '../moving/steps';
import { typeFact } from '../names/names';
import { actsNow, areEnemies, board, NONE, onMap, type Table, typeOf, type Unit, unit } from '../state';
import { say } from '../table/say-table';

/** The longest distance at which a unit standing on `from` attacks. */
export function maxRangeAt(s: Table, u: Unit, from: number): number {
  const type = typeOf(u);
  if (type.arm !== ARTILLERY) return type.maxRange;
  const mountain = board(s).terrain[from] === MOUNTAIN ? 2 : 0;
  return by(
    type.maxRange + mountain - (s.weather === STORM ? 1 : 0),
    'AA-WEATHER-07',
    'AA-RULING-75',
    'AA-MOUNTAIN-03',
  );
}

/** AA-DECLARE-06: hexes are counted and nothing stands in the way. */
export function isInRange(s: Table, u: Unit, from: number, hex: number): boolean {
  const distance = hexDistance(board(s).map, from, hex);
  return by(distance >= typeOf(u).minRange && distance <= maxRangeAt(s, u, from), 'AA-DECLARE-07', 'AA-RULING-35');
}

/** AA-DECLARE-11; the B-17 is not air-capable (AA-B17-01). */
export function mayAttackArm(u: Unit, target: Unit): boolean {
  return by(typeOf(target).arm !== AIRCRAFT || typeOf(u).air, 'AA-B17-05');
}

/** Could the unit attack the target from this hex, whoever's turn it is? Also decides support and interception. */
function couldAttackFrom(s: Table, u: Unit, from: number, target: Unit): boolean {
  return mayAttackArm(u, target) && isInRange(s, u, from, target.at);
}

const blast: number[] = [];

/** AA-KATYUSHA-02, -03, -05: could a salvo fired from this hex cover the target? */
function couldStrikeFrom(s: Table, u: Unit, from: number, target: Unit): boolean {
  if (typeOf(target).arm === AIRCRAFT) return false;
  const distance = hexDistance(board(s).map, from, target.at);
  const { minRange } = typeOf(u);
  const maxRange = maxRangeAt(s, u, from);
  if (distance >= minRange && distance <= maxRange) return true;
  if (distance < minRange - 1 || distance > maxRange + 1) return false;
  const count = disc(board(s).map, target.at, 1, blast);
  for (let i = 0; i < count; i++) if (isInRange(s, u, from, blast[i] ?? 0)) return true;
  return false;
}

/** Could the unit move to this hex and attack the target from there, by shot or by salvo? */
export function couldAimFrom(s: Table, u: Unit, from: number, target: Unit): boolean {
  return typeOf(u).area ? couldStrikeFrom(s, u, from, target) : couldAttackFrom(s, u, from, target);
}

/** Would a unit that has moved there be able to attack at all (AA-MOVE-18, AA-FACTORY-06)? */
export function mayAttackOn(s: Table, u: Unit, hex: number): boolean {
  return !wouldBeStuckAt(s, u, hex) && (hex === u.at || !isOccupiable(s, u, hex));
}

/**
 * The same from where it stands; units in water attack nothing (AA-RULING-20). Neither army
 * limits nor a factory just occupied matter.
 */
export function couldAttack(s: Table, u: Unit, target: Unit): boolean {
  return by(
    onMap(u) && !isStuckInWater(s, u) && typeOf(u).arm !== LAUNCHER_ARM && couldAttackFrom(s, u, u.at, target),
    'AA-RULING-34',
    'AA-RULING-37',
    'AA-RULING-36',
  );
}

/** A unit is attacked from a hex: does it shoot back? */
interface ShootBackTry {
  defender: Unit;
  attacker: Unit;
  from: number;
}

/** AA-RULING-42: whoever passes them shoots back, in every fight (AA-COMBAT-09). */
export const shootBackChecks: readonly Check<Table, ShootBackTry, RuleId>[] = [
  {
    rule: 'AA-RULING-69',
    ok: (_s, c) => typeOf(c.defender).arm !== LAUNCHER_ARM,
    say: () => say.refusals.launcherNeverShootsBack,
  },
  {
    rule: 'AA-COMBAT-04',
    ok: (s, c) => by(hexDistance(board(s).map, c.from, c.defender.at) === 1, 'AA-COMBAT-08'),
    say: () => say.refusals.nobodyShootsBackUnit,
  },
  {
    rule: 'AA-MOVE-19',
    ok: (s, c) => !isStuckInWater(s, c.defender),
    say: () => say.refusals.groundUnitWaterNot,
  },
  {
    // guns whose least range is above 1
    rule: 'AA-COMBAT-05',
    ok: (s, c) =>
      by(
        typeOf(c.defender).minRange <= 1 && maxRangeAt(s, c.defender, c.defender.at) >= 1,
        'AA-COMBAT-07',
        'AA-COMBAT-16',
      ),
    say: (_s, c) => say.refusals.cannotAttackRange1(typeFact(typeOf(c.defender))),
  },
  {
    // no tank, no Mechanized Infantry; AA-B17-02, AA-RULING-63: but the B-17 at anybody
    rule: 'AA-COMBAT-15',
    ok: (_s, c) =>
      by(
        typeOf(c.attacker).arm !== AIRCRAFT || typeOf(c.defender).shootsBackAtAir,
        'AA-B17-02',
        'AA-COMBAT-06',
        'AA-RULING-47',
        'AA-RULING-63',
      ),
    say: (_s, c) => say.refusals.cannotShootAircraft(typeFact(typeOf(c.defender))),
  },
];

export function shootsBack(s: Table, defender: Unit, attacker: Unit, from: number): boolean {
  return passes(shootBackChecks, s, { defender, attacker, from });
}

/** Somebody wants a unit to attack another one, or a Katyusha a hex. */
export interface AttackTry {
  seat: number;
  unit: number;
  /** A unit; NONE when a hex is attacked. */
  target: number;
  hex: number;
}

type AttackCheck = Check<Table, AttackTry, RuleId>;

/** What holds for any attack of a unit in its owner's turn. */
export const attackerChecks: readonly AttackCheck[] = [
  {
    rule: 'AA-DECLARE-01',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.unit];
      return u !== undefined && onMap(u) && u.seat === c.seat && actsNow(s, c.seat) && typeOf(u).arm !== LAUNCHER_ARM;
    },
    say: () => say.refusals.onlyOwnUnitsAttack,
  },
  {
    rule: 'AA-DECLARE-14',
    ok: (s, c) => !s.declared.some((d) => d[0] === c.unit),
    say: () => say.refusals.unitAttacksOncePer,
  },
  {
    rule: 'AA-FIRST-13',
    ok: (s, c) => by(isUsable(s, unit(s, c.unit)) || unit(s, c.unit).marks !== NONE, 'AA-RULING-10'),
    say: () => say.refusals.armyUnitNotUsed,
  },
  {
    rule: 'AA-FACTORY-06',
    ok: (s, c) => !unit(s, c.unit).occupied,
    say: () => say.refusals.occupiedFactoryTurn,
  },
  {
    rule: 'AA-MOVE-18',
    ok: (s, c) => !isStuckInWater(s, unit(s, c.unit)),
    say: () => say.refusals.groundUnitWaterCannot,
  },
];

/** What a unit may attack. */
export const targetChecks: readonly AttackCheck[] = [
  {
    rule: 'AA-KATYUSHA-01',
    ok: (s, c) => !typeOf(unit(s, c.unit)).area,
    say: () => say.refusals.katyushaAttacksHex,
  },
  {
    rule: 'AA-DECLARE-13',
    gate: true,
    ok: (s, c) => {
      const target = s.units[c.target];
      return target !== undefined && onMap(target) && areEnemies(s, unit(s, c.unit).seat, target.seat);
    },
    say: () => say.refusals.noEnemyUnitAttack,
  },
  {
    rule: 'AA-INTERCEPT-06',
    ok: (s, c) => unit(s, c.unit).marks === NONE || unit(s, c.unit).marks === c.target,
    say: () => say.refusals.mustAttackUnitIntercepted,
  },
  {
    rule: 'AA-DECLARE-11',
    ok: (s, c) => mayAttackArm(unit(s, c.unit), unit(s, c.target)),
    say: (s, c) => say.refusals.cannotAttackAircraft(typeFact(typeOf(unit(s, c.unit)))),
  },
  {
    rule: 'AA-DECLARE-06',
    ok: (s, c) => isInRange(s, unit(s, c.unit), unit(s, c.unit).at, unit(s, c.target).at),
    say: (s, c) => rangeText(s, c, unit(s, c.target).at),
  },
];

export const unitAttackChecks: readonly AttackCheck[] = [...attackerChecks, ...targetChecks];

/** What a Katyusha may fire at. */
export const salvoChecks: readonly AttackCheck[] = [
  {
    rule: 'AA-KATYUSHA-01',
    ok: (s, c) => typeOf(unit(s, c.unit)).area,
    say: () => say.refusals.onlyKatyushaAttacksHex,
  },
  {
    rule: 'AA-KATYUSHA-02',
    ok: (s, c) => board(s).map.inside[c.hex] === 1 && isInRange(s, unit(s, c.unit), unit(s, c.unit).at, c.hex),
    say: (s, c) => rangeText(s, c, c.hex),
  },
];

export const hexAttackChecks: readonly AttackCheck[] = [...attackerChecks, ...salvoChecks];

function rangeText(s: Table, c: AttackTry, hex: number): Fact {
  const u = unit(s, c.unit);
  const distance = hexDistance(board(s).map, u.at, hex);
  return say.refusals.outOfRange(distance, typeOf(u).minRange, maxRangeAt(s, u, u.at));
}
