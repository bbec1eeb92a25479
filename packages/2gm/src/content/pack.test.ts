import { describe, expect, it } from 'vitest';
import { catalogue } from './index';
import { mutated, randomly } from './mutations.fixture';
import { catalogueWith, checkAll, checkContent } from './pack';
import { ownRows } from './rows';

const pack = (content: Record<string, unknown>) => checkContent({ game: '2gm', ...content });

describe('a pack', () => {
  it('may replace house values; the price formula then only warns', () => {
    const stuart = { nation: 'usa', id: 'm5-stuart', armor: 6, hp: 5 };
    expect(pack({ units: [{ ...stuart, cost: 5 }] })).toEqual([]);
    expect(pack({ units: [stuart] })).toEqual([
      {
        path: 'units/usa/m5-stuart/cost',
        message: 'Expected 5 for a value of 5.00 points, found 4.',
        warning: true,
      },
    ]);
    const laid = catalogueWith({ game: '2gm', units: [stuart] });
    expect(laid.ok && laid.value.byId.get('usa/m5-stuart')).toMatchObject({ armor: 6, hp: 5, cost: 4, move: 3 });
    expect(laid.ok && laid.value.hash).not.toBe(catalogue.hash);
    const gap = catalogueWith({ game: '2gm', units: [{ ...stuart, move: undefined }] });
    expect(gap).toEqual({ ok: true, value: expect.objectContaining({ hash: laid.ok ? laid.value.hash : '' }) });
    expect(laid.ok && laid.value.numberOf('italy/sm-79')).toBe(catalogue.numberOf('italy/sm-79'));
  });

  it('may replace nothing the books print', () => {
    expect(pack({ units: [{ nation: 'germany', id: 'tiger', armor: 7, hp: 6 }] })).toEqual([
      { path: 'units/germany/tiger/armor', message: 'Expected 6 as in the books, found 7.' },
    ]);
    expect(pack({ support: [{ id: 'promotion', play: 1 }] })).toEqual([
      { path: 'support/promotion/play', message: 'Expected 0 as in the books, found 1.' },
    ]);
    expect(pack({ terrain: [{ id: 'house', evasion: [1, 1], tags: ['building', 'medium-cover'] }] })).toEqual([
      { path: 'terrain/house/evasion', message: 'Expected [2,2] as in the books, found [1,1].' },
    ]);
    expect(pack({ headquarters: [{ nation: 'uk', hp: 12 }] })).toEqual([
      { path: 'headquarters/uk/hp', message: 'Expected 10 as in the books, found 12.' },
    ]);
  });

  it('names rows that exist, each once, and only cells a card prints', () => {
    expect(pack({ units: [{ nation: 'uk', id: 'tiger', hp: 6 }] })).toMatchObject([
      { path: 'units/0', message: 'There is no "uk/tiger" to replace.' },
    ]);
    const twice = { nation: 'uk', id: 'sas', hp: 4 };
    expect(pack({ units: [twice, twice] })).toMatchObject([
      { path: 'units/1', message: 'Expected each row once, found "uk/sas" twice.' },
    ]);
    expect(pack({ units: [{ nation: 'uk', id: 'sas', type: 'tank' }] })).toMatchObject([
      { path: 'units/0/type', message: 'There is no field "type".' },
    ]);
    expect(pack({ support: [{ id: 'luck', cost: -1 }] })).toMatchObject([
      { path: 'support/0/cost', message: 'Expected at least 0, found -1.' },
    ]);
    expect(checkContent({ game: 'aces' })).toMatchObject([{ path: 'game', message: 'Expected "2gm", found "aces".' }]);
    expect(checkContent(null)).toHaveLength(1);
  });

  it('may add tiles and decks under new names', () => {
    const marsh = {
      id: 'marsh-1',
      sides: [
        ['BB', 'LL'],
        ['B.', '.B'],
      ],
    };
    const laid = catalogueWith({ game: '2gm', tiles: [marsh] });
    expect(laid.ok && laid.value.tiles.at(-1)?.sides[0]).toEqual([
      ['bushes', 'bushes'],
      ['lake', 'lake'],
    ]);
    expect(pack({ tiles: [{ ...marsh, id: 'land-1' }] })).toMatchObject([
      { path: 'tiles/land-1', message: 'Expected each id once, found "land-1" twice.' },
    ]);
    const deck = { id: 'tigers', name: 'Tigers', nation: 'germany', points: 12, cards: { 'germany/tiger': 2 } };
    expect(pack({ decks: [deck] }).map((p) => [p.path, p.warning])).toEqual([['decks/tigers/cards/0/copies', true]]);
    expect(pack({ decks: [{ ...deck, cards: { 'usa/marines': 4, 'germany/lion': 1 } }] })).toMatchObject([
      {
        path: 'decks/tigers/cards/0/id',
        message: 'Marines belongs to the United States, not to Germany (2GM-DECK-04).',
      },
      { path: 'decks/tigers/cards/1/id', message: 'There is no card "germany/lion" (2GM-DECK-15).' },
    ]);
    expect(pack({ decks: [{ ...deck, cards: { 'germany/panther': 1.5 } }] })).toMatchObject([
      { path: 'decks/0/cards/germany/panther', message: 'Expected a whole number, found 1.5.' },
    ]);
  });
});

/** A pack that speaks of everything a pack may speak of. */
const RICH = {
  game: '2gm',
  units: ownRows.units
    .filter((_, i) => i % 12 === 0)
    .map(({ type: _type, sets: _sets, options: _options, book: _book, ...row }) => row),
  support: ownRows.support
    .filter((_, i) => i % 9 === 0)
    .map(({ id, name, cost, play, text, pool: copies }) => ({ id, name, cost, play, text, pool: copies })),
  heroes: ownRows.heroes.map(({ id, name, cost, text }) => ({ id, name, cost, text })),
  generals: ownRows.generals.slice(0, 3).map(({ id, name, text }) => ({ id, name, text })),
  terrain: ownRows.terrain.slice(0, 4).map(({ sets: _sets, book: _book, ...row }) => row),
  upgrades: ownRows.upgrades.slice(0, 4).map(({ id, name, weapon, flips }) => ({ id, name, weapon, flips })),
  headquarters: ownRows.headquarters.slice(0, 2).map(({ book: _book, ...row }) => row),
  tiles: ownRows.tiles.slice(0, 2).map((row) => ({ ...row, id: `new-${row.id}` })),
  decks: ownRows.decks.slice(2, 3).map(({ book: _book, ...row }) => ({ ...row, id: `new-${row.id}` })),
};

describe('planted faults', () => {
  it('1,000 in a pack: each is told in a sentence, or the catalogue is as sound as before', { timeout: 60_000 }, () => {
    expect(checkContent(RICH)).toEqual([]);
    const below = randomly(4);
    let told = 0;
    for (let i = 0; i < 1000; i++) {
      const bad = mutated(RICH, below);
      const laid = catalogueWith(bad);
      const errors = laid.ok ? [] : laid.problems;
      if (i % 20 === 0) expect(checkContent(bad).filter((p) => p.warning !== true)).toEqual(errors);
      for (const { path, message } of errors) {
        expect(typeof path).toBe('string');
        expect(message).toMatch(/^[A-Z].*\S\.$/);
        expect(message).not.toMatch(/undefined|NaN|Invalid|\[object/);
      }
      if (errors.length > 0) told++;
      if (laid.ok) expect(laid.value.cards.map((card) => card.id)).toEqual(catalogue.cards.map((card) => card.id));
    }
    expect(told).toBeGreaterThan(600);
  });

  it('100 in the whole catalogue: nothing crashes, and most are noticed', { timeout: 60_000 }, () => {
    const below = randomly(5);
    let told = 0;
    for (let i = 0; i < 100; i++) {
      const problems = checkAll(mutated(ownRows, below));
      for (const { message } of problems) {
        expect(message).toMatch(/^[A-Z].*\S\.$/);
        expect(message).not.toMatch(/undefined|NaN|Invalid|\[object/);
      }
      if (problems.length > 0) told++;
    }
    expect(told).toBeGreaterThan(70);
  });
});
