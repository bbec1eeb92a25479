import { randomBelow, seedRng } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { readPack } from './read-pack';

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
    expect(said('list,nation,id,armor\nunits,germany,tiger,7')).toMatch(
      /^units\/germany\/tiger\/armor: Expected 6 as in the books, found 7\.$/,
    );
    expect(said('list,nation,id,armor\nunits,germany,zeppelin,7')).toMatch(
      /There is no "germany\/zeppelin" to replace\.$/,
    );
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
