import type { Spot } from '../board/spots';
import { underWay } from '../react/under-way';
import type { Aim, Desk } from './desk';
import { placeOf } from './words';

/** The places that a sheet speaks of, those that are nowhere included: who attacks what, where a unit comes to stand, what is under way. */
export function spokenOf({ view, question, selection }: Desk, shown: readonly Aim[]): readonly Spot[] {
  const { table, deploying } = view;
  if (question === null) return [];
  if (shown.length > 0) return [placeOf(table, selection.unit), ...shown.map(({ spot }) => spot)];
  if (deploying !== null) return [deploying.space];
  return (underWay(view).arrows ?? []).flatMap(({ from, to }) => [from, to]);
}
