import { type Option, type Refusal, refusals, type Seat, type Wish } from '@sandtable/kernel';
import { bombRun, raidChecks } from './air/declare';
import { areaOf, flakChecks } from './air/flak';
import type { RaidFrame } from './air/raid-frame';
import { hqShotChecks, shotAt, terrainShotChecks, unitShotChecks } from './attack/targets';
import { no } from './explain-words';
import { type GmState, NONE, onField, unit } from './state';
import { postOf } from './transport/place';
import type { DeployFrame } from './turn/deploying';
import { mayDismount } from './turn/turn';
import { topmost } from './wishes-moment';

/** Why a shot, an assault or one of the short answers around them is not possible. */
export function explainFire(s: GmState, seat: Seat, wish: Wish, option: Option): readonly Refusal[] {
  const [verb, ...rest] = option;
  const [a = NONE, b = NONE, c = NONE] = rest.map(Number);
  switch (verb) {
    case 'shoot':
    case 'shell':
    case 'bombard':
      return explainShot(s, seat, verb, a, b, c);
    case 'raid':
    case 'raze':
    case 'strafe':
    case 'raid-hq':
      return explainRaid(s, seat, verb, a, b, c);
    case 'flak':
      return explainFlak(s, seat, a);
    case 'resolve':
      return [no('2GM-ASSAULT-05', 'No unit of yours that assaults stands there.')];
    case 'react':
      return [no('2GM-RULING-68', 'It has no such weapon that is active.')];
    case 'strike':
      return [no('2GM-ASSAULT-08', 'It has no such weapon that is active and was not used this turn.')];
    case 'dismount':
      return explainDismount(s, seat, a, b);
    case 'end':
      return assaults(s, seat) ? [no('2GM-RULING-65', 'Every assault is resolved before the phase ends.')] : [];
    default:
      return wish.verb === 'bid' ? [no('2GM-SETUP-04', 'You bid what you have at most.')] : [];
  }
}

function explainShot(s: GmState, seat: Seat, verb: string, id: number, weapon: number, at: number): Refusal[] {
  const u = s.units[id];
  if (u === undefined) return [no('2GM-SHOOT-01', 'Only your own units on the battlefield shoot.')];
  if (verb === 'shoot') return refusals(unitShotChecks, s, shotAt(s, seat, id, weapon, { target: at }));
  if (verb === 'shell') return refusals(terrainShotChecks, s, shotAt(s, seat, id, weapon, { space: at }));
  return refusals(hqShotChecks, s, shotAt(s, seat, id, weapon, { hq: at }));
}

function explainRaid(s: GmState, seat: Seat, verb: string, aircraft: number, at: number, direction: number): Refusal[] {
  const flies = s.units[aircraft] !== undefined && direction >= 0;
  const spaces = verb === 'raze' ? [at] : verb === 'raid' && flies ? bombRun(s, aircraft, at, direction) : [];
  const target = verb === 'strafe' ? at : NONE;
  const found = refusals(raidChecks, s, { seat, aircraft, spaces, hq: verb === 'raid-hq' ? at : NONE, target });
  if (found.length > 0 || verb !== 'raid' || spaces.length > 0) return found;
  return [no('2GM-AIR-25', 'The run would leave the battlefield.')];
}

function explainFlak(s: GmState, seat: Seat, gun: number): Refusal[] {
  const raid = topmost<RaidFrame>(s, 'raid');
  const drop = topmost<DeployFrame>(s, 'deploy');
  if (raid !== undefined) return refusals(flakChecks, s, { seat, gun, area: areaOf(s, raid) });
  return drop === undefined ? [] : refusals(flakChecks, s, { seat, gun, area: { spaces: [drop.space], hq: NONE } });
}

function explainDismount(s: GmState, seat: Seat, id: number, token: number): Refusal[] {
  const u = s.units[id];
  if (u === undefined || u.seat !== seat || postOf(s, u) < 0 || u.tokens[token]?.grey !== false)
    return [no('2GM-FLIP-07', 'There is no mounted HMG or Mortar of yours.')];
  return mayDismount(s, id, token) ? [] : [no('2GM-ABIL-60', 'It was mounted this turn.')];
}

function assaults(s: GmState, seat: Seat): boolean {
  return s.units.some((u, id) => u.seat === seat && onField(unit(s, id)) && u.onto !== NONE);
}
