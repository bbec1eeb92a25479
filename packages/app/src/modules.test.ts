import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { engine as gmEngine } from './2gm/engine';
import { engine as acesEngine } from './aces/engine';
import type { GameEngine } from './game-module';
import { bookOfRule, moduleOf, moduleOfMatch, tableAt, tableFor, tableNamed } from './games';
import { en } from './i18n/en';
import { pages } from './i18n/en/pages';
import { LOCALES } from './i18n/locale';
import { MODULES } from './modules';

const ENGINES: Readonly<Record<string, GameEngine>> = { '2gm': gmEngine, aces: acesEngine };
const TABLES = MODULES.flatMap((module) => module.tables.map((table) => ({ module, table, id: table.id })));

describe.each(MODULES.map((module) => ({ module, id: module.id })))('the module of $id', ({ module, id }) => {
  it('has the book of its rules, and no other book has their ids', async () => {
    const { book } = await module.book();
    expect(book.game).toBe(id);
    const rules = book.sections.flatMap(({ rules: listed }) => Object.keys(listed));
    expect(rules.filter((rule) => bookOfRule(rule) !== id)).toEqual([]);
    expect(pages.rules.bookNames[id]).not.toBe('');
  });

  it('has an engine and words in every language', async () => {
    for (const locale of LOCALES) {
      expect((await ENGINES[id]?.open(locale))?.id).toBe(id);
      const read = await module.reader(locale);
      expect(read({ key: 'no such sentence', args: [] })).toContain('no such sentence');
    }
  });

  it('lists matches the same way on the page and in the worker', async () => {
    expect(await module.records()).toBe(ENGINES[id]?.records);
  });
});

describe.each(TABLES)('the table of $id', ({ module, table }) => {
  it('can be played at once, against an opponent, and the match is listed at it', async () => {
    const opening = await table.quickMatch('Ada', 'seed', () => 0);
    const fresh = (await ENGINES[module.id]?.open('en'))?.open(opening);
    if (fresh?.ok !== true) throw new Error(JSON.stringify(fresh));
    const seen = fresh.value.sync('spectator');
    if (!seen.ok) throw new Error(seen.message.key);
    const records = await module.records();
    expect(tableFor(module.id, records.edition(seen.value.view))).toMatchObject({ id: table.id });
    const names = records.sides(seen.value.view).map((side) => module.sideNames(en)[side]);
    expect(names).toHaveLength(2);
    expect(names).not.toContain(undefined);
    expect(opening.seats.map(({ by }) => by)).toEqual(['person', 'opponent']);
  });

  it('has a name on the home screen', () => {
    expect(pages.home.tables[table.id].name).not.toBe('');
    expect(tableAt(table.id).game).toBe(module.id);
  });
});

describe('a game that is none of ours', () => {
  it('has no module, no table and no rules', () => {
    expect([moduleOf(toyGame.id), tableNamed('toy'), tableFor('toy', undefined), bookOfRule('TOY-TURN-01')]).toEqual([
      undefined,
      undefined,
      undefined,
      null,
    ]);
    expect(() => moduleOfMatch('toy')).toThrow('toy');
    expect(() => tableAt('toy')).toThrow('toy');
    expect(bookOfRule('2GM-GAP-01')).toBeNull();
  });
});
