import { gmGame } from '@sandtable/2gm';
import { BRIEFINGS } from '@sandtable/2gm/scenarios';
import { catalogue, deckCode, NATIONS } from '@sandtable/2gm/table';
import { openTable } from '@sandtable/host';
import { randomBelow, seedRng } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Choice, Value } from '../../new-match/choice';
import * as lists from './choices';
import { firstDeckOf, generalsOf } from './decks';
import {
  BY_CODE,
  DEFAULT_OPTIONS,
  type Draft,
  type Edition,
  inMode,
  MODES,
  newDraft,
  openingOf,
  type SeatDraft,
  swapped,
  withoutScenario,
  withScenario,
} from './draft';
import { AS_PRINTED, atLevel, LEVEL_NAMES, levelOf } from './levers';

const NAMES = { me: 'You', others: ['Two', 'Three', 'Four'] } as const;
const EDITIONS: readonly Edition[] = ['tactics', 'pacific'];

const OPTION_CHOICES = [
  ...lists.SKY_CHOICES,
  ...lists.PITCHED_CHOICES,
  ...lists.OPTIONAL_CHOICES,
  ...lists.TEAM_CHOICES,
  ...lists.END_CHOICES,
  ...lists.RULING_CHOICES,
];

function valuesOf(choice: Choice): readonly Value[] {
  if (choice.kind === 'switch') return [false, true];
  return choice.kind === 'pick' ? choice.values : [choice.min, choice.max];
}

/** What the engine says of a draft: nothing if it may be. */
function said(draft: Draft): readonly string[] {
  const read = gmGame.rules.parseSetup(openingOf(draft, NAMES, 'seed').setup);
  return read.ok ? [] : read.problems.map((p) => `${p.path}: ${p.message}`);
}

function seated(draft: Draft, at: number, part: Partial<SeatDraft>): Draft {
  return { ...draft, seats: draft.seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)) };
}

describe.each(EDITIONS)('the form of a new match of 2GM %s', (edition) => {
  const plain = newDraft(edition, NAMES);

  it.each(MODES)('begins with something the engine plays: %s', (mode) => {
    const opening = openingOf(inMode(plain, mode, NAMES, null), NAMES, 'seed');
    const table = openTable(gmGame, opening);
    expect(table.ok ? [] : table.problems).toEqual([]);
    expect(opening.seats.filter((s) => s.by === 'person' && s.name === 'You')).toHaveLength(1);
  });

  it.each(OPTION_CHOICES.map((c) => [c.key, c] as const))(
    'has no value of %s that the engine does not know',
    (_, c) => {
      for (const value of valuesOf(c)) {
        expect(said({ ...plain, options: { ...plain.options, [c.key]: value } as Draft['options'] })).toEqual([]);
      }
    },
  );

  it('has no choices that exclude each other: any optional rules go together (2GM-OPT-01)', () => {
    const options = Object.fromEntries(
      OPTION_CHOICES.map((c) => [c.key, valuesOf(c).at(-1)]).filter(([key]) => key !== 'teamPoints'),
    );
    expect(said({ ...plain, options: { ...plain.options, ...options } as Draft['options'] })).toEqual([]);
  });

  it('has no combination of choices that the engine refuses', () => {
    const rng = seedRng(edition);
    const chosen = (choices: readonly Choice[]) =>
      Object.fromEntries(choices.map((c) => [c.key, valuesOf(c)[randomBelow(rng, valuesOf(c).length)]]));
    const own = BRIEFINGS.filter((b) => b.edition === edition);
    for (let n = 0; n < 300; n++) {
      const mode = MODES[n % MODES.length] ?? 'solo';
      const start = inMode(plain, mode, NAMES, own[randomBelow(rng, 2 * own.length)] ?? null);
      const options = { ...start.options, ...chosen(OPTION_CHOICES), teamPoints: start.options.teamPoints };
      const levers = { ...AS_PRINTED, ...chosen(lists.leverChoices(edition)) };
      const draft = { ...start, options, levers } as Draft;
      expect(said(draft), JSON.stringify(draft)).toEqual([]);
    }
  });

  it('offers every scenario of the edition, to two, three and four players', () => {
    const own = BRIEFINGS.filter((b) => b.edition === edition);
    expect(own).toHaveLength(8);
    for (const briefing of own) {
      for (const mode of MODES) expect(said(inMode(plain, mode, NAMES, briefing)), briefing.id).toEqual([]);
      expect(said(swapped(withScenario(plain, briefing))), briefing.id).toEqual([]);
    }
  });

  it('does not bring into a scenario what is for Pitched Battles only (2GM-OPT-03)', () => {
    const [briefing] = BRIEFINGS.filter((b) => b.edition === edition);
    if (briefing === undefined) throw new Error('There is no scenario.');
    const all = Object.fromEntries(lists.PITCHED_CHOICES.map((c) => [c.key, true]));
    const eager = withScenario({ ...plain, options: { ...plain.options, ...all } }, briefing);
    expect(said(eager)).toEqual([]);
    const { setup } = openingOf(eager, NAMES, 'seed');
    const raw = { ...(setup as object), options: eager.options };
    expect(gmGame.rules.parseSetup(raw)).toMatchObject({ ok: false });
  });

  it('has no lever that the engine does not know', () => {
    for (const c of lists.leverChoices(edition)) {
      for (const value of valuesOf(c))
        expect(said({ ...plain, levers: { ...AS_PRINTED, [c.key]: value } })).toEqual([]);
    }
    for (const level of LEVEL_NAMES) expect(said({ ...plain, levers: atLevel(AS_PRINTED, level) })).toEqual([]);
  });

  it('lets two opponents of the book meet', () => {
    const watched = seated(plain, 0, { who: 'rulebook' });
    expect(said(watched)).toEqual([]);
    expect(openingOf(watched, NAMES, 's').setup).toMatchObject({ seats: [{ deck: plain.seats[0]?.deck }, {}] });
  });

  it('asks nothing of the deck of an opponent that makes its own', () => {
    const small = { ...plain, options: { ...plain.options, points: 20 } };
    expect(said(small)).toEqual([expect.stringMatching(/^seats\/0\/deck.*120 points of 20/)]);
  });
});

describe('the form of a new match of 2GM', () => {
  const plain = newDraft('tactics', NAMES);

  it('has the defaults of the engine', () => {
    expect(DEFAULT_OPTIONS).toEqual(gmGame.defaultSetup('tactics').options);
    const [solo] = gmGame.defaultSetup('tactics', ['rulebook', 'rulebook']).seats;
    expect(solo?.solo).toMatchObject(AS_PRINTED);
  });

  it('asks about every option of the engine once', () => {
    const asked = [...OPTION_CHOICES, lists.COPIES_CHOICE].map((c) => c.key as string);
    expect([...asked, 'points', 'year'].sort()).toEqual(Object.keys(DEFAULT_OPTIONS).sort());
  });

  it('names only rules that stand in the book', () => {
    const levers = EDITIONS.flatMap((edition) => lists.leverChoices(edition));
    const rules = [...OPTION_CHOICES, lists.COPIES_CHOICE, ...levers].flatMap((c) => c.rule ?? []);
    const known = new Set(gmGame.book.sections.flatMap((section) => Object.keys(section.rules)));
    expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('takes a deck by its code, and passes on what is wrong with one', () => {
    const uk = catalogue.decks.find((deck) => deck.id === 'uk-starter');
    if (uk === undefined) throw new Error('There is no starter deck.');
    const code = deckCode(uk, catalogue);
    expect(said(seated(plain, 0, { deck: BY_CODE, code: ` ${code} ` }))).toEqual([]);
    expect(said(seated(plain, 0, { deck: BY_CODE, code: `${code}x` }))).toHaveLength(1);
    expect(said(seated(plain, 0, { nation: 'ussr', deck: BY_CODE, code }))).toEqual([
      'seats/0/deck: Expected a deck of the Soviet Union, found one of the United Kingdom.',
    ]);
  });

  it('brings a General only where the table agreed on Generals', () => {
    const agreed = { ...plain, options: { ...plain.options, fieldMarshal: true } };
    for (const nation of NATIONS) {
      const generals = generalsOf(nation);
      expect(generals.length, nation).toBeGreaterThan(0);
      const deck = firstDeckOf(nation);
      for (const [general] of generals) expect(said(seated(agreed, 0, { nation, deck, general }))).toEqual([]);
    }
    const led = seated(agreed, 0, { general: 'nobody' });
    expect(said(led)).toEqual([expect.stringMatching(/^seats\/0\/general: Expected a General of/)]);
    expect(said({ ...led, options: plain.options })).toEqual([]);
  });

  it('changes the chairs of people, not of armies', () => {
    const north = swapped(plain);
    expect(north.seats.map((s) => s.who)).toEqual(['rulebook', 'me']);
    expect(north.seats.map((s) => s.nation)).toEqual(plain.seats.map((s) => s.nation));
  });

  it('goes back from a scenario to the armies of the edition', () => {
    const [briefing] = BRIEFINGS.filter((b) => b.id === 'moscow-road');
    if (briefing === undefined) throw new Error('There is no scenario.');
    const there = withScenario(plain, briefing);
    expect(there.seats.map((s) => s.nation)).toEqual(['germany', 'ussr']);
    expect(withoutScenario(there, NAMES)).toEqual(plain);
  });

  it('lets opponents tell their thoughts by day, and not what lies face down at night', () => {
    const thoughts = (draft: Draft) => openingOf(draft, NAMES, 'seed').thoughts;
    expect(thoughts(plain)).toBe('open');
    expect(thoughts({ ...plain, options: { ...plain.options, night: true } })).toBe('own');
    const dark = BRIEFINGS.find((b) => b.night);
    if (dark === undefined) throw new Error('There is no scenario at night.');
    expect(thoughts(withScenario(plain, dark))).toBe('own');
  });

  it('turns a typed seed into the seed', () => {
    expect(openingOf({ ...plain, seed: ' kursk ' }, NAMES, 'other').seed).toBe('kursk');
    expect(openingOf(plain, NAMES, 'other').seed).toBe('other');
  });
});

describe('the level of the opponent', () => {
  it('is known by its levers, whatever the temper', () => {
    for (const level of LEVEL_NAMES) {
      expect(levelOf({ ...atLevel(AS_PRINTED, level), type: 'defensive' })).toBe(level);
    }
    expect(levelOf({ ...AS_PRINTED, hq: 3 })).toBeNull();
  });

  it('leaves the temper alone', () => {
    expect(atLevel({ ...AS_PRINTED, type: 'offensive', hq: 3 }, 'hard')).toEqual({
      ...AS_PRINTED,
      type: 'offensive',
      income: 1,
    });
  });
});
