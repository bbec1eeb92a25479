import type { Option, Seat } from '@sandtable/kernel';
import { mayMove } from '../../field/movement';
import { onField, seatState, type Table, unit } from '../../state';
import { act } from '../../verbs/asking';
import type { Act, Verb } from '../../verbs/verb';
import { ofUnit } from '../../verbs/writing';

/** A unit has been looked at and stays where it is. */
export const hold: Verb = { word: 'hold', form: 'at:place', ...ofUnit('hold') };

/** A solo opponent looks at each unit once and says which ones stay, so that no die is rolled twice for one (SOLO-RULING-33). */
function offerHolds(s: Table, seat: Seat, out: Option[]): void {
  const { solo } = seatState(s, seat);
  if (solo === null) return;
  for (let id = 0; id < s.units.length; id++) {
    if (unit(s, id).seat !== seat || !onField(unit(s, id))) continue;
    if (!solo.held.includes(id) && mayMove(s, seat, id)) out.push(['hold', id]);
  }
}

export const holding: Act = {
  guest: true,
  spares: true,
  ...act([hold], offerHolds, (s, seat, option) => void seatState(s, seat).solo?.held.push(Number(option[1]))),
};
