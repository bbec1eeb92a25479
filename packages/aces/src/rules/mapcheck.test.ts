import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { SUMMER } from '../../content/maps/summer';
import { WINTER } from '../../content/maps/winter';
import { checkMap } from '../content/checks/map-checks';
import { boardKey, boardOf } from '../map/board';
import { redrawn, withHeader } from './map-text.fixture';

const rule = ruleTests<RuleId>(book);

/** The checks a map fails, each once, in order. */
function fails(text: string): string[] {
  return [...new Set(idsOf(checkMap(text).errors))].sort();
}

function warns(text: string): string[] {
  return [...new Set(idsOf(checkMap(text).warnings))].sort();
}

function idsOf(problems: readonly { readonly message: string }[]): string[] {
  return problems.map((p) => /\((AA-[A-Z]+-\d+)\)\.$/.exec(p.message)?.[1] ?? p.message);
}

/** The same land with its start numbers changed round. */
function swapHalves(text: string): string {
  const other: Readonly<Record<string, string>> = { 1: '7', 2: '8', 3: '9', 4: 'A', 5: 'B', 6: 'C' };
  const back = Object.fromEntries(Object.entries(other).map(([a, b]) => [b, a]));
  const [header = '', body = ''] = text.split('---\n');
  return `${header}---\n${body.replace(/([.r])([1-9ABC])/g, (_, t: string, n: string) => `${t}${other[n] ?? back[n]}`)}`;
}

describe('the checks of a map', () => {
  rule(
    ['AA-MAPCHECK-01', 'AA-MAPCHECK-02', 'AA-MAPCHECK-16'],
    'both house maps keep every one, without a warning',
    () => {
      expect(checkMap(SUMMER)).toEqual({ errors: [], warnings: [] });
      expect(checkMap(WINTER)).toEqual({ errors: [], warnings: [] });
    },
  );

  rule('AA-MAPCHECK-01', 'a complete header', () => {
    for (const key of ['name', 'split', 'midrow']) {
      expect(checkMap(withHeader(SUMMER, key, null)).errors).toEqual([
        { path: key, message: `Expected a header line "${key}: …" (AA-MAPCHECK-01).` },
      ]);
    }
    expect(fails(withHeader(SUMMER, 'size', null))).toEqual(['AA-MAPCHECK-01']);
    expect(fails(withHeader(SUMMER, 'size', '0x16'))).toEqual(['AA-MAPCHECK-01']);
    expect(fails(withHeader(SUMMER, 'midrow', 'eight'))).toEqual(['AA-MAPCHECK-01']);
    expect(fails(withHeader(SUMMER, 'climate', 'mild'))).toEqual(['AA-MAPCHECK-01']);
    expect(fails(withHeader(SUMMER, 'group islands', '5,2'))).toEqual(['AA-MAPCHECK-01']);
    expect(fails(`name: Again\n${SUMMER}`)).toEqual(['AA-MAPCHECK-01']);
    expect(fails('name: Nothing')).toEqual(['AA-MAPCHECK-01']);
    expect(fails(withHeader(SUMMER, 'name', 'Sum|mer'))).toEqual(['AA-MAPCHECK-01']);
  });

  rule('AA-MAPCHECK-01', 'as many rows and cells as the size says, known letters, places on the map', () => {
    expect(checkMap(withHeader(SUMMER, 'size', '22x15')).errors).toEqual([
      { path: 'size', message: 'Expected 15 rows, found 16 (AA-MAPCHECK-01).' },
    ]);
    const lines = SUMMER.split('\n');
    lines[8] = `${lines[8]} ..`;
    expect(checkMap(lines.join('\n')).errors).toEqual([
      { path: 'line 9', message: 'Expected 22 cells, found 23 (AA-MAPCHECK-01).' },
    ]);
    for (const cell of ['q.', '.D', '.', '...']) {
      expect(checkMap(redrawn(SUMMER, { '1,0': cell })).errors).toEqual([
        {
          path: 'line 7',
          message: `Expected terrain and mark such as "f." or "r1", found "${cell}" (AA-MAPCHECK-01).`,
        },
      ]);
    }
    for (const place of ['22,0', '0,16', '-1,0', '1.5,2', '3', '1,2,3']) {
      expect(fails(withHeader(SUMMER, 'mountains', place))).toEqual(['AA-MAPCHECK-01']);
    }
  });

  rule('AA-MAPCHECK-01', 'comment lines count for nothing', () => {
    const commented = SUMMER.replace('---\n', '# the land\n---\n# the north\n');
    expect(checkMap(commented)).toEqual({ errors: [], warnings: [] });
    const broken = commented.replace('.. .. r1', '.. .. q1');
    expect(checkMap(broken).errors.map((p) => p.path)).toEqual(['line 11']);
  });

  rule('AA-MAPCHECK-02', 'every start number once, the lower ones on the side of the split they belong to', () => {
    expect(fails(redrawn(SUMMER, { '2,2': 'r.' }))).toEqual(['AA-MAPCHECK-02']);
    expect(fails(redrawn(SUMMER, { '2,0': 'r1' }))).toEqual(['AA-MAPCHECK-02']);
    expect(fails(redrawn(SUMMER, { '2,2': 'r7', '13,3': 'r1' }))).toEqual(['AA-MAPCHECK-02']);
  });

  rule(['AA-MAPCHECK-02', 'AA-MAP-10'], 'a negative split declares the mirror image', () => {
    const mirrored = withHeader(swapHalves(SUMMER), 'split', '-11');
    expect(checkMap(mirrored)).toEqual({ errors: [], warnings: [] });
    expect(fails(swapHalves(SUMMER))).toEqual(['AA-MAPCHECK-02']);
    expect(fails(withHeader(SUMMER, 'split', '-11'))).toEqual(['AA-MAPCHECK-02']);
    const west = boardOf(boardKey(mirrored, '7-12', false));
    expect(west.factories.map((hex) => west.map.columnOf[hex])).toEqual([5, 0, 6, 5, 6]);
    expect(west.starts.filter((hex) => hex >= 0)).toHaveLength(6);
  });

  rule('AA-MAPCHECK-03', 'five factories in each half and no start on one', () => {
    expect(fails(redrawn(SUMMER, { '5,2': '..' }))).toEqual(['AA-MAPCHECK-03']);
    expect(fails(redrawn(SUMMER, { '5,2': '..', '15,10': 'F.' }))).toEqual(['AA-MAPCHECK-03']);
    expect(fails(redrawn(SUMMER, { '5,2': '..', '2,2': 'F1' }))).toEqual(['AA-MAPCHECK-03']);
  });

  rule('AA-MAPCHECK-04', 'starts on standard ground or road; top and bottom matter where the Bulge is fought', () => {
    for (const terrain of ['f', '^']) {
      expect(fails(redrawn(SUMMER, { '3,5': `${terrain}3` }))).toContain('AA-MAPCHECK-04');
    }
    expect(fails(redrawn(SUMMER, { '3,5': 'r3' }))).toEqual([]);
    expect(fails(redrawn(WINTER, { '1,5': '.4', '2,12': '.1' }))).toEqual(['AA-MAPCHECK-04']);
    const summer = redrawn(SUMMER, { '3,5': '.4', '1,10': '.3' });
    expect([fails(summer), warns(summer)]).toEqual([[], ['AA-MAPCHECK-04']]);
  });

  rule('AA-MAPCHECK-05', 'starts are four hexes apart', () => {
    expect(fails(redrawn(SUMMER, { '2,2': 'r.', '2,3': 'r1' }))).toEqual(['AA-MAPCHECK-05']);
    expect(checkMap(redrawn(SUMMER, { '2,2': 'r.', '2,3': 'r1' })).errors[0]?.message).toBe(
      'Expected starts at least 4 hexes apart, but 2,3 and 3,5 are 3 (AA-MAPCHECK-05).',
    );
  });

  rule('AA-MAPCHECK-06', 'no factory lies beside a start, but two hexes away is enough', () => {
    expect(fails(redrawn(SUMMER, { '5,2': '..', '3,1': 'F.' }))).toEqual(['AA-MAPCHECK-06']);
    expect(fails(redrawn(SUMMER, { '5,2': '..', '4,2': 'F.' }))).toEqual([]);
  });

  rule('AA-MAPCHECK-07', 'factories are three hexes apart', () => {
    expect(fails(redrawn(SUMMER, { '5,2': '..', '6,4': 'F.' }))).toEqual(['AA-MAPCHECK-07']);
    expect(fails(redrawn(SUMMER, { '5,2': '..', '6,3': 'F.' }))).toEqual([]);
  });

  rule('AA-MAPCHECK-08', 'twelve dry hexes around each start, in its own half', () => {
    const lakes = { '17,4': 'o.', '18,4': 'o.', '19,4': 'o.' };
    expect(fails(redrawn(SUMMER, lakes))).toEqual([]);
    const flooded = checkMap(redrawn(SUMMER, { ...lakes, '18,7': 'o.' }));
    expect(flooded.errors).toEqual([
      { path: '', message: 'Expected 12 dry hexes around the start at 18,6, found 11 (AA-MAPCHECK-08).' },
    ]);
  });

  rule(['AA-MAPCHECK-09', 'AA-MAP-13'], 'without its bridges the land falls apart', () => {
    const cut = redrawn(SUMMER, { '2,8': '~.', '9,7': '~.' });
    const where = checkMap(cut).errors.filter((p) => p.message.includes('AA-MAPCHECK-09'));
    expect(where.map((p) => /from (\S+) .* (in .*|on .*) \(/.exec(p.message)?.slice(1, 3))).toEqual([
      ['1,10', 'in the half with 1-6'],
      ['8,10', 'in the half with 1-6'],
      ['4,13', 'in the half with 1-6'],
    ]);
  });

  /** A lake along the whole seam, but for what is given: each half hangs together, the map does not. */
  const walled = (but: Readonly<Record<string, string>>) => {
    const lake = Array.from({ length: 16 }, (_, row) => [`11,${row}`, 'o.'] as const);
    return redrawn(SUMMER, { ...Object.fromEntries(lake), '11,9': 'F.', ...but });
  };
  const unconnected = (text: string) =>
    checkMap(text)
      .errors.filter((p) => p.message.includes('AA-MAPCHECK-09'))
      .map((p) => /from (\S+) .* (in .*|on .*) \(/.exec(p.message)?.slice(1, 3).join(' '));
  const EAST = ['13,3', '19,2', '18,6', '13,11', '17,10', '19,14'].map((hex) => `${hex} on the full map`);

  rule('AA-MAPCHECK-09', 'on the full map too, where each half alone is one; a factory is no way for tanks', () => {
    expect(unconnected(walled({})).sort()).toEqual(EAST.slice().sort());
    expect(unconnected(walled({ '11,5': '..' }))).toEqual([]);
  });

  rule('AA-MAPCHECK-10', 'three ways for tanks to the side of a factory, one hex for Infantry on an island', () => {
    expect(fails(redrawn(SUMMER, { '5,1': 'o.', '6,2': 'o.' }))).toEqual([]);
    expect(fails(redrawn(SUMMER, { '5,1': 'o.', '6,2': 'o.', '6,3': 'o.' }))).toEqual(['AA-MAPCHECK-10']);
    const lost = { '6,0': 'x.', '6,1': 'x.', '8,0': 'x.', '8,1': 'x.', '7,1': 'x.' };
    expect(fails(redrawn(WINTER, { ...lost, '7,1': 's.' }))).toEqual([]);
    expect(fails(redrawn(WINTER, lost))).toEqual(['AA-MAPCHECK-10']);
  });

  rule('AA-MAPCHECK-11', 'no land lies apart', () => {
    expect(fails(redrawn(SUMMER, { '0,1': 'o.', '1,0': 'o.' }))).toEqual(['AA-MAPCHECK-11']);
    expect(fails(redrawn(SUMMER, { '0,0': 'o.', '0,1': 'o.', '1,0': 'o.' }))).toEqual([]);
  });

  rule(['AA-MAPCHECK-12', 'AA-MAP-13'], 'a bridge crosses water and has two banks', () => {
    expect(fails(redrawn(SUMMER, { '10,0': 'b.' }))).toEqual(['AA-MAPCHECK-12']);
    expect(fails(redrawn(SUMMER, { '10,0': 'b.', '11,0': 'o.' }))).toEqual([]);
    const sea = { '11,0': 'o.', '9,0': 'o.', '9,1': 'o.', '10,1': 'o.' };
    expect(fails(redrawn(SUMMER, { ...sea, '10,0': 'b.' }))).toContain('AA-MAPCHECK-12');
    expect(fails(redrawn(SUMMER, { '11,0': 'o.', '10,1': 'o.', '10,0': 'b.' }))).toContain('AA-MAPCHECK-12');
  });

  rule('AA-MAPCHECK-13', 'the groups of the Bulge: how many, where, and each in one group', () => {
    const group = (name: string, places: string | null) => fails(withHeader(WINTER, `group ${name}`, places));
    expect(group('bulge-german', '3,15 14,15')).toEqual(['AA-MAPCHECK-13']);
    expect(group('bulge-german', '3,15 14,15 19,15')).toEqual(['AA-MAPCHECK-13']);
    expect(group('bulge-german', '3,15 14,15 2,3')).toEqual(['AA-MAPCHECK-13']);
    expect(group('bulge-german', '3,15 14,15 4,10')).toEqual([]);
    expect(group('bulge-allied', '2,3 9,3 13,3')).toEqual(['AA-MAPCHECK-13']);
    expect(group('bulge-allied', null)).toEqual(['AA-MAPCHECK-13']);
    expect(group('bulge-allied', '7,0 2,3 9,3 13,3')).toEqual(['AA-MAPCHECK-13']);
    const ashore = withHeader(WINTER, 'group bulge-allied', '7,0 2,3 9,3 13,3');
    expect(checkMap(withHeader(ashore, 'group island', '19,3')).errors).toContainEqual({
      path: 'group island',
      message: 'Expected no way by land from the island to a start (AA-MAPCHECK-13).',
    });
    const inland = { '19,2': '~.', '19,3': '..', '19,5': 'F.' };
    expect(fails(withHeader(redrawn(WINTER, inland), 'group bulge-allied', '2,3 9,3 13,3 19,5'))).toContain(
      'AA-MAPCHECK-13',
    );
  });

  rule('AA-MAPCHECK-14', 'a seashore, and no German start less than 6 movement points from it', () => {
    const pond = redrawn(WINTER, { '7,8': 's.' });
    expect(fails(pond)).toEqual(['AA-MAPCHECK-14']);
    expect(checkMap(pond).errors[0]?.message).toBe(
      'Expected at least 6 movement points from 2,12 to the shore, found 4 movement points (AA-MAPCHECK-14).',
    );
    expect(fails(WINTER.replaceAll('s.', '~.'))).toContain('AA-MAPCHECK-14');
  });

  rule(
    'AA-MAPCHECK-15',
    'mountains rise on standard ground, away from starts and factories, and cut nothing off',
    () => {
      const raised = (places: string) => fails(withHeader(SUMMER, 'mountains', places));
      expect(raised('4,0')).toEqual([]);
      expect(raised('7,0')).toEqual(['AA-MAPCHECK-15']);
      expect(raised('3,2')).toEqual(['AA-MAPCHECK-15']);
      expect(raised('6,2')).toEqual(['AA-MAPCHECK-15']);
      expect(raised('0,1 1,0')).toEqual(['AA-MAPCHECK-15']);
      expect(raised('0,1')).toEqual([]);
    },
  );

  rule('AA-MAPCHECK-16', 'a lonely road and too little or too much forest are only warned of', () => {
    const lonely = redrawn(SUMMER, { '0,0': 'r.' });
    expect([fails(lonely), warns(lonely)]).toEqual([[], ['AA-MAPCHECK-16']]);
    const bare = SUMMER.replaceAll('f.', '..');
    expect([fails(bare), warns(bare)]).toEqual([[], ['AA-MAPCHECK-16']]);
    const rows = SUMMER.split('---\n')[1] ?? '';
    const wild = SUMMER.replace(rows, rows.replaceAll('..', 'f.'));
    expect(warns(withHeader(wild, 'mountains', null))).toContain('AA-MAPCHECK-16');
  });

  rule('AA-MAP-14', 'starts out of reach of the fastest gun are warned of', () => {
    const far = redrawn(SUMMER, { '19,14': '..', '21,15': '.C', '17,10': '..', '16,9': '.B' });
    expect(warns(far)).toEqual([]);
    const [header = '', body = ''] = far.split('---\n');
    const wild = `${header}---\n${body.replace(/[.r]([.1-9ABC])/g, 'f$1').replace(/f([1-9ABC])/g, '.$1')}`;
    expect(checkMap(withHeader(wild, 'mountains', null)).warnings).toContainEqual({
      path: '',
      message: 'From the start at 21,15 no gun reaches another army in its first turn (AA-MAP-14).',
    });
  });
});
