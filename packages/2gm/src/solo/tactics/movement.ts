import type { Decision, Fact, Reply } from '@sandtable/kernel';
import { spaceName } from '../../names/names';
import { recorded } from '../../recorded';
import type { GmView } from '../../seeing/view';
import { NONE, seatState } from '../../state';
import { Dice } from '../dice';
import { hasten, type Remaining } from '../moving/hastening';
import { closeUp, cure, find, isDone, swapOf, unload } from '../moving/moving';
import { isMovable } from '../moving/walking';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import type { Situation } from '../situation/situation';
import { isQuiet, type Order, orderOf } from './ladder';
import { marchOf } from './marching';
import { firstOf, orderRule } from './order';
import { planOf } from './plan';
import { storm } from './storming';

/** For units no die speaks about. */
const NO_DICE = new Dice([]);

/** T4 of the rules: one decision of the Movement Phase. */
export function chooseMove(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  return (
    closeUp(situation, view.mover, decision, dice) ??
    cure(situation, decision, dice, 'SOLOT-WOUNDED-06') ??
    unload(situation, decision, dice, (id) => marchOf(situation, id).goals.includes(situation.at(id))) ??
    storm(situation, decision, dice) ??
    hasten(situation, decision, dice, () => spareAp(situation), remainingFor(situation)) ??
    nextUnit(situation, decision, dice) ??
    retry(situation, decision, dice) ??
    new Reasons(situation.w).rule(orderRule(situation)).reply(['end'], situation.w.solo.everybodyMovedWhoShould, dice)
  );
}

/** SOLO-RULING-74: what its deployment, which is still to come, would leave. */
function spareAp(situation: Situation): number {
  const planned = planOf(situation).reduce((sum, item) => sum + item.cost, 0);
  return seatState(situation.s, situation.seat).ap - planned;
}

function remainingFor(situation: Situation): Remaining {
  return (id) => {
    if (!isQuiet(situation, id)) return null;
    const { march } = orderOf(situation, id, NO_DICE);
    return march === null ? null : (march.found.left[0]?.cost ?? null);
  };
}

/** The next unit in the order of the stance (SOLOT-MOVE-16 to SOLOT-MOVE-18). */
function nextUnit(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const remembers = seatState(situation.s, situation.seat).solo !== null;
  let waiting = situation.own.filter((id) => !isDone(situation, id));
  while (waiting.length > 0) {
    const { id, order } = chooseUnit(situation, firstOf(situation, waiting, true), dice);
    const reply = carryOut(situation, order ?? orderOf(situation, id, dice), decision, dice);
    if (remembers || !('option' in reply) || reply.option[0] !== 'hold') return reply;
    // a seat that a person has lent cannot note who stays
    waiting = waiting.filter((other) => other !== id);
  }
  return null;
}

/** Which of equal units comes first matters only if one of them moves; what was worked out about it comes along. */
function chooseUnit(
  situation: Situation,
  units: readonly number[],
  dice: Dice,
): { readonly id: number; readonly order: Order | null } {
  const [first = NONE] = units;
  if (units.length === 1) return { id: first, order: null };
  const orders = new Map<number, Order>();
  for (const id of units) {
    if (!isQuiet(situation, id)) continue;
    const order = orderOf(situation, id, dice);
    if (order.stops.length === 0) return { id, order };
    orders.set(id, order);
  }
  const id = dice.pick(units, orderRule(situation), recorded.equalUnitsMovesFirst);
  return { id, order: orders.get(id) ?? null };
}

function carryOut(situation: Situation, order: Order, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const { id, stops, march } = order;
  const reasons = new Reasons(situation.w).rule(orderRule(situation), ...order.rules);
  for (const stop of march?.barred ?? [])
    reasons.passed(['move', id, stop.space, 0], [], situation.w.solo.wouldBreakSupplyLine, 'SOLO-RULING-34');
  const swapped = swapOf(situation, order, decision);
  if (swapped !== null) return reasons.reply(swapped.option, swapped.text, dice);
  const moves = stops.flatMap((stop) => {
    const option = find(decision, ['move', id, stop.space, 0]);
    return option === undefined ? [] : [{ stop, option }];
  });
  if (moves.length === 0)
    return reasons.reply(['hold', id], situation.w.solo.does(unitWords(s, id, situation.w), order.says), dice);
  const { stop, option } = dice.pick(moves, 'SOLO-RULING-07', recorded.equalSpaces);
  const chosen = march?.found.left.find((m) => m.space === stop.space);
  if (march !== null && chosen !== undefined) {
    reasons.weighed(march.found, chosen, (m) => ['move', id, m.space, 0]);
    if (chosen.train.length > 0) reasons.rule('SOLO-RULING-34');
  }
  return reasons.reply(
    option,
    situation.w.solo.goesTo(unitWords(s, id, situation.w), order.says, spaceName(s, stop.space)),
    dice,
  );
}

/** SOLO-RULING-33: who could not improve is tried again when everybody has had his turn. */
function retry(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  for (const id of situation.solo.held) {
    if (!situation.own.includes(id) || !isMovable(situation, id) || !isQuiet(situation, id)) continue;
    const order = orderOf(situation, id, dice);
    if (order.stops.length === 0) continue;
    const again: Order = { ...order, rules: ['SOLO-RULING-33', ...order.rules] };
    const reply = carryOut(situation, again, decision, dice);
    if (!('option' in reply) || reply.option[0] !== 'hold') return reply;
  }
  return null;
}

/** The move a unit with Mobility makes right after it was deployed (SOLOT-MOVE-20). */
export function chooseMobility(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const id = view.deploying?.unit ?? NONE;
  const stays = (says: Fact): Reply => new Reasons(situation.w).rule('SOLOT-MOVE-20').reply(['stay'], says, dice);
  if (!situation.own.includes(id)) return stays(situation.w.solo.staysWhereCame);
  const order = orderOf(situation, id, dice);
  const reply = carryOut(situation, { ...order, rules: ['SOLOT-MOVE-20', ...order.rules] }, decision, dice);
  if ('option' in reply && reply.option[0] === 'hold')
    return stays(situation.w.solo.staysWhereCame2(unitWords(s, id, situation.w)));
  return reply;
}
