import { type Option, type Refusal, refusals, type Seat, type Wish } from '@sandtable/kernel';
import { bombRun, raidChecks } from './air/declare';
import { areaOf, flakChecks } from './air/flak';
import type { RaidFrame } from './air/raid-frame';
import { hqShotChecks, shotAt, terrainShotChecks, unitShotChecks } from './attack/targets';
import { no } from './explain-words';
import type { GmFacts } from './say';
import { type GmState, NONE, onField, unit } from './state';
import { postOf } from './transport/place';
import type { DeployFrame } from './turn/deploy-frame';
import { mayDismount } from './turn/turn';
import { topmost } from './wishes-moment';

/** Why a shot, an assault or one of the short answers around them is not possible. */
export function explainFire(s: GmState, seat: Seat, wish: Wish, option: Option, w: GmFacts): readonly Refusal[] {
  const [verb, ...rest] = option;
  const [a = NONE, b = NONE, c = NONE] = rest.map(Number);
  switch (verb) {
    case 'shoot':
    case 'shell':
    case 'bombard':
      return explainShot(s, seat, verb, a, b, c, w);
    case 'raid':
    case 'raze':
    case 'strafe':
    case 'raid-hq':
      return explainRaid(s, seat, verb, a, b, c, w);
    case 'flak':
      return explainFlak(s, seat, a, w);
    case 'resolve':
      return [no('2GM-ASSAULT-05', w.explain.noUnitYoursAssaults)];
    case 'react':
      return [no('2GM-RULING-68', w.explain.noSuchWeaponActive)];
    case 'strike':
      return [no('2GM-ASSAULT-08', w.explain.noSuchWeaponActiveNot)];
    case 'dismount':
      return explainDismount(s, seat, a, b, w);
    case 'end':
      return assaults(s, seat) ? [no('2GM-RULING-65', w.explain.everyAssaultResolvedBefore)] : [];
    default:
      return wish.verb === 'bid' ? [no('2GM-SETUP-04', w.explain.bidWhatMost)] : [];
  }
}

function explainShot(
  s: GmState,
  seat: Seat,
  verb: string,
  id: number,
  weapon: number,
  at: number,
  w: GmFacts,
): Refusal[] {
  const u = s.units[id];
  if (u === undefined) return [no('2GM-SHOOT-01', w.explain.onlyOwnUnitsBattlefield)];
  if (verb === 'shoot') return refusals(unitShotChecks, s, shotAt(s, seat, id, weapon, { target: at }), w);
  if (verb === 'shell') return refusals(terrainShotChecks, s, shotAt(s, seat, id, weapon, { space: at }), w);
  return refusals(hqShotChecks, s, shotAt(s, seat, id, weapon, { hq: at }), w);
}

function explainRaid(
  s: GmState,
  seat: Seat,
  verb: string,
  aircraft: number,
  at: number,
  direction: number,
  w: GmFacts,
): Refusal[] {
  const flies = s.units[aircraft] !== undefined && direction >= 0;
  const spaces = verb === 'raze' ? [at] : verb === 'raid' && flies ? bombRun(s, aircraft, at, direction) : [];
  const target = verb === 'strafe' ? at : NONE;
  const found = refusals(raidChecks, s, { seat, aircraft, spaces, hq: verb === 'raid-hq' ? at : NONE, target }, w);
  if (found.length > 0 || verb !== 'raid' || spaces.length > 0) return found;
  return [no('2GM-AIR-25', w.explain.runWouldLeaveBattlefield)];
}

function explainFlak(s: GmState, seat: Seat, gun: number, w: GmFacts): Refusal[] {
  const raid = topmost<RaidFrame>(s, 'raid');
  const drop = topmost<DeployFrame>(s, 'deploy');
  if (raid !== undefined) return refusals(flakChecks, s, { seat, gun, area: areaOf(s, raid) }, w);
  return drop === undefined ? [] : refusals(flakChecks, s, { seat, gun, area: { spaces: [drop.space], hq: NONE } }, w);
}

function explainDismount(s: GmState, seat: Seat, id: number, token: number, w: GmFacts): Refusal[] {
  const u = s.units[id];
  if (u === undefined || u.seat !== seat || postOf(s, u) < 0 || u.tokens[token]?.grey !== false)
    return [no('2GM-FLIP-07', w.explain.noMountedHmgMortar)];
  return mayDismount(s, id, token) ? [] : [no('2GM-ABIL-60', w.explain.mountedTurn)];
}

function assaults(s: GmState, seat: Seat): boolean {
  return s.units.some((u, id) => u.seat === seat && onField(unit(s, id)) && u.onto !== NONE);
}
