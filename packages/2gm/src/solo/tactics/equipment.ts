import { by, type Decision, numberAt, type Reply } from '@sandtable/kernel';
import { isUnitCard, unitCard, upgradeNumber, upgradeOf } from '../../cards';
import { cardFact } from '../../names/titles';
import { recorded } from '../../recorded';
import type { GmView } from '../../seeing/view';
import { NONE } from '../../state';
import { offersOf } from '../../turn/offers';
import { upgradesCost } from '../../turn/upgrades';
import { boughtBits, freeBits } from '../cards/upgrading';
import type { Dice } from '../dice';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { cardWords, unitWords } from '../saying/words';
import type { Situation } from '../situation/situation';
import { classOfToken } from './classes';
import { offered, setsOf } from './offered';
import { type Item, itemOf, planOf } from './plan';
import type { Equipment } from './tables';
import { stanceNow } from './target';

/** The item of the plan for which the card comes: as a passenger that of its carrier. */
function entryOf(situation: Situation, card: number, space: number): Item | null {
  const carrier = situation.s.units[situation.s.on[space] ?? NONE];
  if (carrier !== undefined && carrier.seat === situation.seat && carrier.deployed === situation.s.turn) {
    const found = itemOf(situation, carrier.card, card);
    if (found !== null) return found;
  }
  const plan = planOf(situation).flatMap((item) => [item, ...item.equals]);
  return plan.find((item) => item.cards[item.cards.length - 1] === card) ?? null;
}

/**
 * SOLO-RULING-60: an item of the wanted class with the unit, or one of each (SOLO-RULING-88), the dearest that can
 * be paid; which of equals, a die says.
 */
export function chooseEquipment(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s, seat } = situation;
  const card = view.deploying?.card ?? NONE;
  const entry = isUnitCard(card) ? entryOf(situation, card, view.deploying?.space ?? NONE) : null;
  const wanted = entry?.equipment ?? 'none';
  const bits = decision.options.map((o) => numberAt(o, 1));
  const base = freeBits(s, seat, card, 0);
  const reasons = new Reasons(situation.w).rule(entry?.rule ?? null, 'SOLO-RULING-60');
  if (wanted === 'both') reasons.rule('SOLO-RULING-88');
  const [fallback = 0] = bestBy(bits, (set) => [-upgradesCost(s, card, set)]);
  const payable = setsOf(situation, card, wanted)
    .map((sets) => sets.map((set) => base | set).filter((set) => bits.includes(set) && set !== base))
    .find((sets) => sets.length > 0);
  const sets =
    payable === undefined
      ? [bits.includes(base) ? base : fallback]
      : bestBy(payable, (set) => [upgradesCost(s, card, set)]);
  const chosen = dice.pick(sets, 'SOLOT-GOAL-06', recorded.equalItems);
  const tokens = offersOf(s, card).filter((_o, i) => (chosen & (1 << i)) !== 0);
  for (const { token } of tokens) reasons.rule(classOfToken(token)?.rule ?? null);
  const names = tokens.map(({ token }) => cardFact(upgradeOf(upgradeNumber(token))));
  const text =
    names.length === 0
      ? situation.w.solo.comesWithoutEquipment(cardWords(s, card, situation.w))
      : situation.w.solo.comes(cardWords(s, card, situation.w), names);
  return by(reasons.reply(['equip', chosen], text, dice), 'SOLOT-UPGRADE-01');
}

/** Items of the class that a unit has not got yet; what cost nothing does not count. */
function stillWanted(situation: Situation, id: number, later: Equipment): readonly number[] {
  const { s } = situation;
  const { card } = situation.unit(id);
  const has = boughtBits(s, situation.unit(id));
  const paid = (i: number): boolean => (has & (1 << i)) !== 0 && (offersOf(s, card)[i]?.cost ?? 0) > 0;
  const bought = offered(situation, card, later).filter(paid);
  const [only] = bought;
  if (only === undefined) return offered(situation, card, later);
  if (later !== 'both' || bought.length > 1) return [];
  // SOLO-RULING-88: what completes a pair with the item that is there
  const [pairs = []] = setsOf(situation, card, 'both');
  return offered(situation, card, 'both').filter((i) => i !== only && pairs.includes((1 << only) | (1 << i)));
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
    const wanted = stillWanted(situation, id, deploy.later);
    const options = decision.options.filter(
      (o) => o[0] === 'upgrade' && Number(o[1]) === id && wanted.includes(Number(o[2])),
    );
    if (options.length === 0) continue;
    const best = bestBy(options, (o) => [offersOf(s, card)[Number(o[2])]?.cost ?? 0]);
    const option = dice.pick(best, 'SOLOT-GOAL-06', recorded.equalItems);
    const { token } = offersOf(s, card)[Number(option[2])] ?? { token: '' };
    return new Reasons(situation.w)
      .rule('SOLOT-CARDS-04', deploy.rule, 'SOLO-RULING-59', deploy.later === 'both' ? 'SOLO-RULING-88' : null)
      .rule(classOfToken(token)?.rule ?? null)
      .reply(
        option,
        situation.w.solo.getsApLeft(unitWords(s, id, situation.w), cardFact(upgradeOf(upgradeNumber(token)))),
        dice,
      );
  }
  return null;
}
