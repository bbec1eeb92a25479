import type { PlayWords } from '../../i18n/en/play';
import type { Spot } from '../board/spots';
import { bestOf, labelOf } from './chances';
import type { Desk, KnownOdds, Picture } from './desk';
import { placeOf } from './words';

/** What may be done at a place, for screen readers; the field itself says what lies there. */
export function describeSpot(desk: Desk, picture: Picture, odds: KnownOdds, t: PlayWords, spot: Spot): string {
  const { view, selection } = desk;
  const words: string[] = [];
  if (selection.unit >= 0 && placeOf(view.table, selection.unit) === spot) words.push(t.describe.selected);
  else if (picture.actors.some((id) => placeOf(view.table, id) === spot)) words.push(t.describe.canAct);
  const here = picture.aims.filter((aim) => aim.spot === spot);
  const best = bestOf(here.flatMap((aim) => (aim.odds === null ? [] : (odds.get(aim.odds) ?? []))));
  words.push(...here.map((aim) => aim.label));
  if (best !== null) words.push(labelOf(best, t));
  return words.join(', ');
}
