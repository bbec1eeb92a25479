import type { GmView } from '@sandtable/2gm/table';
import type { Question } from '@sandtable/host';
import type { Option, Seat } from '@sandtable/kernel';
import { onlyAnswer, type Passing, passAlone } from '../react/auto-pass';
import { type Carrying, endAlone } from './carry';

/** The answer that a seat's table gives by itself; null if its person is to be asked. */
export function answerAlone(
  question: Pick<Question, 'kind' | 'options'>,
  view: GmView,
  seat: Seat,
  habits: Passing & Carrying,
): Option | null {
  const { watched } = habits;
  const { night } = view.table.opt;
  return (
    passAlone(question, habits) ?? onlyAnswer(question, { watched, night }) ?? endAlone(question, view, seat, habits)
  );
}
