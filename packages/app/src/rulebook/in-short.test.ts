import { book as gm } from '@sandtable/2gm/book';
import { book as aces } from '@sandtable/aces/book';
import { describe, expect, it } from 'vitest';
import { TABLES } from '../games';
import { inShort } from '../i18n/en/in-short';
import { shortPath, tableOfShort } from './short';

const BOOKS = { '2gm': gm, aces };

describe('the games in short', () => {
  it('there is one for every table, of about two pages', () => {
    expect(Object.keys(inShort.tables).sort()).toEqual(TABLES.map(({ id }) => id).sort());
    for (const { lead, parts } of Object.values(inShort.tables)) {
      const letters = parts.flatMap(({ lines }) => lines.map(([text]) => text.length)).reduce((a, b) => a + b, 0);
      expect(letters + lead.length).toBeGreaterThan(2000);
      expect(letters + lead.length).toBeLessThan(6500);
    }
  });

  it.each(TABLES.map(({ id, game, edition }) => [id, game, edition ?? game] as const))(
    '%s: every sentence names rules of its book and edition',
    (table, game, edition) => {
      const rules = new Map(BOOKS[game].sections.flatMap(({ rules: all }) => Object.entries(all)));
      for (const { lines } of inShort.tables[table]?.parts ?? []) {
        for (const [text, ...ids] of lines) {
          expect(ids.length, text).toBeGreaterThan(0);
          for (const id of ids) expect(rules.get(id)?.editions, `${id}: ${text}`).toContain(edition);
        }
      }
    },
  );

  it('has an address that is no rule', () => {
    expect(tableOfShort(shortPath('aces'))).toBe('aces');
    expect(tableOfShort('AA-MOVE-01')).toBeNull();
    expect(tableOfShort(null)).toBeNull();
  });
});
