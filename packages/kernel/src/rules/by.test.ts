import { afterEach, describe, expect, it } from 'vitest';
import { by, listenToRules } from './by';

afterEach(() => listenToRules(null));

describe('a line that decides by a rule', () => {
  it('gives back the very value, whoever listens', () => {
    const value = { hp: 3 };
    expect(by(value, 'A')).toBe(value);
    listenToRules(() => undefined);
    expect(by(value, 'A')).toBe(value);
    expect(by(false, 'A', 'B')).toBe(false);
  });

  it('tells who listens of every rule, in order, until nobody does', () => {
    const heard: string[] = [];
    listenToRules((rule) => heard.push(rule));
    by(1, 'A');
    by(2, 'B', 'C', 'D', 'E', 'F', 'G');
    listenToRules(null);
    by(3, 'H');
    expect(heard).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  });
});
