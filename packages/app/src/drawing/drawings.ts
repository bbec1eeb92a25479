import type { Component } from 'svelte';

/** The drawing of each table of a game, for the home screen. */
export type Drawings = Readonly<Record<string, Component<{ label: string }>>>;

const FOUND = import.meta.glob<Drawings>('../*/home/drawings.ts', { import: 'drawings', eager: true });

/** The drawing of a table; undefined where it has none. */
export function drawingOf(table: string): Drawings[string] | undefined {
  return Object.values(FOUND).find((drawings) => Object.hasOwn(drawings, table))?.[table];
}
