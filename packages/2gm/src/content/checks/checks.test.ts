import { describe, expect, it } from 'vitest';
import { checkAll } from '../pack';
import { ownRows } from '../rows';
import type { ContentRows } from '../shapes';

type List = keyof ContentRows;
type Row = { id?: string; nation?: string } & Record<string, unknown>;

/** Our rows with other cells in one of them, which is named as in a path: `units/usa/m4-sherman`. */
function changed(path: string, cells: object): unknown {
  const [list = '', ...rest] = path.split('/');
  const name = rest.join('/');
  const rows = ownRows[list as List] as readonly Row[];
  const keyOf = (row: Row) =>
    list === 'units' ? `${row.nation}/${row.id}` : list === 'headquarters' ? row.nation : row.id;
  expect(rows.some((row) => keyOf(row) === name)).toBe(true);
  return { ...ownRows, [list]: rows.map((row) => (keyOf(row) === name ? { ...row, ...cells } : row)) };
}

function told(raw: unknown): string[] {
  return checkAll(raw).map((p) => `${p.path}: ${p.message}`);
}

describe('a catalogue', () => {
  it.each<[string, object, string]>([
    // the books, value by value and as bounds
    ['units/usa/m4-sherman', { cost: 5 }, 'units/usa/m4-sherman/cost: Expected 4 as in the books, found 5.'],
    [
      'units/uk/sas',
      { tags: ['blasting-charge'] },
      'units/uk/sas/tags/incursion: Expected true as in the books, found false.',
    ],
    [
      'units/uk/valentine',
      { book: ['cost'] },
      'units/uk/valentine/book/0: Expected a cell the books fix, found "cost".',
    ],
    [
      'units/uk/sas',
      { book: ['name', 'type', 'cost'] },
      'units/uk/sas/book: Expected "tags/incursion" among the book values.',
    ],
    [
      'units/germany/pak-40',
      { armor: 4 },
      'units/germany/pak-40/armor: Expected Armor 5 for a PaK 40 in a House, found 4 and 2 (2GM-EX-28).',
    ],
    [
      'units/usa/m4-sherman',
      { weapon: { range: 3, hit: 5, crit: 9, pierce: 5, damage: 2 } },
      'units/usa/m4-sherman/weapon/pierce: Expected at least 6 to harm a Tiger, found 5 (2GM-EX-51).',
    ],
    ['units/uk/mosquito', { bomber: 2 }, 'units/uk/mosquito/bomber: Expected at least 3, found 2 (2GM-EX-30).'],
    ['units/germany/fw-190', { hp: 4 }, 'units/germany/fw-190/hp: Expected at most 3, found 4 (2GM-EX-31).'],
    [
      'headquarters/uk',
      { cap: 8 },
      'headquarters/uk/cap: Expected at least the 9 AP of a Sherman with everything, found 8 (2GM-EX-08).',
    ],
    [
      'units/uk/sexton',
      { tags: ['ordnance', 'self-propelled-artillery'] },
      'units/uk/sexton/tags: Expected only the listed units as Self-Propelled Artillery (2GM-OPT-47).',
    ],
    // the sense of a row
    [
      'units/uk/valentine',
      { weapon: null },
      'units/uk/valentine/weapon: Expected a weapon: only transports go unarmed (2GM-CARD-10).',
    ],
    [
      'units/uk/valentine',
      { weapon: { range: 3, hit: 9, crit: 5, pierce: 5, damage: 1 } },
      'units/uk/valentine/weapon/crit: Expected at least the 9 of a hit, found 5 (2GM-CARD-24).',
    ],
    [
      'units/uk/valentine',
      { tags: ['fighter'] },
      'units/uk/valentine/tags/0: Expected "fighter" on aircraft only, found it on tank.',
    ],
    [
      'units/uk/valentine',
      { upgrades: [{ token: 'medics', cost: 1 }] },
      'units/uk/valentine/upgrades/0/token: Expected infantry to carry medics, found tank.',
    ],
    ['units/uk/spitfire', { move: 1 }, 'units/uk/spitfire/move: Expected 0 for aircraft, found 1.'],
    ['support/allies', { nations: ['uk'] }, 'support/allies/pool/usa: Expected 0 of a card for uk only.'],
    [
      'terrain/tunnels',
      { hp: 4 },
      'terrain/tunnels/hp: Expected 0 on Indestructible cards and more on all others (2GM-TERRAIN-40).',
    ],
    [
      'terrain/cabin',
      { evasion: [2, 2] },
      'terrain/cabin/evasion/0: Expected 1 for the cover it is marked with, found 2 (2GM-ABIL-50).',
    ],
    [
      'upgrades/supplies',
      { slot: 'defensive' },
      'upgrades/supplies/slot: Expected a slot for what infantry carries, and none for other tokens (2GM-DEPLOY-08).',
    ],
    [
      'heroes/s-sakai',
      { goesOn: { type: 'tank', tag: 'fighter' } },
      'heroes/s-sakai/goesOn: Expected a unit of japan the hero can join, found none (2GM-HERO-04).',
    ],
    // tiles
    [
      'tiles/river-1',
      {
        sides: [
          ['RR', 'RR'],
          ['..', '..'],
        ],
      },
      'tiles/river-1/sides: Expected river on both sides or on neither (2GM-SETUP-01).',
    ],
    [
      'tiles/river-1',
      {
        sides: [
          ['RR', 'RR'],
          ['R.', '.R'],
        ],
      },
      'tiles/river-1/sides/1: Expected the river to run from edge to edge (2GM-TERRAIN-24).',
    ],
    [
      'tiles/land-1',
      {
        sides: [
          ['LL', 'LL'],
          ['..', '..'],
        ],
      },
      'tiles: Expected fewer than 8 lake spaces, which could close the battlefield, found 8 (2GM-TERRAIN-30).',
    ],
    // names
    ['support/luck', { twin: 'lucky' }, 'support/luck/twin: Expected the id of a support card, found "lucky".'],
    ['support/luck', { play: 0 }, 'support/luck/play: Expected the play of its twin "fortunate".'],
    [
      'generals/zhukov',
      { freeCards: { id: 'tiger', copies: 4 } },
      'generals/zhukov/freeCards/id: Expected a unit of ussr, found "tiger".',
    ],
    // our own order
    ['units/uk/valentine', { armor: 8 }, 'units/uk/valentine/cost: Expected 5 for a value of 4.60 points, found 4.'],
    [
      'units/uk/valentine',
      { copies: 0 },
      'units/uk/valentine/copies: Expected 0 copies of what only scenarios issue, and at least 1 of all else.',
    ],
    ['units/germany/panther', { copies: 2 }, 'units: Expected 113 cards in the box for two nations, found 114.'],
    [
      'decks/uk-starter',
      { cards: { 'uk/sas': 1 } },
      'decks/uk-starter/cards: Expected exactly 120 points, found 4 (2GM-PRECON-01).',
    ],
    [
      'decks/usa-pacific',
      { cards: { 'usa/light-infantry': 5, 'support/impact': 1 }, points: 9 },
      'decks/usa-pacific/cards: Expected the cards 11-3-5-3-2-22, found 5-0-0-0-0-1 (2GM-PRECON-02).',
    ],
    // the shape
    ['units/uk/valentine', { cost: 'four' }, 'units/132/cost: Expected a number, found "four".'],
  ])('%s with %j', (path, cells, sentence) => {
    expect(told(changed(path, cells))).toContain(sentence);
  });

  it('covers the solo opponents of every nation', () => {
    const few = ownRows.units.map((row) =>
      row.nation === 'italy' && row.type === 'transport' ? { ...row, copies: 1, sets: ['tactics'] } : row,
    );
    expect(told({ ...ownRows, units: few.filter((row) => row.id !== 'ab-41') })).toContain(
      'units: Expected italy to cover 8-5-5-4-20, found 22-8-10-3-29 (SOLOT-DECK-23).',
    );
  });

  it('gives every nation all kinds of units the books describe', () => {
    const units = ownRows.units.filter((row) => row.nation !== 'uk' || row.type !== 'aircraft');
    const faults = told({ ...ownRows, units });
    expect(faults).toContain('units: Expected aircraft of uk, found none (2GM-CARD-01).');
    expect(faults).toContain('units: Expected bombers of uk, found none (2GM-CARD-11).');
    const guns = ownRows.units.filter((row) => row.id !== 'breda-20-65' && row.id !== 'cannone-90-53');
    expect(told({ ...ownRows, units: guns })).toContain(
      'units: Expected anti-aircraft guns of italy, found none (2GM-CARD-06).',
    );
    const plain = ownRows.units.filter((row) => row.id !== 'special-unit' || row.nation !== 'ussr');
    expect(told({ ...ownRows, units: plain })).toContain(
      'units: Expected special infantry of ussr, found none (2GM-CARD-04).',
    );
  });

  it('lacks nothing the books name, and keeps numbered lists in order', () => {
    const lost = ownRows.units.filter((row) => row.id !== 'maus');
    expect(told({ ...ownRows, units: lost })).toContain(
      'units/germany/maus: Expected what the books name, found nothing.',
    );
    expect(told({ ...ownRows, upgrades: ownRows.upgrades.slice().reverse() })).toEqual([
      'upgrades/0: Expected "bazooka" here, found "supplies".',
    ]);
    expect(told({ ...ownRows, headquarters: ownRows.headquarters.slice(1) })).toEqual([
      'headquarters/0: Expected "usa" here, found "germany".',
    ]);
    expect(told({ ...ownRows, generals: ownRows.generals.filter((row) => row.nation !== 'uk') })).toEqual([
      'generals: Expected a General of uk, found none (2GM-HQ-14).',
    ]);
    const tiles = ownRows.tiles.filter((row) => !row.id.startsWith('sea') && row.id !== 'land-1');
    expect(told({ ...ownRows, tiles })).toEqual(['tiles: Expected 4 tiles with sea, found 0 (2GM-FIELD-01).']);
    const land = ownRows.tiles.filter((row) => !/^land-[1-5]$/.test(row.id));
    expect(told({ ...ownRows, tiles: land })).toEqual([
      'tiles: Expected at least 12 tiles without river and sea, found 11 (2GM-SETUP-01).',
    ]);
  });
});
