import type { Fact, Option } from '@sandtable/kernel';
import { bombRun } from '../../air/declare';
import { AIR, MAIN } from '../../attack/shot';
import { shotAt } from '../../attack/targets';
import { unitsOn } from '../../ground';
import { spaceName } from '../../names/names';
import { areEnemies, NONE, unit } from '../../state';
import { hqWords, unitWords } from '../saying/words';
import { prospectOf } from '../situation/fire';
import { isPlaceToHit, wouldWin } from '../situation/objective';
import type { Situation } from '../situation/situation';

/** What an air attack of the list would do: whom and what it hits, and what it is worth after what it does to its own side. */
export interface Raid {
  readonly option: Option;
  readonly hq: number;
  readonly foes: readonly number[];
  /** Places it has to destroy that take damage (SOLO-RULING-87). */
  readonly places: readonly number[];
  /** Damage to be expected on the HQ, or on those places. */
  readonly damage: number;
  readonly worth: number;
  /** A hit would end the battle (SOLO-RULING-08). */
  readonly wins: boolean;
}

/** SOLO-RULING-08: damage times value on the enemy, less the same on its own units; null for an attack without effect. */
export function raidOf(situation: Situation, option: Option): Raid | null {
  const { s, seat } = situation;
  const [verb] = option;
  const [aircraft, at, way] = [Number(option[1]), Number(option[2]), Number(option[3] ?? NONE)];
  let wins = false;
  const expected = (where: object): number => {
    const shot = shotAt(s, seat, aircraft, MAIN, { mode: AIR, extra: 0, ...where });
    const { pierces, damage, expected: most } = prospectOf(s, shot);
    wins ||= pierces && wouldWin(situation, shot, damage);
    return most;
  };
  if (verb === 'raid-hq') {
    const damage = expected({ hq: at });
    return damage > 0 ? { option, hq: at, foes: [], places: [], damage, worth: damage, wins } : null;
  }
  const spaces = verb === 'raid' ? bombRun(s, aircraft, at, way) : verb === 'raze' ? [at] : [];
  const hit = verb === 'strafe' ? [at] : spaces.flatMap((space) => [...unitsOn(s, space)]);
  const places: number[] = [];
  const foes: number[] = [];
  let damage = 0;
  let worth = 0;
  for (const space of spaces) {
    if (unitsOn(s, space).length > 0 || !isPlaceToHit(situation, space, false)) continue;
    places.push(space);
    damage += expected({ space });
  }
  for (const id of hit) {
    const enemy = areEnemies(s, seat, unit(s, id).seat);
    const gain = expected({ target: id }) * situation.value(id);
    worth += enemy ? gain : -gain;
    // the last place falls with whoever is inside, its own too
    if ((!enemy || gain <= 0) && !wins) continue;
    if (enemy) foes.push(id);
    if (!isPlaceToHit(situation, unit(s, id).at, true)) continue;
    places.push(unit(s, id).at);
    damage += expected({ target: id });
  }
  const isUseful = (foes.length > 0 && worth > 0) || (places.length > 0 && worth >= 0);
  return isUseful || wins ? { option, hq: NONE, foes, places, damage, worth, wins } : null;
}

/** What it flies against, for people. */
export function raidWords(situation: Situation, { hq, foes, places }: Raid): Fact {
  const { s, w } = situation;
  if (hq !== NONE) return hqWords(s, hq, w);
  const [foe] = foes;
  return foe === undefined ? w.solo.terrain(spaceName(s, places[0] ?? NONE)) : unitWords(s, foe, w);
}
