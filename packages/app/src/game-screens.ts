import type { Component } from 'svelte';
import type { BookId, TableId } from './games';
import type { Session } from './match/session.svelte';
import { retryable } from './once';

type Loader<Props extends Record<string, unknown>> = () => Promise<{ readonly default: Component<Props> }>;

/** What every table can be given; where a lesson points differs from game to game. */
interface TableProps extends Record<string, unknown> {
  session: Session;
  /** A table of a lesson: it is in no list. */
  practice?: boolean;
}

interface FormProps extends Record<string, unknown> {
  table: TableId;
}

/** The table of each game, loaded when a match of it is opened: the other game never pays for it. */
const TABLE_SCREENS = {
  aces: retryable(() => import('./aces/play/Table.svelte')),
  '2gm': retryable(() => import('./2gm/play/Table.svelte')),
} satisfies Readonly<Record<BookId, Loader<TableProps>>>;

/** The small pictures in the list of matches. */
export const PICTURES = {
  aces: retryable(() => import('./aces/board/MiniMap.svelte')),
  '2gm': retryable(() => import('./2gm/board/MiniField.svelte')),
};

const acesForm = retryable(() => import('./aces/new-match/Form.svelte'));
const gmForm = retryable(() => import('./2gm/new-match/Form.svelte'));

/** The form of a new match at that table. */
export function formScreenOf(table: TableId): Loader<FormProps> {
  return table === 'aces' ? acesForm : gmForm;
}

/** The table of a kept match. Only games of ours are ever kept. */
export function tableScreenOf(game: string): Loader<TableProps> {
  return game === '2gm' ? TABLE_SCREENS['2gm'] : TABLE_SCREENS.aces;
}
