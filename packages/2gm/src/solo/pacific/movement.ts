import type { Decision, Reply } from '@sandtable/kernel';
import { spaceName } from '../../names/names';
import { recorded } from '../../recorded';
import type { GmView } from '../../seeing/view';
import { NONE, seatState } from '../../state';
import type { Dice } from '../dice';
import { hasten, type Remaining } from '../moving/hastening';
import { closeUp, cure, find, isDone, swapOf, unload } from '../moving/moving';
import { isToBeRescued } from '../moving/rescue';
import { isMovable } from '../moving/walking';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import type { Situation } from '../situation/situation';
import { earnsAp, type Order, orderOf } from './ladder';
import { goalsOf, marchOf } from './marching';

/** P5 of the rules: one decision of the Movement Phase. Nobody assaults (SOLOP-MOVE-23) or walks beside a vehicle (SOLOP-MOVE-24). */
export function chooseMove(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  return (
    closeUp(situation, view.mover, decision, dice, 'SOLOP-MOVE-02') ??
    cure(situation, decision, dice, 'SOLOP-WOUNDED-09') ??
    unload(situation, decision, dice, (id) => goalsOf(situation, id).goals.includes(situation.at(id))) ??
    hasten(situation, decision, dice, () => seatState(situation.s, situation.seat).ap, remainingFor(situation)) ??
    nextUnit(situation, decision, dice) ??
    retry(situation, decision, dice) ??
    new Reasons(situation.w).rule('SOLOP-MOVE-02').reply(['end'], situation.w.solo.everybodyMovedWhoShould, dice)
  );
}

/** SOLO-RULING-74: of those that nothing but their behaviour moves. */
function remainingFor(situation: Situation): Remaining {
  return (id) =>
    isSettled(situation, id) && !earnsAp(situation, id) ? (marchOf(situation, id).found.left[0]?.cost ?? null) : null;
}

/** The units still to be looked at: from the last row forward, in a row by value (SOLOP-MOVE-02, SOLO-RULING-33). */
function nextUnits(situation: Situation, skipped: readonly number[]): number[] {
  const waiting = situation.own.filter((id) => !skipped.includes(id) && !isDone(situation, id));
  // of equals those with rules of their own come first, as on the ladder
  return bestBy(waiting, (id) => [situation.row(id), situation.value(id), Number(earnsAp(situation, id))]);
}

/** The next unit in order; who of equals comes first matters only if one of them moves. */
function nextUnit(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const remembers = seatState(situation.s, situation.seat).solo !== null;
  const skipped: number[] = [];
  for (;;) {
    const units = nextUnits(situation, skipped);
    if (units.length === 0) return null;
    const id = units.length === 1 ? (units[0] ?? NONE) : chooseUnit(situation, units, dice);
    const reply = carryOut(situation, orderOf(situation, id, dice), decision, dice);
    if (reply !== null && (remembers || !isHold(reply))) return reply;
    skipped.push(id);
  }
}

function isHold(reply: Reply): boolean {
  return 'option' in reply && reply.option[0] === 'hold';
}

function chooseUnit(situation: Situation, units: readonly number[], dice: Dice): number {
  const still = units.filter((id) => isSettled(situation, id) && marchOf(situation, id).stays);
  const [first] = still.length === units.length ? units : [];
  return first ?? dice.pick(units, 'SOLO-RULING-33', recorded.equalUnitsMovesFirst);
}

/** Nothing but its behaviour moves it. */
function isSettled(situation: Situation, id: number): boolean {
  return !situation.isThreatened(id) && situation.unit(id).wounds === 0 && !isToBeRescued(situation, id);
}

function carryOut(situation: Situation, order: Order, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  const { id, stops, march } = order;
  const reasons = new Reasons(situation.w).rule('SOLOP-MOVE-02', 'SOLO-RULING-33', ...order.rules);
  for (const stop of march?.barred ?? [])
    reasons.passed(['move', id, stop.space, 0], [], situation.w.solo.wouldBreakSupplyLine, 'SOLO-RULING-34');
  const swapped = swapOf(situation, order, decision);
  if (swapped !== null) return reasons.reply(swapped.option, swapped.text, dice);
  if (stops.length === 0)
    return reasons.reply(['hold', id], situation.w.solo.does(unitWords(s, id, situation.w), order.says), dice);
  const stop = dice.pick(stops, 'SOLO-RULING-07', recorded.equalSpaces);
  const option = find(decision, ['move', id, stop.space, 0]);
  if (option === undefined)
    return reasons.reply(['hold', id], situation.w.solo.unitStays(unitWords(s, id, situation.w)), dice);
  const chosen = march?.found.left.find((m) => m.space === stop.space);
  if (march !== null && chosen !== undefined) {
    const listed = march.found.all.find((m) => m.candidate.space === stop.space)?.candidate ?? chosen;
    reasons.weighed(march.found, listed, (m) => ['move', id, m.space, 0]);
    if (chosen.train.length > 0) reasons.rule('SOLO-RULING-34');
    if (chosen.breaks) reasons.rule('SOLOP-BEHAV-28');
  }
  return reasons.reply(
    option,
    situation.w.solo.goesTo(unitWords(s, id, situation.w), order.says, spaceName(s, stop.space)),
    dice,
  );
}

/** SOLO-RULING-33: who could not improve is tried again when everybody has had his turn. */
function retry(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const waiting = situation.solo.held.filter(
    (id) =>
      situation.own.includes(id) && isMovable(situation, id) && isSettled(situation, id) && !earnsAp(situation, id),
  );
  for (const id of waiting) {
    const march = marchOf(situation, id);
    if (march.stays) continue;
    const order: Order = {
      id,
      stops: march.found.left,
      rules: ['SOLO-RULING-33', ...march.rules],
      says: situation.w.solo.hasRoomNow,
      march,
      swap: NONE,
    };
    const reply = carryOut(situation, order, decision, dice);
    if (reply !== null && !isHold(reply)) return reply;
  }
  return null;
}

/** The move a unit with Mobility makes right after it was deployed (SOLOP-MOVE-01). */
export function chooseMobility(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const id = view.deploying?.unit ?? NONE;
  const stay = new Reasons(situation.w).rule('SOLOP-MOVE-01');
  if (s.units[id] === undefined || earnsAp(situation, id))
    return stay.reply(['stay'], situation.w.solo.staysWhereCame, dice);
  const march = marchOf(situation, id);
  if (march.stays)
    return stay
      .rule(...march.rules)
      .reply(['stay'], situation.w.solo.staysWhereCame2(unitWords(s, id, situation.w)), dice);
  const order: Order = {
    id,
    stops: march.found.left,
    rules: ['SOLOP-MOVE-01', ...march.rules],
    says: situation.w.solo.movesOnAtOnce,
    march,
    swap: NONE,
  };
  const reply = carryOut(situation, order, decision, dice);
  return reply === null || isHold(reply) ? stay.reply(['stay'], situation.w.solo.staysWhereCame, dice) : reply;
}
