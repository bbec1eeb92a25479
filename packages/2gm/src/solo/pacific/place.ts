import { NOWHERE, neighboursOf } from '@sandtable/geometry';
import type { RuleId } from '../../../book/index';
import { recorded } from '../../../words/en/recorded';
import { MAIN } from '../../attack/shot';
import { unitCard } from '../../cards';
import { distance, fieldOf } from '../../ground';
import { printedName } from '../../names';
import { NONE, PARKED, unit } from '../../state';
import { deploySpaces } from '../../turn/deployments';
import { coverRank, isFreeCover } from '../cover';
import type { Dice } from '../dice';
import { columnOfDie, soloColumn, soloSpace, zoneOf } from '../field';
import { prospectAt } from '../fire';
import { imagined } from '../imagined';
import { hasPlace, wantsHq } from '../objective';
import { bestBy } from '../rank';
import type { Situation } from '../situation';

/** Where a unit is put down and the rows of the table that said so; what was passed over, with the reason. */
export interface Placing {
  readonly space: number;
  readonly rules: readonly RuleId[];
  readonly notes: readonly string[];
}

/** Free spaces of its Deployment Line, or of whatever rows a scenario opens, on which the card may be put. */
export function freeSpaces(situation: Situation, card: number): readonly number[] {
  return situation.about(card, findFree);
}

function findFree(situation: Situation, card: number): readonly number[] {
  const { s, seat } = situation;
  const out = deploySpaces(s, seat, card).filter((space) => (s.on[space] ?? NONE) === NONE);
  const line = out.filter((space) => situation.rowAt(space) === s.rows);
  return line.length > 0 ? line : out;
}

/** SOLO-RULING-12: the thirds of the field first, then power, then nearer; or as the lever says. */
function confrontRank(situation: Situation, foe: number): readonly number[] {
  const { s, solo } = situation;
  const row = situation.row(foe);
  const zone = -zoneOf(s, row);
  switch (solo.levers.confronts) {
    case 'closest':
      return [row, ...situation.power(foe)];
    case 'power':
      return [...situation.power(foe), row];
    default:
      return [zone, ...situation.power(foe), row];
  }
}

/** Does the card's main weapon pierce the enemy? A unit that is not there yet is imagined (SOLOP-PLACE-03). */
export function cardPierces(
  situation: Situation,
  card: number,
  foe: number,
  space: number,
): { ok: boolean; note: string } {
  const { s } = situation;
  if (unitCard(s, card).weapon === null) return { ok: false, note: situation.w.solo.unarmed };
  return imagined(situation, card, space, (id) => {
    const { pierces, pierce, armor } = prospectAt(s, id, MAIN, foe);
    return { ok: pierces, note: situation.w.solo.armorPiercingAgainstArmor(pierce, armor) };
  });
}

function pickPlace(spaces: readonly number[], dice: Dice, situation: Situation): number {
  const { s, seat } = situation;
  const sorted = [...spaces].sort(
    (a, b) => situation.rowAt(b) - situation.rowAt(a) || soloColumn(s, seat, a) - soloColumn(s, seat, b),
  );
  return dice.pick(sorted, 'SOLO-RULING-07', recorded.equalSpaces);
}

/** SOLO-RULING-30: as close as possible to cover nobody stands in; on its own rows 4 to 6, or anywhere in the opening. */
function towardsCover(situation: Situation, free: readonly number[], dice: Dice, everywhere: boolean): number | null {
  const { s } = situation;
  const covers: number[] = [];
  for (let space = 0; space < fieldOf(s).size; space++) {
    const row = situation.rowAt(space);
    if ((everywhere || row > s.rows / 2) && isFreeCover(s, space)) covers.push(space);
  }
  if (covers.length === 0 || free.length === 0) return null;
  const pairs = free.flatMap((space) => covers.map((cover) => ({ space, cover })));
  const best = bestBy(pairs, ({ space, cover }) => [
    -distance(s, space, cover),
    ...coverRank(s, cover),
    -situation.ownHqDistance(space),
  ]);
  const spaces = best.map((b) => b.space);
  return pickPlace(
    spaces.filter((space, i) => spaces.indexOf(space) === i),
    dice,
    situation,
  );
}

const near: number[] = [];

/** SOLOP-PLACE-03, SOLOP-PLACE-04, SOLO-RULING-13: the column of the first enemy it can pierce. */
function confront(situation: Situation, armed: number, free: readonly number[], dice: Dice): Placing | null {
  const { s, seat } = situation;
  const notes: string[] = [];
  const left = [...situation.foes];
  while (left.length > 0) {
    const foe = takeNext(situation, left, dice);
    const column = soloColumn(s, seat, situation.at(foe));
    const space = soloSpace(s, seat, s.rows, column);
    const name = printedName(unitCard(s, unit(s, foe).card), situation.w.names);
    const able = cardPierces(situation, armed, foe, space);
    if (!able.ok) {
      notes.push(situation.w.solo.noteOn(name, able.note));
      continue;
    }
    const rules: RuleId[] =
      notes.length > 0 ? ['SOLOP-PLACE-04', 'SOLO-RULING-12'] : ['SOLOP-PLACE-03', 'SOLO-RULING-12'];
    if (free.includes(space)) return { space, rules, notes };
    const there = s.on[space] ?? NONE;
    if (there !== NONE && unit(s, there).seat === seat) {
      notes.push(situation.w.solo.confrontedAlready(name));
      continue;
    }
    const count = neighboursOf(fieldOf(s), space, near);
    const beside = near.slice(0, count).filter((next) => next !== NOWHERE && free.includes(next));
    if (beside.length === 0) {
      notes.push(situation.w.solo.noRoomFront(name));
      continue;
    }
    return {
      space: pickPlace(
        bestBy(beside, (at) => coverRank(s, at)),
        dice,
        situation,
      ),
      rules: [...rules, 'SOLO-RULING-13'],
      notes,
    };
  }
  return notes.length > 0 ? { space: NONE, rules: [], notes } : null;
}

/** The next enemy of those left, taken out of the list; which of two equals comes first is left to a die. */
function takeNext(situation: Situation, left: number[], dice: Dice): number {
  const best = bestBy(left, (foe) => confrontRank(situation, foe));
  const columns = new Set(best.map((foe) => soloColumn(situation.s, situation.seat, situation.at(foe))));
  const chosen = columns.size === 1 ? (best[0] ?? NONE) : dice.pick(best, 'SOLO-RULING-12', recorded.whomConfront);
  left.splice(left.indexOf(chosen), 1);
  return chosen;
}

/** SOLOP-PLACE-06, SOLO-RULING-31: the enemy HQ, or the nearest place of the objective. */
function towardsObjective(situation: Situation, free: readonly number[], dice: Dice): number | null {
  const { s, solo } = situation;
  if (!hasPlace(situation)) return null;
  const steps = (space: number): number =>
    solo.objective.reduce(
      (least, at) => Math.min(least, distance(s, space, at)),
      wantsHq(situation) ? situation.enemyHqDistance(space) : Number.POSITIVE_INFINITY,
    );
  return pickPlace(
    bestBy(free, (space) => [-steps(space)]),
    dice,
    situation,
  );
}

/** SOLOP-PLACE-07, SOLO-RULING-31. */
function besideFriends(situation: Situation, free: readonly number[], dice: Dice): Placing {
  const { s, seat } = situation;
  const beside = free.filter((space) => situation.own.some((id) => distance(s, space, situation.at(id)) === 1));
  if (beside.length > 0) return { space: pickPlace(beside, dice, situation), rules: ['SOLOP-PLACE-07'], notes: [] };
  for (;;) {
    const space = soloSpace(s, seat, s.rows, columnOfDie(dice.roll('SOLOP-PLACE-07', recorded.column)));
    if (free.includes(space)) return { space, rules: ['SOLOP-PLACE-07'], notes: [] };
    if (!free.some((at) => situation.rowAt(at) === s.rows))
      return { space: pickPlace(free, dice, situation), rules: ['SOLOP-PLACE-07'], notes: [] };
  }
}

/** `place(U)` of the rules; `armed` is the card whose weapon counts: the passenger's where the carrier has none. */
export function placeOf(situation: Situation, card: number, armed: number, dice: Dice): Placing | null {
  const free = freeSpaces(situation, card);
  if (free.length === 0) return null;
  const opening = situation.solo.turn <= 2;
  if (opening) {
    const space = towardsCover(situation, free, dice, true);
    if (space !== null) return { space, rules: ['SOLOP-PLACE-01', 'SOLO-RULING-30'], notes: [] };
  }
  const facing = confront(situation, armed, free, dice);
  if (facing !== null && facing.space !== NONE) return facing;
  const notes = facing?.notes ?? [];
  const cover = towardsCover(situation, free, dice, false);
  if (cover !== null) return { space: cover, rules: ['SOLOP-PLACE-05', 'SOLO-RULING-30'], notes };
  const objective = towardsObjective(situation, free, dice);
  if (objective !== null) return { space: objective, rules: ['SOLOP-PLACE-06', 'SOLO-RULING-31'], notes };
  return besideFriends(situation, free, dice);
}

/** SOLO-RULING-71: units that generate AP keep away from the enemy. */
export function placeApUnit(situation: Situation, card: number, dice: Dice): Placing | null {
  const free = freeSpaces(situation, card);
  if (free.length === 0) return null;
  const safe = imagined(situation, card, PARKED, (id) => free.filter((space) => !situation.isThreatened(id, space)));
  const spaces = safe.length > 0 ? safe : free;
  const rules: RuleId[] = ['SOLO-RULING-71'];
  const cover = towardsCover(situation, spaces, dice, false);
  if (cover !== null) return { space: cover, rules, notes: [] };
  const far = bestBy(spaces, (space) => [Math.min(99, situation.nearestFoe(space)), -situation.ownHqDistance(space)]);
  return { space: pickPlace(far, dice, situation), rules, notes: [] };
}
