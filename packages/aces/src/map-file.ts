import { NOWHERE } from '@sandtable/geometry';
import type { Problem, Result } from '@sandtable/kernel';
import { BRIDGE, FACTORY, FOREST, LAKE, MOUNTAIN, RIVER, ROAD, SEA, STANDARD } from './terrain';

/** A map as its text file describes it; hexes are numbers, row by row. */
export interface MapFile {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  /** Columns below it form the half with the start numbers 1–6. */
  readonly split: number;
  readonly midrow: number;
  /** NOWHERE where there is no hex. */
  readonly terrain: readonly number[];
  /** Hex of each start number, index 1 to 12; NOWHERE if the map has none. */
  readonly starts: readonly number[];
  readonly mountains: readonly number[];
  readonly groups: Readonly<Record<string, readonly number[]>>;
}

const LETTERS: Readonly<Record<string, number>> = {
  '.': STANDARD,
  f: FOREST,
  r: ROAD,
  b: BRIDGE,
  '~': RIVER,
  o: LAKE,
  s: SEA,
  '^': MOUNTAIN,
  F: FACTORY,
  x: NOWHERE,
};

const MARKS = '.123456789ABC';

/** Reads the `aamap` format (AA-MAPCHECK-01): header lines, `---`, then a line of two-character cells for each row. */
export function readMap(text: string): Result<MapFile> {
  return new MapReader(text).read();
}

class MapReader {
  private readonly problems: Problem[] = [];
  private readonly header: Record<string, string> = {};
  private readonly groups: Record<string, string> = {};

  constructor(private readonly text: string) {}

  read(): Result<MapFile> {
    const lines = this.text.split('\n').map((line) => line.trimEnd());
    const bar = lines.indexOf('---');
    if (bar < 0) return this.fail('', 'Expected a line "---" between the header and the rows.');
    for (let i = 0; i < bar; i++) this.readHeader(lines[i] ?? '', i + 1);
    const size = /^(\d{1,3})x(\d{1,3})$/.exec(this.header.size ?? '');
    if (size === null)
      return this.fail('size', `Expected "columns x rows" such as 22x16, found "${this.header.size ?? ''}".`);
    const columns = Number(size[1]);
    const rows = Number(size[2]);
    const cells = lines.slice(bar + 1).filter((line) => line !== '' && !line.startsWith('#'));
    if (cells.length !== rows) this.note(`line ${bar + 2}`, `Expected ${rows} rows, found ${cells.length}.`);
    const { terrain, starts } = this.readCells(cells, columns, bar + 2);
    const places = (key: string, value: string | undefined): number[] =>
      this.readPlaces(key, value ?? '', columns, rows);
    const groups: Record<string, number[]> = {};
    for (const [name, value] of this.groupList()) groups[name] = places(`group ${name}`, value);
    const file: MapFile = {
      name: this.header.name ?? '',
      columns,
      rows,
      split: this.readNumber('split', columns),
      midrow: this.readNumber('midrow', rows),
      terrain,
      starts,
      mountains: places('mountains', this.header.mountains),
      groups,
    };
    return this.problems.length === 0 ? { ok: true, value: file } : { ok: false, problems: this.problems };
  }

  private groupList(): [string, string][] {
    // eslint-disable-next-line no-restricted-syntax -- the groups are kept by name; their order does not matter
    return Object.entries(this.groups);
  }

  private readHeader(line: string, number: number): void {
    if (line === '' || line.startsWith('#')) return;
    const group = /^group ([a-z-]+): (.*)$/.exec(line);
    const entry = /^([a-z]+): (.*)$/.exec(line);
    if (group?.[1] !== undefined) this.groups[group[1]] = group[2] ?? '';
    else if (entry?.[1] !== undefined && HEADER_KEYS.includes(entry[1])) this.header[entry[1]] = entry[2] ?? '';
    else this.note(`line ${number}`, `Expected a header such as "name: Summer", found "${line.slice(0, 40)}".`);
  }

  private readCells(lines: readonly string[], columns: number, first: number) {
    const terrain: number[] = [];
    const starts = new Array<number>(13).fill(NOWHERE);
    lines.forEach((line, row) => {
      const cells = line.split(' ');
      if (cells.length !== columns)
        this.note(`line ${first + row}`, `Expected ${columns} cells, found ${cells.length}.`);
      for (let column = 0; column < columns; column++) {
        const cell = cells[column] ?? '..';
        const kind = LETTERS[cell[0] ?? ''];
        const mark = MARKS.indexOf(cell[1] ?? ' ');
        if (kind === undefined || mark < 0 || cell.length !== 2) {
          this.note(
            `line ${first + row}`,
            `Expected terrain and mark such as "f." or "r1", found "${cell.slice(0, 10)}".`,
          );
        }
        if (mark > 0) this.noteStart(starts, mark, row * columns + column);
        terrain.push(kind ?? STANDARD);
      }
    });
    return { terrain, starts };
  }

  private noteStart(starts: number[], mark: number, hex: number): void {
    if (starts[mark] !== NOWHERE) this.note(`start ${mark}`, `Expected start number ${mark} once, found it twice.`);
    starts[mark] = hex;
  }

  private readNumber(key: string, otherwise: number): number {
    const text = this.header[key];
    if (text === undefined) return otherwise;
    if (!/^\d{1,3}$/.test(text)) this.note(key, `Expected a whole number, found "${text}".`);
    return Number(text);
  }

  private readPlaces(key: string, value: string, columns: number, rows: number): number[] {
    const out: number[] = [];
    for (const part of value.split(' ').filter((p) => p !== '')) {
      const [column, row] = part.split(',').map(Number);
      if (column === undefined || row === undefined || !(column < columns && row < rows)) {
        this.note(key, `Expected hexes of the map as "column,row", found "${part.slice(0, 10)}".`);
      } else out.push(row * columns + column);
    }
    return out;
  }

  private note(path: string, message: string): void {
    this.problems.push({ path, message });
  }

  private fail(path: string, message: string): Result<MapFile> {
    return { ok: false, problems: [...this.problems, { path, message }] };
  }
}

const HEADER_KEYS: readonly string[] = ['name', 'size', 'split', 'midrow', 'mountains'];
