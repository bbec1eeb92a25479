import type { Fact } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { unitCard } from '../../cards';
import { coverCard, fieldOf } from '../../ground';
import { cardFact } from '../../names/titles';
import { recorded } from '../../recorded';
import { type Table, unit } from '../../state';
import type { Dice } from '../dice';
import { cardPierces, freeSpaces } from '../pacific/place';
import { bestBy, sift } from '../saying/rank';
import { byCover, isFreeCover } from '../situation/cover';
import { columnOfDie, soloColumn, soloSpace } from '../situation/field';
import { mainPierces } from '../situation/fire';
import type { Situation } from '../situation/situation';

/** Where a unit is put down, the rows that said so, and what was passed over. */
export interface Placing {
  readonly space: number;
  readonly rules: readonly RuleId[];
  readonly notes: readonly Fact[];
}

const OPENING = 3;

/** A Terrain card that covers and in which nobody stands: woods are not laid by anybody (SOLO-RULING-62). */
function isFreeCard(s: Table, space: number): boolean {
  return coverCard(s, space) !== null && isFreeCover(s, space);
}

/** SOLOT-PLACE-05, SOLO-RULING-62: in the column whose Terrain card lies nearest in front. */
function behindTerrain(
  situation: Situation,
  free: readonly number[],
  dice: Dice,
): { readonly space: number; readonly rules: readonly RuleId[] } | null {
  const { s, seat } = situation;
  const pairs: { readonly space: number; readonly cover: number }[] = [];
  for (const space of free) {
    for (let cover = 0; cover < fieldOf(s).size; cover++) {
      const before =
        soloColumn(s, seat, cover) === soloColumn(s, seat, space) && situation.rowAt(cover) < situation.rowAt(space);
      if (before && isFreeCard(s, cover)) pairs.push({ space, cover });
    }
  }
  if (pairs.length === 0) return null;
  const { best, rules } = sift(
    [
      { rule: 'SOLO-RULING-62', value: ({ space, cover }) => situation.rowAt(cover) - situation.rowAt(space) },
      ...byCover<(typeof pairs)[number]>(s, ({ cover }) => cover),
      { rule: 'SOLO-RULING-03', value: ({ space }) => -situation.ownHqDistance(space) },
    ],
    pairs,
  );
  return { space: dice.pick(best, 'SOLO-RULING-62', recorded.equalColumns).space, rules };
}

/** The column has somebody already who can deal with the enemy (SOLO-RULING-55). */
function isFaced(situation: Situation, foe: number): boolean {
  const { s, seat } = situation;
  const column = soloColumn(s, seat, situation.at(foe));
  return situation.own.some((id) => soloColumn(s, seat, situation.at(id)) === column && mainPierces(s, id, foe));
}

/** SOLOT-PLACE-01, SOLOT-PLACE-02: Unit Face-off. */
function faceOff(
  situation: Situation,
  armed: number,
  free: readonly number[],
  dice: Dice,
  notes: Fact[],
): { readonly space: number; readonly rules: readonly RuleId[] } | null {
  const { s, seat } = situation;
  const { type } = unitCard(s, armed);
  const able = situation.foes.flatMap((foe) => {
    if (unit(s, foe).faceDown || situation.type(foe) !== type) return [];
    const space = soloSpace(s, seat, s.rows, soloColumn(s, seat, situation.at(foe)));
    const name = cardFact(unitCard(s, unit(s, foe).card));
    const hurts = cardPierces(situation, armed, foe, space);
    if (!hurts.ok) notes.push(situation.w.solo.noteOn(name, hurts.note));
    else if (!free.includes(space)) notes.push(situation.w.solo.noRoomColumn(name));
    else if (isFaced(situation, foe)) notes.push(situation.w.solo.facedAlready(name));
    else return [{ foe, space }];
    return [];
  });
  if (able.length === 0) return null;
  const best = bestBy(able, ({ foe }) => situation.danger(foe));
  const { space } = dice.pick(best, 'SOLO-RULING-55', recorded.whomFace);
  return { space, rules: best.length < able.length ? ['SOLO-RULING-51'] : [] };
}

/** SOLOT-PLACE-04: the column by a die, again while there is no room. */
function byDie(situation: Situation, free: readonly number[], dice: Dice): number {
  const { s, seat } = situation;
  const line = free.filter((space) => situation.rowAt(space) === s.rows);
  if (line.length === 0) return dice.pick(free, 'SOLOT-PLACE-04', recorded.whereComes);
  for (;;) {
    const space = soloSpace(s, seat, s.rows, columnOfDie(dice.roll('SOLOT-PLACE-04', recorded.column2)));
    if (line.includes(space)) return space;
  }
}

/** D5 5.5; `armed` is the card whose weapon counts: the passenger's where the carrier has none. */
export function placeOf(situation: Situation, card: number, armed: number, dice: Dice): Placing | null {
  const free = freeSpaces(situation, card);
  if (free.length === 0) return null;
  const notes: Fact[] = [];
  if (situation.solo.turn <= OPENING) {
    const found = behindTerrain(situation, free, dice);
    if (found !== null)
      return { space: found.space, rules: ['SOLOT-PLACE-05', 'SOLO-RULING-62', ...found.rules], notes };
  }
  const rules: RuleId[] = ['SOLOT-PLACE-01', 'SOLOT-PLACE-02', 'SOLO-RULING-55'];
  const facing = faceOff(situation, armed, free, dice, notes);
  if (facing !== null) return { space: facing.space, rules: [...rules, ...facing.rules], notes };
  return { space: byDie(situation, free, dice), rules: [...rules, 'SOLOT-PLACE-04', 'SOLO-RULING-02'], notes };
}
