import { unitCard } from '../cards';
import type { UnitType } from '../content/types';
import { NONE, type Table, unit } from '../state';
import type { Shot } from './shot';

/** Is a unit of that type attacked? */
export function targetIs(s: Table, shot: Shot, type: UnitType): boolean {
  return shot.target !== NONE && unitCard(s, unit(s, shot.target).card).type === type;
}
