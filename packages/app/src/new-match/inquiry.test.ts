import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Inquiry } from './inquiry';

/** Answers like the checker: a question that another one has overtaken gets null. */
function engine() {
  const asked: string[] = [];
  const ask = async (draft: string): Promise<string | null> => {
    asked.push(draft);
    const mine = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return mine === asked.length ? `said of ${draft}` : null;
  };
  return { asked, inquiry: new Inquiry(ask, 150) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('asking the engine about a draft', () => {
  it('waits for the last of several changes', async () => {
    const { asked, inquiry } = engine();
    const heard: string[] = [];
    for (const draft of ['a', 'b', 'c']) {
      inquiry.soon(draft, (answer) => heard.push(answer));
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['c']);
    expect(heard).toEqual(['said of c']);
  });

  it('is not lost when the match is started right after a change', async () => {
    const { asked, inquiry } = engine();
    const heard: string[] = [];
    inquiry.soon('a', (answer) => heard.push(answer));
    const started = inquiry.now('b');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await started).toBe('said of b');
    expect(asked).toEqual(['b']);
    expect(heard).toEqual([]);
  });

  it('started while the engine still thinks about a change is the one that counts', async () => {
    const { inquiry } = engine();
    const heard: string[] = [];
    inquiry.soon('a', (answer) => heard.push(answer));
    await vi.advanceTimersByTimeAsync(200);
    const started = inquiry.now('b');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await started).toBe('said of b');
    expect(heard).toEqual([]);
  });

  it('can be given up', async () => {
    const { asked, inquiry } = engine();
    inquiry.soon('a', () => undefined);
    inquiry.forget();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
  });
});
