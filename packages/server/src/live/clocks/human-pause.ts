import { PASS } from '@sandtable/kernel';

/** Nobody at a real table lets something pass in no time, and nobody takes always the same. */
const LEAST_MS = 500;
const SPREAD_MS = 900;

/** How long a reaction takes at least. */
export type HumanPause = () => number;

export const humanPause: HumanPause = () => LEAST_MS + Math.random() * SPREAD_MS;

/** Whether how soon it is answered could betray a hand: somebody may react, or let it pass. */
export function isReaction(decision: unknown): boolean {
  const { options = [] } = decision as { readonly options?: readonly (readonly unknown[])[] };
  return options.some(([verb]) => verb === PASS);
}

/** Waits until it has taken as long as somebody would; whoever has thought longer waits for as long again. */
export async function asIfHuman(begun: number, pause: HumanPause): Promise<void> {
  const unit = pause();
  if (unit <= 0) return;
  const took = performance.now() - begun;
  const wait = Math.ceil(took / unit) * unit - took;
  await new Promise<void>((done) => setTimeout(done, wait).unref());
}
