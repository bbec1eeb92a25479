import { NOWHERE } from '@sandtable/geometry';
import type { Problem, Result } from '@sandtable/kernel';
import { BRIDGE, FACTORY, FOREST, LAKE, MOUNTAIN, RIVER, ROAD, SEA, STANDARD } from './terrain';

/** A map as its text file describes it; hexes are numbers, row by row. */
export interface MapFile {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  /** Columns below it form the western half: the one with the start numbers 1–6, unless the map is mirrored. */
  readonly split: number;
  /** Written as a negative `split`: the start numbers 7–12 lie in the west (AA-MAPCHECK-02). */
  readonly mirrored: boolean;
  /** Rows below it form the top half (AA-MAP-09). */
  readonly midrow: number;
  /** One for each hex (AA-MAP-01); NOWHERE where there is none. */
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

/**
 * Reads the text format of docs/map-format.md (AA-MAPCHECK-01): header lines, `---`, then a line of two-character cells for
 * each row. A map drawn for a position needs no halves; one to be played on has a complete header.
 */
export function readMap(text: string, header: 'complete' | 'short' = 'short'): Result<MapFile> {
  return new MapReader(text, header).read();
}

interface RowLine {
  readonly text: string;
  /** As an editor counts. */
  readonly number: number;
}

class MapReader {
  private readonly problems: Problem[] = [];
  private readonly header: Record<string, string> = {};
  private readonly groups: Record<string, string> = {};

  constructor(
    private readonly text: string,
    private readonly wanted: 'complete' | 'short',
  ) {}

  read(): Result<MapFile> {
    const lines = this.text.split('\n').map((line) => line.trimEnd());
    const bar = lines.indexOf('---');
    if (bar < 0) return this.fail('', 'Expected a line "---" between the header and the rows.');
    for (let i = 0; i < bar; i++) this.readHeader(lines[i] ?? '', i + 1);
    this.checkHeader();
    const size = /^([1-9]\d?)x([1-9]\d?)$/.exec(this.header.size ?? '');
    if (size === null)
      return this.fail('size', `Expected "columns x rows" such as 22x16, found "${this.header.size ?? ''}".`);
    const columns = Number(size[1]);
    const rows = Number(size[2]);
    const below = lines.map((line, i): RowLine => ({ text: line, number: i + 1 })).slice(bar + 1);
    const rowLines = below.filter((line) => line.text !== '' && !line.text.startsWith('#'));
    if (rowLines.length !== rows) this.note('size', `Expected ${rows} rows, found ${rowLines.length}.`);
    const { terrain, starts } = this.readCells(rowLines, columns);
    const places = (key: string, value: string | undefined): number[] =>
      this.readPlaces(key, value ?? '', columns, rows);
    const groups: Record<string, number[]> = {};
    for (const name of GROUPS) {
      if (this.groups[name] !== undefined) groups[name] = places(`group ${name}`, this.groups[name]);
    }
    const file: MapFile = {
      name: this.header.name ?? '',
      columns,
      rows,
      split: Math.abs(this.readNumber('split', columns)),
      mirrored: this.header.split?.startsWith('-') === true,
      midrow: this.readNumber('midrow', rows),
      terrain,
      starts,
      mountains: places('mountains', this.header.mountains),
      groups,
    };
    return this.problems.length === 0 ? { ok: true, value: file } : { ok: false, problems: this.problems };
  }

  private readHeader(line: string, number: number): void {
    if (line === '' || line.startsWith('#')) return;
    const [, group, key = '', value = ''] = /^(group )?([a-z-]+): (.*)$/.exec(line) ?? [];
    const known = group === undefined ? HEADER_KEYS : GROUPS;
    const into = group === undefined ? this.header : this.groups;
    if (!known.includes(key)) {
      this.note(`line ${number}`, `Expected ${headerHint(group)}, found "${line.slice(0, 40)}".`);
    } else if (into[key] !== undefined) this.note(`line ${number}`, `Expected "${key}" once, found it twice.`);
    else into[key] = value;
  }

  private checkHeader(): void {
    if (this.wanted === 'short') return;
    for (const key of NEEDED)
      if ((this.header[key] ?? '') === '') this.note(key, `Expected a header line "${key}: …".`);
    // the key of a board is cut at bars
    if (this.text.includes('|')) this.note('', 'Expected no "|" in a map.');
  }

  private readCells(lines: readonly RowLine[], columns: number) {
    const terrain: number[] = [];
    const starts = new Array<number>(13).fill(NOWHERE);
    lines.forEach((line, row) => {
      const at = `line ${line.number}`;
      const cells = line.text.split(' ');
      if (cells.length !== columns) this.note(at, `Expected ${columns} cells, found ${cells.length}.`);
      for (let column = 0; column < columns; column++) {
        const cell = cells[column] ?? '..';
        const kind = LETTERS[cell[0] ?? ''];
        const mark = MARKS.indexOf(cell[1] ?? ' ');
        if (kind === undefined || mark < 0 || cell.length !== 2) {
          this.note(at, `Expected terrain and mark such as "f." or "r1", found "${cell.slice(0, 10)}".`);
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
    if (!(key === 'split' ? /^-?\d{1,3}$/ : /^\d{1,3}$/).test(text))
      this.note(key, `Expected a whole number, found "${text}".`);
    return Number(text);
  }

  private readPlaces(key: string, value: string, columns: number, rows: number): number[] {
    const out: number[] = [];
    for (const part of value.split(' ').filter((p) => p !== '')) {
      const place = /^(\d{1,3}),(\d{1,3})$/.exec(part);
      const column = Number(place?.[1]);
      const row = Number(place?.[2]);
      if (!(column < columns && row < rows)) {
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

const NEEDED: readonly string[] = ['name', 'size', 'split', 'midrow'];
const HEADER_KEYS: readonly string[] = [...NEEDED, 'mountains'];
/** Sets of hexes a mission speaks of (AA-MAPCHECK-13). */
const GROUPS: readonly string[] = ['island', 'bulge-allied', 'bulge-german'];

function headerHint(group: string | undefined): string {
  return group === undefined ? `a header line (${HEADER_KEYS.join(', ')}, group …)` : `a group ${GROUPS.join(', ')}`;
}
