import { type Decision, type Fact, type Reply, sameOption } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { isUnitCard, supportCard, unitCard } from '../../cards';
import { spaceName } from '../../names/names';
import { cardFact } from '../../names/titles';
import { recorded } from '../../recorded';
import type { GmView } from '../../seeing/view';
import { NONE, seatState } from '../../state';
import { bringByCard, isBringer } from '../cards/bringing';
import { priceOf } from '../cards/cards';
import { hasTag, supportName } from '../cards/support-tags';
import { legalAims, type Use, useOf } from '../cards/support-use';
import { winByCard } from '../cards/winning-card';
import type { Dice } from '../dice';
import { aboardWords, armedOf, board } from '../moving/boarding';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { cardWords } from '../saying/words';
import type { Situation } from '../situation/situation';
import { buyEquipment } from './equipment';
import { exchange } from './exchanging';
import { placeOf } from './place';
import { carrierItem, type Item, nextItem, passengersWith, planOf } from './plan';
import { STANCE_NAMES } from './stance';
import { stanceNow } from './target';

/** T5 of the rules: one decision of the Deployment Phase. Terrain is never laid any more (SOLOT-TERRAIN-07). */
export function chooseDeployment(situation: Situation, decision: Decision, dice: Dice): Reply {
  return (
    winByCard(situation, decision, dice) ??
    replace(situation, dice) ??
    bring(situation, dice) ??
    deployNext(situation, decision, dice) ??
    buyEquipment(situation, decision, dice) ??
    exchange(situation, dice) ??
    spy(situation, decision, dice) ??
    new Reasons(situation.w)
      .rule('SOLOT-PRIO-01', 'SOLOT-PRIO-02')
      .reply(['end'], situation.w.solo.nothingMoreDeployedApLeft(seatState(situation.s, situation.seat).ap), dice)
  );
}

/** SOLOT-CARDUSE-08, SOLOT-CARDUSE-09: only if no unit was drawn; the most powerful card that can still be deployed. */
function replace(situation: Situation, dice: Dice): Reply | null {
  const { s, seat, solo } = situation;
  const { hand, ap } = seatState(s, seat);
  const card = hand.find((each) => !isUnitCard(each) && supportName(each) === 'replacements');
  if (card === undefined || solo.spent.length > 0 || hand.some((each) => isUnitCard(each))) return null;
  const left = ap - priceOf(s, seat, card);
  const units = legalAims(situation, card).filter((on) => priceOf(s, seat, on) <= left);
  if (units.length === 0) return null;
  const best = bestBy(units, (on) => {
    const { cost, weapon } = unitCard(s, on);
    return [cost, weapon?.pierce ?? 0, weapon?.damage ?? 0];
  });
  const on = dice.pick(best, 'SOLOT-GOAL-06', recorded.unitComesBack);
  return new Reasons(situation.w)
    .rule('SOLOT-CARDUSE-08', 'SOLOT-CARDUSE-09')
    .reply(['play', card, on], situation.w.solo.noUnitDrawnReplacements(cardWords(s, on, situation.w)), dice);
}

/** SOLO-RULING-80: units of the lists that come alone may come by a card. */
function bring(situation: Situation, dice: Dice): Reply | null {
  const { hand } = seatState(situation.s, situation.seat);
  if (!hand.some((card) => !isUnitCard(card) && isBringer(card))) return null;
  return bringByCard(situation, loners(situation), dice);
}

/** The units of the lists that bring nobody and stand on the ground. */
export function loners(situation: Situation): number[] {
  return planOf(situation).flatMap((item) => {
    const [card = NONE] = item.cards;
    const alone =
      item.use === null && !item.boards && item.cards.length === 1 && unitCard(situation.s, card).type !== 'aircraft';
    return alone ? [card] : [];
  });
}

function deployNext(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  let plan = planOf(situation);
  for (;;) {
    const item = nextItem(situation, plan);
    if (item === null) return null;
    const chosen = dice.pick(carriersOf(item), 'SOLOT-GOAL-06', recorded.equalCards);
    const reply =
      chosen.use === null
        ? deploy(situation, chosen, plan, passengersWith(item, chosen.cards[0] ?? NONE), dice)
        : play(situation, chosen, chosen.use, dice);
    if (reply !== null && isOffered(decision, reply)) return reply;
    plan = plan.filter((other) => other !== item); // no room for it
  }
}

function isOffered(decision: Decision, reply: Reply): boolean {
  return !('option' in reply) || decision.options.some((o) => sameOption(o, reply.option));
}

function reasonsOf(situation: Situation, item: Item): Reasons {
  const stance = stanceNow(situation);
  const fromStance = item.rule === stance.deploy.rule;
  const reasons = new Reasons(situation.w).rule(stance.aim, 'SOLOT-PRIO-03');
  // the list of the stance had nothing (more) for the hand
  if (!fromStance) reasons.rule('SOLO-RULING-58');
  reasons.rule(item.rule, item.many ? 'SOLO-RULING-59' : 'SOLO-RULING-60');
  return reasons;
}

/** `DEFENSE, 2 AP`; for what the stance does not name only the price. */
function priceWords(situation: Situation, item: Item): Fact {
  const { solo } = situation;
  const named = item.rule === stanceNow(situation).deploy.rule;
  return named
    ? situation.w.solo.priceIn(situation.w.moods[STANCE_NAMES[solo.type][solo.mood] ?? ''] ?? '', item.cost)
    : situation.w.solo.price(item.cost);
}

function deploy(
  situation: Situation,
  item: Item,
  plan: readonly Item[],
  aboard: readonly number[],
  dice: Dice,
): Reply | null {
  const { s } = situation;
  const [card = NONE] = item.cards;
  const reasons = reasonsOf(situation, item);
  for (const other of plan)
    if (other !== item)
      reasons.passed(
        ['deploy', other.cards[0] ?? NONE],
        [other.cost],
        situation.w.solo.comesLaterAp(other.cost),
        other.rule,
      );
  const price = priceWords(situation, item);
  if (unitCard(s, card).type === 'aircraft')
    return reasons.reply(['deploy', card, NONE], situation.w.solo.flies(cardWords(s, card, situation.w), price), dice);
  if (item.boards) return board(situation, card, price, reasons, dice);
  const placing = placeOf(situation, card, armedOf(s, card, aboard), dice);
  if (placing === null) return null;
  const notes = placing.notes.length === 0 ? '' : situation.w.solo.notBefore(placing.notes);
  const text = situation.w.solo.deployed(
    cardWords(s, card, situation.w),
    aboardWords(situation, aboard),
    price,
    spaceName(s, placing.space),
    notes,
  );
  return reasons.rule('SOLOT-PLACE-03', ...placing.rules).reply(['deploy', card, placing.space], text, dice);
}

/** Rules about single cards that `useOf` does not name. */
function cardRules(card: number): RuleId[] {
  return hasTag(card, 'mine') ? ['SOLOT-CARDUSE-01', 'SOLOT-CARDUSE-07'] : ['SOLOT-CARDUSE-01'];
}

function play(situation: Situation, item: Item, use: Use, dice: Dice): Reply {
  const { s } = situation;
  const on = dice.pick(use.aims, 'SOLOT-GOAL-06', recorded.whatCardPlayed);
  const name = cardFact(supportCard(use.card));
  const there = situation.foes.includes(on) || situation.own.includes(on) ? s.units[on] : undefined;
  const where = there === undefined ? '' : situation.w.solo.onUnit(cardFact(unitCard(s, there.card)));
  return reasonsOf(situation, item)
    .rule(...cardRules(use.card), ...use.rules, 'SOLOT-CARDUSE-12')
    .reply(['play', use.card, on], situation.w.solo.played2(name, where, priceWords(situation, item)), dice);
}

/** SOLOT-CARDUSE-03, SOLO-RULING-64: the human holds more than 5 cards and nothing of its own is of use. */
function spy(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s, seat } = situation;
  const { hand } = seatState(s, seat);
  const cards = hand.filter((card) => !isUnitCard(card) && ['enigma', 'espionage'].includes(supportName(card)));
  for (const card of bestBy(cards, (each) => [priceOf(s, seat, each)])) {
    const use = useOf(situation, card);
    if (use === null) continue;
    const option = decision.options.find((o) => o[0] === 'play' && Number(o[1]) === card);
    if (option === undefined) continue;
    return new Reasons(situation.w)
      .rule('SOLOT-CARDUSE-03', 'SOLO-RULING-64')
      .reply(option, situation.w.solo.playedNothingElseUse(cardFact(supportCard(card))), dice);
  }
  return null;
}

/** Equals that differ in the card that is put down; who comes aboard is decided when it is loaded. */
function carriersOf(item: Item): readonly Item[] {
  const all = item.equals.length === 0 ? [item] : item.equals;
  return all.filter((each, i) => all.findIndex((other) => other.cards[0] === each.cards[0]) === i);
}

/** The passenger of the carrier that has just come (SOLO-RULING-60); of equals a die takes one (SOLOT-GOAL-06). */
export function chooseLoad(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const carrier = view.deploying?.card ?? NONE;
  const item = carrierItem(situation, carrier);
  const wanted = item === null ? [] : passengersWith(item, carrier);
  const options = decision.options.filter((o) => o[0] === 'load' && wanted.includes(Number(o[1])));
  if (options.length === 0)
    return new Reasons(situation.w)
      .rule('SOLO-RULING-65')
      .reply(['stay'], situation.w.solo.comesEmpty(cardWords(s, carrier, situation.w)), dice);
  const option = dice.pick(options, 'SOLOT-GOAL-06', recorded.whoComesAboard);
  return new Reasons(situation.w)
    .rule(stanceNow(situation).deploy.rule, 'SOLO-RULING-60')
    .reply(
      option,
      situation.w.solo.comesAboard(cardWords(s, Number(option[1]), situation.w), cardWords(s, carrier, situation.w)),
      dice,
    );
}
