import { bookTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from './index';

const sections = book.sections.filter(({ section }) => section.startsWith('SOLO'));
const entries = sections.flatMap((section) => Object.entries(section.rules));
const ids = entries.map(([id]) => id);
const known = new Set(ids);
const sectionOf = (id: string) => id.split('-').slice(0, 2).join('-');

/** Counted in the books, not in this folder: a lost or doubled rule shows here. */
const COUNTS: Readonly<Record<string, number>> = {
  'SOLOT-DECK': 24,
  'SOLOT-START': 5,
  'SOLOT-TERRAIN': 10,
  'SOLOT-PREDEPLOY': 10,
  'SOLOT-CLASS': 9,
  'SOLOT-GOAL': 6,
  'SOLOT-TURN': 2,
  'SOLOT-HQ': 2,
  'SOLOT-CARDS': 4,
  'SOLOT-STANCE': 30,
  'SOLOT-MOVE': 20,
  'SOLOT-WOUNDED': 6,
  'SOLOT-PRIO': 24,
  'SOLOT-PLACE': 5,
  'SOLOT-UPGRADE': 2,
  'SOLOT-SHOOT': 16,
  'SOLOT-FLIP': 1,
  'SOLOT-DISCARD': 3,
  'SOLOT-END': 1,
  'SOLOT-CARDUSE': 12,
  'SOLOT-REF': 11,
  'SOLOP-GEN': 4,
  'SOLOP-DECK': 24,
  'SOLOP-START': 10,
  'SOLOP-TERRAIN': 9,
  'SOLOP-PREDEPLOY': 6,
  'SOLOP-TURN': 5,
  'SOLOP-BEHAV': 21,
  'SOLOP-HQ': 3,
  'SOLOP-CARDS': 2,
  'SOLOP-PRIO': 61,
  'SOLOP-COUNT': 9,
  'SOLOP-UPGRADE': 8,
  'SOLOP-PLACE': 7,
  'SOLOP-SUPPORT': 3,
  'SOLOP-MOVE': 18,
  'SOLOP-WOUNDED': 9,
  'SOLOP-APUNIT': 6,
  'SOLOP-SHOOT': 4,
  'SOLOP-TARGET': 7,
  'SOLOP-CARDUSE': 4,
  'SOLOP-FLIP': 3,
  'SOLOP-DISCARD': 18,
  'SOLOP-END': 1,
  'SOLO-RULING': 91,
};

describe('the rule book of the solo opponents', () => {
  bookTests(sections, { ids: /\bSOLO[TP]?-[A-Z]+-\d+\b/g, strict: true });

  it('has well-formed ids', () => {
    expect(ids.filter((id) => !/^(SOLO-RULING|SOLO[TP]-[A-Z]+)-\d{2}$/.test(id))).toEqual([]);
  });

  it('has all 203 Tactics rules, all 242 Pacific rules and every ruling, section by section', () => {
    const counts = sections.map(({ section, rules }) => [section, Object.keys(rules).length]);
    expect(counts).toEqual(Object.entries(COUNTS));
    expect(ids).toHaveLength(203 + 242 + (COUNTS['SOLO-RULING'] ?? 0));
  });

  it('numbers the rulings from 1 without a hole', () => {
    const numbers = ids.filter((id) => sectionOf(id) === 'SOLO-RULING').map((id) => Number(id.split('-')[2]));
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  it('keeps every rule in the section of its id, after the core rules', () => {
    const strays = sections.flatMap(({ section, rules }) =>
      Object.keys(rules).filter((id) => sectionOf(id) !== section),
    );
    expect(strays).toEqual([]);
    expect(book.sections.slice(-sections.length)).toEqual(sections);
  });

  it('puts each book into its edition', () => {
    const editions = (prefix: string) => [
      ...new Set(entries.filter(([id]) => id.startsWith(prefix)).map(([, rule]) => rule.editions.join('+'))),
    ];
    expect(editions('SOLOT-')).toEqual(['tactics']);
    expect(editions('SOLOP-')).toEqual(['pacific']);
    expect(editions('SOLO-').sort()).toEqual(['pacific', 'tactics', 'tactics+pacific']);
  });

  it('lets a ruling for one edition lean on no rule that holds only in the other', () => {
    const editionsOf = new Map(entries.map(([id, rule]) => [id, rule.editions]));
    const foreign = entries.flatMap(([id, rule]) =>
      (rule.cites ?? [])
        .filter((cited) => !editionsOf.get(cited)?.some((edition) => rule.editions.includes(edition)))
        .map((cited) => `${id} → ${cited}`),
    );
    // The Tactics opponent borrows the two bans from Pacific.
    expect(foreign).toEqual(['SOLO-RULING-68 → SOLOP-MOVE-23', 'SOLO-RULING-68 → SOLOP-MOVE-24']);
  });

  it('spells out the shorthand of the tables', () => {
    const shorthand = entries.filter(([, rule]) =>
      /\b(VAR|OFF|DEF|T12|BM|PEN|P[1-5]|[CP]:\w+)\b/.test(`${rule.title} ${rule.text} ${rule.reason ?? ''}`),
    );
    expect(shorthand.map(([id]) => id)).toEqual([]);
  });

  it('offers exactly the option that is a ruling', () => {
    const options = entries.flatMap(([id, { option }]) => (option === undefined ? [] : [[id, option]]));
    expect(options).toEqual([['SOLO-RULING-57', 'keepUseless']]);
  });

  it('knows its ids at compile time', () => {
    const id: RuleId = 'SOLOP-PLACE-02';
    // @ts-expect-error an id outside the book must not compile
    const unknown: RuleId = 'SOLOP-PLACE-99';
    expect([known.has(id), known.has(unknown)]).toEqual([true, false]);
  });
});
