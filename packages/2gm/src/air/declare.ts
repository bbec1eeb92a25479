import { EAST, NORTH, SOUTH, straightLine, WEST } from '@sandtable/geometry';
import { by, type Check, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { unitCard } from '../cards';
import { isGrounded } from '../conditions/effects';
import { policies } from '../editions/index';
import { buildingAt, fieldOf, terrainHp, unitsOn } from '../ground';
import type { GmFacts } from '../say';
import { areEnemies, NONE, onField, PARKED, sideOf, type Table, type Unit, unit } from '../state';
import { type RaidFrame, raidFrame } from './raid-frame';

function isAircraft(s: Table, u: Unit): boolean {
  return unitCard(s, u.card).type === 'aircraft';
}

/** The one intercepts and escorts, the other attacks several spaces (2GM-ABIL-12). */
export function isFighter(s: Table, u: Unit): boolean {
  return by(unitCard(s, u.card).tags.includes('fighter'), '2GM-AIR-03', '2GM-ABIL-27');
}

export function isBomber(s: Table, u: Unit): boolean {
  return unitCard(s, u.card).bomber > 0;
}

/** The edition says, unless the table does (2GM-AIR-06). */
export function bombsAtOnce(s: Table): boolean {
  const { bomberTiming } = s.opt;
  return by(
    bomberTiming === 'atOnce' || (bomberTiming === 'edition' && policies(s).bombersAttackAtOnce),
    '2GM-RULING-88',
    '2GM-AIR-05',
    '2GM-AIR-07',
  );
}

export interface RaidTry {
  seat: Seat;
  aircraft: number;
  spaces: readonly number[];
  hq: number;
  target: number;
}

/** Which aircraft may attack what (2GM-AIR-11 to 2GM-AIR-15, 2GM-AIR-21, 2GM-AIR-24). */
export const raidChecks: readonly Check<Table, RaidTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-AIR-08', // deployed this turn or earlier
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.aircraft];
      return by(
        u !== undefined && u.seat === c.seat && u.at === PARKED && isAircraft(s, u),
        '2GM-AIR-04',
        '2GM-AIR-09',
      );
    },
    say: (_s, _c, w) => w.firing.onlyOwnAircraftBeside,
  },
  {
    rule: '2GM-RULING-105',
    ok: (s) => !isGrounded(s),
    say: (_s, _c, w) => w.firing.noAircraftAttacksWeather,
  },
  {
    rule: '2GM-CARD-10',
    ok: (s, c) => unitCard(s, unit(s, c.aircraft).card).weapon !== null,
    say: (_s, _c, w) => w.firing.notArmed,
  },
  {
    rule: '2GM-AIR-13',
    ok: (s, c) => {
      if (c.hq === NONE) return true;
      const hq = s.hqs[c.hq];
      return hq !== undefined && hq.side !== sideOf(s, c.seat) && hq.hp > 0;
    },
    say: (_s, _c, w) => w.firing.notStandingEnemyHq,
  },
  {
    rule: '2GM-AIR-12',
    ok: (s, c) => {
      if (c.target === NONE) return true;
      const t = s.units[c.target];
      return t !== undefined && areEnemies(s, c.seat, t.seat) && (onField(t) || t.at === PARKED);
    },
    say: (_s, _c, w) => w.firing.noEnemyUnit,
  },
  {
    rule: '2GM-AIR-23',
    ok: (s, c) => c.target === NONE || !isBomber(s, unit(s, c.aircraft)) || unit(s, c.target).at === PARKED,
    say: (_s, _c, w) => w.firing.bomberAttacksSpacesHq,
  },
  {
    rule: '2GM-AIR-21',
    ok: (s, c) => c.target === NONE || !isBomber(s, unit(s, c.aircraft)) || policies(s).bombersStrafe,
    say: (_s, _c, w) => w.firing.tacticsBomberAttacksBattlefield,
  },
  {
    rule: '2GM-AIR-12', // 2GM-AIR-13: in Pacific any terrain
    ok: (s, c) =>
      c.spaces.length === 0 ||
      isBomber(s, unit(s, c.aircraft)) ||
      policies(s).aircraftRazeAnything ||
      isWalled(s, c.spaces),
    say: (_s, _c, w) => w.firing.tacticsFighterAttacksUnits,
  },
  {
    rule: '2GM-SHOOT-22', // nothing happens where there is nothing: such an attack is not offered
    ok: (s, c) => c.spaces.length === 0 || c.spaces.some((space) => isWorthBombs(s, c, space)),
    say: (_s, _c, w) => w.firing.nothingHit,
  },
];

function isWalled(s: Table, spaces: readonly number[]): boolean {
  return spaces.every((space) => buildingAt(s, space) !== null);
}

/** Bombs hit whoever is there, or empty terrain; an aircraft without them aims at a unit or at the terrain. */
function isWorthBombs(s: Table, c: RaidTry, space: number): boolean {
  const taken = unitsOn(s, space).length > 0;
  return by(
    isBomber(s, unit(s, c.aircraft)) ? taken || terrainHp(s, space) > 0 : !taken && terrainHp(s, space) > 0,
    '2GM-RULING-103',
  );
}

const DIRECTIONS = [NORTH, EAST, SOUTH, WEST] as const;
const line: number[] = [];

/** The spaces of a bomb run, all of them on the field (2GM-AIR-25); empty if it would leave it. */
export function bombRun(s: Table, aircraft: number, first: number, direction: number): number[] {
  const { bomber } = unitCard(s, unit(s, aircraft).card);
  const count = straightLine(fieldOf(s), first, direction, bomber, line);
  return by(count === bomber ? line.slice(0, count) : [], '2GM-AIR-26');
}

/** Every air attack the seat could declare with one aircraft. */
export function offerRaidsOf(s: Table, seat: Seat, aircraft: number, out: Option[]): void {
  const u = unit(s, aircraft);
  const bomber = isBomber(s, u);
  const { size } = fieldOf(s);
  const attempt = { seat, aircraft, spaces: [] as readonly number[], hq: NONE, target: NONE };
  for (let space = 0; space < size; space++) {
    if (bomber) {
      const ways = unitCard(s, u.card).bomber === 1 ? [NORTH] : DIRECTIONS;
      for (const direction of ways) {
        attempt.spaces = bombRun(s, aircraft, space, direction);
        if (attempt.spaces.length > 0 && passes(raidChecks, s, attempt)) out.push(['raid', aircraft, space, direction]);
      }
    } else if (s.on[space] === NONE && terrainHp(s, space) > 0) {
      attempt.spaces = [space];
      if (passes(raidChecks, s, attempt)) out.push(['raze', aircraft, space]);
    }
  }
  attempt.spaces = [];
  for (let target = 0; target < s.units.length; target++) {
    attempt.target = target;
    const there = unit(s, target);
    if ((onField(there) || there.at === PARKED) && passes(raidChecks, s, attempt))
      out.push(['strafe', aircraft, target]);
  }
  attempt.target = NONE;
  for (let hq = 0; hq < s.hqs.length; hq++) {
    attempt.hq = hq;
    if (passes(raidChecks, s, attempt)) out.push(['raid-hq', aircraft, hq]);
  }
}

export function offerRaids(s: Table, seat: Seat, out: Option[]): void {
  if (isGrounded(s)) return;
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.seat === seat && u.at === PARKED && isAircraft(s, u)) offerRaidsOf(s, seat, id, out);
  }
}

/** The raid an option stands for; null if it is none. */
export function raidOf(s: Table, seat: Seat, option: Option): RaidFrame | null {
  const [verb, a, b, c] = option;
  const aircraft = Number(a);
  if (verb === 'raid') return raidFrame(seat, aircraft, { spaces: bombRun(s, aircraft, Number(b), Number(c)) });
  if (verb === 'raze') return raidFrame(seat, aircraft, { spaces: [Number(b)] });
  if (verb === 'strafe') return raidFrame(seat, aircraft, { target: Number(b) });
  return verb === 'raid-hq' ? raidFrame(seat, aircraft, { hq: Number(b) }) : null;
}
