import { type Decision, numberAt, type Option, type Reply } from '@sandtable/kernel';
import { isUnitCard, supportCard, unitCard } from '../../cards';
import { cardFact } from '../../names/titles';
import { recorded } from '../../recorded';
import type { GmView } from '../../seeing/view';
import { priceOf } from '../cards/cards';
import { supportName } from '../cards/support-tags';
import { aimsFor } from '../cards/support-use';
import type { Dice } from '../dice';
import { rowOf, tieOf } from '../saying/own-book';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { soloBid } from '../set-up/bidding';
import type { Situation } from '../situation/situation';
import { chooseInAmbush } from './answering';

const IDLE: readonly string[] = ['end', 'stay', 'pass', 'keep', 'done', 'leave'];
const HUMAN_BID = 2;

/** What a seat may be asked besides the phases: choices of support cards, and the set-up of a seat that was handed over. */
export function otherChoice(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const reasons = new Reasons(situation.w).rule(rowOf(situation, 'SOLOP-GEN-02', 'SOLO-RULING-08'));
  if (decision.kind === 'bid') {
    const ap = Math.max(...decision.options.map((o) => numberAt(o, 1)));
    const bid = soloBid(
      situation.solo.system,
      dice.roll(rowOf(situation, 'SOLOP-START-04', 'SOLOT-START-02'), recorded.bid),
      HUMAN_BID,
      ap,
    );
    return reasons.rule('SOLO-RULING-15').reply(['bid', bid], situation.w.solo.bidsAp(bid), dice);
  }
  if (decision.kind === 'engage') {
    const option = dice.pick(decision.options, tieOf(situation), recorded.whomFires);
    return reasons.reply(option, situation.w.solo.firesInterceptor, dice);
  }
  const found = borrowedAim(situation, view, decision, dice) ?? outOfAmbush(situation, view, decision, dice);
  if (found !== null) return found;
  const idle = decision.options.find((o) => IDLE.includes(o[0]));
  if (idle !== undefined && !choosing(decision)) return reasons.reply(idle, situation.w.solo.nothingHere, dice);
  const option = dice.pick(best(situation, decision), tieOf(situation), recorded.equalChoices);
  return reasons.reply(option, situation.w.solo.takesWhatWorthMost, dice);
}

/** SOLO-RULING-75: a captured card is aimed as one of its own would be. */
function borrowedAim(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply | null {
  const { choosing } = view;
  if (choosing === null || decision.kind !== 'choose' || supportName(choosing.card) !== 'captured') return null;
  const aims = decision.options.filter((o) => o[0] === 'play').map((o) => numberAt(o, 2));
  const found = aimsFor(situation, choosing.on, aims, 'plain');
  if (found === null || found.aims.length === 0) return null;
  const on = dice.pick(found.aims, tieOf(situation), recorded.whatCapturedCardPlayed);
  const option = decision.options.find((o) => o[0] === 'play' && Number(o[2]) === on);
  if (option === undefined) return null;
  return new Reasons(situation.w)
    .rule('SOLO-RULING-75', ...found.rules)
    .reply(option, situation.w.solo.capturedPlayed(cardFact(supportCard(choosing.on))), dice);
}

function outOfAmbush(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply | null {
  const { choosing } = view;
  if (choosing === null || decision.kind !== 'choose' || supportName(choosing.card) !== 'ambush') return null;
  return chooseInAmbush(situation, view, decision, dice);
}

/** A card asks its player to choose something: it is worth choosing. */
function choosing(decision: Decision): boolean {
  return decision.options.some((o) => o[0] === 'take' || o[0] === 'token' || o[0] === 'face');
}

/** The dearest card, or all that are equal. */
function best(situation: Situation, decision: Decision): readonly Option[] {
  const { s, seat } = situation;
  const real = decision.options.filter((o) => !IDLE.includes(o[0]));
  const worth = (o: Option): number => {
    if (o[0] !== 'take') return 0;
    const card = Number(o[1]);
    return isUnitCard(card) ? unitCard(s, card).cost : priceOf(s, seat, card);
  };
  return bestBy(real.length > 0 ? real : decision.options, (o) => [worth(o)]);
}
