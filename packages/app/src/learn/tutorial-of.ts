import type { TableId } from '../games';
import { retryable } from '../once';
import type { Tutorial } from './tutorial';

const LOADERS: Readonly<Record<TableId, () => Promise<Tutorial>>> = {
  tactics: retryable(async () => (await import('./2gm/tutorials')).tacticsTutorial),
  pacific: retryable(async () => (await import('./2gm/tutorials')).pacificTutorial),
  aces: retryable(async () => (await import('./aces/tutorial')).acesTutorial),
};

export function tutorialOf(table: TableId): Promise<Tutorial> {
  return LOADERS[table]();
}
