import { describe, expect, it } from 'vitest';
import { adviceAt } from './asked-advice';

describe('advice of a moment', () => {
  it('is asked for once, and again at another moment or another match', async () => {
    let asked = 0;
    const ask = () => Promise.resolve({ ok: true, value: ++asked });
    const match = {};
    expect(await adviceAt(match, 'a', ask)).toEqual({ ok: true, value: 1 });
    expect(await adviceAt(match, 'a', ask)).toEqual({ ok: true, value: 1 });
    expect(await adviceAt(match, 'b', ask)).toEqual({ ok: true, value: 2 });
    expect(await adviceAt({}, 'b', ask)).toEqual({ ok: true, value: 3 });
    expect(await adviceAt(match, 'a', ask)).toEqual({ ok: true, value: 4 });
  });

  it('that was refused is asked for again', async () => {
    let asked = 0;
    const match = {};
    const ask = () => Promise.resolve({ ok: ++asked > 1 });
    expect(await adviceAt(match, 'a', ask)).toEqual({ ok: false });
    expect(await adviceAt(match, 'a', ask)).toEqual({ ok: true });
    expect(await adviceAt(match, 'a', ask)).toEqual({ ok: true });
    expect(asked).toBe(2);
  });
});
