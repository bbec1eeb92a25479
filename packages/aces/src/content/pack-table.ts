import type { PackTable } from '@sandtable/kernel';

/** A pack of mats as a table; the dice chart is a row of its own, a map a file of its own. */
export const packTable: PackTable = {
  game: 'aces',
  whose: 'faction',
  lists: ['units'],
  charts: ['dice'],
  parts: {},
  // the header of a map, and the bar above its rows
  ofFile: (text) =>
    /^name: /mu.test(text) && /^---\s*$/mu.test(text) ? { game: 'aces', maps: [text.replaceAll('\r', '')] } : null,
};
