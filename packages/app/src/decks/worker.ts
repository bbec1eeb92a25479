import { answers } from './answers';

interface Question {
  readonly id: number;
  readonly op: keyof typeof answers;
  readonly args: readonly unknown[];
}

/** One question after the other, each with its number: who asked in vain gets the reason. */
self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, op, args } = data;
  try {
    const answer = answers[op] as (...given: readonly unknown[]) => unknown;
    self.postMessage({ id, value: await answer(...args) });
  } catch (error) {
    self.postMessage({ id, fault: error instanceof Error ? error.message : String(error) });
  }
});
