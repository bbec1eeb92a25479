import type { ToldEvent } from '@sandtable/host';
import type { GameEvent } from '@sandtable/kernel';

/** A sentence of what has just happened, and how much it matters. */
export interface Said {
  readonly text: string;
  readonly weight: number;
}

/** Sentences of the latest tale; the log has all of them. */
const TALE_LENGTH = 8;

/** Only said where there is nothing else to say. */
const FRAMES = ['phase', 'turn'];
/** Kept when the tale grows too long: who was lost or hit. */
const BLOWS = ['destroyed', 'hq-hurt', 'wounded', 'damaged', 'factory-destroyed', 'terrain-destroyed'];

function weightOf({ type }: Pick<GameEvent, 'type'>): number {
  return FRAMES.includes(type) ? 0 : BLOWS.includes(type) ? 2 : 1;
}

/** The tale so far and what came after it, in their order: what matters least goes first, of that the oldest. */
export function tellOn(before: readonly Said[], facts: readonly ToldEvent[]): readonly Said[] {
  const all = [...before, ...facts.map(({ event, told }) => ({ text: told, weight: weightOf(event) }))];
  const most = all.some((said) => said.weight > 0) ? all.filter((said) => said.weight > 0) : all;
  const kept = [...most].reverse().sort((a, b) => b.weight - a.weight);
  return most.filter((said) => kept.indexOf(said) < TALE_LENGTH);
}
