import type { PackTable } from '@sandtable/kernel';

/** A pack of cards as a table: the numbers of a weapon have columns of their own. */
export const packTable: PackTable = {
  game: '2gm',
  whose: 'nation',
  lists: ['units', 'support', 'heroes', 'generals', 'terrain', 'upgrades', 'headquarters'],
  charts: [],
  parts: { weapon: ['range', 'hit', 'crit', 'pierce', 'damage'] },
};
