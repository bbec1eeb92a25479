import { describe, expect, it } from 'vitest';
import { readMoment, withMoment } from './address';

describe('the moment in an address', () => {
  it('is read as it was written, for every viewer', () => {
    for (const as of ['spectator', 0, 3] as const) {
      expect(readMoment(withMoment('#/replay/k3?at=1', 12, as))).toEqual({ at: 12, as });
    }
  });

  it('is nothing where it says nothing or nonsense', () => {
    expect(readMoment('#/replay/k3')).toEqual({ at: null, as: null });
    expect(readMoment('#/replay/k3?at=-1&as=north')).toEqual({ at: null, as: null });
  });
});
