import type { Push } from '@sandtable/wire';
import type { Component } from 'svelte';
import type { Person } from './people';
import type { TableWorker } from './table-worker';

/** What a seat has left to think, as a clock shows it. */
export interface SeatClock {
  readonly face: string;
  readonly running: boolean;
  readonly late: boolean;
}

/** What stands at a table where others sit at screens of their own. Its parts come with whoever opens such a table. */
export interface Company {
  /** Who is here, whether we are still connected, how much time is left; in the bar above the map. */
  readonly Bar: Component<{ nameOf: (seat: number) => string }>;
  /** What is left to a seat, for where the seat has its place; null at a table without a clock. */
  clockOf(seat: number): SeatClock | null;
  /** Such a clock beside words. */
  readonly Clock: Component<{ clock: SeatClock }>;
  /** What they talk about; a tab of the panel. */
  readonly Talk: Component;
  /** What the tab is called, with what has not been read. */
  readonly talkLabel: string;
}

/** A table that does not stand in this browser. Types only: a match at one screen loads nothing of it. */
export interface Remote {
  /** The line to it. One that breaks mends itself, and says again what was not answered. */
  connect(onPush: (push: Push) => void): TableWorker;
  /** Who plays at this screen: one person, or nobody who only watches. */
  readonly people: Person[];
  readonly company: Company;
}
