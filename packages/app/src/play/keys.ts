/** What the single keys of the table do. */
export type TableKey = 'undo' | 'redo' | 'next' | 'previous' | 'end' | 'command' | 'list' | 'map' | 'escape';

export interface TablePress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  /** The name of the element that has the focus, as in `tagName`. */
  readonly focused: string;
  /** Whether single letters may be used at all. */
  readonly letters: boolean;
}

const TYPING = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

const LETTERS: Readonly<Record<string, TableKey>> = {
  u: 'undo',
  n: 'next',
  p: 'previous',
  e: 'end',
  l: 'list',
  m: 'map',
  '/': 'command',
};

/** Letters never fire while somebody types or means a shortcut of the browser; Escape always does. */
export function tableKey(press: TablePress): TableKey | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return null;
  if (press.key === 'Escape') return 'escape';
  if (!press.letters || TYPING.has(press.focused)) return null;
  if (press.key === 'U' || (press.key === 'u' && press.shiftKey)) return 'redo';
  return LETTERS[press.key] ?? null;
}
