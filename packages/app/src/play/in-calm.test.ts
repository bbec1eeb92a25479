import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchesInCalm, inCalm } from './in-calm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function told(...names: string[]) {
  const done: string[] = [];
  return { done, jobs: names.map((name) => () => done.push(name)) };
}

const LONG = 10_000;
const NEVER = new AbortController().signal;

test('in the calm everything is done, in its order', async () => {
  const { done, jobs } = told('a', 'b', 'c');
  inCalm(jobs, NEVER, new EventTarget());
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(done).toEqual(['a', 'b', 'c']);
});

test('whoever presses something comes first, and what is left is done afterwards', async () => {
  const page = new EventTarget();
  const { done, jobs } = told('a', 'b');
  inCalm(jobs, NEVER, page);
  for (let n = 0; n < 50; n++) {
    page.dispatchEvent(new Event(n % 2 === 0 ? 'pointerdown' : 'keydown'));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(done).toEqual(['a', 'b']);
});

test('what fails keeps nothing else from being done', async () => {
  const { done, jobs } = told('a', 'b');
  const failing = [() => Promise.reject(new Error('no network')), () => void JSON.parse('')];
  inCalm([...failing, ...jobs], NEVER, new EventTarget());
  await vi.advanceTimersByTimeAsync(LONG);
  expect(done).toEqual(['a', 'b']);
});

test('nothing is done once it has ended, from that very moment', async () => {
  const { done, jobs } = told('a', 'b');
  const end = new AbortController();
  const [first = () => 0, second = () => 0] = jobs;
  const leave = (): void => {
    first();
    end.abort();
  };
  inCalm([leave, second], end.signal, new EventTarget());
  await vi.advanceTimersByTimeAsync(LONG);
  expect(done).toEqual(['a']);
});

test('a job is done when its turn has come, not a moment after somebody may have left', () => {
  const { done, jobs } = told('a');
  inCalm(jobs, NEVER, new EventTarget());
  vi.advanceTimersByTime(LONG);
  expect(done).toEqual(['a']);
});

test('it is known while something is fetched that nobody waits for, also if it fails', async () => {
  const seen: boolean[] = [];
  inCalm(
    [
      async () => {
        await Promise.resolve();
        seen.push(fetchesInCalm());
        throw new Error('no network');
      },
    ],
    NEVER,
    new EventTarget(),
  );
  expect(fetchesInCalm()).toBe(false);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(seen).toEqual([true]);
  expect(fetchesInCalm()).toBe(false);
});
