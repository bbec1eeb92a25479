import {
  type FrameDef,
  type Refusal,
  type Ruleset,
  readShape,
  refusals,
  stableHash,
  type Violation,
  type Wish,
} from '@sandtable/kernel';
import * as z from 'zod/mini';
import { ABILITY_NAMES } from './abilities';
import { answerChecks, bandageChecks, breathChecks, setChecks, stepChecks, strikeChecks } from './checks';
import { BANDAGE, CARDS, cardNumber, FULL_DECK, PARRY, RIPOSTE } from './content';
import { see } from './events';
import { duel, strike, turn } from './frames';
import { initState } from './new-duel';
import { aftermath, answer, breath, damage } from './reactions';
import { cloneState, type Duelist, type DuelSetup, type DuelState, other, PACES } from './state';
import { type DuelView, gesture, resample, view } from './view';
import { paceOf } from './wishes';
import { say } from './words';

const Names = z.array(z.enum(ABILITY_NAMES));
const SetupShape = z.strictObject({
  hp: z.int().check(z.minimum(1), z.maximum(50)),
  abilities: z.tuple([Names, Names]),
});

export const toyFrames: readonly FrameDef<DuelState>[] = [duel, turn, strike, answer, damage, aftermath];

export const toyRules: Ruleset<DuelState, DuelSetup, DuelView> = {
  id: 'toy',
  version: '1',
  content: stableHash(CARDS),
  frames: toyFrames,
  standing: breath,
  maxAnswers: 2000,
  parseSetup: (raw) => readShape(SetupShape, raw),
  init: initState,
  clone: cloneState,
  seats: () => 2,
  view,
  see,
  gesture,
  resample,
  explain,
  invariants,
  stateChecks(s, k) {
    if (s.outcome !== null) return false;
    const down = s.duelists.findIndex((d) => d.hp <= 0);
    if (down < 0) return false;
    k.finish({ winners: [other(down)], rule: 'TOY-WIN-01', reason: say.endings.down });
    return true;
  },
};

/** Why a seat may not do this now; the same checks that list its options. */
function explain(s: DuelState, seat: number, wish: Wish): Refusal[] {
  const card = cardNumber(wish.words.card ?? '');
  if (wish.verb === 'breathe') return refusals(breathChecks, s, { seat, card });
  const ask = s.asks.find((a) => a.seat === seat && a.answer === null);
  const moment = MOMENTS[wish.verb];
  if (ask === undefined || moment === undefined || !moment.includes(ask.kind)) {
    return [{ rule: 'TOY-HAND-02', text: say.refusals.notNow(wish.verb) }];
  }
  switch (wish.verb) {
    case 'strike':
      return refusals(strikeChecks, s, { seat, card });
    case 'set':
      return refusals(setChecks, s, { seat, card });
    case 'step':
      return refusals(stepChecks, s, { seat, to: paceOf(wish.places.to ?? '') });
    case 'parry':
      return refusals(answerChecks, s, { seat, card: PARRY });
    case 'riposte':
      return refusals(answerChecks, s, { seat, card: RIPOSTE });
    case 'bandage':
      return refusals(bandageChecks, s, { seat, card: BANDAGE });
    case 'bid':
      return (wish.numbers.points ?? 0) <= 3 ? [] : [{ rule: 'TOY-SETUP-02', text: say.refusals.bidRange }];
    default:
      return [];
  }
}

/** Which question each verb answers. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  strike: ['act'],
  set: ['act'],
  step: ['act'],
  end: ['act'],
  parry: ['answer'],
  riposte: ['answer'],
  bandage: ['aftermath'],
  pass: ['answer', 'aftermath'],
  bid: ['bid'],
};

function invariants(s: DuelState): Violation[] {
  const out: Violation[] = [];
  s.duelists.forEach((d, seat) => {
    if (d.at < 1 || d.at > PACES) out.push({ what: `Seat ${seat} stands on pace ${d.at}.` });
    if (countedCards(d) !== SORTED_DECK) out.push({ what: `Seat ${seat} has lost or gained cards.` });
    if (d.set.length > 2) out.push({ what: `Seat ${seat} has ${d.set.length} cards face down.` });
    if (d.hp <= 0 && s.outcome === null) out.push({ what: `Seat ${seat} goes on with ${d.hp} hit points.` });
  });
  if (s.duelists[0].at === s.duelists[1].at) out.push({ what: 'Both duelists stand on one pace.' });
  return out;
}

const SORTED_DECK = sortedCards(FULL_DECK);

function countedCards(d: Duelist): string {
  return sortedCards([...d.deck, ...d.hand, ...d.set, ...d.discard]);
}

function sortedCards(cards: readonly number[]): string {
  return cards
    .slice()
    .sort((a, b) => a - b)
    .join();
}
