import { type Decision, numberAt, type Option, type Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { isUnitCard, supportCard, unitCard, upgradeNumber, upgradeOf } from '../../cards';
import { spaceName } from '../../names/names';
import { cardFact } from '../../names/titles';
import { recorded } from '../../recorded';
import type { GmView } from '../../seeing/view';
import { NONE, seatState } from '../../state';
import { isCraftCard } from '../../transport/place';
import { generatesAp, priceOf, suppliesOffer } from '../cards/cards';
import { hasTag } from '../cards/support-tags';
import { roleOf, type Use, useOf } from '../cards/support-use';
import { winByCard } from '../cards/winning-card';
import type { Dice } from '../dice';
import { aboardWords, armedOf, board } from '../moving/boarding';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { cardWords } from '../saying/words';
import type { Situation } from '../situation/situation';
import { behaviourRule } from './behaviour';
import { freeSpaces, placeApUnit, placeOf } from './place';
import { isFirst, openOf, type Plan, passengersIn, planOf, secondReading, spentOf } from './plan';
import type { Selection } from './select';
import { buyUpgrade } from './upgrades';
import type { Variant } from './variants';

function isHqCard(card: number): boolean {
  return hasTag(card, 'hq');
}

export function firstCards(situation: Situation): (card: number) => boolean {
  return (card) => isFirst(situation, card, isHqCard);
}

/**
 * P4 of the rules: the steps of the Deployment Phase in the order of the book (SOLOP-PRIO-01); the first that has something
 * to do does it. Terrain is never laid any more (SOLOP-TERRAIN-04).
 */
export function chooseDeployment(situation: Situation, decision: Decision, dice: Dice): Reply {
  const plan = planOf(situation, firstCards(situation));
  return (
    winByCard(situation, decision, dice) ??
    playFirst(situation, plan, dice) ??
    deploySet(situation, decision, plan, plan.first, plan.open, dice) ??
    lastResort(situation, plan, dice) ??
    playSupport(situation, plan, dice) ??
    again(situation, decision, plan, dice) ??
    buyUpgrade(situation, decision, plan, dice) ??
    new Reasons(situation.w)
      .rule(...endRules(situation, plan))
      .reply(['end'], situation.w.solo.nothingMoreDeployedAp(plan.apNow), dice)
  );
}

/** Why nothing more comes: after the table was read, or because nothing of the hand serves it. */
function endRules(situation: Situation, plan: Plan): RuleId[] {
  const rules: RuleId[] = [behaviourRule(situation), 'SOLOP-PRIO-09'];
  // SOLO-RULING-25: the table would be read once more only with 6 AP or more
  if (plan.set.length > 0 && plan.apNow > PLENTY) rules.push('SOLO-RULING-25');
  return rules;
}

/** 4.1: cards that bring AP, and from its third turn those that lie beside the HQ, the dearest first (SOLO-RULING-22). */
function playFirst(situation: Situation, plan: Plan, dice: Dice): Reply | null {
  const { s, seat } = situation;
  if (hasBegun(plan) || plan.upgrading) return null;
  const first = firstCards(situation);
  const { hand, ap } = seatState(s, seat);
  const ready = hand.filter((card, i) => hand.indexOf(card) === i && first(card) && isReady(situation, card, ap));
  if (ready.length === 0) return null;
  const card = dice.pick(
    bestBy(ready, (n) => [firstPrice(situation, n)]),
    'SOLO-RULING-22',
    recorded.cardComesFirst,
  );
  const reasons = new Reasons(situation.w).rule(
    isUnitCard(card) || hasTag(card, 'ap') ? 'SOLOP-PRIO-04' : 'SOLOP-PRIO-05',
    'SOLO-RULING-22',
  );
  if (!isUnitCard(card)) {
    const use = useOf(situation, card);
    return use === null ? null : play(situation, use, reasons, dice);
  }
  const placing = placeApUnit(situation, card, dice);
  if (placing === null) return null;
  const text = situation.w.solo.bringsApComesFirst(cardWords(s, card, situation.w), spaceName(s, placing.space));
  return reasons.rule(...placing.rules).reply(['deploy', card, placing.space], text, dice);
}

/** The table has been read: nothing comes before it any more. */
function hasBegun(plan: Plan): boolean {
  return (
    plan.others.length > 0 ||
    plan.open.some((set) => set.length < plan.set.length) ||
    (plan.set.length > 0 && plan.open.length === 0)
  );
}

/** A transport comes first with its Supplies only. */
function firstPrice(situation: Situation, card: number): number {
  const { s, seat } = situation;
  const offer = isUnitCard(card) && !generatesAp(s, card) ? suppliesOffer(s, card) : NONE;
  return priceOf(s, seat, card) + (offer === NONE ? 0 : (unitCard(s, card).upgrades[offer]?.cost ?? 0));
}

function isReady(situation: Situation, card: number, ap: number): boolean {
  if (firstPrice(situation, card) > ap) return false;
  return isUnitCard(card) ? freeSpaces(situation, card).length > 0 : useOf(situation, card) !== null;
}

function play(situation: Situation, use: Use, reasons: Reasons, dice: Dice): Reply {
  const { s } = situation;
  const on = dice.pick(use.aims, 'SOLO-RULING-07', recorded.whatCardPlayed);
  const name = cardFact(supportCard(use.card));
  const there = s.units[on];
  const where =
    there === undefined || supportAims(use.card) ? '' : situation.w.solo.onUnit(cardFact(unitCard(s, there.card)));
  return reasons.rule(...use.rules).reply(['play', use.card, on], situation.w.solo.played(name, where), dice);
}

/** Cards whose aim is no unit. */
function supportAims(card: number): boolean {
  return ['own-hq', 'enemy-hq', 'own-deck', 'own-discard', 'enemy-hand', 'own-hand', 'terrain', 'battlefield'].includes(
    supportCard(card).target,
  );
}

/** SOLO-RULING-29, SOLOP-PLACE-02: chosen by priority, put down from the dearest to the cheapest; other cards last. */
function deploySet(
  situation: Situation,
  decision: Decision,
  plan: Plan,
  selection: Selection,
  open: readonly (readonly Variant[])[],
  dice: Dice,
): Reply | null {
  if (plan.upgrading || open.length === 0) return null;
  // equally good sets: a die decides, and what is on the table already narrows them down
  const set = dice.pick(open, 'SOLO-RULING-24', recorded.equalCardsDeployed);
  const units = set.filter((v) => v.use === null && v.entry.card !== 'aircraft');
  const others = set.filter((v) => !units.includes(v));
  for (const pool of [units, others]) {
    const left = pool.slice();
    while (left.length > 0) {
      const next = dice.pick(
        bestBy(left, (v) => [v.cost, -v.entry.priority]),
        'SOLOP-PLACE-02',
        recorded.unitPutDownFirst,
      );
      left.splice(left.indexOf(next), 1);
      const reply = deployVariant(situation, plan, selection, next, passengersIn(open, next.cards[0] ?? NONE), dice);
      if (reply !== null && offered(decision, reply)) return reply;
    }
  }
  return null;
}

function offered(decision: Decision, reply: Reply): boolean {
  return !('option' in reply) || decision.options.some((o) => o.join() === reply.option.join());
}

function deployVariant(
  situation: Situation,
  plan: Plan,
  selection: Selection,
  v: Variant,
  aboard: readonly number[],
  dice: Dice,
): Reply | null {
  const { s } = situation;
  const [card = NONE] = v.cards;
  const reasons = new Reasons(situation.w).rule(behaviourRule(situation), v.entry.rule, ...selection.rules);
  if (plan.set.length > 1) reasons.rule('SOLO-RULING-24', 'SOLO-RULING-29');
  for (const other of plan.variants) {
    if (other === v || plan.set.includes(other)) continue;
    const note =
      other.cost > plan.left + v.cost
        ? situation.w.solo.costsMoreThanLeft(other.cost)
        : situation.w.solo.rankedLowerPriorityCost(other.entry.priority, other.cost);
    reasons.passed(['deploy', other.cards[0] ?? NONE], [-other.entry.priority, Number(other.full), other.cost], note);
  }
  if (v.use !== null) return play(situation, v.use, reasons, dice);
  const price = situation.w.solo.priorityAp(v.entry.priority, v.cost);
  if (v.entry.card === 'aircraft')
    return reasons.reply(['deploy', card, NONE], situation.w.solo.flies(cardWords(s, card, situation.w), price), dice);
  if (v.entry.upgrade.mode === 'must') reasons.rule('SOLOP-UPGRADE-01', 'SOLOP-COUNT-09');
  if (v.boards) return board(situation, card, price, reasons, dice);
  const placing = placeOf(situation, card, armedOf(s, card, aboard), dice);
  if (placing === null) return null;
  reasons.rule(...placing.rules);
  if (aboard.length > 0) reasons.rule('SOLO-RULING-21');
  const notes = placing.notes.length === 0 ? '' : situation.w.solo.notBefore(placing.notes);
  const text = situation.w.solo.deployed(
    cardWords(s, card, situation.w),
    aboardWords(situation, aboard),
    price,
    spaceName(s, placing.space),
    notes,
  );
  return reasons.reply(['deploy', card, placing.space], text, dice);
}

/** 4.7, SOLO-RULING-32: nobody came, and either nobody is there or the enemy is in its last two rows. */
function lastResort(situation: Situation, plan: Plan, dice: Dice): Reply | null {
  const { s, seat } = situation;
  if (plan.upgrading || spentOf(situation).some((p) => isUnitCard(p.card))) return null;
  const pressed = situation.foes.some((foe) => situation.row(foe) >= s.rows - 1);
  const unlisted = situation.solo.levers.unlisted;
  if (situation.own.length > 0 && !pressed && !unlisted) return null;
  const { hand, ap } = seatState(s, seat);
  const able = hand.filter(
    (card, i) =>
      hand.indexOf(card) === i &&
      isUnitCard(card) &&
      unitCard(s, card).weapon !== null &&
      !isCraftCard(s, card) &&
      priceOf(s, seat, card) <= ap,
  );
  if (able.length === 0) return null;
  const card = dice.pick(
    bestBy(able, (n) => [priceOf(s, seat, n)]),
    'SOLO-RULING-32',
    recorded.lastResort,
  );
  if (unitCard(s, card).type === 'aircraft')
    return new Reasons(situation.w)
      .rule('SOLO-RULING-32')
      .reply(['deploy', card, NONE], situation.w.solo.lastResortFlies(cardWords(s, card, situation.w)), dice);
  const placing = placeOf(situation, card, card, dice);
  if (placing === null) return null;
  const text = situation.w.solo.lastResort(cardWords(s, card, situation.w), spaceName(s, placing.space));
  return new Reasons(situation.w)
    .rule('SOLO-RULING-32', ...placing.rules)
    .reply(['deploy', card, placing.space], text, dice);
}

const PLENTY = 3;

/** 4.8: without a unit in the set, or with more than 3 AP left, support cards from the dearest to the cheapest. */
function playSupport(situation: Situation, plan: Plan, dice: Dice): Reply | null {
  const { s, seat } = situation;
  if (plan.upgrading) return null;
  const hasUnit = plan.set.some((v) => v.use === null);
  if (hasUnit && plan.left <= PLENTY) return null;
  const { hand } = seatState(s, seat);
  const cards = hand.filter((card, i) => hand.indexOf(card) === i && !isUnitCard(card));
  const uses = cards.flatMap((card) => {
    const role = roleOf(situation, card);
    const kept = hasTag(role, 'kept') && supportCard(role).timing !== 'deployment';
    const use = kept ? null : useOf(situation, card);
    return use === null ? [] : [use];
  });
  if (uses.length === 0) return null;
  const use = dice.pick(
    bestBy(uses, (u) => [priceOf(s, seat, u.card)]),
    'SOLOP-PRIO-08',
    recorded.supportCard,
  );
  return play(
    situation,
    use,
    new Reasons(situation.w).rule('SOLOP-PRIO-08', 'SOLO-RULING-26', 'SOLOP-SUPPORT-03'),
    dice,
  );
}

/** 4.9. */
function again(situation: Situation, decision: Decision, plan: Plan, dice: Dice): Reply | null {
  if (plan.upgrading) return null;
  const second = secondReading(situation, plan, firstCards(situation));
  if (second === null) return null;
  const units = plan.others.filter((card) => isUnitCard(card));
  const open = second.sets.map((set) => openOf(set, units)).filter((set) => set.length > 0);
  const more: Selection = { sets: second.sets, rules: ['SOLO-RULING-25', ...second.rules] };
  return deploySet(situation, decision, plan, more, open, dice);
}

/** Which upgrades the unit on its way gets: those of its entry and what costs nothing (SOLOP-UPGRADE-02, SOLOP-UPGRADE-04). */
export function chooseUpgrades(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const card = view.deploying?.card ?? NONE;
  const reasons = new Reasons(situation.w);
  const bits = decision.options.map((o) => numberAt(o, 1));
  const first = firstCards(situation);
  const supplies = first(card) && !generatesAp(s, card) ? suppliesOffer(s, card) : NONE;
  const variant = findVariant(situation, card);
  let wanted = variant?.upgrades.filter((b) => bits.includes(b)) ?? [];
  if (supplies !== NONE && variant === null)
    wanted = richest(
      bits.filter((b) => (b & (1 << supplies)) !== 0),
      situation,
      card,
    );
  if (wanted.length === 0) wanted = richest(bits, situation, card);
  const chosen = dice.pick(wanted, 'SOLOP-UPGRADE-02', recorded.equalUpgrades);
  reasons.rule(variant === null ? 'SOLO-RULING-28' : variant.entry.rule);
  if (variant?.entry.upgrade.mode === 'must') reasons.rule('SOLOP-UPGRADE-01', 'SOLO-RULING-27');
  if (wanted.length > 1) reasons.rule('SOLOP-UPGRADE-02');
  const names = unitCard(s, card).upgrades.filter((_o, i) => (chosen & (1 << i)) !== 0);
  if (names.some((o) => o.cost === 0)) reasons.rule('SOLOP-UPGRADE-04');
  const list = names.map((o) => cardFact(upgradeOf(upgradeNumber(o.token))));
  const option: Option = ['equip', chosen];
  return reasons.reply(
    option,
    list.length === 0
      ? situation.w.solo.comesWithoutUpgrades(cardWords(s, card, situation.w))
      : situation.w.solo.comes(cardWords(s, card, situation.w), list),
    dice,
  );
}

/** Only what is free: of the sets that cost least, the fullest. */
function richest(bits: readonly number[], situation: Situation, card: number): number[] {
  const { upgrades } = unitCard(situation.s, card);
  const cost = (set: number): number => upgrades.reduce((sum, o, i) => sum + ((set & (1 << i)) !== 0 ? o.cost : 0), 0);
  const exchanged = (set: number): number => upgrades.filter((o, i) => o.exchange && (set & (1 << i)) !== 0).length;
  const best = bestBy(bits, (set) => [-cost(set), -exchanged(set), set.toString(2).replaceAll('0', '').length]);
  return best.slice(0, 1);
}

/** The entry for which the card is being deployed. */
function findVariant(situation: Situation, card: number): Variant | null {
  const plan = planOf(situation, firstCards(situation));
  const second = secondReading(situation, plan, firstCards(situation));
  for (const set of [...plan.first.sets, ...(second?.sets ?? [])]) {
    // a carrier is equipped before its passenger, whose upgrades the entry speaks of
    const found = set.find((v) => v.cards[v.cards.length - 1] === card);
    if (found !== undefined) return found;
  }
  return null;
}

/** The passenger of the carrier that has just come (SOLO-RULING-21); of equals a die takes one. */
export function chooseLoad(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const carrier = view.deploying?.card ?? NONE;
  const plan = planOf(situation, firstCards(situation));
  const second = secondReading(situation, plan, firstCards(situation));
  const isOffered = (card: number): boolean => decision.options.some((o) => o[0] === 'load' && Number(o[1]) === card);
  for (const sets of [plan.first.sets, second?.sets ?? []]) {
    // whoever is aboard another carrier already is in the hand no more
    const open = sets.map((set) => set.filter((v) => isOffered(v.cards[1] ?? NONE)));
    const passengers = passengersIn(open, carrier);
    if (passengers.length === 0) continue;
    const card = dice.pick(passengers, 'SOLO-RULING-24', recorded.whoComesAboard);
    const option = decision.options.find((o) => o[0] === 'load' && Number(o[1]) === card);
    const entry = open.flat().find((v) => v.cards[0] === carrier && v.cards[1] === card)?.entry;
    if (option === undefined || entry === undefined) continue;
    const text = situation.w.solo.comesAboard(cardWords(s, card, situation.w), cardWords(s, carrier, situation.w));
    return new Reasons(situation.w).rule(entry.rule, 'SOLO-RULING-21').reply(option, text, dice);
  }
  return new Reasons(situation.w)
    .rule('SOLO-RULING-65')
    .reply(['stay'], situation.w.solo.comesEmpty(cardWords(s, carrier, situation.w)), dice);
}
