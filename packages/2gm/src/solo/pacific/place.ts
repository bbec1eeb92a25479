import { NOWHERE, neighboursOf } from '@sandtable/geometry';
import type { Fact } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { MAIN } from '../../attack/shot';
import { unitCard } from '../../cards';
import { distance, fieldOf } from '../../ground';
import { cardFact } from '../../names/titles';
import { recorded } from '../../recorded';
import { NONE, PARKED, unit } from '../../state';
import { deploySpaces } from '../../turn/deployments';
import type { Dice } from '../dice';
import { bestBy, type Criterion, sift } from '../saying/rank';
import { byCover, isFreeCover } from '../situation/cover';
import { columnOfDie, soloColumn, soloSpace, zoneOf } from '../situation/field';
import { prospectAt } from '../situation/fire';
import { imagined } from '../situation/imagined';
import { hasPlace, wantsHq } from '../situation/objective';
import type { Situation } from '../situation/situation';

/** Where a unit is put down and the rows of the table that said so; what was passed over, with the reason. */
export interface Placing {
  readonly space: number;
  readonly rules: readonly RuleId[];
  readonly notes: readonly Fact[];
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
function confronting(situation: Situation): readonly Criterion<number>[] {
  const { s, solo } = situation;
  const power = [0, 1, 2, 3].map(
    (part): Criterion<number> => ({ rule: 'SOLO-RULING-06', value: (foe) => situation.power(foe)[part] ?? 0 }),
  );
  const row: Criterion<number> = { rule: 'SOLO-RULING-12', value: (foe) => situation.row(foe) };
  const zone: Criterion<number> = { rule: 'SOLO-RULING-12', value: (foe) => -zoneOf(s, situation.row(foe)) };
  switch (solo.levers.confronts) {
    case 'closest':
      return [row, ...power];
    case 'power':
      return [...power, row];
    default:
      return [zone, ...power, row];
  }
}

/** Does the card's main weapon pierce the enemy? A unit that is not there yet is imagined (SOLOP-PLACE-03). */
export function cardPierces(
  situation: Situation,
  card: number,
  foe: number,
  space: number,
): { ok: boolean; note: Fact } {
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

/** A space, and the rules that chose it. */
interface Chosen {
  readonly space: number;
  readonly rules: readonly RuleId[];
}

/** SOLO-RULING-30: as close as possible to cover nobody stands in; on its own rows 4 to 6, or anywhere in the opening. */
function towardsCover(situation: Situation, free: readonly number[], dice: Dice, everywhere: boolean): Chosen | null {
  const { s } = situation;
  const covers: number[] = [];
  for (let space = 0; space < fieldOf(s).size; space++) {
    const row = situation.rowAt(space);
    if ((everywhere || row > s.rows / 2) && isFreeCover(s, space)) covers.push(space);
  }
  if (covers.length === 0 || free.length === 0) return null;
  const pairs = free.flatMap((space) => covers.map((cover) => ({ space, cover })));
  const { best, rules } = sift(
    [
      { rule: 'SOLO-RULING-30', value: ({ space, cover }) => -distance(s, space, cover) },
      ...byCover<(typeof pairs)[number]>(s, ({ cover }) => cover),
      { rule: 'SOLO-RULING-03', value: ({ space }) => -situation.ownHqDistance(space) },
    ],
    pairs,
  );
  const spaces = best.map((b) => b.space);
  const space = pickPlace(
    spaces.filter((at, i) => spaces.indexOf(at) === i),
    dice,
    situation,
  );
  return { space, rules: ['SOLO-RULING-30', ...rules] };
}

const near: number[] = [];

/**
 * SOLOP-PLACE-03, SOLOP-PLACE-04, SOLO-RULING-13: the column of the first enemy it can pierce. Who was passed over took part: the
 * rules say why.
 */
function confront(situation: Situation, armed: number, free: readonly number[], dice: Dice): Placing | null {
  const { s, seat, w } = situation;
  const notes: Fact[] = [];
  const rules: RuleId[] = ['SOLOP-PLACE-03', 'SOLO-RULING-12'];
  const pass = (rule: RuleId, note: Fact): void => {
    notes.push(note);
    rules.push(rule);
  };
  const left = [...situation.foes];
  if (left.length === 0) return null;
  while (left.length > 0) {
    const foe = takeNext(situation, left, rules, dice);
    const space = soloSpace(s, seat, s.rows, soloColumn(s, seat, situation.at(foe)));
    const name = cardFact(unitCard(s, unit(s, foe).card));
    const able = cardPierces(situation, armed, foe, space);
    if (!able.ok) {
      pass('SOLOP-PLACE-04', w.solo.noteOn(name, able.note));
      continue;
    }
    if (free.includes(space)) return { space, rules, notes };
    const there = s.on[space] ?? NONE;
    if (there !== NONE && unit(s, there).seat === seat) {
      pass('SOLO-RULING-13', w.solo.confrontedAlready(name));
      continue;
    }
    const count = neighboursOf(fieldOf(s), space, near);
    const beside = near.slice(0, count).filter((next) => next !== NOWHERE && free.includes(next));
    if (beside.length === 0) {
      pass('SOLO-RULING-13', w.solo.noRoomFront(name));
      continue;
    }
    const found = sift(
      byCover<number>(s, (at) => at),
      beside,
    );
    rules.push('SOLO-RULING-13', ...found.rules);
    return { space: pickPlace(found.best, dice, situation), rules, notes };
  }
  return { space: NONE, rules, notes };
}

/** The next enemy of those left, taken out of the list; which of two equals comes first is left to a die. */
function takeNext(situation: Situation, left: number[], rules: RuleId[], dice: Dice): number {
  const found = sift(confronting(situation), left);
  rules.push(...found.rules);
  const columns = new Set(found.best.map((foe) => soloColumn(situation.s, situation.seat, situation.at(foe))));
  const chosen =
    columns.size === 1 ? (found.best[0] ?? NONE) : dice.pick(found.best, 'SOLO-RULING-12', recorded.whomConfront);
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
    const found = towardsCover(situation, free, dice, true);
    if (found !== null) return { space: found.space, rules: ['SOLOP-PLACE-01', ...found.rules], notes: [] };
  }
  const facing = confront(situation, armed, free, dice);
  if (facing !== null && facing.space !== NONE) return facing;
  const notes = facing?.notes ?? [];
  const before = facing?.rules ?? [];
  const cover = towardsCover(situation, free, dice, false);
  if (cover !== null) return { space: cover.space, rules: [...before, 'SOLOP-PLACE-05', ...cover.rules], notes };
  const objective = towardsObjective(situation, free, dice);
  if (objective !== null) return { space: objective, rules: [...before, 'SOLOP-PLACE-06', 'SOLO-RULING-31'], notes };
  const found = besideFriends(situation, free, dice);
  return { space: found.space, rules: [...before, ...found.rules, 'SOLO-RULING-31'], notes };
}

/** SOLO-RULING-71: units that generate AP keep away from the enemy. */
export function placeApUnit(situation: Situation, card: number, dice: Dice): Placing | null {
  const free = freeSpaces(situation, card);
  if (free.length === 0) return null;
  const safe = imagined(situation, card, PARKED, (id) => free.filter((space) => !situation.isThreatened(id, space)));
  const spaces = safe.length > 0 ? safe : free;
  const rules: RuleId[] = safe.length < free.length ? ['SOLO-RULING-71', 'SOLO-RULING-09'] : ['SOLO-RULING-71'];
  const cover = towardsCover(situation, spaces, dice, false);
  if (cover !== null) return { space: cover.space, rules: [...rules, ...cover.rules], notes: [] };
  const far = sift(
    [
      { rule: 'SOLO-RULING-71', value: (space) => Math.min(99, situation.nearestFoe(space)) },
      { rule: 'SOLO-RULING-03', value: (space) => -situation.ownHqDistance(space) },
    ],
    spaces,
  );
  return { space: pickPlace(far.best, dice, situation), rules: [...rules, ...far.rules], notes: [] };
}
