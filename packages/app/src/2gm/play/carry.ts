import type { GmView } from '@sandtable/2gm/table';
import type { Question } from '@sandtable/host';
import type { Option, Seat } from '@sandtable/kernel';

/*
 * Going on by itself where a phase has nothing to offer.
 *
 * A phase whose only answer is its end is ended without a key press. Not the last ones of a turn right after something was
 * done: whoever has brought a unit in may want to take that back, and the end of the turn draws cards and stands in the way.
 * An earlier phase goes by even then: taking back the deed takes that back, too.
 *
 * Whether a phase is empty depends on the hand: cards may be played in all of them. While somebody else is at the table, who
 * would see by a phase that goes by at once that no card fitted, it is only done where everybody can see that there is
 * nothing: without a card in hand, and not at night, when nobody knows what the other side's units are.
 */

const EARLY: ReadonlySet<string> = new Set(['move', 'deploy']);
const LATE: ReadonlySet<string> = new Set(['shoot', 'flip']);

export interface Carrying {
  readonly on: boolean;
  readonly watched: boolean;
  /** The turn in which something was done last; null: wait for the person. */
  readonly acted: number | null;
  /** What was done last was to end a phase. */
  readonly ended: boolean;
}

/** The end of a phase that needs nobody; null if the person is to be asked. */
export function endAlone(
  question: Pick<Question, 'kind' | 'options'>,
  view: GmView,
  seat: Seat,
  { on, watched, acted, ended }: Carrying,
): Option | null {
  const [only, ...others] = question.options;
  if (!on || acted === null || only === undefined || others.length > 0 || only[0] !== 'end') return null;
  const { seats, opt, turn } = view.table;
  const passes = EARLY.has(question.kind) || (LATE.has(question.kind) && (ended || acted !== turn));
  if (!passes) return null;
  const open = seats[seat]?.hand.length === 0 && !opt.night;
  return watched && !open ? null : only;
}
