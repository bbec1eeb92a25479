import type { Decision, Option, Reply } from '@sandtable/kernel';
import { isUnitCard, unitCard } from '../cards';
import type { GmView } from '../view';
import { soloBid } from './bidding';
import { priceOf } from './cards';
import type { Dice } from './dice';
import { bestBy } from './rank';
import { Reasons } from './reasons';
import type { Situation } from './situation';

const IDLE: readonly string[] = ['end', 'stay', 'pass', 'keep', 'done', 'leave'];
const HUMAN_BID = 2;

/** What a seat may be asked besides the phases: choices of support cards, and the set-up of a seat that was handed over. */
export function otherChoice(situation: Situation, _view: GmView, decision: Decision, dice: Dice): Reply {
  const reasons = new Reasons().rule('SOLOP-GEN-02');
  if (decision.kind === 'bid') {
    const ap = Math.max(...decision.options.map((o) => Number(o[1])));
    const bid = soloBid(situation.solo.system, dice.roll('SOLOP-START-04', 'its bid'), HUMAN_BID, ap);
    return reasons.rule('SOLO-RULING-15').reply(['bid', bid], `it bids ${bid} AP`, dice);
  }
  if (decision.kind === 'engage') {
    const option = dice.pick(decision.options, 'SOLOP-GEN-03', 'whom it fires at');
    return reasons.reply(option, 'it fires at an interceptor', dice);
  }
  const idle = decision.options.find((o) => IDLE.includes(o[0]));
  if (idle !== undefined && !choosing(decision)) return reasons.reply(idle, 'it does nothing here', dice);
  const option = dice.pick(best(situation, decision), 'SOLOP-GEN-03', 'which of the equal choices');
  return reasons.reply(option, 'it takes what is worth most', dice);
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
