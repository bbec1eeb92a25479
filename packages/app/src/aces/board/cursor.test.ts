import { boardOf } from '@sandtable/aces/map';
import { describe, expect, it } from 'vitest';
import { boardKey } from '../../board/keys';
import { cursorAfter, middleOf } from './cursor';
import type { Laid } from './plane';

const { map } = boardOf('summer|full|plain');
const right = boardOf('summer|7-12|plain').map;
/** Two rows of three with a hole in the middle of the first. */
const holed = { columns: 3, rows: 2, inside: Uint8Array.from([1, 0, 1, 1, 1, 1]) };

function after(shape: Laid, hex: number, key: string, ctrlKey = false): number {
  const meant = boardKey({ key, ctrlKey, metaKey: false, altKey: false });
  return meant === null ? -1 : cursorAfter(shape, hex, meant);
}

describe('the cursor', () => {
  it('goes one hex with an arrow and stays at the edge', () => {
    expect(after(map, 23, 'ArrowRight')).toBe(24);
    expect(after(map, 23, 'ArrowLeft')).toBe(22);
    expect(after(map, 23, 'ArrowUp')).toBe(1);
    expect(after(map, 23, 'ArrowDown')).toBe(45);
    expect(after(map, 22, 'ArrowLeft')).toBe(22);
    expect(after(map, 21, 'ArrowRight')).toBe(21);
    expect(after(map, 5, 'ArrowUp')).toBe(5);
  });

  it('leaps four rows, or to the last there is', () => {
    expect(after(map, 3, 'PageDown')).toBe(3 + 4 * 22);
    expect(after(map, 3 + 2 * 22, 'PageUp')).toBe(3);
    expect(after(map, 3, 'PageUp')).toBe(3);
  });

  it('jumps over a hole', () => {
    expect(after(holed, 0, 'ArrowRight')).toBe(2);
    expect(after(holed, 4, 'ArrowUp')).toBe(4);
  });

  it('goes to the ends of the row and of the map', () => {
    expect(after(map, 30, 'Home')).toBe(22);
    expect(after(map, 30, 'End')).toBe(43);
    expect(after(map, 30, 'Home', true)).toBe(0);
    expect(after(map, 30, 'End', true)).toBe(map.size - 1);
    expect(after(right, 37, 'Home')).toBe(33);
  });

  it('does not move with keys that mean something else', () => {
    expect(after(map, 30, 'Enter')).toBe(30);
    expect(after(map, 30, '+')).toBe(30);
  });

  it('begins in the middle of what is played', () => {
    expect(middleOf(map)).toBe(8 * 22 + 11);
    expect(right.inside[middleOf(right)]).toBe(1);
  });
});

it('goes where an arrow points on a map that lies on its side', () => {
  const lying = { ...right, turned: true };
  const from = 5 * 22 + 15;
  const to = (key: string): readonly number[] => {
    const hex = after(lying, from, key);
    return [hex % 22, Math.floor(hex / 22)];
  };
  expect(to('ArrowRight')).toEqual([15, 6]);
  expect(to('ArrowLeft')).toEqual([15, 4]);
  expect(to('ArrowUp')).toEqual([16, 5]);
  expect(to('ArrowDown')).toEqual([14, 5]);
  expect(to('Home')).toEqual([15, 0]);
  expect(to('End')).toEqual([15, 15]);
});
