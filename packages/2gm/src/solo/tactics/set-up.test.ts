import { Match, ScriptedDice } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { terrainCard } from '../../cards';
import { catalogue } from '../../content/index';
import { NATIONS } from '../../content/types';
import { gmGame } from '../../game';
import { gmRules } from '../../rules';
import { readSetup } from '../../setup';
import { drawFrom, extraCards, matchingCounts, poolOf, typesOf } from '../deck/deck';
import { soloBid } from '../set-up/bidding';
import { plainSolo, soloOf } from '../set-up/setup-shape';
import { isObstacle } from '../set-up/terrain';

const rule = ruleTests<RuleId>(book);
const GERMANY = NATIONS.indexOf('germany');
const levers = (more: object = {}) => soloOf({ ...plainSolo('tactics'), ...more }).levers;
const name = (card: number): string => catalogue.cards[card]?.id.replace(/^.*\//, '') ?? '';

/** A person in the south, the opponent in the north; the person has bid. */
function start(dice: readonly number[], bid: number, seed = 'solo') {
  const setup = readSetup({
    edition: 'tactics',
    seats: [
      { nation: 'uk', deck: 'uk-starter' },
      { nation: 'germany', deck: 'germany-starter', solo: { system: 'tactics' } },
    ],
    options: { surrender: false },
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const match = Match.start(gmRules, setup.value, seed, { dice: new ScriptedDice(dice), events: true });
  const events = [...match.takeEvents()];
  while (match.state.turn === 0 && match.decision()?.kind !== 'lay') {
    const decision = match.decision();
    if (decision === null) break;
    const done = match.submit(decision.seat, decision.kind === 'bid' ? ['bid', bid] : ['keep']);
    if (!done.ok) throw new Error(done.message);
    events.push(...done.events);
  }
  return { match, events, s: match.state };
}

/** What the cards would cost in the deck of a person. */
function pointsOf(cards: readonly number[]): number {
  return cards.reduce((sum, n) => {
    const card = catalogue.cards[n];
    return sum + (card?.kind === 'unit' || card?.kind === 'support' ? card.cost : 0);
  }, 0);
}

describe('the deck of the Tactics opponent', () => {
  rule(
    ['SOLOT-DECK-01', 'SOLOT-DECK-02'],
    'the human picks both armies; without a scenario the opponent is variable',
    () => {
      const setup = gmGame.defaultSetup('tactics', ['greedy', 'rulebook']);
      expect(setup.seats[1]?.solo).toMatchObject({ system: 'tactics', type: 'variable' });
      expect(setup.seats[0]?.solo).toBeNull();
    },
  );

  rule('SOLOT-DECK-05', 'four cards stay out of its pool', () => {
    const pool = poolOf('tactics', GERMANY, levers(), 0).flat().map(name);
    for (const card of ['conflicting-orders', 'paratroopers', 'general']) expect(pool).not.toContain(card);
    expect(pool).toContain('luck');
  });

  rule('SOLOT-DECK-06', 'the human may take out more', () => {
    const luck = catalogue.numberOf('support/luck');
    const out = soloOf({ ...plainSolo('tactics'), without: ['support/luck'] }).levers;
    expect(poolOf('tactics', GERMANY, levers(), 0).flat()).toContain(luck);
    expect(poolOf('tactics', GERMANY, out, 0).flat()).not.toContain(luck);
  });

  rule(['SOLOT-DECK-07', 'SOLOT-DECK-08'], 'five piles, aircraft with the support cards', () => {
    const piles = poolOf('tactics', GERMANY, levers(), 0);
    expect(piles).toHaveLength(5);
    const types = piles.map(
      (pile) => new Set(pile.map((n) => (catalogue.cards[n]?.kind === 'unit' ? catalogue.cards[n].type : 'support'))),
    );
    expect(types.slice(0, 4).map((set) => [...set])).toEqual([['infantry'], ['artillery'], ['tank'], ['transport']]);
    expect([...(types[4] ?? [])].sort()).toEqual(['aircraft', 'support']);
  });

  const human = [
    ...new Array<string>(5).fill('usa/light-infantry'),
    ...new Array<string>(3).fill('usa/m1-37mm'),
    ...new Array<string>(4).fill('usa/m4a2'),
    ...new Array<string>(3).fill('usa/m3-scout'),
    'usa/p-40-warhawk',
    ...new Array<string>(12).fill('support/luck'),
  ].map((id) => catalogue.numberOf(id));

  rule(['SOLOT-DECK-09', 'SOLOT-DECK-10'], 'the example of the book: 5-3-4-3-12 and one aircraft', () => {
    expect(matchingCounts(human)).toEqual([5, 3, 4, 3, 14]);
  });

  rule('SOLOT-DECK-12', 'extra roll 1 and 2: none', () => {
    for (const face of [1, 2]) expect(extraCards('tactics', face)).toEqual([]);
  });

  rule('SOLOT-DECK-13', 'extra roll 3: infantry', () => {
    for (const face of [3]) expect(extraCards('tactics', face)).toEqual([0]);
  });

  rule('SOLOT-DECK-14', 'extra roll 4: artillery', () => {
    for (const face of [4]) expect(extraCards('tactics', face)).toEqual([1]);
  });

  rule('SOLOT-DECK-15', 'extra roll 5: a tank', () => {
    for (const face of [5]) expect(extraCards('tactics', face)).toEqual([2]);
  });

  rule('SOLOT-DECK-16', 'extra roll 6: a transport', () => {
    for (const face of [6]) expect(extraCards('tactics', face)).toEqual([3]);
  });

  rule('SOLOT-DECK-17', 'extra roll 7: support', () => {
    for (const face of [7]) expect(extraCards('tactics', face)).toEqual([4]);
  });

  rule('SOLOT-DECK-18', 'extra roll 8: infantry and a transport', () => {
    for (const face of [8]) expect(extraCards('tactics', face)).toEqual([0, 3]);
  });

  rule('SOLOT-DECK-19', 'extra roll 9 and 10: artillery and support', () => {
    for (const face of [9, 10]) expect(extraCards('tactics', face)).toEqual([1, 4]);
  });

  rule(
    ['SOLOT-DECK-11', 'SOLOT-DECK-20', 'SOLOT-DECK-24'],
    'one die for extra cards; no points limit; one shuffled deck',
    () => {
      const { s, events } = start([9, 5, 6, 1], 0);
      const [told] = events.filter((e) => e.type === 'solo-deck') as unknown as { counts: number[] }[];
      // the first five are in its hand by now
      const cards = [...(s.seats[1]?.deck ?? []), ...(s.seats[1]?.hand ?? [])];
      expect(cards).toHaveLength(told?.counts.reduce((sum, n) => sum + n, 0) ?? 0);
      expect(events.filter((e) => e.type === 'roll' && e.rule === 'SOLOT-DECK-11')).toHaveLength(1);
      expect(pointsOf(cards)).toBeGreaterThan(s.opt.points);
      const plain = matchingCounts(s.seats[0]?.deck.concat(s.seats[0]?.hand) ?? []);
      expect(told?.counts).toEqual(plain.map((n, i) => n + Number(i === 1 || i === 4)));
    },
  );

  rule(['SOLOT-DECK-22', 'SOLOT-DECK-23'], 'the printed lines can be dealt', () => {
    for (const counts of [
      [8, 4, 4, 4, 20],
      [8, 5, 5, 4, 20],
      [11, 7, 0, 3, 12],
    ]) {
      const deck = drawFrom(poolOf('tactics', GERMANY, levers({ counts }), 0), counts);
      const [infantry, artillery, tanks, transports, support = 0, aircraft = 0] = typesOf(deck);
      expect([infantry, artillery, tanks, transports, support + aircraft]).toEqual(counts);
    }
  });

  rule('SOLOT-DECK-23', 'the printed line of the Americans, too', () => {
    const counts = [14, 0, 5, 4, 26];
    const deck = drawFrom(poolOf('tactics', NATIONS.indexOf('usa'), levers({ counts }), 0), counts);
    const [infantry, artillery, tanks, transports, support = 0, aircraft = 0] = typesOf(deck);
    expect([infantry, artillery, tanks, transports, support + aircraft]).toEqual(counts);
  });

  rule('SOLOT-DECK-21', 'without tanks no card that only tanks can use', () => {
    const rams = (counts: readonly number[]): number =>
      poolOf('tactics', GERMANY, levers({ counts }), 0)
        .flat()
        .filter((n) => catalogue.cards[n]?.kind === 'support' && catalogue.cards[n].target === 'own-tank').length;
    expect(rams([11, 7, 4, 3, 12])).toBeGreaterThan(0);
    expect(rams([11, 7, 0, 3, 12])).toBe(0);
  });
});

describe('the start of the battle', () => {
  rule(['SOLOT-START-02', 'SOLO-RULING-15'], 'its bid is the die less 5, never below nothing', () => {
    const bids = Array.from({ length: 10 }, (_x, i) => soloBid('tactics', i + 1, 3, 5));
    expect(bids).toEqual([0, 0, 0, 0, 0, 1, 2, 3, 4, 5]);
  });

  rule(
    ['SOLOT-START-01', 'SOLOT-START-03', 'SOLOT-START-04'],
    'the human bids first; bids are spent and count for the start',
    () => {
      // extra cards, its bid of 2, then both roll for the start: 4 + 1 against 4 + 2
      const { s } = start([1, 7, 4, 4, ...new Array<number>(60).fill(0).map((_x, i) => (i % 10) + 1)], 1);
      expect(s.seats[1]?.bid).toBe(2);
      expect(s.seats[0]?.ap).toBe(4);
      expect(s.first).toBe(1);
    },
  );

  rule(
    [
      'SOLOT-TERRAIN-01',
      'SOLOT-TERRAIN-02',
      'SOLOT-TERRAIN-03',
      'SOLOT-TERRAIN-04',
      'SOLOT-TERRAIN-05',
      'SOLOT-TERRAIN-06',
    ],
    'terrain for its bid and no more, on its second and third line by dice',
    () => {
      const dice = new Array<number>(80).fill(0).map((_x, i) => ((i * 7) % 10) + 1);
      const sums = new Set<number>();
      for (let seed = 0; seed < 20; seed++) {
        const { s } = start([1, 10, 9, 2, ...dice], 0, `terrain ${seed}`);
        const spent = s.pieces.reduce((sum, piece) => sum + terrainCard(piece.card).cost, 0);
        sums.add(spent);
        expect(spent).toBeLessThanOrEqual(5);
        // row 5 or 4 by the first die, the column by the second
        for (const piece of s.pieces) {
          expect(isObstacle(piece.card)).toBe(false);
          for (const space of piece.spaces) expect([3, 4]).toContain(Math.floor(space / 8));
        }
      }
      expect(sums).toContain(5);
    },
  );
});
