import type { Spot } from '../board/spots';
import { underWay } from '../react/under-way';
import type { Aim, Desk } from './desk';
import { placeOf } from './words';

/** The places that a sheet speaks of, those that are nowhere included: who attacks what, where a unit comes to stand, what is under way. */
export function spokenOf({ view, question, selection }: Desk, shown: readonly Aim[]): readonly Spot[] {
  const { table, deploying } = view;
  if (question === null) return [];
  if (shown.length > 0) return [placeOf(table, selection.unit), ...shown.map(({ spot }) => spot)];
  // 2GM-OPT-33: what a barrage may be called down on
  if (question.kind === 'call')
    return question.options.flatMap(([verb, , space]) => (verb === 'call' ? [Number(space)] : []));
  if (deploying !== null) return [deploying.space];
  const { arrows = [], targets = [] } = underWay(view);
  return [...arrows.flatMap(({ from, to }) => [from, to]), ...targets.map(({ spot }) => spot)];
}
