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

/** Whether the books state the number, or it is ours. */
export function sourceOf({ book, face }: Pick<CardEntry, 'book' | 'face'>, key: NumberKey): 'book' | 'house' {
  if (face.game === 'aces') {
    return BY_RULE.includes(key) || book.includes(ACES_CELLS[key] ?? key) ? 'book' : 'house';
  }
  return book.includes(CELLS[key] ?? key) ? 'book' : 'house';
}
