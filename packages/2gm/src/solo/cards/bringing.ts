import type { Decision, Option, Reply } from '@sandtable/kernel';
import { isUnitCard, playCost, supportCard, unitCard } from '../../cards';
import { cardFact } from '../../names/titles';
import { recorded } from '../../recorded';
import { NONE, seatState } from '../../state';
import { type Bringing, offerBringing } from '../../support/bringing';
import { homeGuard } from '../../support/defend-the-reich';
import { reliefOf } from '../../support/in-need-of-support';
import type { Dice } from '../dice';
import { freeSpaces } from '../pacific/place';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { cardWords } from '../saying/words';
import { coverRank } from '../situation/cover';
import { bestHarmFrom } from '../situation/imagined';
import type { Situation } from '../situation/situation';
import { priceOf } from './cards';
import { supportName } from './support-tags';
import { legalAims } from './support-use';

/** SOLO-RULING-80: a card that is a way to deploy, and how many come by it. */
interface Bringer {
  readonly most: number;
  who(situation: Situation, on: number, ap: number): Bringing;
}

const BRINGERS: Readonly<Record<string, Bringer>> = {
  'in-need-of-support': { most: 1, who: ({ s, seat }, on, ap) => reliefOf(s, seat, on, ap) },
  'defend-the-reich': { most: 2, who: ({ s, seat }, _on, ap) => homeGuard(s, seat, ap) },
};

export function isBringer(card: number): boolean {
  return supportName(card) in BRINGERS;
}

/** A unit of the hand on a space. */
interface Coming {
  readonly option: Option;
  readonly card: number;
  readonly space: number;
}

/** Those who would have something to fire at from where they are put, the dearest first, then who does most, then cover. */
function promising(situation: Situation, options: readonly Option[], wanted: (card: number) => boolean): Coming[] {
  const { s } = situation;
  const able = options.flatMap((option): Coming[] => {
    const [card, space] = [Number(option[1]), Number(option[2])];
    return wanted(card) && bestHarmFrom(situation, card, space) > 0 ? [{ option, card, space }] : [];
  });
  return bestBy(able, ({ card, space }) => [
    unitCard(s, card).cost,
    bestHarmFrom(situation, card, space),
    ...coverRank(s, space),
  ]);
}

function hasTargetAtHome(situation: Situation, card: number): boolean {
  return freeSpaces(situation, card).some((space) => bestHarmFrom(situation, card, space) > 0);
}

/** Cards that would come by it with something to fire at, each once, in the order they would come. */
function comers(situation: Situation, bringer: Bringer, on: number, card: number, wanted: readonly number[]): number[] {
  const { s, seat } = situation;
  const out: number[] = [];
  let ap = seatState(s, seat).ap - playCost(s, seat, card);
  const left = wanted.slice();
  while (out.length < bringer.most) {
    const b = bringer.who(situation, on, ap);
    const options: Option[] = [];
    offerBringing(s, b, options);
    const [next] = promising(situation, options, (each) => left.includes(each));
    if (next === undefined) break;
    out.push(next.card);
    left.splice(left.indexOf(next.card), 1);
    ap -= Math.max(b.least, priceOf(s, seat, next.card) - b.less);
  }
  return out;
}

/**
 * SOLO-RULING-80: played where a unit of the lists gets something to fire at that it would not have from the Deployment Line, or
 * where nothing is lost by it because as many come as it can bring.
 */
function isWorth(situation: Situation, bringer: Bringer, coming: readonly number[]): boolean {
  if (bringer.most > 1 && coming.length === bringer.most) return true;
  return coming.some((card) => !hasTargetAtHome(situation, card));
}

/** The next of the lists comes by a card, if that is better. `wanted`: the units of the lists that come alone. */
export function bringByCard(situation: Situation, wanted: readonly number[], dice: Dice): Reply | null {
  const { s, seat } = situation;
  const { hand } = seatState(s, seat);
  for (const card of hand) {
    const bringer = isUnitCard(card) ? undefined : BRINGERS[supportName(card)];
    if (bringer === undefined) continue;
    const aims = legalAims(situation, card).filter((on) =>
      isWorth(situation, bringer, comers(situation, bringer, on, card, wanted)),
    );
    if (aims.length === 0) continue;
    const cost = (on: number): number =>
      comers(situation, bringer, on, card, wanted).reduce((sum, each) => sum + unitCard(s, each).cost, 0);
    const on = dice.pick(
      bestBy(aims, (each) => [cost(each)]),
      'SOLO-RULING-80',
      recorded.whatCardPlayed,
    );
    const [first = NONE] = comers(situation, bringer, on, card, wanted);
    const text = situation.w.solo.bringsByCard(cardFact(supportCard(card)), cardWords(s, first, situation.w));
    return new Reasons(situation.w).rule('SOLO-RULING-80').reply(['play', card, on], text, dice);
  }
  return null;
}

/** Who comes by the card, and where; nobody more once nobody has anything to fire at. */
export function chooseComer(
  situation: Situation,
  wanted: readonly number[],
  decision: Decision,
  dice: Dice,
): Reply | null {
  const { s } = situation;
  const all = decision.options.filter((o) => o[0] === 'deploy');
  const best = promising(situation, all, (card) => wanted.includes(card)).map(({ option }) => option);
  const idle = decision.options.find((o) => o[0] === 'done');
  if (best.length === 0 && (idle !== undefined || all.length === 0)) return null;
  const option = dice.pick(best.length > 0 ? best : all, 'SOLO-RULING-80', recorded.equalSpaces);
  const text = situation.w.solo.comesByCard(cardWords(s, Number(option[1]), situation.w));
  return new Reasons(situation.w).rule('SOLO-RULING-80').reply(option, text, dice);
}
