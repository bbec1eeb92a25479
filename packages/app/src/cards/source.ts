import type { CardEntry, NumberKey } from './entry';

/** The cells of the content files behind a number of the catalogue. */
const CELLS: Readonly<Partial<Record<NumberKey, string>>> = {
  range: 'weapon/range',
  hit: 'weapon/hit',
  crit: 'weapon/crit',
  pierce: 'weapon/pierce',
  damage: 'weapon/damage',
};

const ACES_CELLS: Readonly<Partial<Record<NumberKey, string>>> = { move: 'speed' };
/** The sixth damage destroys any unit: a rule, not a value of the mat. */
const BY_RULE: readonly NumberKey[] = ['hp'];

export type Source = 'book' | 'house' | 'pack';

/** Whether the books state the number, it is ours, or it comes from the pack that lies on the cards. */
export function sourceOf(
  entry: Pick<CardEntry, 'key' | 'nation' | 'book' | 'face'>,
  key: NumberKey,
  pack: unknown = null,
): Source {
  const { book, face } = entry;
  const cell = (face.game === 'aces' ? ACES_CELLS : CELLS)[key] ?? key;
  if (packedCells(pack, entry).includes(cell)) return 'pack';
  if (face.game === 'aces' && BY_RULE.includes(key)) return 'book';
  return book.includes(cell) ? 'book' : 'house';
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
