import { describe, expect, it } from 'vitest';
import type { Box } from '../../drawing/points';
import { foe, own, sceneFrom } from './field.fixture';
import {
  aircraftPlace,
  boxOfSpot,
  CARD,
  hqBox,
  layoutOf,
  middleOf,
  placeBox,
  placeOfUnit,
  SPACE,
  spaceBox,
  spotAt,
  staffBox,
  unitPlace,
} from './layout';
import { hqSpot, NOWHERE, unitSpot } from './spots';

const standard = layoutOf({ columns: 8, rows: 6 });

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('the sheet', () => {
  it('has its first row at the foot and its first column on the left', () => {
    expect(spaceBox(standard, 0)).toMatchObject({ x: standard.field.x });
    expect(spaceBox(standard, 0).y + SPACE.height).toBe(standard.field.y + standard.field.height);
    expect(spaceBox(standard, 47)).toMatchObject({ y: standard.field.y });
    expect(spaceBox(standard, 8).y).toBe(spaceBox(standard, 0).y - SPACE.height);
  });

  it.each([
    [8, 6],
    [16, 6],
    [8, 8],
    [4, 4],
  ])('keeps everything of a field of %i by %i on the paper', (columns, rows) => {
    const layout = layoutOf({ columns, rows });
    expect(inside(layout.field, layout.page)).toBe(true);
    for (const side of [0, 1]) {
      const box = hqBox(layout, { side, column: 0 });
      expect(inside(box, layout.page)).toBe(true);
      expect(apart(box, layout.field)).toBe(true);
    }
  });

  it('seen from the north has its first row at the head, and every spot is found where it is drawn', () => {
    const scene = { ...sceneFrom([own('a1'), own('hq', 'p-51-mustang'), foe('d4')]), turned: true };
    const turned = layoutOf(scene);
    expect(spaceBox(turned, 0)).toEqual(spaceBox(standard, 47));
    expect(spaceBox(turned, 47)).toEqual(spaceBox(standard, 0));
    for (let space = 0; space < 48; space++)
      expect(spotAt(turned, scene, middleOf(spaceBox(turned, space))).spot).toBe(space);
    expect(hqBox(turned, { side: 1, column: 0 })).toEqual(hqBox(standard, { side: 0, column: 0 }));
    const wide = layoutOf({ columns: 16, rows: 6, turned: true });
    expect(middleOf(hqBox(wide, { side: 0, column: 0 })).x).toBe(wide.field.x + 12 * SPACE.width);
  });

  it('centres each HQ on its own eight columns', () => {
    const wide = layoutOf({ columns: 16, rows: 6 });
    const [west, east] = [0, 8].map((column) => middleOf(hqBox(wide, { side: 0, column })).x);
    expect(west).toBe(wide.field.x + 4 * SPACE.width);
    expect(east).toBe(wide.field.x + 12 * SPACE.width);
  });

  it('lays a card inside its space below the strip, and two so that both can be hit', () => {
    const box = spaceBox(standard, 20);
    expect(inside(placeBox(unitPlace(standard, 20, 0, 1)), box)).toBe(true);
    const [front, back] = [0, 1].map((n) => placeBox(unitPlace(standard, 20, n, 2))) as [Box, Box];
    expect(inside(front, box) && inside(back, box)).toBe(true);
    expect(front.x - back.x).toBeGreaterThan(20);
    expect(front.y - back.y).toBeGreaterThan(15);
  });

  it.each([1, 2, 3, 4, 6, 9])('keeps %i aircraft between the edge of the field and their HQ', (of) => {
    const hq = { side: 1, column: 0 };
    const places = Array.from({ length: of }, (_, n) => placeBox(aircraftPlace(standard, hq, n, of)));
    for (const box of places) {
      expect(box.x).toBeGreaterThan(standard.field.x - 0.01);
      expect(apart(box, hqBox(standard, hq))).toBe(true);
    }
    if (of <= 4)
      for (const [n, box] of places.entries()) expect(places.slice(n + 1).every((o) => apart(box, o))).toBe(true);
    expect(apart(staffBox(standard, hq), hqBox(standard, hq))).toBe(true);
  });
});

describe('what lies at a point', () => {
  const scene = sceneFrom([
    own('a1'),
    own('c2', 'm4-sherman'),
    own('c2', 'heavy-infantry'),
    own('hq', 'p-51-mustang'),
    own('hq', 'b-17'),
    foe('h6', 'tiger'),
  ]);

  it('is the space in the middle of its box, wherever it is', () => {
    for (let space = 0; space < 48; space++)
      expect(spotAt(standard, scene, middleOf(spaceBox(standard, space))).spot).toBe(space);
  });

  it('names the unit that stands there alone', () => {
    const { x, y } = spaceBox(standard, 0);
    expect(spotAt(standard, scene, { x: x + 3, y: y + 3 })).toEqual({ spot: 0, unit: 0 });
    expect(spotAt(standard, scene, middleOf(spaceBox(standard, 30)))).toEqual({ spot: 30, unit: -1 });
  });

  it('tells two on a space apart: the vehicle lies in front', () => {
    const box = spaceBox(standard, 10);
    const corner = { x: box.x + 10, y: box.y + 24 };
    expect(spotAt(standard, scene, corner)).toEqual({ spot: 10, unit: 2 });
    expect(spotAt(standard, scene, { x: box.x + box.width - 12, y: box.y + box.height - 8 })).toEqual({
      spot: 10,
      unit: 1,
    });
  });

  it('is an HQ or one of its aircraft beyond the edge, and nothing on bare paper', () => {
    const south = scene.hqs.findIndex((hq) => hq.side === 0);
    expect(spotAt(standard, scene, middleOf(hqBox(standard, { side: 0, column: 0 }))).spot).toBe(hqSpot(south));
    for (const plane of [3, 4]) {
      const place = placeOfUnit(standard, scene, plane);
      expect(place).not.toBeNull();
      if (place !== null) expect(spotAt(standard, scene, place)).toEqual({ spot: unitSpot(plane), unit: plane });
    }
    expect(spotAt(standard, scene, { x: 1, y: 1 })).toEqual({ spot: NOWHERE, unit: -1 });
  });

  it('has a box for every spot that is there', () => {
    expect(boxOfSpot(standard, scene, 5)).toEqual(spaceBox(standard, 5));
    expect(boxOfSpot(standard, scene, unitSpot(3))?.width).toBeLessThan(CARD.width);
    expect(boxOfSpot(standard, scene, 48)).toBeNull();
    expect(boxOfSpot(standard, scene, hqSpot(7))).toBeNull();
    expect(boxOfSpot(standard, scene, unitSpot(99))).toBeNull();
  });

  it('finds a carried unit where its carrier is', () => {
    const carried = sceneFrom([
      own('d1', 'm3-half-track'),
      { at: 'craft', carrier: 'd1', side: 'south', card: 'rangers' },
    ]);
    expect(placeOfUnit(standard, carried, 1)).toEqual(placeOfUnit(standard, carried, 0));
  });
});
