import { type Decision, numberAt, type Option, type Reply } from '@sandtable/kernel';
import { isUnitCard, supportCard } from '../../cards';
import { recorded } from '../../recorded';
import { NONE, seatState } from '../../state';
import { priceOf } from '../cards/cards';
import { hasTag } from '../cards/support-tags';
import type { Dice } from '../dice';
import { rowOf } from '../saying/own-book';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import type { Situation } from '../situation/situation';
import { isDone } from './moving';

/** What a system says of a unit: how far from its goal its behaviour would leave it, null if something else moves it. */
export type Remaining = (id: number) => number | null;

function held(situation: Situation): number[] {
  return seatState(situation.s, situation.seat).hand.filter((card) => !isUnitCard(card) && hasTag(card, 'move'));
}

/** Asks something of the unit under the effect of the card. */
function under<T>(situation: Situation, id: number, card: number, ask: () => T): T {
  const { cards } = situation.unit(id);
  return situation.supposing(
    () => cards.push({ card, by: NONE, until: situation.s.turn + 1, left: 0 }),
    ask,
    () => cards.pop(),
  );
}

/** Units the card would bring nearer to their goals. */
function hastened(situation: Situation, card: number, units: readonly number[], remaining: Remaining): number[] {
  return units.filter((id) => {
    if (isDone(situation, id)) return false;
    const now = remaining(id);
    if (now === null || now === 0) return false;
    const then = under(situation, id, card, () => remaining(id));
    return then !== null && then < now;
  });
}

/**
 * SOLO-RULING-74, SOLOT-CARDUSE-12: cards whose text names the Movement Phase are played there with AP that nothing else takes, on
 * the most powerful unit that gets nearer to its goal by it; one for all infantry if anybody does.
 */
export function hasten(
  situation: Situation,
  decision: Decision,
  dice: Dice,
  spare: () => number,
  remaining: Remaining,
): Reply | null {
  const { s, seat } = situation;
  const cards = held(situation);
  if (cards.length === 0) return null;
  for (const card of cards) {
    const options = decision.options.filter((o) => o[0] === 'play' && Number(o[1]) === card);
    if (options.length === 0 || priceOf(s, seat, card) > spare()) continue;
    const reasons = new Reasons(situation.w).rule(
      'SOLO-RULING-74',
      rowOf(situation, 'SOLOP-PRIO-08', 'SOLOT-CARDUSE-12'),
    );
    const { name, target } = supportCard(card);
    if (target === 'own-infantry-all') {
      const infantry = situation.own.filter((id) => situation.type(id) === 'infantry');
      const [option] = options;
      if (option === undefined || hastened(situation, card, infantry, remaining).length === 0) continue;
      return reasons.reply(option, situation.w.solo.playedInfantryGetsFurther(name), dice);
    }
    const able = hastened(
      situation,
      card,
      options.map((o) => numberAt(o, 2)),
      remaining,
    );
    if (able.length === 0) continue;
    const id = dice.pick(
      bestBy(able, (each) => situation.power(each)),
      'SOLO-RULING-74',
      recorded.whoGetsFurther,
    );
    const option: Option = ['play', card, id];
    return reasons.reply(option, situation.w.solo.playedGetsFurther(name, unitWords(s, id, situation.w)), dice);
  }
  return null;
}
