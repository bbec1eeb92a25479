import type { Answers } from './answers';

type Answered<K extends keyof Answers> = Awaited<ReturnType<Answers[K]>>;

interface Waiting {
  readonly done: (value: never) => void;
  readonly failed: (reason: Error) => void;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly fault?: string;
}

function start(): Worker {
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'decks' });
  fresh.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const who = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.fault !== undefined) who?.failed(new Error(data.fault));
    else who?.done(data.value as never);
  });
  fresh.addEventListener('error', (event) => {
    event.preventDefault();
    for (const who of waiting.values()) who.failed(new Error(event.message));
    waiting.clear();
    fresh.terminate();
    worker = null;
  });
  return fresh;
}

/** Asks the worker that knows cards and decks; a worker that died is replaced at the next question. */
export function ask<K extends keyof Answers>(op: K, ...args: Parameters<Answers[K]>): Promise<Answered<K>> {
  worker ??= start();
  const id = ++asked;
  const running = worker;
  return new Promise<Answered<K>>((resolve, reject) => {
    waiting.set(id, { done: resolve, failed: reject });
    running.postMessage({ id, op, args });
  });
}
