import { describe, expect, it } from 'vitest';
import {
  type Camera,
  centredOn,
  clamped,
  fitted,
  following,
  keeping,
  MAX_SCALE,
  marginsIn,
  opening,
  pointOnSheet,
  revealing,
  seesAll,
  visibleBox,
  wheelFactor,
  zoomedAt,
} from './camera';

const window = { width: 1000, height: 600 };
const sheet = { width: 1600, height: 1200 };
const seen = (camera: Camera, p: { x: number; y: number }) => ({
  x: p.x * camera.scale + camera.x,
  y: p.y * camera.scale + camera.y,
});

describe('the camera', () => {
  it('a sheet seen whole stays whole when the window shrinks a little, and opens anew when it shrinks a lot', () => {
    const whole = fitted(window, sheet);
    const lower = { width: 1000, height: 420 };
    expect(opening(lower, sheet, 96)).not.toEqual(fitted(lower, sheet));
    expect(following(whole, window, lower, sheet, 96)).toEqual(fitted(lower, sheet));
    const tiny = { width: 1000, height: 200 };
    expect(following(whole, window, tiny, sheet, 96)).toEqual(opening(tiny, sheet, 96));
    const near = opening(lower, sheet, 96);
    expect(following(near, lower, { width: 1000, height: 410 }, sheet, 96).scale).toBe(near.scale);
    expect(following(near, lower, window, sheet, 96)).toEqual(whole);
  });

  it('fits the whole sheet in, in the middle', () => {
    const camera = fitted(window, sheet);
    expect(seen(camera, { x: 800, y: 600 })).toEqual({ x: 500, y: 300 });
    expect(seen(camera, { x: 0, y: 0 }).y).toBeGreaterThan(0);
    expect(seen(camera, { x: 1600, y: 1200 }).y).toBeLessThan(600);
    expect(seesAll(visibleBox(camera, window, sheet), sheet)).toBe(true);
  });

  it('leaves room below a narrow window for the buttons, and none below a low one', () => {
    const foot = (size: { width: number; height: number }): number =>
      size.height - seen(fitted(size, sheet), { x: 0, y: sheet.height }).y;
    expect(fitted({ width: 390, height: 490 }, sheet).scale * sheet.width).toBeCloseTo(370);
    expect(foot({ width: 524, height: 297 })).toBeCloseTo(10);
    expect(foot({ width: 316, height: 297 })).toBeGreaterThan(25);
  });

  it('opens nearer when fields would be too small for a finger', () => {
    expect(opening(window, sheet, 96)).toEqual(fitted(window, sheet));
    const phone = opening({ width: 390, height: 800 }, sheet, 96);
    expect(phone.scale * 96).toBeCloseTo(56);
    expect(seesAll(visibleBox(phone, { width: 390, height: 800 }, sheet), sheet)).toBe(false);
  });

  it('zooms around a point that stays where it is', () => {
    const before = centredOn({ x: 700, y: 500 }, 0.8, window);
    const pointer = { x: 200, y: 450 };
    const under = pointOnSheet(before, pointer);
    const after = zoomedAt(before, 1.7, pointer);
    expect(after.scale).toBeCloseTo(1.36);
    expect(seen(after, under).x).toBeCloseTo(200);
    expect(seen(after, under).y).toBeCloseTo(450);
  });

  it('does not run away from the pointer at the largest scale', () => {
    const nearest = centredOn({ x: 700, y: 500 }, MAX_SCALE, window);
    expect(zoomedAt(nearest, 1.7, { x: 200, y: 450 })).toEqual(nearest);
    const near = centredOn({ x: 700, y: 500 }, MAX_SCALE / 1.2, window);
    const pointer = { x: 200, y: 450 };
    const under = pointOnSheet(near, pointer);
    const after = zoomedAt(near, 1.7, pointer);
    expect(after.scale).toBe(MAX_SCALE);
    expect(seen(after, under).x).toBeCloseTo(200);
    expect(seen(after, under).y).toBeCloseTo(450);
  });

  it('never loses the sheet', () => {
    expect(clamped({ x: 9000, y: -9000, scale: 2 }, window, sheet)).toEqual({ x: 200, y: 600 - 2400 - 200, scale: 2 });
    expect(clamped({ x: 0, y: 0, scale: 99 }, window, sheet).scale).toBe(MAX_SCALE);
    expect(clamped({ x: 0, y: 0, scale: 0.01 }, window, sheet)).toEqual(fitted(window, sheet));
  });

  it('at the head of a narrow window: what lies over it comes from below', () => {
    const phone = { width: 390, height: 600 };
    const field = { width: 1000, height: 800 };
    const { scale, x, y } = clamped(fitted(phone, field), phone, field);
    expect([scale, x, y]).toEqual([0.37, 10, 10]);
    // a high sheet ends above the buttons, which stand in a row at the foot
    const high = { width: 1000, height: 2000 };
    expect(fitted(phone, high).scale * high.height).toBeCloseTo(600 - 10 - 52);
    // as much as there is, if that is less
    expect(clamped({ x: 0, y: 0, scale }, { width: 390, height: 308 }, field).y).toBe(6);
    expect(clamped(fitted({ width: 700, height: 900 }, field), { width: 700, height: 900 }, field).y).toBeGreaterThan(
      100,
    );
  });

  it('stays in the middle along an axis that has room', () => {
    const { x } = clamped({ x: -300, y: 0, scale: 0.5 }, window, sheet);
    expect(x).toBe(100);
  });

  it('reveals with the least move, and not at all what is seen already', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const margins = { side: 50, top: 40, bottom: 170 };
    const reveal = (x: number, y: number, width = 100) =>
      revealing(camera, { x, y, width, height: 80 }, window, margins);
    expect(reveal(400, 200)).toEqual(camera);
    expect(reveal(1200, 200)).toEqual({ x: -350, y: 0, scale: 1 });
    expect(reveal(400, 10)).toEqual({ x: 0, y: 30, scale: 1 });
    expect(reveal(400, 500)).toEqual({ x: 0, y: -150, scale: 1 });
    expect(reveal(100, 200, 1400).x).toBe(-300);
  });

  it('brings the last corner out from under the overview', () => {
    const camera = { x: 0, y: 0, scale: 1.5 };
    const corner = { x: 1500, y: 1120, width: 96, height: 80 };
    const after = clamped(revealing(camera, corner, window, marginsIn(window)), window, sheet);
    expect(seen(after, { x: 1500, y: 1200 }).y).toBeLessThanOrEqual(600 - 170);
  });

  it('knows what can be seen', () => {
    expect(visibleBox({ x: -200, y: 100, scale: 2 }, window, sheet)).toEqual({ x: 100, y: 0, width: 500, height: 250 });
  });

  it('turns a wheel by how far it was turned, whatever it counts in', () => {
    expect(wheelFactor(0, 'pixels')).toBe(1);
    expect(wheelFactor(-100, 'pixels')).toBeGreaterThan(1);
    expect(wheelFactor(50, 'pixels') ** 2).toBeCloseTo(wheelFactor(100, 'pixels'));
    expect(wheelFactor(3, 'lines')).toBeCloseTo(wheelFactor(99, 'pixels'));
    expect(wheelFactor(9999, 'pages')).toBeGreaterThan(0.5);
  });

  it('keeps a box out from under what covers the lower part of the window, and moves no farther than that', () => {
    const whole = fitted(window, sheet);
    const low = { x: 700, y: 900, width: 100, height: 200 };
    const kept = keeping(whole, { box: low, covered: 250 }, window, sheet);
    expect(kept.scale).toBe(whole.scale);
    expect(seen(kept, { x: 700, y: 1100 }).y).toBeCloseTo(600 - 250 - 20);
    const high = { x: 700, y: 100, width: 100, height: 200 };
    expect(keeping(whole, { box: high, covered: 250 }, window, sheet)).toEqual(whole);
    const tall = { x: 700, y: 0, width: 100, height: 1200 };
    const all = keeping(whole, { box: tall, covered: 400 }, window, sheet);
    expect(seen(all, { x: 700, y: 0 }).y).toBeGreaterThanOrEqual(0);
    expect(seen(all, { x: 700, y: 1200 }).y).toBeLessThanOrEqual(200);
  });

  it('keeps a box out from under what covers the right side of the window', () => {
    const whole = fitted(window, sheet);
    const right = { x: 1400, y: 300, width: 100, height: 100 };
    const kept = keeping(whole, { box: right, covered: 0, aside: 320 }, window, sheet);
    expect(seen(kept, { x: 1500, y: 300 }).x).toBeLessThanOrEqual(window.width - 320);
  });
});
