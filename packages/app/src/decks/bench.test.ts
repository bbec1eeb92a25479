import { gmGame } from '@sandtable/2gm';
import { catalogue, deckCode } from '@sandtable/2gm/decks';
import type { Game } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { inMode, newDraft } from '../2gm/new-match/draft';
import { withKeptDeck } from '../2gm/new-match/own-decks';
import { OWN_NOTHING, ownedCards, readBoxes } from './boxes';
import { differenceOf } from './difference';
import { copiesIn, emptyDraft, inNation, withCopies } from './draft';
import { draftOf, editionOf, newDeck, readKept, withVersion } from './kept';
import { deckLink, pastedIn } from './links';
import { adversaries, openingAgainst, setupAgainst } from './opening';
import { antiAir, chancesOf, composition, costCurve, reachAgainst } from './pictures/numbers';
import { cardMeant, cardsOf, findInPool, typedLines } from './pool';
import { figuresOf, differenceOf as trialDifference } from './trial/figures';
import { playTrial } from './trial/play';

const NAMES = { me: 'Me', others: ['Two', 'Three', 'Four'] } as const;
const ready = catalogue.decks[0];
if (ready === undefined) throw new Error('no deck');
const draft = draftOf(ready, 'pacific', ready.points);

describe('a deck on the bench', () => {
  it('gains and loses copies, and never fewer than none', () => {
    const one = withCopies(emptyDraft('usa', 'pacific'), 'usa/m4a2', 2);
    expect(copiesIn(one, 'usa/m4a2')).toBe(2);
    expect(withCopies(one, 'usa/m4a2', -5).cards).toEqual([]);
    expect(copiesIn(withCopies(one, 'usa/m4a2', 500), 'usa/m4a2')).toBe(99);
  });

  it('leaves what another nation may not bring at home', () => {
    const allowed = new Set(cardsOf('japan', catalogue).map(({ id }) => id));
    const moved = inNation(draft, 'japan', (id) => allowed.has(id));
    expect(moved.cards.every(({ id }) => id.startsWith('support/'))).toBe(true);
    expect(moved.cards.length).toBeGreaterThan(5);
  });

  it('understands what is typed', () => {
    expect(typedLines('2 Light Infantry; -1 tiger\nM4A2, 3x promotion')).toEqual([
      { copies: 2, title: 'Light Infantry' },
      { copies: -1, title: 'tiger' },
      { copies: 1, title: 'M4A2' },
      { copies: 3, title: 'promotion' },
    ]);
    const cards = cardsOf('usa', catalogue);
    expect(cardMeant(cards, 'm4a2')?.id).toBe('usa/m4a2');
    expect(cardMeant(cards, 'pershing')?.id).toBe('usa/m26-pershing');
    expect(cardMeant(cards, 'infantry')).toBeNull();
    expect(findInPool(cards, { words: 'm4', class: 'tank', most: 5 }).every(({ cost }) => cost <= 5)).toBe(true);
  });

  it('keeps versions, knows its edition, and what another deck has more', () => {
    expect(editionOf(ready, catalogue)).toBe('pacific');
    const kept = withVersion(newDeck('x', draft), ' more tanks ');
    expect(kept.versions).toMatchObject([{ note: 'more tanks', draft }]);
    const other = withCopies(withCopies(draft, 'usa/m4a2', 1), 'support/promotion', -2).cards;
    expect(differenceOf(other, draft.cards)).toEqual([
      { id: 'usa/m4a2', more: 1 },
      { id: 'support/promotion', more: -2 },
    ]);
  });

  it('is read back from a file as it was kept, and nothing else is', () => {
    const kept = withVersion(newDeck('x', { ...draft, pack: { name: 'Mine', hash: '0123abcd' } }), 'first');
    const file = JSON.parse(JSON.stringify(kept)) as Record<string, unknown> & { draft: object };
    expect(readKept(file)).toEqual(kept);
    const wrong = [
      null,
      7,
      [],
      { ...file, id: '../x' },
      { ...file, draft: null },
      { ...file, draft: { ...file.draft, nation: 'mars' } },
      { ...file, draft: { ...file.draft, cards: [{ id: 'usa/m4a2', copies: -1 }] } },
      { ...file, draft: { ...file.draft, cards: 'all' } },
    ];
    expect(wrong.map(readKept)).toEqual(wrong.map(() => null));
    expect(readKept({ ...file, draft: { ...file.draft, points: 1e9, partner: 4 } })?.draft).toMatchObject({
      points: 1000,
      partner: '',
    });
    expect(readBoxes({ pacific: 2, tactics: 1e9 })).toMatchObject({ pacific: 2, tactics: 99, scenario: 0 });
    expect(readBoxes('all')).toBeNull();
  });

  it('travels in the fragment of an address', () => {
    const link = deckLink('2GM1.AQIDCGE.6cu7o', 'Two & a half', 'https://example.org/x/#/decks/abc');
    expect(link).toBe('https://example.org/x/#/decks/new?code=2GM1.AQIDCGE.6cu7o&name=Two+%26+a+half');
    expect(pastedIn('code=2GM1.AQIDCGE.6cu7o')).toContain('code=2GM1');
    expect(pastedIn('')).toBe('');
  });

  it('is held to the boxes one owns', () => {
    expect(Object.values(ownedCards('usa', OWN_NOTHING, catalogue)).every((n) => n === 0)).toBe(true);
    const pacific = ownedCards('usa', { ...OWN_NOTHING, pacific: 1 }, catalogue);
    expect(ready.cards.every(({ id, copies }) => (pacific[id] ?? 0) >= copies)).toBe(true);
  });
});

describe('a team', () => {
  const uk = catalogue.decks.find(({ nation }) => nation === 'uk');
  if (uk === undefined) throw new Error('no deck');
  const partner = { draft: draftOf(uk, 'pacific', uk.points), code: deckCode(uk, catalogue) };
  const foe = adversaries(draft, null, catalogue).find(({ by }) => by === 'greedy');

  it('plays with a deck for each partner, and the person leads both', () => {
    if (foe === undefined) throw new Error('nobody');
    const opening = openingAgainst(draft, 'usa-pacific', foe, null, 'Me', 's', null, partner);
    const parsed = gmGame.rules.parseSetup(opening.setup);
    expect(parsed.ok ? parsed.value.seats.map(({ nation }) => nation) : parsed.problems).toEqual([
      'usa',
      foe.nation,
      'uk',
      foe.nation,
    ]);
    expect(opening.seats.map(({ by }) => by)).toEqual(['person', 'opponent', 'person', 'opponent']);
  });

  it('brings both decks to the form when one names the other', () => {
    const theirs = newDeck('Theirs', partner.draft);
    const mine = newDeck('Mine', { ...draft, partner: theirs.id });
    const form = inMode(newDraft('pacific', NAMES), 'four', NAMES, null);
    const filled = withKeptDeck(form, 0, mine, [mine, theirs]);
    expect(filled.seats.map(({ nation, code }) => [nation, code !== ''])).toEqual([
      ['usa', true],
      [form.seats[1]?.nation, false],
      ['uk', true],
      [form.seats[3]?.nation, false],
    ]);
    const solo = withKeptDeck(newDraft('pacific', NAMES), 0, mine, [mine, theirs]);
    expect(solo.seats.map(({ code }) => code !== '')).toEqual([true, false]);
  });
});

describe('the pictures of a deck', () => {
  it('count every card once', () => {
    const size = ready.cards.reduce((sum, { copies }) => sum + copies, 0);
    expect(costCurve(ready.cards, catalogue).reduce((sum, n) => sum + n, 0)).toBe(size);
    const parts = composition(ready.cards, catalogue);
    expect(Object.values(parts).reduce((sum, n) => sum + n, 0)).toBeCloseTo(1, 12);
    const reach = reachAgainst(ready.cards, 5, catalogue);
    expect(reach).toEqual(reach.slice().sort((a, b) => b - a));
    expect(antiAir(ready.cards, catalogue)).toEqual({ guns: expect.any(Number), fighters: expect.any(Number) });
    expect(chancesOf(40, 2).byTurn.at(-1)).toBeGreaterThan(chancesOf(40, 2).byTurn[0] ?? 1);
  });
});

describe('a trial', () => {
  const [against] = adversaries(draft, null, catalogue);

  it('plays the same matches for the same seed, and the deck sits where it should', () => {
    if (against === undefined) throw new Error('nobody');
    expect(against.nation).toBe('japan');
    const game = gmGame as unknown as Game;
    const parsed = game.rules.parseSetup(setupAgainst(draft, 'usa-pacific', against, null));
    if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
    const plan = { setup: parsed.value, seed: 't', kinds: ['greedy', against.by], seat: 0 };
    const one = playTrial(game, plan, 3, () => 1);
    expect(playTrial(game, plan, 3, () => 1)).toEqual(one);
    expect(one.played.length).toBeGreaterThan(5);
    expect([0, 0.5, 1]).toContain(one.score);
    const own = new Set(ready.cards.map(({ id }) => catalogue.numberOf(id)));
    expect(one.lost.filter((card) => !own.has(card)).length).toBeLessThan(one.lost.length + 1);
  });

  it('tells the share that was won with its interval, and what changed with the same seeds', () => {
    const match = (score: number) => ({ score, turns: 10, played: [1], lost: [2], earned: [[1, 3]] as const });
    const before = [1, 0, 0, 1, 0, 1].map(match);
    const after = [1, 1, 0, 1, 1, 1].map(match);
    expect(figuresOf(before, [1, 2])).toMatchObject({ matches: 6, wins: 3, rate: 0.5, turns: 10 });
    expect(figuresOf([...before, ...after].slice(0, 0), [])).toMatchObject({ low: 0, high: 1 });
    expect(figuresOf(before, []).low).toBeCloseTo(0.1876, 3);
    expect(trialDifference(before, after)?.mean).toBeCloseTo(1 / 3, 12);
    expect(trialDifference(before, [])).toBeNull();
  });
});
