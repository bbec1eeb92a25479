import type { Decision, Reply } from '@sandtable/kernel';
import { isUnitCard, unitCard } from '../../cards';
import { recorded } from '../../recorded';
import type { GmView } from '../../seeing/view';
import { seatState } from '../../state';
import { chooseComer, isBringer } from '../cards/bringing';
import { priceOf } from '../cards/cards';
import { supportName } from '../cards/support-tags';
import type { Dice } from '../dice';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { cardWords } from '../saying/words';
import type { Situation } from '../situation/situation';
import { chooseBombing } from './aircraft';
import { chooseDeployment, chooseLoad, loners } from './deployment';
import { chooseEquipment } from './equipment';
import { chooseExchanged } from './exchanging';
import { chooseFlip } from './flip';
import { chooseMobility, chooseMove } from './movement';
import { chooseShot } from './shooting';

/** SOLOT-DISCARD-01, SOLO-RULING-57: everything goes, unless the players let it keep what it has not used. */
function chooseDiscard(situation: Situation, decision: Decision, dice: Dice): Reply {
  const { s, solo } = situation;
  const end = decision.options.find((o) => o[0] === 'end');
  const [card] = decision.options.filter((o) => o[0] === 'discard');
  if (end !== undefined && (solo.levers.keeps || card === undefined))
    return new Reasons(situation.w).rule('SOLO-RULING-57').reply(end, situation.w.solo.keepsCardsNotUsed, dice);
  if (card === undefined) throw new Error('There is nothing to discard.');
  return new Reasons(situation.w)
    .rule('SOLOT-DISCARD-01', 'SOLO-RULING-57')
    .reply(card, situation.w.solo.discardedEverythingNotUsed(cardWords(s, Number(card[1]), situation.w)), dice);
}

/** SOLOT-CARDUSE-04: Espionage takes the dearest of the human's cards; Enigma and New Orders exchange what is of no use. */
function chooseCards(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply | null {
  const { s, seat } = situation;
  const card = view.choosing?.card;
  if (card === undefined) return null;
  const exchanged = chooseExchanged(situation, card, decision, dice);
  if (exchanged !== null) return exchanged;
  if (isBringer(card)) return chooseComer(situation, loners(situation), decision, dice);
  if (supportName(card) !== 'espionage') return null;
  const taken = decision.options.filter((o) => o[0] === 'take');
  if (taken.length === 0) return null;
  const price = (n: number): number => (isUnitCard(n) ? unitCard(s, n).cost : priceOf(s, seat, n));
  const option = dice.pick(
    bestBy(taken, (o) => [price(Number(o[1]))]),
    'SOLOT-GOAL-06',
    recorded.equalCards,
  );
  return new Reasons(situation.w)
    .rule('SOLOT-CARDUSE-04')
    .reply(option, situation.w.solo.dearestCardEnemyGoes(cardWords(s, Number(option[1]), situation.w)), dice);
}

/** The decisions that the Tactics tables make; null for everything else. */
export function tacticsChoice(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply | null {
  switch (decision.kind) {
    case 'move':
      return chooseMove(situation, view, decision, dice);
    case 'mobility':
      return chooseMobility(situation, view, decision, dice);
    case 'deploy':
      return chooseDeployment(situation, decision, dice);
    case 'equip':
      return chooseEquipment(situation, view, decision, dice);
    case 'load':
      return chooseLoad(situation, view, decision, dice);
    case 'bomb':
      return chooseBombing(situation, decision, dice);
    case 'shoot':
      return chooseShot(situation, decision, dice);
    case 'flip':
      return chooseFlip(situation, decision, dice);
    case 'discard':
      return seatState(situation.s, situation.seat).hand.length === 0 ? null : chooseDiscard(situation, decision, dice);
    case 'choose':
      return chooseCards(situation, view, decision, dice);
    default:
      return null;
  }
}
