import { setTimeout } from 'node:timers';
import { describe, expect, it } from 'vitest';
import { Slices } from './slices';

/** More steps than anybody would wait for. */
const FOR_EVER = 1e9;

/** Ends only when somebody else has been served. */
function* until(served: () => boolean): Generator<undefined, string> {
  for (let n = 0; n < FOR_EVER; n++) {
    if (served()) return 'served';
    yield;
  }
  return 'nobody was';
}

describe('long work', () => {
  it('lets the others be served in between', async () => {
    let called = false;
    setTimeout(() => {
      called = true;
    }, 1);
    expect(await new Slices().run(until(() => called))).toBe('served');
  });

  it('is done one after the other, also after one that failed', async () => {
    const slices = new Slices();
    const told: string[] = [];
    function* tells(name: string): Generator<undefined, void> {
      for (let n = 0; n < 3; n++) {
        told.push(name);
        yield;
      }
      if (name === 'a') throw new Error('a is broken');
    }
    const first = slices.run(tells('a'));
    const second = slices.run(tells('b'));
    await expect(first).rejects.toThrow('a is broken');
    await second;
    expect(told).toEqual(['a', 'a', 'a', 'b', 'b', 'b']);
  });
});
