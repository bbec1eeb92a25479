import { by, type FrameDef, frame, type Kernel, openWindow, type Seat, step } from '@sandtable/kernel';
import { attackFrame } from '../attack/attack-frame';
import { AIR, DOGFIGHT, FIRST_TOKEN, MAIN, type Shot } from '../attack/shot';
import { shotAt } from '../attack/targets';
import { isActive, weaponCount } from '../attack/weapons';
import { upgradeOf } from '../cards';
import { catalogue } from '../content/index';
import { policies } from '../editions/index';
import { terrainHp, unitsOn } from '../ground';
import { areEnemies, type GmState, NONE, type Table, unit } from '../state';
import { asking, reacting } from '../verbs/asking';
import { engaging } from '../verbs/engage';
import { firingAtRaid, flakTargets } from '../verbs/flak';
import { escorting, intercepting } from '../verbs/intercept';
import { isBomber } from './declare';
import { areaOf, mayHaveFlak } from './flak';
import { sendHome } from './home';
import { flies, type RaidFrame } from './raid-frame';

function enemies(s: Table, seat: Seat): Seat[] {
  return s.seats.flatMap((_x, i) => (areEnemies(s, seat, i) ? [i] : []));
}

/** 2GM-AIR-33, 2GM-AIR-38, 2GM-RULING-97: any number of fighters, before any die; a parked target may rise itself (2GM-RULING-100). */
export const interceptWindow = reacting<RaidFrame>(
  {
    point: 'intercept',
    rule: '2GM-AIR-33',
    policy: 'silent',
    closes: 'all-pass',
    seats: (s, f) => enemies(s, f.seat),
  },
  [intercepting],
);

/** 2GM-AIR-42: in answer to an interception; in Tactics also with the attack itself (2GM-RULING-99). Bombers only (2GM-RULING-98). */
export const escortWindow = reacting<RaidFrame>(
  {
    point: 'escort',
    rule: '2GM-AIR-42',
    policy: 'silent',
    closes: 'all-pass',
    seats: (s, f) => s.seats.flatMap((_x, i) => by(areEnemies(s, f.seat, i) ? [] : [i], '2GM-AIR-43')),
  },
  [escorting],
);

/**
 * 2GM-AIR-47, 2GM-AA-04, 2GM-AA-05: anti-aircraft fires first, gun by gun, if it wants to (2GM-AA-03); that of the attacked
 * side only (2GM-RULING-92), at whatever attacks within its range (2GM-RULING-93, 2GM-AA-09).
 */
export const flakWindow = reacting<RaidFrame>(
  {
    point: 'flak',
    rule: '2GM-AIR-47',
    policy: 'if-publicly-possible',
    possible: (s, f, seat) => mayHaveFlak(s, seat, areaOf(s, f), flakTargets(s, f)),
    closes: 'all-pass',
    seats: (s, f) => enemies(s, f.seat),
  },
  [firingAtRaid],
);

const chooseEnemy = asking<RaidFrame>({ kind: 'engage', rule: '2GM-AIR-48' }, [engaging]);

/** The next of the queue that still flies picks an interceptor; without a choice it is not asked. */
function nextDuel(s: GmState, f: RaidFrame, again: string, k: Kernel<GmState>): void {
  while (f.queue.length > 0 && !flies(s, f.queue[0] ?? NONE)) f.queue.splice(0, 2);
  const targets = f.interceptors.filter((id) => flies(s, id));
  if (f.queue.length === 0 || targets.length === 0) {
    f.queue = [];
    return;
  }
  k.jump(f, again);
  const [shooter = NONE, weapon = MAIN] = f.queue;
  const { seat } = unit(s, shooter);
  if (targets.length > 1) {
    k.ask(seat, 'engage');
    return;
  }
  f.queue.splice(0, 2);
  k.call(attackFrame(shotAt(s, seat, shooter, weapon, { mode: DOGFIGHT, target: targets[0] ?? NONE, extra: 0 })));
}

/** Every weapon of an aircraft but the guns a bomber keeps for interceptors. */
function raidWeapons(s: Table, id: number): number[] {
  const u = unit(s, id);
  const out: number[] = [];
  for (let weapon = 0; weapon < weaponCount(u); weapon++) {
    const token = u.tokens[weapon - FIRST_TOKEN];
    if (token !== undefined && upgradeOf(token.kind).id === 'bomber-hmg') continue;
    if (isActive(s, u, weapon)) out.push(weapon);
  }
  return by(out, '2GM-RULING-104', '2GM-AIR-31');
}

/** 2GM-AIR-30: each fires once at each interceptor; interceptor and weapon by turns. */
function guns(s: Table, f: RaidFrame): number[] {
  const { tokens } = unit(s, f.aircraft);
  return by(
    f.interceptors.flatMap((id) =>
      tokens.flatMap((t, i) => (upgradeOf(t.kind).id === 'bomber-hmg' ? [id, FIRST_TOKEN + i] : [])),
    ),
    '2GM-RULING-97',
    '2GM-AIR-29',
  );
}

/** The next gun at the next interceptor that still flies: nobody has to choose. */
function nextGun(s: GmState, f: RaidFrame, again: string, k: Kernel<GmState>): void {
  const [target = NONE, weapon = MAIN] = f.queue.splice(0, 2);
  if (target === NONE) return;
  k.jump(f, again);
  if (flies(s, target))
    k.call(attackFrame(shotAt(s, f.seat, f.aircraft, weapon, { mode: DOGFIGHT, target, extra: 0 })));
}

/**
 * The attacks of the raid itself as target and weapon, in order: along the run, every unit there (2GM-AIR-22, 2GM-AIR-27,
 * 2GM-AIR-28). They are attacks like all others (2GM-AIR-18), with the penalty of wounds (2GM-AIR-20).
 */
function nextBomb(s: GmState, f: RaidFrame, k: Kernel<GmState>): void {
  const [kind = 0, at = NONE, weapon = MAIN] = f.queue.splice(0, 3);
  k.jump(f, 'bombs');
  const last = unit(s, f.aircraft).cards.find((a) => a.card === KAMIKAZE);
  const space = kind === AT_UNIT ? unit(s, at).at : kind === AT_SPACE ? at : NONE;
  if (last !== undefined && space !== last.left) return; // it dives at a single space
  const empty = kind === AT_SPACE && (unitsOn(s, at).length > 0 || terrainHp(s, at) <= 0);
  if (empty || (kind === AT_UNIT && !flies(s, at))) return;
  k.call(attackFrame(bombShot(s, f, kind, at, weapon)));
}

function bombShot(s: Table, f: RaidFrame, kind: number, at: number, weapon: number): Shot {
  const aim = kind === AT_UNIT ? { target: at } : kind === AT_HQ ? { hq: at } : { space: at };
  return shotAt(s, f.seat, f.aircraft, weapon, { mode: AIR, extra: 0, ...aim });
}

/** The attacks of a raid that nobody hinders. */
export function raidShots(s: Table, f: RaidFrame): Shot[] {
  const out: Shot[] = [];
  const queue = planOf(s, f);
  for (let i = 0; i < queue.length; i += 3) {
    const [kind = 0, at = NONE, weapon = MAIN] = queue.slice(i, i + 3);
    if (kind !== AT_SPACE || terrainHp(s, at) > 0) out.push(bombShot(s, f, kind, at, weapon));
  }
  return out;
}

const KAMIKAZE = catalogue.numberOf('support/kamikaze');
const AT_UNIT = 0;
const AT_SPACE = 1;
const AT_HQ = 2;

/** Kind, number and weapon of each attack. */
function planOf(s: Table, f: RaidFrame): number[] {
  const queue: number[] = [];
  if (f.interceptors.includes(f.target)) return by(queue, '2GM-RULING-100'); // its target has left
  for (const weapon of raidWeapons(s, f.aircraft)) {
    if (f.hq !== NONE) queue.push(AT_HQ, f.hq, weapon);
    else if (f.target !== NONE) queue.push(AT_UNIT, f.target, weapon);
    else
      for (const space of f.spaces) {
        const there = unitsOn(s, space);
        if (there.length === 0) queue.push(AT_SPACE, space, weapon);
        for (const id of there) queue.push(AT_UNIT, id, weapon);
      }
  }
  return queue;
}

function gone(s: Table, f: RaidFrame): boolean {
  return !flies(s, f.aircraft);
}

/**
 * The five steps of both editions (2GM-RULING-90); what one of them does counts in the next (2GM-AIR-52). Whoever is shot down
 * makes no attack (2GM-AIR-19, 2GM-AIR-37), whoever is damaged attacks what was declared (2GM-AIR-45, 2GM-RULING-102).
 */
export const raid: FrameDef<GmState, RaidFrame> = frame<GmState, RaidFrame>(
  'raid',
  [
    step('declare', '2GM-AIR-14', (_s, f, k) =>
      k.emit?.({
        type: 'raid',
        rule: '2GM-AIR-13',
        seat: f.seat,
        unit: f.aircraft,
        spaces: f.spaces.slice(),
        hq: f.hq,
        target: f.target,
      }),
    ),
    step('early-escort', '2GM-AIR-40', (s, f, k) => {
      if (policies(s).escortsFlyAhead && isBomber(s, unit(s, f.aircraft))) k.call(openWindow('escort'));
    }),
    step('intercept', '2GM-AIR-33', (_s, _f, k) => k.call(openWindow('intercept'))),
    step('escort', '2GM-AIR-42', (s, f, k) => {
      if (f.interceptors.length > 0 && isBomber(s, unit(s, f.aircraft))) k.call(openWindow('escort'));
    }),
    step('flak', '2GM-AIR-47', (_s, _f, k) => k.call(openWindow('flak'))),
    step('escorts', '2GM-AIR-48', (s, f) => {
      f.queue = f.escorts.flatMap((id) => (flies(s, id) ? [id, MAIN] : []));
    }),
    step('escorts-fire', '2GM-AIR-44', (s, f, k) => nextDuel(s, f, 'escorts-fire', k)),
    step('guns', '2GM-AIR-49', (s, f) => {
      f.queue = gone(s, f) ? [] : guns(s, f);
    }),
    step('guns-fire', '2GM-AIR-30', (s, f, k) => nextGun(s, f, 'guns-fire', k)),
    step('interceptors', '2GM-AIR-50', (s, f) => {
      f.queue = f.interceptors.filter((id) => flies(s, id));
    }),
    step('interceptors-fire', '2GM-AIR-35', (s, f, k) => {
      const id = f.queue.shift();
      if (id === undefined || gone(s, f)) return;
      k.jump(f, 'interceptors-fire');
      if (flies(s, id))
        k.call(attackFrame(shotAt(s, unit(s, id).seat, id, MAIN, { mode: DOGFIGHT, target: f.aircraft, extra: 0 })));
    }),
    step('run', '2GM-AIR-51', (s, f) => {
      f.queue = by(gone(s, f) ? [] : planOf(s, f), '2GM-AIR-19');
    }),
    step('bombs', '2GM-AIR-27', (s, f, k) => {
      if (f.queue.length > 0 && !gone(s, f)) nextBomb(s, f, k);
    }),
    step('home', '2GM-AIR-10', (s, f) => sendHome(s, [f.aircraft, ...f.interceptors, ...f.escorts])),
  ],
  [chooseEnemy],
);
