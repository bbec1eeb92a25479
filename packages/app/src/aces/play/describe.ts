import { interceptorsAt, threatsAt } from '@sandtable/aces/table';
import { labelOf } from './chances';
import type { Desk, Picture } from './desk';
import type { KnownOdds } from './marks';

/** What may be done on a hex, for screen readers; the map itself says what lies there. */
export function describeHex(desk: Desk, picture: Picture, odds: KnownOdds, hex: number): string {
  const { t, view, selection } = desk;
  const { table } = view;
  const words: string[] = [];
  const unit = view.mover?.unit ?? selection.unit;
  if (table.units[unit]?.at === hex) words.push(t.describe.selected);
  else if (picture.actors.some((id) => table.units[id]?.at === hex)) words.push(t.describe.canAct);
  const goal = picture.goals.find((g) => g.hex === hex);
  if (goal !== undefined) {
    words.push(t.describe.goal(t.points(goal.cost)));
    if (threatsAt(table, unit, hex).length > 0) words.push(t.describe.threatened);
    if (interceptorsAt(table, unit, hex).length > 0) words.push(t.describe.stoppable);
  }
  const aim = picture.aims.find((a) => a.hex === hex);
  if (aim !== undefined) {
    const known = aim.odds === null ? undefined : odds.get(aim.odds);
    words.push(t.describe.target(known === undefined ? '' : labelOf(known, selection.unit, t)));
  }
  return words.join(', ');
}
