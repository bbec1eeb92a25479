import { EAST, NORTH, SOUTH, WEST } from '@sandtable/geometry';
import { refusals } from '@sandtable/kernel';
import { bombRun, isBomber, offerRaids, offerRaidsOf, raidChecks, raidOf } from '../air/declare';
import { sendHome } from '../air/home';
import { spaceName } from '../names/names';
import { hqNamed, hqRef, unitNamed, unitRef } from '../names/units';
import { NONE } from '../state';
import type { DeployFrame } from '../turn/deploy-frame';
import { act } from './asking';
import { no } from './no';
import { stay } from './stay';
import type { Act, Verb } from './verb';
import { fromOf, numbersOf, spaceOf, words } from './writing';

const DIRECTIONS: Readonly<Record<number, string>> = {
  [NORTH]: 'north',
  [EAST]: 'east',
  [SOUTH]: 'south',
  [WEST]: 'west',
};

function directionNamed(name: string | undefined): number {
  if (name === undefined) return NORTH;
  return [NORTH, EAST, SOUTH, WEST].find((direction) => DIRECTIONS[direction] === name) ?? -1;
}

/** A bomber attacks spaces, another aircraft what stands there; both an HQ and what is parked beside it. */
export const raid: Verb = {
  word: 'raid',
  form: 'from:place to:place [toward direction:word]',
  options: ['raid', 'raze', 'strafe', 'raid-hq'],
  print(s, seat, option) {
    const [id, at, direction] = numbersOf(option);
    const from = unitRef(s, id, seat);
    if (option[0] === 'strafe') return `raid ${from} ${unitRef(s, at, seat)}`;
    if (option[0] === 'raid-hq') return `raid ${from} ${hqRef(s, at)}`;
    const toward = option[0] === 'raze' || direction === NORTH ? '' : `toward ${DIRECTIONS[direction]}`;
    return words('raid', from, spaceName(s, at), toward);
  },
  read(s, seat, wish) {
    const id = fromOf(s, seat, wish);
    const to = wish.places.to ?? '';
    const u = s.units[id];
    const hq = hqNamed(s, to);
    if (hq >= 0) return ['raid-hq', id, hq];
    const target = unitNamed(s, to, seat);
    const space = spaceOf(s, to);
    const bombs = u !== undefined && isBomber(s, u) && space !== NONE;
    if (bombs) return ['raid', id, space, directionNamed(wish.words.direction)];
    return target === NONE ? ['raze', id, space] : ['strafe', id, target];
  },
  refuse(s, { seat, option }, w) {
    const [verb] = option;
    const [aircraft, at, direction] = numbersOf(option);
    const flies = s.units[aircraft] !== undefined && direction >= 0;
    const spaces = verb === 'raze' ? [at] : verb === 'raid' && flies ? bombRun(s, aircraft, at, direction) : [];
    const target = verb === 'strafe' ? at : NONE;
    const found = refusals(raidChecks, s, { seat, aircraft, spaces, hq: verb === 'raid-hq' ? at : NONE, target }, w);
    if (found.length > 0 || verb !== 'raid' || spaces.length > 0) return found;
    return [no('2GM-AIR-25', w.explain.runWouldLeaveBattlefield)];
  },
};

export const raiding = act([raid], offerRaids, (s, seat, option, k) => {
  const declared = raidOf(s, seat, option);
  if (declared !== null) k.call(declared);
});

/** 2GM-AIR-06, 2GM-RULING-88: in Tactics a bomber attacks the moment it is played; without any target it is used up all the same. */
export const bombing: Act<DeployFrame> = {
  verbs: [raid, stay],
  offer(s, f, seat, out) {
    offerRaidsOf(s, seat, f.unit, out);
    if (out.length === 0) out.push(['stay']);
  },
  take(s, f, seat, option, k) {
    const declared = raidOf(s, seat, option);
    if (declared === null) sendHome(s, [f.unit]);
    else k.call(declared);
  },
};
