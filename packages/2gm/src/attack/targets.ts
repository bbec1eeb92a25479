import { by, type Check, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { withTag } from '../cards';
import { NO_LIMIT, sightLimit } from '../conditions/effects';
import { isVehicle } from '../field/entering';
import { distance, distanceToHq, terrainHp, unitsOn } from '../ground';
import type { GmFacts } from '../say';
import { areEnemies, GONE, NONE, onField, PARKED, sideOf, type Table, type Unit, unit } from '../state';
import { postOf } from '../transport/place';
import { isAligned, shotDistance } from './distance';
import { type Eyes, isLobbing, mayLob } from './self-propelled';
import { blankShot, GRANTED, MAIN, NORMAL, REACTION, type Shot } from './shot';
import { calmRange, extraNumber, isActive, isCardWeapon, isReady, rangeOf, weaponCount, weaponOf } from './weapons';

/** An attack somebody could make with a unit's weapon. */
export function shotAt(s: Table, seat: Seat, shooter: number, weapon: number, at: Partial<Shot>): Shot {
  const target = at.target ?? NONE;
  // the card is gone before the attack is counted
  const single = shooter === NONE || weapon === NONE ? null : onlyOnce(s, shooter, weapon);
  // field by field, so that all attacks are objects of one kind
  return {
    seat,
    shooter,
    weapon,
    card: at.card ?? NONE,
    mode: at.mode ?? NORMAL,
    target,
    space: target === NONE ? (at.space ?? NONE) : spaceOf(s, target),
    hq: at.hq ?? NONE,
    extra: at.extra ?? extraNumber(s, shooter, weapon),
    profile: single ?? at.profile ?? [],
    played: at.played ?? [],
  };
}

/** An ordinary attack on a unit, put into an object that is there already: for whoever looks at many and keeps none. */
export function aimAt(s: Table, shooter: number, weapon: number, target: number, out: Shot): Shot {
  out.seat = unit(s, shooter).seat;
  out.shooter = shooter;
  out.weapon = weapon;
  out.card = NONE;
  out.mode = NORMAL;
  out.target = target;
  out.space = spaceOf(s, target);
  out.hq = NONE;
  out.extra = extraNumber(s, shooter, weapon);
  out.profile = onlyOnce(s, shooter, weapon) ?? NO_PROFILE;
  return out;
}

const NO_PROFILE: number[] = [];

/** What stands on no space is attacked on none. */
function spaceOf(s: Table, target: number): number {
  const at = s.units[target]?.at ?? NONE;
  return at < 0 ? NONE : at;
}

function onlyOnce(s: Table, id: number, weapon: number): number[] | null {
  const u = unit(s, id);
  const w = isCardWeapon(u, weapon) ? weaponOf(s, u, weapon) : null;
  return w === null ? null : [w.range, w.hit, w.crit, w.pierce, w.damage];
}

type ShotCheck = Check<Table, Shot, RuleId, GmFacts>;

const ownShooter: ShotCheck = {
  rule: '2GM-SHOOT-01',
  gate: true,
  ok: (s, c) => {
    const u = s.units[c.shooter];
    return by(u !== undefined && u.seat === c.seat && postOf(s, u) >= 0, '2GM-LCVP-07');
  },
  say: (_s, _c, w) => w.firing.onlyOwnUnitsBattlefield,
};

const reached = (eyes: Eyes): ShotCheck => ({
  rule: '2GM-SHOOT-06', // out of range is no target at all
  ok: (s, c) => by(isReached(s, c, eyes), '2GM-RULING-06'),
  say: (s, c, w) => w.firing.spacesAwayWeaponReaches(shotDistance(s, c), calmRange(s, c.shooter, c.weapon)),
});

const throughTheWinds: ShotCheck = {
  rule: '2GM-WEATHER-09',
  ok: (s, c) => {
    const limit = sightLimit(s);
    return limit === NO_LIMIT || shotDistance(s, c) <= limit;
  },
  say: (s, c, w) => w.firing.windsStopFire(shotDistance(s, c), sightLimit(s)),
};

const inRange: readonly ShotCheck[] = [reached('all'), throughTheWinds];
const inRangeOfOpen: readonly ShotCheck[] = [reached('open'), throughTheWinds];

/** What of an attack has to do with its distance, as far as the other side can tell (2GM-RULING-138). */
export function isSeenInRange(s: Table, c: Shot): boolean {
  return passes(inRangeOfOpen, s, c);
}

/** 2GM-SHOOT-07, 2GM-RULING-12; nothing in between bars the way. */
function isReached(s: Table, c: Shot, eyes: Eyes): boolean {
  if (shotDistance(s, c) > calmRange(s, c.shooter, c.weapon) && !mayLob(s, c, eyes)) return false;
  return by(
    c.space === NONE || isAligned(s, postOf(s, unit(s, c.shooter)), c.space),
    '2GM-SHOOT-07',
    '2GM-FIELD-08',
    '2GM-TERRAIN-04',
    '2GM-RULING-13',
  );
}

const firesAtAircraft = withTag('anti-aircraft');

export function isAntiAircraft(s: Table, u: Unit): boolean {
  return firesAtAircraft(s, u.card);
}

/** If the table plays so, the weapon of an anti-aircraft unit also reaches aircraft beside an HQ. */
function isParkedTarget(s: Table, c: Shot): boolean {
  if (!s.opt.aaMayTargetParked || unit(s, c.target).at !== PARKED || c.weapon !== MAIN) return false;
  return by(isAntiAircraft(s, unit(s, c.shooter)), '2GM-RULING-96');
}

function isVehicleAt(s: Table, id: number): boolean {
  const u = s.units[id];
  return u !== undefined && isVehicle(s, u);
}

const hasRange: ShotCheck = {
  rule: '2GM-CARD-10',
  gate: true,
  ok: (s, c) => rangeOf(s, c.shooter, c.weapon) > 0,
  say: (_s, _c, w) => w.firing.noSuchWeapon,
};

/** Who may fire with what (2GM-SHOOT-01 to 2GM-SHOOT-03), moved or just deployed or not (2GM-MOVE-11, 2GM-DEPLOY-13). */
const armed: readonly ShotCheck[] = [ownShooter, hasRange];

const forVehicles: ShotCheck = {
  rule: '2GM-CARD-14',
  ok: (s, c) => !isCardWeapon(unit(s, c.shooter), c.weapon) || isVehicleAt(s, c.target),
  say: (_s, _c, w) => w.firing.madeTanksTransports,
};

const afterAssault: ShotCheck = {
  rule: '2GM-RULING-67',
  ok: (s, c) => c.mode === GRANTED || (unit(s, c.shooter).onto === NONE && !unit(s, c.shooter).repulsed),
  say: (s, c, w) => (unit(s, c.shooter).repulsed ? w.firing.assaultFailed : w.firing.assaultComesFirst),
};

const loaded: readonly ShotCheck[] = [
  {
    rule: '2GM-SHOOT-20',
    ok: (s, c) => isActive(s, unit(s, c.shooter), c.weapon),
    say: (_s, _c, w) => w.firing.weaponDeactivatedDismounted,
  },
  {
    rule: '2GM-SHOOT-01',
    ok: (s, c) => c.mode === GRANTED || !isActive(s, unit(s, c.shooter), c.weapon) || isReady(s, c.shooter, c.weapon),
    say: (_s, _c, w) => w.firing.alreadyFiredTurn,
  },
  {
    rule: '2GM-ABIL-76',
    ok: (s, c) => c.mode === GRANTED || !unit(s, c.shooter).noAttack || unit(s, c.shooter).repulsed,
    say: (_s, _c, w) => w.firing.rodeFarther,
  },
  afterAssault,
];

/** What is still to be asked of a weapon that is ready and of a unit that may attack, once for all targets. */
const ready: readonly ShotCheck[] = [hasRange, afterAssault];

const atEnemy: ShotCheck = {
  rule: '2GM-RULING-11',
  gate: true,
  ok: (s, c) => {
    const t = s.units[c.target];
    return t !== undefined && areEnemies(s, c.seat, t.seat) && (onField(t) || isParkedTarget(s, c));
  },
  say: (_s, _c, w) => w.firing.noEnemyUnit,
};

const atUnit: readonly ShotCheck[] = [atEnemy, ...inRange];

/** 2GM-SHOOT-22, 2GM-BUILD-10: empty terrain; where a unit stands, it is the target (2GM-SHOOT-23, 2GM-BUILD-11). */
const atTerrain: readonly ShotCheck[] = [
  {
    rule: '2GM-SHOOT-23',
    gate: true,
    ok: (s, c) => unitsOn(s, c.space).length === 0,
    say: (_s, _c, w) => w.firing.unitStandsWouldTarget,
  },
  {
    rule: '2GM-SHOOT-22',
    ok: (s, c) => terrainHp(s, c.space) > 0,
    say: (_s, _c, w) => w.firing.nothingDestroy,
  },
  ...inRange,
];

/** 2GM-SHOOT-24; whatever the battle is about (2GM-HQ-15). */
const atHq: readonly ShotCheck[] = [
  {
    rule: '2GM-SHOOT-24',
    gate: true,
    ok: (s, c) => {
      const hq = s.hqs[c.hq];
      return hq !== undefined && hq.side !== sideOf(s, c.seat) && hq.hp > 0;
    },
    say: (_s, _c, w) => w.firing.notStandingEnemyHq,
  },
  ...inRange,
];

/** Everything about an attack, in the order in which it is told. */
export const unitShotChecks: readonly ShotCheck[] = [...armed, forVehicles, ...loaded, ...atUnit];
export const terrainShotChecks: readonly ShotCheck[] = [...armed, forVehicles, ...loaded, ...atTerrain];
export const hqShotChecks: readonly ShotCheck[] = [...armed, forVehicles, ...loaded, ...atHq];

/** What depends on the target. */
const unitTargetChecks: readonly ShotCheck[] = [forVehicles, ...atUnit];
const terrainTargetChecks: readonly ShotCheck[] = [forVehicles, ...atTerrain];
const hqTargetChecks: readonly ShotCheck[] = [forVehicles, ...atHq];

/** The same where the list has counted the steps already, and knows what could be ruined. */
const countedUnitChecks: readonly ShotCheck[] = [forVehicles, atEnemy];
const countedTerrainChecks: readonly ShotCheck[] = [forVehicles];

/** One attack after the other is looked at in here, so that listing them makes no garbage. */
const tried = blankShot();

const ANYWHERE = 99;

/**
 * Every shot of every unit of the seat: each weapon by itself, at whatever it reaches in any direction (2GM-SHOOT-03,
 * 2GM-SHOOT-04, 2GM-SHOOT-05). What lies out of range is not even looked at (2GM-SHOOT-06).
 */
export function offerShots(s: Table, seat: Seat, out: Option[]): void {
  tried.seat = seat;
  listRuinable(s);
  listTargets(s, seat);
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.seat !== seat || u.noAttack || u.onto !== NONE || postOf(s, u) < 0) continue;
    tried.shooter = id;
    for (let weapon = 0; weapon < weaponCount(u); weapon++) {
      if (!isReady(s, id, weapon)) continue;
      tried.weapon = weapon;
      tried.extra = extraNumber(s, id, weapon);
      if (!passes(ready, s, tried)) continue;
      const lobs = isLobbing(s, id, weapon);
      const range = lobs ? ANYWHERE : rangeOf(s, id, weapon);
      // then nothing but the steps decides what is in range, and those are counted space by space
      const counts = !lobs && s.opt.rangeMetric === 'manhattan';
      offerTargets(s, range, counts, out);
      offerTerrain(s, range, counts, out);
      offerHqs(s, range, out);
    }
  }
}

/** Units that could be shot at: the same for every weapon of the phase. */
const inSight: number[] = [];
let sighted = 0;

function listTargets(s: Table, seat: Seat): void {
  sighted = 0;
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.at === GONE || u.seat === seat || (!onField(u) && !s.opt.aaMayTargetParked)) continue;
    inSight[sighted++] = id;
  }
}

/** Of a covered pair either one is a target of its own (2GM-COVER-08). */
function offerTargets(s: Table, range: number, counts: boolean, out: Option[]): void {
  const { shooter, weapon } = tried;
  const from = postOf(s, unit(s, shooter));
  tried.hq = NONE;
  for (let i = 0; i < sighted; i++) {
    const target = inSight[i] ?? NONE;
    const t = unit(s, target);
    if (onField(t) && distance(s, from, t.at) > range) continue;
    tried.target = target;
    tried.space = t.at < 0 ? NONE : t.at;
    if (passes(counts && onField(t) ? countedUnitChecks : unitTargetChecks, s, tried))
      out.push(['shoot', shooter, weapon, target]);
  }
}

/** Empty spaces with something to destroy: the same for every weapon of the phase. */
const ruinable: number[] = [];
let ruinables = 0;

function listRuinable(s: Table): void {
  ruinables = 0;
  for (let space = 0; space < s.on.length; space++)
    if (s.on[space] === NONE && terrainHp(s, space) > 0) ruinable[ruinables++] = space;
}

function offerTerrain(s: Table, range: number, counts: boolean, out: Option[]): void {
  const { shooter, weapon } = tried;
  const from = postOf(s, unit(s, shooter));
  tried.hq = NONE;
  tried.target = NONE;
  for (let i = 0; i < ruinables; i++) {
    const space = ruinable[i] ?? NONE;
    if (distance(s, from, space) > range) continue;
    tried.space = space;
    if (passes(counts ? countedTerrainChecks : terrainTargetChecks, s, tried))
      out.push(['shell', shooter, weapon, space]);
  }
}

function offerHqs(s: Table, range: number, out: Option[]): void {
  const { seat, shooter, weapon } = tried;
  tried.target = NONE;
  tried.space = NONE;
  for (let i = 0; i < s.hqs.length; i++) {
    const hq = s.hqs[i];
    if (hq === undefined || hq.side === sideOf(s, seat)) continue;
    if (distanceToHq(s, postOf(s, unit(s, shooter)), hq) > range) continue;
    tried.hq = i;
    if (passes(hqTargetChecks, s, tried)) out.push(['bombard', shooter, weapon, i]);
  }
}

/** Weapons for reaction fire: any active one, fired or not (2GM-RULING-68). */
export function offerReactions(s: Table, id: number, out: Option[]): void {
  const u = unit(s, id);
  for (let weapon = 0; weapon < weaponCount(u); weapon++)
    if (isActive(s, u, weapon) && !isCardWeapon(u, weapon)) out.push(['react', weapon]);
}

/** Weapons for the assault: any active one not used this turn (2GM-ASSAULT-08, 2GM-RULING-68). */
export function offerAssaultWeapons(s: Table, id: number, out: Option[]): void {
  const u = unit(s, id);
  for (let weapon = 0; weapon < weaponCount(u); weapon++) {
    if (!isReady(s, id, weapon) || (isCardWeapon(u, weapon) && !isVehicleAt(s, u.assaults))) continue;
    out.push(['strike', weapon]);
  }
}

export function reactionShot(s: Table, shooter: number, weapon: number, target: number): Shot {
  return shotAt(s, unit(s, shooter).seat, shooter, weapon, { mode: REACTION, target, extra: 0 });
}
