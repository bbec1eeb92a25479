import type { Problem } from '@sandtable/kernel';
import { unitId } from '../build';
import type { ContentRows, UnitRow } from '../shapes';
import type { Option, Tag, UnitType } from '../types';
import { fault } from './fault';

/** All in hundredths of a point, so that nothing is lost in sums. */
const BASE: Readonly<Record<UnitType, number>> = {
  infantry: 100,
  artillery: 50,
  tank: 100,
  transport: 50,
  aircraft: 100,
};

const TAG_VALUES: Readonly<Record<Tag, number>> = {
  advance: 25,
  'advanced-deployment': 25,
  amphibious: 50,
  'anti-aircraft': 75,
  'anti-tank': 25,
  'assault-gun': 25,
  'blasting-charge': 25,
  climbers: 25,
  command: 200,
  'dive-bomber': 25,
  'embark-disembark': 50,
  embarked: 25,
  'extra-heavy': -50,
  fighter: 75,
  'fighter-bomber': 25,
  'ground-attack': 25,
  heat: 25,
  impenetrable: 50,
  incursion: 100,
  infiltration: 50,
  'long-range': 50,
  mechanized: 25,
  mobility: 50,
  motorized: 25,
  mountaineers: 25,
  ordnance: 50,
  paratroopers: 75,
  reserve: 50,
  riders: 25,
  sappers: 50,
  scout: 25,
  'self-propelled-artillery': 25,
  siberians: 25,
  synergy: 100,
  tow: 25,
  transport: 50,
};

const OPTION_VALUES: Readonly<Record<Option, number>> = { hw: 25, sp: 50 };

const UNARMED = -50;
/** An aircraft reaches every space, but its card is gone after one use. */
const AIRCRAFT_RANGE = 90;
const AIRCRAFT_USED_UP = -150;
const FREE_MG = 50;
const FREE_MRL = 250;
const MULTIPLE = 75;
const MULTIPLE_WITH_SECOND_GUN = 100;
/** For each space a Bomber attacks after the first. */
const BOMBED_SPACE = 50;

/** What a unit is worth in hundredths of a point: armour, size, speed, weapon and abilities. */
function pointValue(row: UnitRow): number {
  const body = 30 * (row.armor - 1) + 25 * (row.hp - 3);
  const speed = row.type === 'aircraft' ? 0 : 25 * (row.move - 1);
  const abilities = row.tags.map((tag) => TAG_VALUES[tag]);
  const options = (row.options ?? []).map((option) => OPTION_VALUES[option]);
  return BASE[row.type] + body + speed + weaponValue(row) + extraValue(row) + sum(abilities) + sum(options);
}

function weaponValue({ type, weapon }: UnitRow): number {
  if (weapon === null) return UNARMED;
  const reach = type === 'aircraft' ? AIRCRAFT_RANGE + AIRCRAFT_USED_UP : 30 * (weapon.range - 2);
  const aim = 20 * (5 - weapon.hit) + 10 * (10 - weapon.crit);
  return 20 * (weapon.pierce - 2) + aim + 30 * (weapon.damage - 1) + reach;
}

function extraValue(row: UnitRow): number {
  const { multiple = 0, bomber = 0, secondGun, upgrades } = row;
  const first = (token: string) => upgrades.find((offer) => offer.token === token)?.cost;
  return (
    (multiple > 0 ? (secondGun === undefined ? MULTIPLE : MULTIPLE_WITH_SECOND_GUN) : 0) +
    BOMBED_SPACE * Math.max(0, bomber - 1) +
    (first('tank-mg') === 0 ? FREE_MG : 0) +
    (first('mrl') === 0 ? FREE_MRL : 0)
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Our own prices follow one formula, rounded half up, and it meets the prices the books print. */
export function checkPrices(rows: ContentRows): readonly Problem[] {
  return rows.units.flatMap((row) => {
    const value = pointValue(row);
    const price = Math.floor((value + 50) / 100);
    if (row.cost === price) return [];
    const worth = (value / 100).toFixed(2);
    return [fault(`units/${unitId(row)}/cost`, `Expected ${price} for a value of ${worth} points, found ${row.cost}`)];
  });
}
