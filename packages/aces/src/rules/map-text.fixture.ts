import { sortedKeys } from '@sandtable/kernel';

/** A map with some of its cells drawn otherwise: `{ '5,2': 'f.' }`. */
export function redrawn(text: string, cells: Readonly<Record<string, string>>): string {
  const [header = '', body = ''] = text.split('---\n');
  const rows = body.split('\n').map((line) => line.split(' '));
  for (const place of sortedKeys(cells)) {
    const [column = 0, row = 0] = place.split(',').map(Number);
    const line = rows[row];
    if (line?.[column] === undefined) throw new Error(`There is no cell ${place}.`);
    line[column] = cells[place] ?? '..';
  }
  return `${header}---\n${rows.map((line) => line.join(' ')).join('\n')}`;
}

/** A map with one header line written otherwise, or left out. */
export function withHeader(text: string, key: string, value: string | null): string {
  const lines = text.split('\n').filter((line) => !line.startsWith(`${key}:`));
  return (value === null ? lines : [`${key}: ${value}`, ...lines]).join('\n');
}
