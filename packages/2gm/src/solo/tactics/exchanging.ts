import type { Decision, Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { isUnitCard, supportCard } from '../../cards';
import { cardFact } from '../../names/titles';
import { seatState } from '../../state';
import { priceOf } from '../cards/cards';
import { hasTag, supportName } from '../cards/support-tags';
import { legalAims } from '../cards/support-use';
import type { Dice } from '../dice';
import { Reasons } from '../saying/reasons';
import { cardWords } from '../saying/words';
import type { Situation } from '../situation/situation';

/** SOLO-RULING-82: what no later moment of the turn could need. */
function isIdle(card: number): boolean {
  return isUnitCard(card) || !hasTag(card, 'kept');
}

/** SOLO-RULING-82: New Orders when nothing of the hand is of use and AP are left for what may come. */
export function exchange(situation: Situation, dice: Dice): Reply | null {
  const { s, seat } = situation;
  const { hand, ap, deck, discard } = seatState(s, seat);
  const card = hand.find((each) => !isUnitCard(each) && supportName(each) === 'new-orders');
  if (card === undefined || ap <= priceOf(s, seat, card) || deck.length + discard.length === 0) return null;
  const [on] = legalAims(situation, card);
  if (on === undefined || !hand.some((each) => each !== card && isIdle(each))) return null;
  return new Reasons(situation.w)
    .rule('SOLO-RULING-82', 'SOLO-RULING-64')
    .reply(['play', card, on], situation.w.solo.exchangesCards(cardFact(supportCard(card))), dice);
}

/** The cards that exchange what is of no use, and the rule that says so. */
const EXCHANGES: Readonly<Record<string, RuleId>> = { 'new-orders': 'SOLO-RULING-82', enigma: 'SOLO-RULING-64' };

/** One card after the other goes, but for those kept for a moment of their own; null for every other card. */
export function chooseExchanged(situation: Situation, card: number, decision: Decision, dice: Dice): Reply | null {
  const rule = EXCHANGES[supportName(card)];
  if (rule === undefined) return null;
  const option = decision.options.find((o) => o[0] === 'discard' && isIdle(Number(o[1])));
  if (option === undefined) return null;
  return new Reasons(situation.w)
    .rule(rule)
    .reply(option, situation.w.solo.exchanged(cardWords(situation.s, Number(option[1]), situation.w)), dice);
}
