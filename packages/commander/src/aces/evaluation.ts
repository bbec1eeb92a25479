import { costsTo, hexDistance, neighboursOf } from '@sandtable/aces/stand-in';
import {
  areEnemies,
  board,
  DESTROYED,
  DICE_BY_DAMAGE,
  factoriesToWin,
  LEVELS,
  levelOf,
  NEUTRAL,
  type Table,
  teamOfSeat,
  typeOf,
  type Unit,
} from '@sandtable/aces/table';
import type { Seat } from '@sandtable/kernel';

export const NAMES = [
  'material',
  'factories',
  'one-short',
  'coins',
  'reach',
  'threat',
  'experience',
  'infantry',
  'last-stand',
  'locked',
  'tempo',
  'mission',
  'beside',
  'mate',
  'peril',
  'guns',
  'hurt',
] as const;

const FULL_DICE = DICE_BY_DAMAGE[0] ?? 12;
const INFANTRY = 0;
const TANK = 1;
const AIRCRAFT = 3;
const NOBODY = -1;
/** From so much damage on a unit is half of what it was. */
const HURT = 3;
/** Half points that a hex takes from a speed: in the air, and on the ground as it usually is. */
const HALF_POINTS = 2;
const HALF_POINTS_ON_THE_GROUND = 3;
const COINS = 12;
const FEW = 4;
const BULGE_FAR = 20;

/** What a unit is still worth: its price by the dice it has left. */
function worthOf(u: Unit): number {
  return (typeOf(u).cost + 1) * ((DICE_BY_DAMAGE[u.damage] ?? 0) / FULL_DICE);
}

interface Side {
  material: number;
  factories: number;
  coins: number;
  reach: number;
  threat: number;
  experience: number;
  infantry: number;
  units: number;
  locked: number;
  /** Factories that Infantry beside them may walk into. */
  beside: number;
  /** What has somebody to shoot at, or nearly. */
  guns: number;
  /** What has lost much of its fire. */
  hurt: number;
}

function emptySide(): Side {
  return {
    material: 0,
    factories: 0,
    coins: 0,
    reach: 0,
    threat: 0,
    experience: 0,
    infantry: 0,
    units: 0,
    locked: 0,
    beside: 0,
    guns: 0,
    hurt: 0,
  };
}

/** What a position is made of: of each number the own side's less the other's, and the mission's own. */
export function features(s: Table, seat: Seat): readonly number[] {
  const own = emptySide();
  const other = emptySide();
  const sideOf = (of: Seat): Side => (areEnemies(s, of, seat) ? other : own);
  for (const u of s.units) {
    if (u.at < 0) continue;
    const side = sideOf(u.seat);
    side.material += worthOf(u);
    side.units++;
    side.experience += levelOf(u.xp) / LEVELS.length;
    if (typeOf(u).arm === INFANTRY) side.infantry++;
    if (u.marks >= 0) side.locked += worthOf(u); // AA-INTERCEPT-05
    if (u.damage >= HURT) side.hurt += typeOf(u).cost + 1;
    if (hasTarget(s, u)) side.guns += worthOf(u);
  }
  s.seats.forEach((x, at) => {
    if (x.purse === at) sideOf(at).coins += Math.min(COINS, x.coins);
  });
  for (const owner of s.owners) if (owner >= 0) sideOf(owner).factories++;
  reachOf(s, seat, own, other);
  besides(s, seat, own, other);
  const isOn = !areEnemies(s, s.active, seat);
  const goal = Math.min(factoriesToWin(s), s.owners.length + 1);
  const short = (side: Side): number => Number(side.factories >= goal - 1);
  const last = (side: Side): number => Math.max(0, FEW - side.units);
  return [
    (own.material - other.material) / 10,
    own.factories - other.factories,
    short(own) - short(other),
    (own.coins - other.coins) / 4,
    own.reach - other.reach,
    own.threat - other.threat,
    own.experience - other.experience,
    Math.min(4, own.infantry) - Math.min(4, other.infantry),
    last(other) - last(own),
    (other.locked - own.locked) / 10,
    tempo(s, seat),
    mission(s, seat),
    own.beside - other.beside,
    wins(own, goal, isOn) - wins(other, goal, !isOn),
    wins(own, goal, !isOn) - wins(other, goal, isOn),
    (own.guns - other.guns) / 10,
    (other.hurt - own.hurt) / 10,
  ];
}

/** Has the side Infantry beside as many factories as it is short of? Where it is on, nothing keeps it from winning (AA-FACTORY-13). */
function wins({ factories, beside }: Side, goal: number, isOn: boolean): number {
  return Number(isOn && factories + beside >= goal);
}

const near: number[] = [];

/** Counts Infantry that may walk into factories: each into one, and one into each. */
function besides(s: Table, seat: Seat, own: Side, other: Side): void {
  const { factories, map } = board(s);
  const counted = new Set<number>();
  for (let f = 0; f < s.owners.length; f++) {
    const owner = s.owners[f] ?? NEUTRAL;
    if (owner === DESTROYED) continue;
    const count = neighboursOf(map, factories[f] ?? 0, near);
    const seen = new Set<Side>();
    for (let n = 0; n < count; n++) {
      const id = s.hexes[near[n] ?? 0] ?? NOBODY;
      const u = s.units[id];
      if (u === undefined || counted.has(id) || u.marks >= 0 || typeOf(u).arm !== INFANTRY) continue; // AA-RULING-33
      const side = areEnemies(s, u.seat, seat) ? other : own;
      if (seen.has(side) || (owner >= 0 && !areEnemies(s, owner, u.seat))) continue;
      seen.add(side);
      counted.add(id);
      side.beside++;
    }
  }
}

/** Could the unit go somewhere and shoot at somebody, as the crow flies? */
function hasTarget(s: Table, u: Unit): boolean {
  const { arm, air, maxRange, speed } = typeOf(u);
  const far = maxRange + speed / (arm === AIRCRAFT ? HALF_POINTS : HALF_POINTS_ON_THE_GROUND);
  const { map } = board(s);
  return s.units.some(
    (t) =>
      t.at >= 0 &&
      areEnemies(s, t.seat, u.seat) &&
      (air || typeOf(t).arm !== AIRCRAFT) &&
      hexDistance(map, u.at, t.at) <= far,
  );
}

/** Whoever is about to move stands better than the same position looks after it. */
function tempo(s: Table, seat: Seat): number {
  if (s.phase === 'setup') return 0;
  return areEnemies(s, s.active, seat) ? -1 : 1;
}

/** How near Infantry is to factories it could take, and which of them is as good as taken. */
function reachOf(s: Table, seat: Seat, own: Side, other: Side): void {
  const { factories } = board(s);
  for (let f = 0; f < s.owners.length; f++) {
    const owner = s.owners[f] ?? NEUTRAL;
    if (owner === DESTROYED) continue;
    const hex = factories[f] ?? 0;
    const isOurs = owner >= 0 && !areEnemies(s, owner, seat);
    const turns = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const u of s.units) {
      if (u.at < 0) continue;
      const type = typeOf(u);
      if (type.arm !== INFANTRY) continue;
      const side = areEnemies(s, u.seat, seat) ? 1 : 0;
      const away = (costsTo(board(s), type, s.weather, hex)[u.at] ?? 0) / type.speed;
      turns[side] = Math.min(turns[side] ?? away, away);
    }
    const [ours = 0, theirs = 0] = turns;
    if (!isOurs) own.reach += 1 / (1 + ours);
    if (owner < 0 || isOurs) other.reach += 1 / (1 + theirs);
    if (!isOurs && ours <= 1) own.threat++;
    if ((owner < 0 || isOurs) && theirs <= 1) other.threat++;
  }
}

/** The missions' own ends: rockets and the launcher, the way of a tank to the sea and the rounds that are left. */
function mission(s: Table, seat: Seat): number {
  if (s.opt.mission === 'none') return 0;
  const germany = s.seats.findIndex((_x, at) => teamOfSeat(s, at) === 1);
  const sign = germany >= 0 && areEnemies(s, germany, seat) ? -1 : 1;
  if (s.opt.mission === 'v2') {
    const found = s.launcherUnit >= 0 ? 1 + (s.units[s.launcherUnit]?.damage ?? 0) / 2 : 0;
    return sign * (s.rocketsLanded - found);
  }
  const { shore } = board(s);
  let nearest = BULGE_FAR;
  for (const u of s.units) {
    if (u.at < 0 || typeOf(u).arm !== TANK || areEnemies(s, u.seat, Math.max(0, germany))) continue;
    for (let hex = 0; hex < shore.length; hex++) {
      if (shore[hex] !== 1) continue;
      nearest = Math.min(nearest, (costsTo(board(s), typeOf(u), s.weather, hex)[u.at] ?? BULGE_FAR) / typeOf(u).speed);
    }
  }
  const left = Math.max(0, s.opt.bulgeRounds - s.round);
  return sign * (left < nearest ? -3 : 3 / (1 + nearest));
}
