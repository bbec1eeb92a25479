import { type Problem, under } from '@sandtable/kernel';
import { tile } from '../build';
import type { ContentRows } from '../shapes';
import type { Natural, Tile, TileSide } from '../types';
import { fault } from './fault';

/** 2GM-FIELD-01, 2GM-FIELD-02. */
const TILES_OF_A_BATTLEFIELD = 12;
const TILES_IN_A_ROW = 4;
const COLUMNS = 8;

/** Tiles for a Pitched Battle, a river from edge to edge and a coast. */
export function checkTiles(rows: ContentRows): readonly Problem[] {
  const tiles = rows.tiles.map(tile);
  const land = tiles.filter((t) => !shows(t, 'river') && !shows(t, 'sea'));
  const problems = tiles.flatMap((t) => checkTile(t).map((p) => under(`tiles/${t.id}`, p)));
  if (land.length < TILES_OF_A_BATTLEFIELD) {
    const message = `Expected at least ${TILES_OF_A_BATTLEFIELD} tiles without river and sea, found ${land.length}`;
    problems.push(fault('tiles', message, '2GM-SETUP-01'));
  }
  for (const water of ['river', 'sea'] as const) {
    const found = tiles.filter((t) => shows(t, water)).length;
    if (found < TILES_IN_A_ROW)
      problems.push(fault('tiles', `Expected ${TILES_IN_A_ROW} tiles with ${water}, found ${found}`, '2GM-FIELD-01'));
  }
  const lakes = land
    .map((t) => Math.max(...t.sides.map((side) => count(side, 'lake'))))
    .reduce((total, most) => total + most, 0);
  if (lakes >= COLUMNS) {
    const message = `Expected fewer than ${COLUMNS} lake spaces, which could close the battlefield, found ${lakes}`;
    problems.push(fault('tiles', message, '2GM-TERRAIN-30'));
  }
  return problems;
}

function checkTile(t: Tile): Problem[] {
  const problems: Problem[] = [];
  for (const water of ['river', 'sea'] as const) {
    if (shows(t, water) && !t.sides.every((side) => count(side, water) > 0))
      problems.push(fault('sides', `Expected ${water} on both sides or on neither`, '2GM-SETUP-01'));
  }
  t.sides.forEach((side, i) => {
    if (count(side, 'river') > 0 && !side.some((row) => row.every((space) => space === 'river')))
      problems.push(fault(`sides/${i}`, 'Expected the river to run from edge to edge', '2GM-TERRAIN-24'));
    if (count(side, 'beach') > 0 && count(side, 'sea') === 0)
      problems.push(fault(`sides/${i}`, 'Expected beach beside the sea', '2GM-TERRAIN-28'));
  });
  return problems;
}

function count(side: TileSide, natural: Natural): number {
  return side.flat().filter((space) => space === natural).length;
}

function shows(t: Tile, natural: Natural): boolean {
  return t.sides.some((side) => count(side, natural) > 0);
}
