import type { CardEntry, NumberKey } from './entry';

export type Source = 'book' | 'house' | 'pack';

/** Whether the books state the number, it is ours, or it comes from the pack that lies on the cards. */
export function sourceOf(entry: CardEntry, key: NumberKey, pack: unknown = null): Source {
  const cell = entry.of.cellOf(key);
  if (cell === null) return 'book';
  if (packedCells(pack, entry).includes(cell)) return 'pack';
  return entry.book.includes(cell) ? 'book' : 'house';
}

/** The cells that a pack replaces on this card; those of its weapon one by one. */
function packedCells(pack: unknown, { key, nation }: Pick<CardEntry, 'key' | 'nation'>): readonly string[] {
  const id = key.slice(key.lastIndexOf('/') + 1);
  return Object.values((pack ?? {}) as object)
    .flatMap((list: unknown) => (Array.isArray(list) ? (list as unknown[]) : []))
    .flatMap((row) => {
      const { id: whose, nation: of, faction, ...cells } = (row ?? {}) as Readonly<Record<string, unknown>>;
      if (whose !== id || (of ?? faction ?? nation) !== nation) return [];
      return Object.entries(cells).flatMap(([cell, value]) =>
        cell === 'weapon' && value !== null ? Object.keys(value as object).map((part) => `weapon/${part}`) : [cell],
      );
    });
}
