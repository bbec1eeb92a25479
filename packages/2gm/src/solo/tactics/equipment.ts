import { type Decision, passes, type Reply } from '@sandtable/kernel';
import { recorded } from '../../../words/en/recorded';
import { isUnitCard, unitCard, upgradeNumber, upgradeOf } from '../../cards';
import { printedName } from '../../names';
import { NONE } from '../../state';
import { equipChecks } from '../../turn/equipping';
import { offersOf } from '../../turn/offers';
import type { GmView } from '../../view';
import type { Dice } from '../dice';
import { bestBy } from '../rank';
import { Reasons } from '../reasons';
import type { Situation } from '../situation';
import { boughtBits } from '../upgrading';
import { cardWords, unitWords } from '../words';
import { classOfToken } from './classes';
import { offered } from './offered';
import { type Item, planOf } from './plan';
import { stanceNow } from './target';

function costOf(situation: Situation, card: number, bits: number): number {
  return offersOf(situation.s, card).reduce((sum, offer, i) => sum + ((bits & (1 << i)) !== 0 ? offer.cost : 0), 0);
}

/** What the card demands or gives for nothing. */
function bare(situation: Situation, card: number): number {
  const { s, seat } = situation;
  let bits = 0;
  offersOf(s, card).forEach((offer, i) => {
    const more = bits | (1 << i);
    const free = offer.compulsory || (offer.cost === 0 && !offer.exchange);
    if (free && passes(equipChecks, s, { seat, card, upgrades: more, cost: -1000 })) bits = more;
  });
  return bits;
}

function entryOf(situation: Situation, card: number): Item | null {
  const plan = planOf(situation).flatMap((item) => [item, ...item.equals]);
  return plan.find((item) => item.cards[item.cards.length - 1] === card) ?? null;
}

/** SOLO-RULING-60, SOLOT-UPGRADE-01: one item of the wanted class with the unit, the dearest that can be paid; which of equals, a die says. */
export function chooseEquipment(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const card = view.deploying?.card ?? NONE;
  const entry = isUnitCard(card) ? entryOf(situation, card) : null;
  const wanted = entry?.equipment ?? 'none';
  const bits = decision.options.map((o) => Number(o[1]));
  const base = bare(situation, card);
  const with1 = offered(situation, card, wanted)
    .map((i) => base | (1 << i))
    .filter((set) => bits.includes(set) && set !== base);
  const reasons = new Reasons(situation.w).rule(entry?.rule ?? null, 'SOLO-RULING-60');
  const [fallback = 0] = bestBy(bits, (set) => [-costOf(situation, card, set)]);
  const sets =
    with1.length > 0 ? bestBy(with1, (set) => [costOf(situation, card, set)]) : [bits.includes(base) ? base : fallback];
  const chosen = dice.pick(sets, 'SOLOT-GOAL-06', recorded.equalItems);
  const tokens = offersOf(s, card).filter((_o, i) => (chosen & (1 << i)) !== 0);
  for (const { token } of tokens) reasons.rule(classOfToken(token)?.rule ?? null);
  const names = tokens
    .map(({ token }) => printedName(upgradeOf(upgradeNumber(token)), situation.w.names))
    .join(' and ');
  const text =
    names === ''
      ? situation.w.solo.comesWithoutEquipment(cardWords(s, card, situation.w))
      : situation.w.solo.comes2(cardWords(s, card, situation.w), names);
  return reasons.reply(['equip', chosen], text, dice);
}

/** SOLOT-CARDS-04, SOLO-RULING-59: where numbers came first, equipment for the new units with what is left. */
export function buyEquipment(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s, seat } = situation;
  const { deploy } = stanceNow(situation);
  if (!deploy.many) return null;
  const fresh = s.units.flatMap((u, id) => (u.seat === seat && u.deployed === s.turn ? [id] : []));
  const cost = (id: number): number => unitCard(s, situation.unit(id).card).cost;
  for (const id of fresh.sort((a, b) => cost(b) - cost(a) || a - b)) {
    const { card } = situation.unit(id);
    const wanted = offered(situation, card, deploy.later);
    const has = boughtBits(s, situation.unit(id));
    if (wanted.some((i) => (has & (1 << i)) !== 0 && (offersOf(s, card)[i]?.cost ?? 0) > 0)) continue;
    const options = decision.options.filter(
      (o) => o[0] === 'upgrade' && Number(o[1]) === id && wanted.includes(Number(o[2])),
    );
    if (options.length === 0) continue;
    const best = bestBy(options, (o) => [offersOf(s, card)[Number(o[2])]?.cost ?? 0]);
    const option = dice.pick(best, 'SOLOT-GOAL-06', recorded.equalItems);
    const { token } = offersOf(s, card)[Number(option[2])] ?? { token: '' };
    return new Reasons(situation.w)
      .rule('SOLOT-CARDS-04', deploy.rule, 'SOLO-RULING-59', classOfToken(token)?.rule ?? null)
      .reply(
        option,
        situation.w.solo.getsApLeft(
          unitWords(s, id, situation.w),
          printedName(upgradeOf(upgradeNumber(token)), situation.w.names),
        ),
        dice,
      );
  }
  return null;
}
