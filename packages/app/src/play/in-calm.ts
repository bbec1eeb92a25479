/** So long nobody may have pressed anything. */
const CALM_MS = 400;
let underWay = 0;

/** Whether something is fetched that nobody waits for: if it does not come, nobody need be told. */
export function fetchesInCalm(): boolean {
  return underWay > 0;
}

/**
 * Does these jobs one at a time while nobody needs the page, until the signal says that they are of no use any more. Whoever presses something comes first: what is
 * left waits for the next calm. A job that fails is done when it is needed.
 */
export function inCalm(jobs: readonly (() => unknown)[], ended: AbortSignal, page: EventTarget = document): void {
  const left = [...jobs];
  // not every browser can say when it has nothing to do
  const whenIdle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then));
  let turn = 0;
  const wait = (ms: number): void => {
    if (left.length === 0) return;
    turn++;
    const mine = turn;
    setTimeout(() => whenIdle(() => mine === turn && !ended.aborted && work()), ms);
  };
  const work = (): void => {
    const job = left.shift();
    if (job !== undefined) void attempt(job);
    wait(0);
  };
  for (const press of ['pointerdown', 'keydown'])
    page.addEventListener(press, () => wait(CALM_MS), { capture: true, signal: ended });
  wait(0);
}

/** So many units are tried out: what has run a few times runs faster. */
const TRIED = [0, 1, 2];

/**
 * While nobody presses anything, fetches what the first click and the first shot will need, and tries out a few units in hand, which nobody sees: the browser knows
 * the way then. Nothing is chosen or answered.
 */
export function beforeFirstClick(fetching: readonly (() => unknown)[], tryOut: (nth: number) => void) {
  return (ended: AbortSignal): void => inCalm([...fetching, ...TRIED.map((nth) => () => tryOut(nth))], ended);
}

/** Fetches such work and begins it; what is returned ends it. What cannot be fetched is done when it is needed. */
export function beginInCalm(load: () => Promise<(ended: AbortSignal) => void>): () => void {
  const end = new AbortController();
  load().then(
    (work) => work(end.signal),
    () => undefined,
  );
  return () => end.abort();
}

async function attempt(job: () => unknown): Promise<void> {
  underWay++;
  try {
    await job();
  } catch {
    // it is done when it is needed
  } finally {
    underWay--;
  }
}
