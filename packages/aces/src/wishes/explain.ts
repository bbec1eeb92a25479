import {
  fitsQuestion,
  type Option,
  type Questions,
  type Refusal,
  type Seat,
  sameOption,
  type Wish,
} from '@sandtable/kernel';
import { say } from '../say';
import type { AcesState } from '../state';
import { verbOf } from '../verbs/list';
import { explainTransfer } from '../verbs/transfer';
import { optionOf } from './wishes';

/** What the rules say of the question that is open. */
interface Rules {
  readonly questions: Questions<AcesState>;
  offered(): readonly Option[];
}

/** Every rule that forbids the wish now, by the same checks that list the options. */
export function explainWish(s: AcesState, seat: Seat, wish: Wish, { questions, offered }: Rules): readonly Refusal[] {
  if (wish.verb === 'transfer') return explainTransfer(s, seat, wish.numbers.coins ?? 0);
  const verb = verbOf(wish.verb);
  const kind = s.asks.find((a) => a.seat === seat && a.answer === null)?.kind ?? '';
  if (!fitsQuestion(questions, kind, wish.verb)) {
    const kept = verb?.untimely?.(s, { seat, kind, wish }) ?? [];
    return kept.length > 0 ? kept : [{ rule: 'AA-TURN-01', text: say.explain.notNow(wish.verb) }];
  }
  const option = optionOf(s, seat, wish);
  if (verb?.refuse !== undefined) return verb.refuse(s, { seat, kind, wish, option: option ?? [wish.verb] }, say);
  // the remaining questions have short lists of answers: what is not among them is refused by the rule that asks
  const same = option !== null && offered().some((o) => sameOption(o, option));
  return same ? [] : [{ rule: verb?.rule ?? 'AA-TURN-01', text: say.explain.noAnswer }];
}
