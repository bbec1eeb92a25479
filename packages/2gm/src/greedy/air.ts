import { type Option, PASS, type Seat } from '@sandtable/kernel';
import { bombRun } from '../air/declare';
import { AIR, MAIN } from '../attack/shot';
import { shotAt } from '../attack/targets';
import { unitCard } from '../cards';
import { isGrounded } from '../conditions/effects';
import { unitsOn } from '../ground';
import type { GmView } from '../seeing/view';
import { areEnemies, onField, type Table, unit } from '../state';
import { worthOf } from './shots';

/** One's own people under the bombs. */
const FRIENDLY_FIRE = 1.5;
/** An aircraft flies once: it waits for something worth it. */
const WAITS_FOR = 0.35;
/** Whom a fighter is sent up to protect. */
const WORTH_A_FIGHTER = 3;

/** What an air attack can be expected to take from the enemy. */
export function worthOfRaid(s: Table, seat: Seat, option: Option): number {
  const [verb, a, b, c] = option;
  const aircraft = Number(a);
  const shot = { mode: AIR, extra: 0 };
  const onUnit = (target: number): number => worthOf(s, shotAt(s, seat, aircraft, MAIN, { ...shot, target }));
  switch (verb) {
    case 'strafe':
      return onUnit(Number(b));
    case 'raze':
      return worthOf(s, shotAt(s, seat, aircraft, MAIN, { ...shot, space: Number(b) }));
    case 'raid-hq':
      return worthOf(s, shotAt(s, seat, aircraft, MAIN, { ...shot, hq: Number(b) }));
    case 'raid':
      return bombRun(s, aircraft, Number(b), Number(c)).reduce((sum, space) => {
        const there = unitsOn(s, space);
        if (there.length === 0) return sum + worthOf(s, shotAt(s, seat, aircraft, MAIN, { ...shot, space }));
        return there.reduce(
          (all, id) => all + onUnit(id) * (areEnemies(s, seat, unit(s, id).seat) ? 1 : -FRIENDLY_FIRE),
          sum,
        );
      }, 0);
    default:
      return 0;
  }
}

/** The same for an aircraft that need not fly now. */
export function worthOfFlight(s: Table, seat: Seat, option: Option): number {
  const worth = worthOfRaid(s, seat, option);
  return worth === 0 ? -1 : worth - WAITS_FOR * unitCard(s, unit(s, Number(option[1])).card).cost;
}

/** Aircraft are called when there is something to attack and a sky to fly in. */
export function worthOfAircraft(s: Table, seat: Seat, card: number): number {
  const enemies = s.units.filter((u) => onField(u) && areEnemies(s, seat, u.seat)).length;
  return isGrounded(s) || enemies < 2 ? -1 : 1 + unitCard(s, card).cost;
}

/** Guns fire at whatever flies; one fighter rises for what matters, and one goes with a bomber that is attacked. */
export function chooseInAir(view: GmView, options: readonly Option[]): Option {
  const { raid, table: s } = view;
  const [first] = options.filter((o) => o[0] !== PASS);
  if (first === undefined || raid === null) return first ?? [PASS];
  if (first[0] === 'intercept') {
    const target = raid.target < 0 ? 0 : unitCard(s, unit(s, raid.target).card).cost;
    const matters = raid.hq >= 0 || raid.spaces.length > 0 || target >= WORTH_A_FIGHTER;
    return matters && raid.interceptors.length === 0 ? first : [PASS];
  }
  if (first[0] === 'escort') return raid.interceptors.length > raid.escorts.length ? first : [PASS];
  return first;
}
