import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeField } from '../field/field';
import { NOWHERE } from '../grid';
import { makeHexMap } from '../hexes/hex-map';
import { findAreas } from './areas';
import { CostField } from './cost-field';

describe('connected areas', () => {
  it('are numbered by their first hex; rivers cut the land in three', () => {
    const rows = ['. . ~ . .', '. ~ ~ ~ .', '~ . . ~ .'].map((line) => line.split(' '));
    const map = makeHexMap(5, 3);
    const areas = new Int16Array(map.size);
    const count = findAreas(
      map,
      rows.flat().map((cell) => (cell === '.' ? 1 : 0)),
      areas,
    );
    expect(count).toBe(3);
    expect([...areas]).toEqual([0, 0, -1, 1, 1, 0, -1, -1, -1, 1, -1, 2, 2, -1, 1]);
  });

  it('do not join over corners on a field', () => {
    const areas = new Int16Array(4);
    expect(findAreas(makeField(2, 2), [1, 0, 0, 1], areas)).toBe(2);
    expect([...areas]).toEqual([0, -1, -1, 1]);
    expect(findAreas(makeField(2, 2).diagonal, [1, 0, 0, 1], areas)).toBe(1);
  });

  it('leave out hexes that do not exist', () => {
    const map = makeHexMap(3, 1, (column) => column !== 1);
    const areas = new Int16Array(3);
    expect(findAreas(map, [1, 1, 1], areas)).toBe(2);
    expect([...areas]).toEqual([0, -1, 1]);
  });

  it('hold exactly the places that can be reached from each other', () => {
    const drawing = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(drawing, (cells) => {
        const map = makeHexMap(6, 5);
        const open = Uint16Array.from(cells, (cell) => (cell === 0 ? 0 : 1));
        const areas = new Int16Array(map.size);
        const count = findAreas(map, open, areas);
        const costs = new CostField(map);
        let next = 0;
        for (let hex = 0; hex < map.size; hex++) {
          if (open[hex] === 0) {
            expect(areas[hex]).toBe(NOWHERE);
            continue;
          }
          costs.costsFrom([hex], open, 1);
          expect([...areas.keys()].filter((other) => areas[other] === areas[hex])).toEqual(
            [...costs.cost.keys()].filter((other) => costs.cost[other] !== NOWHERE),
          );
          if (areas[hex] === next) next++;
          expect(areas[hex]).toBeLessThan(next);
        }
        expect(count).toBe(next);
      }),
    );
  });
});
