import { type GmView, NONE } from '@sandtable/2gm/table';
import type { Arrow, ArrowKind, Marks } from '../board/model';
import { hqSpot, NOWHERE, type Spot, unitSpot } from '../board/spots';
import { placeOf } from '../play/words';

interface Aimed {
  readonly target: number;
  readonly hq: number;
}

/** What is in the middle of happening, drawn on the field, so that whoever is asked sees what the question is about. */
export function underWay(view: GmView): Marks {
  const { table, attack, assault, raid, called } = view;
  const arrows: Arrow[] = [];
  /** An aircraft in the air is drawn where it came from, beside its HQ. */
  const spotOf = (id: number): Spot => {
    const at = placeOf(table, id);
    return at === NOWHERE && table.units[id] !== undefined ? unitSpot(id) : at;
  };
  const aimOf = ({ target, hq }: Aimed, space: Spot): Spot =>
    target !== NONE ? spotOf(target) : hq !== NONE ? hqSpot(hq) : space;
  const draw = (from: Spot, to: Spot, kind: ArrowKind): void => {
    if (from !== NOWHERE && to !== NOWHERE && from !== to) arrows.push({ from, to, kind });
  };
  if (raid !== null) {
    draw(spotOf(raid.aircraft), aimOf(raid, raid.spaces[0] ?? NOWHERE), 'air');
    for (const id of raid.interceptors) draw(spotOf(id), spotOf(raid.aircraft), 'intercept');
    for (const id of raid.escorts) draw(spotOf(id), spotOf(raid.aircraft), 'escort');
  }
  if (attack !== null && attack.shooter !== NONE && attack.shooter !== raid?.aircraft)
    draw(spotOf(attack.shooter), aimOf(attack, attack.space), 'attack');
  if (attack === null && assault !== null) draw(spotOf(assault.unit), spotOf(assault.target), 'attack');
  if (called !== null) return { arrows, targets: [{ spot: called.space }] };
  return raid === null ? { arrows } : { arrows, aim: raid.spaces };
}
