import { by } from '@sandtable/kernel';
import NUMBERS from '../../content/numbers.json';
import unitList from '../../content/units.json';
import { FACTIONS, factionNumber } from './factions';

/** AA-PLAYERS-21, and the V2 launcher, which belongs to no arm (AA-RULING-69). */
export const INFANTRY = 0;
export const TANK = 1;
export const ARTILLERY = 2;
export const AIRCRAFT = 3;
export const LAUNCHER_ARM = 4;
export const ARMS = ['infantry', 'tank', 'artillery', 'aircraft', 'launcher'] as const;

/** AA-PLAYERS-24: a set holds one unit of each role, in this order. */
export const ROLES = ['regular', 'special', 'tank', 'artillery', 'fighter', 'bomber'] as const;
export type Role = (typeof ROLES)[number];

export interface UnitType {
  readonly id: string;
  readonly name: string;
  readonly faction: number;
  readonly arm: number;
  readonly role: Role | 'launcher';
  /** In half movement points. */
  readonly speed: number;
  readonly cost: number;
  /** In hexes: AA-DECLARE-08, AA-DECLARE-09, AA-DECLARE-10, AA-KATYUSHA-02. */
  readonly minRange: number;
  readonly maxRange: number;
  /** May attack aircraft, and shoot back at them. */
  readonly air: boolean;
  /** The B-17 may shoot back at aircraft although it may not attack them (AA-B17-02). */
  readonly shootsBackAtAir: boolean;
  /** The Katyusha attacks a hex and its neighbours (AA-KATYUSHA-01). */
  readonly area: boolean;
  /** AA-RULING-60: the rookie threshold (AA-HITS-07), and the Automa's fixed hits. */
  readonly value: number;
  /** AA-HITS-01: what a die hits on as Rookie, Veteran and War Hero; AA-HITS-06, AA-RULING-60: two more for each, unless a mat says otherwise. */
  readonly levels: readonly number[];
  /** Hits needed for 1, 2, … 6 damage (AA-DAMAGE-01, AA-DAMAGE-06, AA-DAMAGE-07, and AA-DAMAGE-08 in a forest). */
  readonly open: readonly number[];
  readonly forest: readonly number[];
  /** The cells whose values the book states; all others are house values. */
  readonly book: readonly string[];
}

interface UnitRow {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly arm: string;
  readonly role: string;
  readonly speed: number;
  readonly cost: number;
  readonly range: readonly number[];
  readonly air: boolean;
  readonly value: number;
  /** Only in packs. */
  readonly levels?: readonly number[];
  readonly open: readonly number[];
  readonly forest: readonly number[] | null;
  readonly area?: boolean;
  readonly shootsBackAtAir?: boolean;
  readonly book: readonly string[];
}

function unitType(row: UnitRow): UnitType {
  return {
    id: row.id,
    name: row.name,
    faction: factionNumber(row.faction),
    arm: ARMS.indexOf(row.arm as (typeof ARMS)[number]),
    role: row.role as Role,
    speed: row.speed * 2,
    cost: row.cost,
    minRange: row.range[0] ?? 1,
    maxRange: row.range[1] ?? 1,
    air: row.air,
    shootsBackAtAir: row.air || row.shootsBackAtAir === true,
    area: row.area === true,
    value: row.levels?.[0] ?? row.value,
    levels: row.levels ?? [row.value, row.value + 2, row.value + 4],
    open: row.open,
    forest: row.forest ?? row.open,
    book: row.book,
  };
}

/** AA-V2-17 and AA-RULING-69: table 7 of the house data; it never attacks, moves or supports. */
const launcher: UnitType = {
  id: 'v2-launcher',
  name: 'V2 launcher',
  faction: -1,
  arm: LAUNCHER_ARM,
  role: 'launcher',
  speed: 0,
  cost: 0,
  minRange: 0,
  maxRange: 0,
  air: false,
  shootsBackAtAir: false,
  area: false,
  value: 0,
  levels: [0, 2, 4],
  open: [2, 4, 6, 8, 10, 12],
  forest: [2, 4, 6, 8, 10, 12],
  book: [],
};

const PLACES: ReadonlyMap<string, number> = new Map(NUMBERS.units.map((id, n) => [id, n]));

/** The name of a type in the registry `content/numbers.json`. */
export function registeredName({ faction, id }: Pick<UnitType, 'faction' | 'id'>): string {
  return faction < 0 ? id : `${FACTIONS[faction] ?? ''}/${id}`;
}

function placeOf(type: UnitType): number {
  return PLACES.get(registeredName(type)) ?? PLACES.size;
}

/** In the order of the registry: a type keeps its number for good (decision 33). */
export const UNIT_TYPES: readonly UnitType[] = [...unitList.map(unitType), launcher].sort(
  (a, b) => placeOf(a) - placeOf(b),
);
export const LAUNCHER = UNIT_TYPES.indexOf(launcher);

/** AA-GAP-02: our dice chart. */
export const HOUSE_DICE: readonly number[] = [12, 11, 10, 8, 6, 4];
const dice = HOUSE_DICE.slice();
/** AA-COMBAT-10: dice by damage, by the chart of the match. */
export const DICE_BY_DAMAGE: readonly number[] = dice;

let laid: UnitPack | undefined;

/** The mats and the dice chart of an owner; ones that have passed the checks. */
interface UnitPack {
  readonly dice?: readonly number[] | undefined;
  readonly units?: readonly { readonly id: string; readonly faction: string }[] | undefined;
}

/**
 * Gives the mats the values of a pack, in place, and takes those of another off: every part of the rules looks units up in one list,
 * so whoever is asked about a state lays out its mats first (decision 45).
 */
export function layMats(pack: UnitPack | undefined): void {
  if (pack === laid) return;
  laid = pack;
  dice.splice(0, dice.length, ...(pack?.dice ?? HOUSE_DICE));
  for (const row of unitList as readonly UnitRow[]) {
    const patch = pack?.units?.find(({ faction, id }) => faction === row.faction && id === row.id);
    const type = UNIT_TYPES[findType(factionNumber(row.faction), row.id)];
    if (type !== undefined) Object.assign(type, unitType({ ...row, ...told(patch) }));
  }
}

/** A cell left undefined is a cell not spoken of. */
function told(patch: object = {}): Partial<UnitRow> {
  // eslint-disable-next-line no-restricted-syntax -- the order of the pack, which means nothing
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

export function unitTypeOf(type: number): UnitType {
  const found = UNIT_TYPES[type];
  if (found === undefined) throw new RangeError(`There is no unit type ${type}.`);
  return found;
}

/** The type of a faction's unit by role or by its own name (`tiger`, `infantry`); −1 if the faction has none. */
export function findType(faction: number, name: string): number {
  return UNIT_TYPES.findIndex((t) => t.faction === faction && (t.role === name || t.id === name));
}

/** The six types of a faction, in the order of the roles. */
export function setOf(faction: number): number[] {
  return by(
    ROLES.map((role) => findType(faction, role)),
    'AA-PLAYERS-19',
    'AA-PLAYERS-20',
  );
}

/** AA-DAMAGE-10. */
export const DESTROYED_AT = 6;

/** AA-HITS-03, AA-HITS-04, AA-HITS-05; the colour of the markers that stand for its points (AA-XP-05). */
export const LEVELS = [
  { name: 'Rookie', marker: 'white', rule: 'AA-HITS-03' },
  { name: 'Veteran', marker: 'yellow', rule: 'AA-HITS-04' },
  { name: 'War Hero', marker: 'red', rule: 'AA-HITS-05' },
] as const;

/** The index of the level; there is none above the last. */
export function levelOf(xp: number): 0 | 1 | 2 {
  return by(xp >= 5 ? 2 : xp >= 3 ? 1 : 0, 'AA-RULING-45');
}

/** A die hits on this or less; two more for each level unless a mat says otherwise. */
export function thresholdOf(type: UnitType, xp: number): number {
  return by(Math.min(12, type.levels[levelOf(xp)] ?? 0), 'AA-RULING-60', 'AA-HITS-01', 'AA-HITS-06');
}

/** AA-AUTOMA-61 to -64. */
export function fixedHits(type: UnitType, damage: number, xp: number): number {
  const hits = type.levels[levelOf(xp)] ?? 0;
  return damage <= 2 ? hits : Math.ceil(hits / 2);
}

/** The highest entry reached; what is above it is lost, and six is all. */
export function damageFor(table: readonly number[], hits: number): number {
  let damage = 0;
  while (damage < table.length && hits >= (table[damage] ?? 0)) damage++;
  return by(damage, 'AA-DAMAGE-02', 'AA-DAMAGE-03', 'AA-RULING-43');
}
