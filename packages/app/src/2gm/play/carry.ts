import type { GmView } from '@sandtable/2gm/table';
import type { Question } from '@sandtable/host';
import type { Option, Seat } from '@sandtable/kernel';

/*
 * Going on by itself where a phase has nothing to offer.
 *
 * A phase whose only answer is its end is ended without a key press. Not where something was done in it: whoever has brought
 * a unit in may want to take that back, and the end of the turn could draw cards and stand in the way.
 *
 * Whether a phase is empty depends on the hand: cards may be played in all of them. While somebody else is at the table, who
 * would see by a phase that goes by at once that no card fitted, it is only done where everybody can see that there is
 * nothing: without a card in hand, and not at night, when nobody knows what the other side's units are.
 */

const PHASES: ReadonlySet<string> = new Set(['move', 'deploy', 'shoot', 'flip']);

export interface Carrying {
  readonly on: boolean;
  readonly watched: boolean;
  /** The phase in which something was done last, as `phaseKey` names it; null: wait for the person. */
  readonly acted: string | null;
}

/** One phase of one turn. */
export function phaseKey({ table }: GmView): string {
  return `${table.turn} ${table.phase}`;
}

/** The end of a phase that needs nobody; null if the person is to be asked. */
export function endAlone(
  question: Pick<Question, 'kind' | 'options'>,
  view: GmView,
  seat: Seat,
  { on, watched, acted }: Carrying,
): Option | null {
  const [only, ...others] = question.options;
  if (!on || only === undefined || others.length > 0 || only[0] !== 'end' || !PHASES.has(question.kind)) return null;
  if (acted === null || phaseKey(view) === acted) return null;
  const { seats, opt } = view.table;
  const open = seats[seat]?.hand.length === 0 && !opt.night;
  return watched && !open ? null : only;
}
