import { refusals, type Seat } from '@sandtable/kernel';
import { attackFrame } from '../attack/attack-frame';
import { MAIN } from '../attack/shot';
import { hqShotChecks, offerShots, shotAt, terrainShotChecks, unitShotChecks } from '../attack/targets';
import { spaceName } from '../names/names';
import { hqNamed, hqRef, unitNamed, unitRef } from '../names/units';
import { weaponName, weaponNamed } from '../names/weapons';
import { type GmState, NONE, type Unit, unit } from '../state';
import { act } from './asking';
import { no } from './no';
import type { Verb } from './verb';
import { fromOf, knownUnit, numbersOf, spaceOf, words } from './writing';

export function withWeapon(u: Unit, weapon: number): string {
  return weapon === MAIN ? '' : `with ${weaponName(u, weapon)}`;
}

export function weaponOption(s: GmState, id: number, name: string | undefined, seat: Seat): number {
  const u = knownUnit(s, id, seat);
  return u === undefined ? NONE : weaponNamed(s, u, name);
}

/** What an opponent only thought of may lack its target. */
function targetText(s: GmState, seat: Seat, verb: string, at: number): string {
  if (verb === 'shoot') return unitRef(s, at, seat);
  return verb === 'shell' ? spaceName(s, at) : hqRef(s, at);
}

/** At a unit, at terrain where nobody stands, or at an HQ. */
export const shoot: Verb = {
  word: 'shoot',
  form: 'from:place to:place [with weapon:word]',
  options: ['shoot', 'shell', 'bombard'],
  print(s, seat, option) {
    const [id, weapon, at] = numbersOf(option);
    const target = option.length < 4 ? '' : targetText(s, seat, String(option[0]), at);
    return words('shoot', unitRef(s, id, seat), target, withWeapon(unit(s, id), weapon));
  },
  read(s, seat, wish) {
    const id = fromOf(s, seat, wish);
    const weapon = weaponOption(s, id, wish.words.weapon, seat);
    const to = wish.places.to ?? '';
    const hq = hqNamed(s, to);
    if (hq >= 0) return ['bombard', id, weapon, hq];
    const target = unitNamed(s, to, seat);
    return target === NONE ? ['shell', id, weapon, spaceOf(s, to)] : ['shoot', id, weapon, target];
  },
  refuse(s, { seat, option }, w) {
    const [verb] = option;
    const [id, weapon, at] = numbersOf(option);
    if (s.units[id] === undefined) return [no('2GM-SHOOT-01', w.explain.onlyOwnUnitsBattlefield)];
    if (verb === 'shoot') return refusals(unitShotChecks, s, shotAt(s, seat, id, weapon, { target: at }), w);
    if (verb === 'shell') return refusals(terrainShotChecks, s, shotAt(s, seat, id, weapon, { space: at }), w);
    return refusals(hqShotChecks, s, shotAt(s, seat, id, weapon, { hq: at }), w);
  },
};

export const shooting = act([shoot], offerShots, (s, seat, option, k) => {
  const [id, weapon, at] = numbersOf(option);
  const aim = option[0] === 'shoot' ? { target: at } : option[0] === 'shell' ? { space: at } : { hq: at };
  k.call(attackFrame(shotAt(s, seat, id, weapon, aim)));
});
