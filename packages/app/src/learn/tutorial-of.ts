import type { TableId } from '../games';
import { retryable } from '../once';
import type { Tutorial } from './tutorial';

/** The lessons, and what they say. */
async function gmTutorials() {
  return (await Promise.all([import('./2gm/tutorials'), import('../i18n/with-gm-lessons')]))[0];
}

const LOADERS: Readonly<Record<TableId, () => Promise<Tutorial>>> = {
  tactics: retryable(async () => (await gmTutorials()).tacticsTutorial),
  pacific: retryable(async () => (await gmTutorials()).pacificTutorial),
  aces: retryable(async () => (await import('./aces/tutorial')).acesTutorial),
};

export function tutorialOf(table: TableId): Promise<Tutorial> {
  return LOADERS[table]();
}
