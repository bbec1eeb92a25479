import { ourMap } from '@sandtable/aces/packs';
import { randomBelow, seedRng } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmPackEditing } from '../2gm/cards/pack-editing';
import { acesPackEditing } from '../aces/cards/pack-editing';
import { restOf } from '../aces/cards/pack-rest';
import { packReaders } from '../cards/engines';
import { editedPack, keyOf, type Rest, type Typed } from './edited-pack';
import { nameOfPack } from './pack-name';
import { foundAmong } from './packs';
import { readPack as readWith } from './read-pack';

const readers = await packReaders();
const readPack = (text: string, name: string, now: number, file = '') => readWith(readers, text, name, now, file);

const PACK = JSON.stringify({
  game: '2gm',
  name: 'Mine',
  units: [{ nation: 'usa', id: 'm5-stuart', armor: 6, hp: 5, cost: 5 }],
});

describe('a pack that is read', () => {
  it('is known by what it changes, not by its name', () => {
    const mine = readPack(PACK, 'x', 1);
    const other = readPack(PACK.replace('Mine', 'Another'), 'x', 2);
    expect(mine).toMatchObject({ ok: true, pack: { name: 'Mine', game: '2gm' } });
    expect(mine.ok && other.ok && mine.pack.id === other.pack.id).toBe(true);
    // whoever only sees the match calls it the same
    expect(nameOfPack(JSON.parse(PACK))).toEqual({ name: 'Mine', hash: mine.ok ? mine.pack.id : '' });
    expect(nameOfPack({ name: 'Mine', hash: 'abc' })).toEqual({ name: 'Mine', hash: 'abc' });
    expect(nameOfPack(undefined)).toBeNull();
  });

  it('may be a table, with commas, semicolons or tabs', () => {
    const table = 'list,nation,id,armor,hp,cost\nunits,usa,m5-stuart,6,5,5\n';
    for (const parted of [',', ';', '\t']) {
      const read = readPack(table.replaceAll(',', parted), 'Table', 1);
      const same = readPack(PACK, 'x', 1);
      expect(read).toMatchObject({ ok: true, pack: { name: 'Table' } });
      expect(read.ok && same.ok && read.pack.id === same.pack.id).toBe(true);
    }
    const aces = 'faction,id,cost,open\ngermany-2,panther,4,"2 4 6 9 11 12"\n';
    expect(readPack(aces, 'Mats', 1)).toMatchObject({ ok: true, pack: { game: 'aces' } });
  });

  it('says file, cell and what was expected', () => {
    const said = (text: string): string => {
      const read = readPack(text, 'x', 1);
      return read.ok ? 'fine' : (read.problems[0] ?? '');
    };
    expect(said('{"game":"chess"}')).toBe('game: Expected "2gm" or "aces": the game the pack is for.');
    expect(said('list,nation,id,armor\nplanes,usa,x,1')).toMatch(/^line 2, list: Expected one of units, /);
    expect(said('list,nation,id,range\nunits,usa,m5-stuart,far')).toBe(
      'line 2, range: Expected a number, found "far".',
    );
    expect(said('list,nation,id\nunits,usa,x,1,2,3')).toBe('line 2: Expected 3 cells, found 6.');
    expect(said('hello')).toMatch(/^Expected a line with the names of the columns/);
    expect(said('list,nation,id,armor\n\nunits,germany,tiger,7')).toBe(
      'line 3, armor: Expected 6 as in the books, found 7.',
    );
    expect(said('list,nation,id,text,armor\nunits,usa,m5-stuart,"\n",6\nunits,germany,zeppelin,,7')).toBe(
      'line 4: There is no "germany/zeppelin" to replace.',
    );
    expect(said('list,nation,id,hp\nunits,usa,m5-stuart,many')).toBe('line 2, hp: Expected a number, found "many".');
    expect(said('list,faction,id,dice\ndice,,,12 13 9 7 5 3')).toMatch(/^line 2, dice: /);
    expect(said('list,nation,id,name\nunits,usa,m4a2,"M4')).toBe(
      'line 2: Expected a second quotation mark that ends the cell.',
    );
    const json = JSON.stringify({ game: '2gm', units: [{ nation: 'usa', id: 'm5-stuart', hp: 'many' }] });
    expect(said(json)).toBe('units/usa/m5-stuart/hp: Expected a number, found "many".');
  });

  it('may bring the dice chart, thresholds and maps of Aces', () => {
    const table = 'list,faction,id,levels,dice\nunits,soviet-union,t-34,6 9 11,\ndice,,,,12 10 9 7 5 3\n';
    const json = JSON.stringify({
      game: 'aces',
      units: [{ faction: 'soviet-union', id: 't-34', levels: [6, 9, 11] }],
      dice: [12, 10, 9, 7, 5, 3],
    });
    const [read, same] = [readPack(table, 'x', 1), readPack(json, 'x', 1)];
    expect(read.ok && same.ok && read.pack.id === same.pack.id).toBe(true);
    const map = ourMap('summer').replace(/^name: .*$/m, 'name: Kitchen Table');
    expect(readPack(map, 'Kitchen', 1)).toMatchObject({ ok: true, pack: { name: 'Kitchen', pack: { maps: [map] } } });
    expect(readPack(map.replace('F.', 'Q.'), 'Kitchen', 1, 'kitchen.txt')).toMatchObject({
      problems: [expect.stringMatching(/^kitchen\.txt, maps\/0\/line \d+: Expected terrain and mark .* found "Q\."/)],
    });
    expect(readPack(json.replace('[6,9,11]', '[6,9]'), 'x', 1, 'mats.json')).toMatchObject({
      problems: [expect.stringMatching(/^mats\.json, units\/soviet-union\/t-34\/levels: Expected 3 numbers/)],
    });
    expect(readPack(json.replace('[12,10', '[12,13'), 'x', 1)).toMatchObject({
      problems: [expect.stringMatching(/^dice\/1: /)],
    });
  });

  it('is fine or refused with clear sentences, however it is broken', () => {
    const rng = seedRng('packs');
    const table = 'list,nation,id,armor,hp,cost\nunits,usa,m5-stuart,6,5,5\nsupport,,sabotage,,,\n';
    let refused = 0;
    for (let i = 0; i < 1000; i++) {
      const whole = i % 2 === 0 ? PACK : table;
      const at = randomBelow(rng, whole.length);
      const letter = String.fromCharCode(32 + randomBelow(rng, 94));
      const text =
        [whole.slice(0, at), whole.slice(0, at) + letter + whole.slice(at + 1), whole.slice(at)][i % 3] ?? '';
      const read = readPack(text, 'x', 1);
      if (read.ok) continue;
      refused++;
      expect(read.problems.length).toBeGreaterThan(0);
      for (const line of read.problems) expect(line, text).toMatch(/^.{10,400}[.]$/su);
    }
    expect(refused).toBeGreaterThan(300);
  });
});

describe('a pack that is typed', () => {
  const WORDS = { nations: {}, factions: {}, lists: {} };
  const rows = gmPackEditing.pages(WORDS).flatMap((page) => page.rows);
  const typedIn = (typed: Typed, rest: Rest = {}): string => editedPack(gmPackEditing, rows, typed, rest);

  it('says nothing while nothing is typed', () => {
    expect(typedIn({})).toBe('');
    expect(typedIn({ 'units/usa/m5-stuart': { hp: '' } })).toBe('');
  });

  it('holds the cells that were typed, and the weapon whole', () => {
    const typed = { 'units/usa/m5-stuart': { hp: '5', range: '4' }, 'terrain/house': { hp: '9' } };
    const pack = JSON.parse(typedIn(typed)) as { units: { weapon: object }[] };
    expect(pack).toMatchObject({
      game: '2gm',
      units: [{ nation: 'usa', id: 'm5-stuart', hp: 5, weapon: { range: 4 } }],
      terrain: [{ id: 'house', hp: 9 }],
    });
    expect(Object.keys(pack.units[0]?.weapon ?? {})).toEqual(['range', 'hit', 'crit', 'pierce', 'damage']);
    expect(readPack(JSON.stringify(pack), 'x', 1)).toMatchObject({ ok: true });
  });

  it('is refused by its cell, and what does not look like a number is not one', () => {
    const text = typedIn({ 'units/usa/m5-stuart': { hp: 'many' } });
    expect(readPack(text, 'x', 1)).toMatchObject({
      problems: [expect.stringMatching(/^units\/.*hp: Expected a number, found "many"\.$/)],
    });
  });

  it('fills the gaps of the dice chart with ours', () => {
    const rest = restOf(['', '10', '', '', '', '3'], [12, 11, 10, 8, 6, 4], ' ');
    const text = editedPack(acesPackEditing, [], {}, rest);
    expect(restOf(['', ''], [12, 11], 'name: Kitchen')).toEqual({ maps: ['name: Kitchen'] });
    expect(JSON.parse(text)).toEqual({ game: 'aces', dice: [12, 10, 10, 8, 6, 3] });
  });

  it('shows as ours what the check takes as it is', () => {
    for (const editing of [gmPackEditing, acesPackEditing]) {
      for (const { id, rows: shown, cells } of editing.pages(WORDS)) {
        const typed = Object.fromEntries(
          shown.map((row) => [
            keyOf(row),
            Object.fromEntries(cells.map((cell) => [cell, String(row.values[cell] ?? '')])),
          ]),
        );
        const read = readPack(editedPack(editing, shown, typed, {}), 'x', 1);
        expect(read.ok ? [] : read.problems, id).toEqual([]);
      }
    }
  });
});

describe('a pack something was made with', () => {
  const pack = (id: string, name: string, game: '2gm' | 'aces' = '2gm') => ({ id, name, game, changed: 0, pack: {} });
  const packs = [pack('aa', 'Mine'), pack('bb', 'Other'), pack('cc', 'Far', 'aces')];

  it('is found by what it changes, and asked for by name when it is missing', () => {
    expect(foundAmong(null, '2gm', packs)).toEqual({ kind: 'ours' });
    expect(foundAmong({ name: 'Renamed', hash: 'aa' }, '2gm', packs)).toMatchObject({
      kind: 'here',
      pack: { id: 'aa' },
    });
    expect(foundAmong({ name: 'Other', hash: '' }, '2gm', packs)).toMatchObject({ kind: 'here', pack: { id: 'bb' } });
    expect(foundAmong({ name: 'Other', hash: 'dd' }, '2gm', packs)).toMatchObject({
      kind: 'missing',
      wanted: { name: 'Other', hash: 'dd' },
      named: { id: 'bb' },
    });
    expect(foundAmong({ name: 'Far', hash: 'cc' }, '2gm', packs)).toMatchObject({ kind: 'missing', named: null });
  });
});
