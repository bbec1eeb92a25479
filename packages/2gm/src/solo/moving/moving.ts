import { type Decision, type Fact, type Option, type Reply, sameOption } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { spaceName } from '../../names/names';
import { recorded } from '../../recorded';
import { NONE } from '../../state';
import type { Dice } from '../dice';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import { coverRank } from '../situation/cover';
import { fillersOf, gapBehind } from '../situation/line';
import type { Situation } from '../situation/situation';
import { cures, isHelper } from './helping';
import { isMovable } from './walking';

/** The option of the list that says the same. */
export function find(decision: Decision, option: Option): Option | undefined {
  return decision.options.find((o) => sameOption(o, option));
}

/** It has been looked at in this Movement Phase, or cannot move. */
export function isDone(situation: Situation, id: number): boolean {
  return situation.unit(id).moved || situation.solo.held.includes(id) || !isMovable(situation, id);
}

/** SOLO-RULING-34: somebody steps into the row the last mover has left, at once. */
export function closeUp(
  situation: Situation,
  mover: number,
  decision: Decision,
  dice: Dice,
  ...rules: readonly RuleId[]
): Reply | null {
  const row = gapBehind(situation, mover);
  if (row === 0) return null;
  const [filler] = fillersOf(situation, row, [mover]) ?? [];
  const option = filler === undefined ? undefined : find(decision, ['move', filler.unit, filler.space, 0]);
  if (filler === undefined || option === undefined) return null;
  const { s } = situation;
  const text = situation.w.solo.closesUpSupplyLine(unitWords(s, filler.unit, situation.w), spaceName(s, filler.space));
  return new Reasons(situation.w).rule(...rules, 'SOLO-RULING-34').reply(option, text, dice);
}

/** SOLO-RULING-91: two units change places, told from the side of the one that goes back. */
export function swapOf(
  { s, w }: Situation,
  { id, swap, says }: { readonly id: number; readonly swap: number; readonly says: Fact },
  decision: Decision,
): { readonly option: Option; readonly text: Fact } | null {
  if (swap === NONE) return null;
  const option = find(decision, ['swap', Math.min(id, swap), Math.max(id, swap)]);
  if (option === undefined) return null;
  return { option, text: w.solo.changesPlaces(unitWords(s, id, w), says, unitWords(s, swap, w)) };
}

/** SOLO-RULING-41: Heal and Repair right after the unit's own move. */
export function cure(situation: Situation, decision: Decision, dice: Dice, rule: RuleId): Reply | null {
  const { s } = situation;
  for (const id of situation.own) {
    const found = isHelper(situation, id) && isDone(situation, id) ? cures(situation, id) : null;
    if (found === null) continue;
    const target = dice.pick(found.targets, 'SOLO-RULING-41', recorded.whomHelps);
    const option = find(decision, [found.verb, id, target]);
    if (option === undefined) continue;
    const text = situation.w.solo.helps(
      unitWords(s, id, situation.w),
      id === target ? situation.w.solo.itself : unitWords(s, target, situation.w),
    );
    return new Reasons(situation.w).rule(rule, 'SOLO-RULING-41').reply(option, text, dice);
  }
  return null;
}

/** SOLO-RULING-65: at the end of the carrier's move, where it was bound for, where there is a target, or in danger. */
export function unload(
  situation: Situation,
  decision: Decision,
  dice: Dice,
  isThere: (carrier: number) => boolean,
): Reply | null {
  const { s } = situation;
  for (const id of situation.own) {
    const { cargo } = situation.unit(id);
    if (cargo === NONE || !isDone(situation, id)) continue;
    const options = decision.options.filter((o) => o[0] === 'unload' && Number(o[1]) === id);
    if (options.length === 0) continue;
    const aims = options.some((o) => situation.hasTarget(cargo, Number(o[2])));
    if (!aims && !isThere(id) && !situation.isThreatened(id)) continue;
    const best = bestBy(options, (o) => [
      ...coverRank(s, Number(o[2])),
      Number(situation.hasTarget(cargo, Number(o[2]))),
    ]);
    const option = dice.pick(best, 'SOLO-RULING-65', recorded.whereGetsOff);
    const text = situation.w.solo.passengerGetsOff(unitWords(s, id, situation.w), spaceName(s, Number(option[2])));
    return new Reasons(situation.w).rule('SOLO-RULING-65').reply(option, text, dice);
  }
  return null;
}
