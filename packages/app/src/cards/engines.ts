import type { PackTable, Problem } from '@sandtable/kernel';
import type { PairOdds } from './pair-odds';

/** One card against another: their ids in the game, the ground the target is on, and the owner's pack they are played with. */
export interface Duel {
  readonly attacker: string;
  readonly target: string;
  readonly ground: string;
  readonly pack: unknown;
}

/** How packs of a game are checked and named. */
export interface PackReader {
  readonly packTable: PackTable;
  checkContent(pack: unknown): readonly Problem[];
  packHash(changes: object): string;
}

/** What only a worker asks of the cards of a game. */
export interface CardsEngine {
  packs(): Promise<PackReader>;
  /** The chances of one attack at every distance it reaches; none where it reaches none. */
  duel(duel: Duel): Promise<readonly PairOdds[]>;
}

const FOUND = import.meta.glob<CardsEngine>('../*/cards/engine.ts', { import: 'cardsEngine', eager: true });

export function cardsEngineOf(game: string): CardsEngine | undefined {
  return FOUND[`../${game}/cards/engine.ts`];
}

/** How packs are read, of every game that has any. */
export function packReaders(): Promise<readonly PackReader[]> {
  return Promise.all(Object.values(FOUND).map((engine) => engine.packs()));
}
