import { readdirSync } from 'node:fs';
import { bookTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from './index';

const entries = book.sections.flatMap((section) => Object.entries(section.rules));
const ids = entries.map(([id]) => id);
const known = new Set(ids);
const topicOf = (id: string) => id.split('-')[1] ?? '';

/** Counted in the books, not in this folder: a lost or doubled rule shows here. */
const COUNTS: Readonly<Record<string, number>> = {
  PLAYERS: 39,
  SETUP: 20,
  FIRST: 13,
  TURN: 8,
  MOVE: 20,
  TERRAIN: 13,
  FACTORY: 15,
  INTERCEPT: 19,
  DECLARE: 14,
  COMBAT: 16,
  SUPPORT: 17,
  HITS: 9,
  DAMAGE: 10,
  XP: 7,
  MONEY: 6,
  REPAIR: 8,
  BUY: 9,
  VICTORY: 7,
  TIMER: 2,
  DICELESS: 1,
  KATYUSHA: 13,
  B17: 5,
  V2: 22,
  WEATHER: 9,
  BULGE: 10,
  MOUNTAIN: 3,
  SOLO: 15,
  AUTOMA: 58,
  COOP: 6,
  MAP: 14,
  MAPCHECK: 16,
  'RULING-SETUP': 13,
  'RULING-MOVEMENT': 12,
  'RULING-INTERCEPTION': 11,
  'RULING-COMBAT': 14,
  'RULING-MONEY': 13,
  'RULING-MISSIONS': 20,
  'RULING-SOLO': 23,
};

/** Ruling → the match option it is. */
const OPTIONS = {
  'AA-RULING-06': 'waterPlacementAllUnits',
  'AA-RULING-19': 'alliedFactoryEntry',
  'AA-RULING-53': 'maxPerType',
  'AA-RULING-59': 'dicelessSupport',
  'AA-RULING-61': 'katyushaFriendlyXp',
  'AA-RULING-67': 'v2MayHitOwnFactories',
  'AA-RULING-76': 'bulgeRounds',
  'AA-RULING-79': 'automaFaction',
  'AA-RULING-87': 'automaInfantryAttacksAfterOrders23',
};

describe('the rule book of Aces & Armor', () => {
  bookTests(book.sections, { ids: /\bAA-[A-Z0-9]+-\d+\b/g, strict: true });

  it('has well-formed ids', () => {
    expect(ids.filter((id) => !/^AA-[A-Z][A-Z0-9]*-\d{2,3}$/.test(id))).toEqual([]);
  });

  it('takes in every chapter file of the folder', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.json'));
    expect(book.sections).toHaveLength(files.length);
  });

  it('has all 424 rules and 106 rulings, section by section', () => {
    const counts = book.sections.map(({ section, rules }) => [section, Object.keys(rules).length]);
    expect(counts).toEqual(Object.entries(COUNTS));
    expect(ids).toHaveLength(424 + 106);
  });

  it('numbers the rulings from 1 without a hole', () => {
    const numbers = ids.filter((id) => topicOf(id) === 'RULING').map((id) => Number(id.split('-')[2]));
    numbers.sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  it('keeps every rule in the section of its topic', () => {
    const strays = book.sections.flatMap((section) =>
      Object.keys(section.rules).filter((id) => topicOf(id) !== section.section.split('-')[0]),
    );
    expect(strays).toEqual([]);
  });

  it('holds in the one edition there is', () => {
    expect(entries.filter(([, rule]) => rule.editions.join() !== 'aces').map(([id]) => id)).toEqual([]);
  });

  it('offers exactly the options that are rulings', () => {
    const options = entries.flatMap(([id, { option }]) => (option === undefined ? [] : [[id, option]]));
    expect(Object.fromEntries(options)).toEqual(OPTIONS);
  });

  it('knows its ids at compile time', () => {
    const id: RuleId = 'AA-INTERCEPT-03';
    // @ts-expect-error an id outside the book must not compile
    const unknown: RuleId = 'AA-INTERCEPT-99';
    expect([known.has(id), known.has(unknown)]).toEqual([true, false]);
  });
});
