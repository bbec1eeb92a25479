import { describe, expect, it } from 'vitest';
import { BATTLES, CONDITIONS } from './list';
import { WEATHERS } from './sky';

/** The four battles under a sky: by day, by night, in snow, in snow by night. */
function under(sky: (typeof WEATHERS)[number]): readonly (readonly string[])[] {
  const first = WEATHERS.indexOf(sky) * 4;
  return BATTLES.slice(first, first + 4);
}

describe('the conditions of a battle', () => {
  it('are none on a clear day, and night and snow come on top of every sky', () => {
    expect(under('clear')).toEqual([[], ['night'], ['arctic'], ['night', 'arctic']]);
    expect(under('rain')).toEqual([['rain'], ['rain', 'night'], ['rain', 'arctic'], ['rain', 'night', 'arctic']]);
    expect(under('winds')[0]).toEqual(['winds', 'winds/aircraft']);
    expect(under('storm')[0]).toEqual(['storm', 'storm/movement', 'storm/aircraft', 'storm/mud']);
  });

  it('are listed for every weather of the table, each ability held somewhere', () => {
    expect(BATTLES).toHaveLength(WEATHERS.length * 4);
    expect([...new Set(BATTLES.flat())].sort()).toEqual(CONDITIONS.map(({ id }) => id).sort());
  });
});
