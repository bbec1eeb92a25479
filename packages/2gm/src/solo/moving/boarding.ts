import type { Fact, Reply } from '@sandtable/kernel';
import { unitCard } from '../../cards';
import { recorded } from '../../recorded';
import type { Table } from '../../state';
import type { Dice } from '../dice';
import { bestBy } from '../saying/rank';
import type { Reasons } from '../saying/reasons';
import { cardWords, unitWords } from '../saying/words';
import type { Situation } from '../situation/situation';
import { openCraft } from './landing';

/** SOLO-RULING-79: the card boards a craft that waits on the Deployment Line; null without one. */
export function board(situation: Situation, card: number, price: Fact, reasons: Reasons, dice: Dice): Reply | null {
  const { s, w } = situation;
  const open = openCraft(situation);
  if (open.length === 0) return null;
  const craft = dice.pick(open, 'SOLO-RULING-79', recorded.craftBoarded);
  return reasons
    .rule('SOLO-RULING-79')
    .reply(['load', card, craft], w.solo.boards(cardWords(s, card, w), price, unitWords(s, craft, w)), dice);
}

/** ` with the Raiders or the Marines aboard`: who of equals it will be, a die says when the carrier is loaded. */
export function aboardWords({ s, w }: Situation, passengers: readonly number[]): Fact | string {
  if (passengers.length === 0) return '';
  return w.solo.aboard(w.solo.either(passengers.map((card) => cardWords(s, card, w))));
}

/** The card whose weapon counts where a carrier is put: its own, or that of the passenger who pierces most. */
export function armedOf(s: Table, carrier: number, passengers: readonly number[]): number {
  if (unitCard(s, carrier).weapon !== null) return carrier;
  const [best = carrier] = bestBy(passengers, (card) => [unitCard(s, card).weapon?.pierce ?? 0]);
  return best;
}
