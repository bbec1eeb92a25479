import type { GameEvent } from '@sandtable/kernel';
import { type KeyValueStore, readSetting, writeSetting } from '../settings/storage';

export const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

const SPEED_KEY = 'sandtable.film.speed';

export function readSpeed(store: () => KeyValueStore): Speed {
  const saved = readSetting(store, SPEED_KEY);
  return SPEEDS.find((speed) => speed === saved) ?? 'normal';
}

export function writeSpeed(store: () => KeyValueStore, speed: Speed): boolean {
  return writeSetting(store, SPEED_KEY, speed);
}

/** Milliseconds a decision stays before the next one. */
const STAY: Readonly<Record<Speed, number>> = { slow: 4000, normal: 1700, fast: 500, once: 0 };

/** Decisions that change nothing worth looking at need little time; `quiet` are the kinds of events that do not. */
export function stayOf(speed: Speed, events: readonly GameEvent[], quiet: ReadonlySet<string>): number {
  return events.every((event) => quiet.has(event.type)) ? STAY[speed] / 5 : STAY[speed];
}
