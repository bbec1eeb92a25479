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

/** So many letters are read while a decision stays; each more takes its time, though not without end. */
const LETTERS = 60;
const LONGEST = 3;

/** Which events give little to look at. */
export interface Pace {
  /** Kinds that change nothing worth looking at. */
  readonly quiet: ReadonlySet<string>;
  /** Kinds that are understood when they are seen, whatever there is to read about them: a turn has many of them. */
  readonly brief?: ReadonlySet<string>;
}

/** What a brief decision needs of the usual time. */
const BRIEF = 0.6;

/** Decisions that change little need little time; `letters` is how much there is to read about the others. */
export function stayOf(speed: Speed, events: readonly GameEvent[], { quiet, brief }: Pace, letters = 0): number {
  if (events.every((event) => quiet.has(event.type))) return STAY[speed] / 5;
  if (events.every((event) => quiet.has(event.type) || brief?.has(event.type) === true)) return STAY[speed] * BRIEF;
  return Math.round(STAY[speed] * Math.min(LONGEST, Math.max(1, letters / LETTERS)));
}
