import { readdirSync } from 'node:fs';
import { bookTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from './index';

const entries = book.sections.flatMap((section) => Object.entries(section.rules));
const ids = entries.map(([id]) => id);
const known = new Set(ids);
const own = ids.filter((id) => id.startsWith('2GM-'));
const codeOf = (id: string) => id.split('-')[1] ?? '';
const numberOf = (id: string) => Number(id.split('-')[2]);

/** Ids of examples, situations, gaps, contradictions, levers and windows name no rule and may be mentioned freely. */
const FREE = /-(EX|AT|GAP|CONTRA|LEVER|WIN)-/;

const COUNTS: Readonly<Record<string, number>> = {
  DICE: 2,
  DECK: 21,
  CARD: 33,
  HQ: 20,
  FIELD: 8,
  SETUP: 23,
  TERM: 7,
  TURN: 18,
  MOVE: 11,
  ASSAULT: 16,
  COVER: 8,
  DEPLOY: 14,
  SHOOT: 25,
  SUPPR: 7,
  WOUND: 6,
  FLIP: 8,
  DISCARD: 3,
  TERRAIN: 40,
  BUILD: 13,
  TRANS: 30,
  LCVP: 22,
  AIR: 52,
  AA: 14,
  PARA: 11,
  TOKEN: 41,
  ABIL: 96,
  OPT: 56,
  HITTAB: 18,
  WEATHER: 15,
  NIGHT: 9,
  ARCTIC: 3,
  TEAM: 19,
  RECRUIT: 2,
  VICTORY: 7,
  HERO: 8,
  PRECON: 3,
  RULING: 172,
};

const OPTIONS = [
  'aa.mayTargetParked',
  'assault.reactionIgnoresArmor',
  'bomber.timing',
  'cover.requireArmored',
  'critPenetration',
  'difficult.enterNeedsFullMove',
  'promotion.requiresKill',
  'promotionMax',
  'range.metric',
  'smoke.lineOfFire',
  'suppression.movement',
  'tacticalArtillery.damage',
  'team.points',
  'terrain.placeAlternating',
  'terrain.shareDamage',
  'terrain.stackCover',
  'transport.shareWounds',
];

describe('the rule book of 2GM', () => {
  bookTests(book.sections, { ids: /\b(2GM|SOLO[TP]?)-[A-Z]+-\d+\b/g, free: FREE });

  it('has well-formed ids', () => {
    expect(ids.filter((id) => !/^(2GM|SOLO|SOLOT|SOLOP)-[A-Z]+-\d{2,3}$/.test(id))).toEqual([]);
  });

  it('takes in every chapter file of the folder', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.json'));
    expect(book.sections).toHaveLength(files.length);
  });

  it('has each section code once', () => {
    const codes = book.sections.map((section) => section.section);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  it('has all 689 rules and 172 rulings of the core game', () => {
    const counts: Record<string, number> = {};
    for (const id of own) counts[codeOf(id)] = (counts[codeOf(id)] ?? 0) + 1;
    expect(counts).toEqual(COUNTS);
    expect(own).toHaveLength(689 + 172);
  });

  it.each(Object.keys(COUNTS))('numbers %s from 1 without a hole', (code) => {
    const numbers = own.filter((id) => codeOf(id) === code).map(numberOf);
    numbers.sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  it('keeps the rules of the core game in the section of their code', () => {
    const strays = book.sections.flatMap((section) =>
      Object.keys(section.rules).filter((id) => id.startsWith('2GM-') && codeOf(id) !== section.section.split('-')[0]),
    );
    expect(strays).toEqual([]);
  });

  it('gives every rule editions of this book, each once', () => {
    const wrong = entries.filter(
      ([, { editions }]) =>
        editions.length === 0 ||
        new Set(editions).size !== editions.length ||
        editions.some((edition) => !book.editions.includes(edition)),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('names options properly, only on rulings', () => {
    const wrong = entries.filter(
      ([, { option, kind }]) =>
        option !== undefined && (kind !== 'ruling' || !/^[a-z][A-Za-z]*(\.[a-zA-Z]+)*$/.test(option)),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('offers exactly the options of the core rulings', () => {
    const options = entries.flatMap(([id, { option }]) => (id.startsWith('2GM-') && option ? [option] : []));
    expect(options.sort()).toEqual(OPTIONS);
  });

  it('knows its ids at compile time', () => {
    const id: RuleId = '2GM-FIELD-05';
    // @ts-expect-error an id outside the book must not compile
    const unknown: RuleId = '2GM-FIELD-99';
    expect([known.has(id), known.has(unknown)]).toEqual([true, false]);
  });
});
