import { describe, expect, it } from 'vitest';
import { Deeds } from './deeds';

describe('deeds', () => {
  it('are taken back and had again as a whole', () => {
    const deeds = new Deeds();
    deeds.begin(4);
    deeds.begin(9);
    expect(deeds.undo(12, 0)).toBe(9);
    expect(deeds.undo(9, 0)).toBe(4);
    expect(deeds.redo(4)).toBe(9);
    expect(deeds.redo(9)).toBe(12);
  });

  it('are counted as they were done: two moves of six steps are two', () => {
    const deeds = new Deeds();
    expect(deeds.count(12, 0, 12)).toBe(12);
    deeds.begin(0);
    deeds.begin(6);
    expect(deeds.count(12, 0, 12)).toBe(2);
    expect(deeds.count(12, 6, 6)).toBe(1);
    // what was answered before this tab knew of it goes one by one
    const late = new Deeds();
    late.begin(6);
    expect(late.count(12, 4, 8)).toBe(3);
  });

  it('are known again after a reload of the tab', () => {
    const kept = new Map<string, string>();
    const store = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    new Deeds(store, 'match').begin(4);
    expect(new Deeds(store, 'match').undo(9, 0)).toBe(4);
    expect(new Deeds(store, 'another').undo(9, 0)).toBeNull();
  });

  it('go back no further than undo reaches', () => {
    const deeds = new Deeds();
    deeds.begin(4);
    expect(deeds.undo(9, 7)).toBe(7);
    expect(deeds.undo(7, 7)).toBeNull();
  });

  it('that nobody has seen go answer by answer', () => {
    const deeds = new Deeds();
    expect(deeds.undo(9, 0)).toBeNull();
    expect(deeds.redo(8)).toBe(9);
  });

  it('that were done instead are not had again', () => {
    const deeds = new Deeds();
    deeds.begin(4);
    expect(deeds.undo(9, 0)).toBe(4);
    deeds.begin(4);
    expect(deeds.undo(6, 0)).toBe(4);
    expect(deeds.redo(4)).toBe(6);
    expect(deeds.redo(6)).toBe(7);
  });
});
