import { boardOf } from '@sandtable/aces/map';
import { describe, expect, it } from 'vitest';
import { contourAt, groundWith, survey } from '../../drawing/contours';
import { ROW } from './plane';
import { seasonOf, sheetOf } from './sheet';

const bars = (path: string): number => path.match(/M/g)?.length ?? 0;

describe('a printed map', () => {
  it('is drawn once', () => {
    expect(sheetOf('summer|full|plain')).toBe(sheetOf('summer|full|plain'));
  });

  it.each(['summer|full|mountains', 'winter|full|mountains', 'summer|1-6|plain', 'winter|7-12|plain'])(
    'shows all that %s has',
    (key) => {
      const sheet = sheetOf(key);
      const { map, starts, factories, terrain } = boardOf(key);
      const inside = [...map.inside].filter((x) => x === 1).length;
      expect(sheet.names).toHaveLength(inside);
      expect(sheet.starts.map((s) => s.number)).toEqual(starts.flatMap((hex, number) => (hex < 0 ? [] : [number])));
      expect(sheet.factories.map((f) => f.hex)).toEqual(factories);
      expect(sheet.bridges).toHaveLength([...terrain].filter((t, hex) => t === 3 && map.inside[hex] === 1).length);
      expect(Object.values(sheet).filter((v) => typeof v === 'string' && v.includes('NaN'))).toEqual([]);
    },
  );

  it('has sea in winter only, mountains only where the table raised them', () => {
    expect(sheetOf('summer|full|plain').sea).toBe('');
    expect(bars(sheetOf('winter|full|plain').sea)).toBeGreaterThan(0);
    expect(sheetOf('summer|full|plain').hachures).toBe('');
    expect(sheetOf('summer|full|mountains').hachures).not.toBe('');
    expect(seasonOf({ name: 'Winter' })).toBe('winter');
    expect(seasonOf({ name: 'Ford' })).toBe('summer');
  });

  it('divides a whole map into halves, from the top row to the bottom', () => {
    expect(sheetOf('summer|1-6|plain').halfLine).toBe('');
    const steps = (sheetOf('summer|full|plain').halfLine.match(/[\d.]+ [\d.]+/g) ?? []).map((p) =>
      Number(p.split(' ')[1]),
    );
    expect(Math.min(...steps)).toBeLessThan(60);
    expect(Math.max(...steps)).toBeGreaterThan(15 * 83);
  });
});

describe('lines of height', () => {
  const box = { x: 0, y: 0, width: 600, height: 600 };

  it('run around a mountain', () => {
    const cone = (x: number, y: number): number => 1 - Math.hypot(x - 300, y - 300) / 300;
    const path = contourAt(survey(cone, box), 0.5);
    expect(bars(path)).toBe(1);
    expect(path.endsWith('z')).toBe(true);
    const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
    for (let i = 0; i < numbers.length; i += 2) {
      expect(Math.hypot((numbers[i] ?? 0) - 300, (numbers[i + 1] ?? 0) - 300)).toBeCloseTo(150, -1);
    }
  });

  it('end at the edge of the sheet', () => {
    const slope = (x: number): number => x / 600;
    expect(contourAt(survey(slope, box), 0.5)).toMatch(/^M300 0|^M300 6\d\d/);
    expect(contourAt(survey(slope, box), 2)).toBe('');
  });

  it('rise to a mountain and fall to water', () => {
    const flat = groundWith([], ROW, 3);
    expect(groundWith([{ x: 100, y: 100, height: 0.8 }], ROW, 3)(100, 100)).toBeCloseTo(flat(100, 100) + 0.8);
    expect(groundWith([{ x: 100, y: 100, height: -0.2 }], ROW, 3)(130, 100)).toBeLessThan(flat(130, 100));
    expect(groundWith([{ x: 100, y: 100, height: 0.8 }], ROW, 3)(900, 900)).toBe(flat(900, 900));
  });
});
