import { describe, expect, it } from 'vitest';
import { pointOnSheet } from './camera';
import { Gesture } from './gesture';

const camera = { x: 10, y: 20, scale: 1 };

describe('a finger that rests', () => {
  it('has not tapped when it leaves; one that was too quick has', () => {
    const gesture = new Gesture();
    gesture.down(1, { x: 5, y: 5 });
    expect(gesture.rest(1)).toBe(true);
    expect(gesture.up(1)).toBe(false);
    expect(gesture.rested).toBe(true);
    gesture.down(1, { x: 5, y: 5 });
    expect(gesture.up(1)).toBe(true);
    // the clock that was set for it comes too late
    expect(gesture.rest(1)).toBe(false);
    expect(gesture.rested).toBe(false);
  });

  it('does not rest while it pulls or is not alone', () => {
    const gesture = new Gesture();
    gesture.down(1, { x: 5, y: 5 });
    gesture.down(2, { x: 50, y: 5 });
    expect(gesture.rest(1)).toBe(false);
    gesture.up(2);
    gesture.up(1);
    gesture.down(1, { x: 5, y: 5 });
    gesture.move(1, { x: 60, y: 5 }, { x: 0, y: 0, scale: 1 });
    expect(gesture.rest(1)).toBe(false);
  });
});

describe('fingers on the sheet', () => {
  it('click when they hardly move', () => {
    const gesture = new Gesture();
    gesture.down(1, { x: 100, y: 100 });
    expect(gesture.move(1, { x: 103, y: 101 }, camera)).toBe(camera);
    expect(gesture.up(1)).toBe(true);
  });

  it('pull the sheet along, and that is no click', () => {
    const gesture = new Gesture();
    gesture.down(1, { x: 100, y: 100 });
    expect(gesture.move(1, { x: 130, y: 90 }, camera)).toEqual({ x: 40, y: 10, scale: 1 });
    expect(gesture.pulls).toBe(true);
    expect(gesture.up(1)).toBe(false);
    expect(gesture.held).toBe(false);
  });

  it('stretch it when there are two, and what is under them stays there', () => {
    const gesture = new Gesture();
    const [a, b] = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ];
    gesture.down(1, a);
    gesture.down(2, b);
    const [underA, underB] = [pointOnSheet(camera, a), pointOnSheet(camera, b)];
    let now = gesture.move(1, { x: 50, y: 100 }, camera);
    now = gesture.move(2, { x: 250, y: 100 }, now);
    expect(now.scale).toBeCloseTo(2);
    expect(underA.x * now.scale + now.x).toBeCloseTo(50);
    expect(underB.x * now.scale + now.x).toBeCloseTo(250);
    expect(gesture.up(1)).toBe(false);
    expect(gesture.up(2)).toBe(false);
  });

  it('go on pulling with the finger that is left', () => {
    const gesture = new Gesture();
    gesture.down(1, { x: 100, y: 100 });
    gesture.down(2, { x: 200, y: 100 });
    gesture.up(1);
    expect(gesture.move(2, { x: 220, y: 130 }, camera)).toEqual({ x: 30, y: 50, scale: 1 });
  });

  it('do nothing when they are not down, or were taken away', () => {
    const gesture = new Gesture();
    expect(gesture.move(1, { x: 1, y: 1 }, camera)).toBe(camera);
    expect(gesture.up(1)).toBe(false);
    gesture.down(1, { x: 100, y: 100 });
    gesture.cancel(1);
    expect(gesture.held).toBe(false);
    expect(gesture.up(1)).toBe(false);
  });
});
