import {
  type Fact,
  fitsQuestion,
  type Option,
  type Questions,
  type Refusal,
  type Seat,
  sameOption,
  type Tried,
  type Wish,
} from '@sandtable/kernel';
import { isCardName } from '../names/names';
import type { GmFacts } from '../say';
import { type GmState, seatState } from '../state';
import { verbOf } from '../verbs/list';
import { no } from '../verbs/no';
import { explainSurrender } from '../verbs/surrender';
import { missingPlace, optionOf } from './wishes';

/** What is offered to the seat, and the rule behind its question. */
interface Offered {
  readonly rule: string;
  readonly options: readonly Option[];
}

/** What the rules say of the question that is open. */
interface Rules {
  readonly questions: Questions<GmState, GmFacts>;
  offered(): Offered | null;
}

/** Every rule that forbids the wish now, by the same checks that list the options. */
export function explainWish(s: GmState, seat: Seat, wish: Wish, { questions, offered }: Rules, w: GmFacts): Refusal[] {
  if (wish.verb === 'surrender') return explainSurrender(s, w);
  const ask = s.asks.find((a) => a.seat === seat && a.answer === null);
  const offer = ask === undefined ? null : offered();
  if (ask === undefined || offer === null) return [no('2GM-TURN-01', w.explain.notActNow)];
  const option = optionOf(s, seat, wish);
  if (option !== null && offer.options.some((o) => sameOption(o, option)))
    return [...explainExtras(s, { seat, kind: ask.kind, wish, option }, w)];
  if (!fitsQuestion(questions, ask.kind, wish.verb)) {
    return [no('2GM-TURN-01', w.explain.nowNotMoment(wish.verb))];
  }
  const found = option === null || ask.kind === 'choose' ? [] : reasons(s, { seat, kind: ask.kind, wish, option }, w);
  // what no check names is refused by the rule that asks
  return found.length > 0 ? [...found] : [{ rule: offer.rule, text: unheardOf(s, seat, wish, w) }];
}

/** What the wish names that there is not: a mistyped space or card. */
function unheardOf(s: GmState, seat: Seat, wish: Wish, w: GmFacts): Fact {
  const place = missingPlace(s, wish);
  if (place !== null) return w.explain.noSuchSpace(place);
  const { card } = wish.words;
  const isKnown = card === undefined || isCardName(seatState(s, seat).nation, card);
  return isKnown ? w.explain.notAmongAnswersQuestion : w.explain.noCardCalled(card);
}

/** A deployment may be legal and its upgrades not. */
function explainExtras(s: GmState, tried: Tried, w: GmFacts): readonly Refusal[] {
  return tried.wish.extras.length > 0 ? reasons(s, tried, w) : [];
}

function reasons(s: GmState, tried: Tried, w: GmFacts): readonly Refusal[] {
  return verbOf(tried.wish.verb)?.refuse?.(s, tried, w) ?? [];
}
