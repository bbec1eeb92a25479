import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';
import { nearTests } from './near.mjs';

describe('the tests nearest to a folder', () => {
  it('are those that prove the rules it cites, and few', () => {
    const names = nearTests(ROOT, '2gm', 'packages/2gm/src/transport').map((name) => name.replace(/^.*\//, ''));
    expect(names).toEqual(expect.arrayContaining(['transport.test.ts', 'craft.test.ts']));
    expect(names.length).toBeLessThan(10);
  });

  it('begin with its own, and leave long random matches out', () => {
    const [first] = nearTests(ROOT, '2gm', 'packages/2gm/src/support');
    expect(first).toMatch(/^packages\/2gm\/src\/support\/.*\.test\.ts$/);
    const all = nearTests(ROOT, 'aces', 'packages/aces/src');
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((name) => /(?:contract|corpus|position)\.test/.test(name))).toEqual([]);
  });

  it('may be those of one file', () => {
    expect(nearTests(ROOT, '2gm', 'packages/2gm/src/victory.ts')).toContain('packages/2gm/src/rules/victory.test.ts');
  });
});
