import type { Problem } from '@sandtable/kernel';
import type { ContentRows } from '../shapes';
import { checkArmies } from './armies';
import { checkBookCells } from './book-cells';
import { checkConstraints } from './constraints';
import { checkDeckLists, checkDeckPoints } from './deck-checks';
import { checkPrices } from './formula';
import { checkOthers } from './other-checks';
import { checkBox, checkPools } from './pools';
import { checkReferences } from './references';
import { checkTiles } from './tile-checks';
import { checkUnits } from './unit-checks';

/** What no content may break: names that exist first, then the sense of each row, then the books. */
export function checkRows(rows: ContentRows): readonly Problem[] {
  const lost = checkReferences(rows);
  if (lost.length > 0) return lost;
  return [
    ...checkUnits(rows),
    ...checkOthers(rows),
    ...checkTiles(rows),
    ...checkBookCells(rows),
    ...checkConstraints(rows),
    ...checkArmies(rows),
    ...checkPools(rows),
    ...checkDeckLists(rows),
  ];
}

/** What our own content keeps to besides: one formula for prices, the size of the box, decks to the point. */
export function checkHouse(rows: ContentRows): readonly Problem[] {
  return [...checkPrices(rows), ...checkBox(rows), ...checkDeckPoints(rows)];
}
