import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { checkDeck } from '../deck/check';
import { pitchedBattle } from '../deck/rules';
import { shortId } from '../names/names';
import type { GmSetup } from '../setup';
import { begin, type Opening } from './set-up.fixture';

/** Before the first turn: rules that are proved together elsewhere, each once more by itself. */
const rule = ruleTests<RuleId>(book);

/** What the seat that is asked may lay, each card once. */
function cards(opening: Opening): string[] {
  const laid = opening.options().filter((wish) => wish.startsWith('lay '));
  return [...new Set(laid.map((wish) => wish.split(' ')[1] ?? ''))].sort();
}

describe('terrain for the bid', () => {
  rule('2GM-SETUP-09', 'what was not bid stays in the HQ, whatever it was', () => {
    for (const edition of ['tactics', 'pacific'] as const)
      for (const [south, north] of [
        [0, 5],
        [1, 4],
        [5, 2],
      ] as const) {
        const { state } = begin(edition, 'kept').bidding(south, north, [9, 1]).match;
        expect(state.seats.map((x) => x.ap)).toEqual([5 - south, 5 - north]);
      }
  });

  rule('2GM-SETUP-10', 'the cards laid cost no more than was bid, all together', () => {
    const priced = (most: number) => catalogue.terrain.filter(({ cost }) => cost <= most).map(({ id }) => shortId(id));
    for (const bid of [1, 2, 3]) {
      const opening = begin('pacific', 'cost').bidding(bid, 0, [9, 1]);
      opening.match.state.natural.fill(0);
      expect(cards(opening).every((card) => priced(bid).includes(card))).toBe(true);
      expect(cards(opening).length).toBeGreaterThan(0);
    }
    const opening = begin('pacific', 'cost').bidding(3, 0, [9, 1]);
    opening.match.state.natural.fill(0);
    opening.do('lay trench c2'); // 2 of the 3
    expect(cards(opening).every((card) => priced(1).includes(card))).toBe(true);
  });

  rule('2GM-RULING-46', 'Terrain cards are bought, never the natural ground of a tile', () => {
    const opening = begin('tactics', 'tiles').bidding(5, 0, [9, 1]);
    const before = [...opening.match.state.natural];
    const known = catalogue.terrain.map(({ id }) => shortId(id));
    expect(cards(opening).filter((card) => !known.includes(card))).toEqual([]);
    opening.do(opening.options().find((wish) => wish.startsWith('lay ')) ?? '');
    expect(opening.match.state.natural).toEqual(before);
  });
});

describe('Starting Deployment', () => {
  const options = { startingDeployment: true };
  const infantry = (nation: GmSetup['seats'][number]['nation']): GmSetup['seats'][number] => ({
    nation,
    deck: new Array<string>(8).fill(`${nation}/light-infantry`),
    recruit: 0,
    aside: [],
  });
  const seats = [infantry('germany'), infantry('usa')];
  const opened = (bids: readonly [number, number], dice: readonly number[]): Opening => {
    const opening = begin('pacific', 'starting', { seats, options }).bidding(...bids, dice);
    opening.match.state.natural.fill(0);
    return opening;
  };

  rule('2GM-OPT-22', 'everybody begins with 5 AP and 5 cards and may draw anew once', () => {
    const opening = begin('pacific', 'starting', { seats, options });
    const { state } = opening.match;
    expect(state.seats.map((x) => [x.ap, x.hand.length])).toEqual([
      [5, 5],
      [5, 5],
    ]);
    expect(opening.options(0)).toContain('redraw');
    opening.answer(0, 'redraw');
    expect(state.seats[0]?.hand.length).toBe(5);
    expect(opening.options(0)).not.toContain('redraw');
  });

  rule('2GM-OPT-27', 'the hand is not filled up after it', () => {
    const opening = opened([3, 1], [9, 1]);
    opening.do('lay trench c2', 'deploy light-infantry c2', 'equip', 'end');
    const [germany] = opening.match.state.seats;
    expect([opening.seat, germany?.hand.length, germany?.deck.length]).toEqual([1, 4, 3]);
  });

  rule('2GM-OPT-28', 'who has won the bid lays and places first, and has the first turn', () => {
    for (const [dice, first] of [
      [[9, 1], 0],
      [[1, 9], 1],
    ] as const) {
      const opening = opened([2, 2], dice);
      expect([opening.seat, opening.match.state.first]).toEqual([first, first]);
      opening.do('end');
      if (opening.kind !== 'lay') opening.do('end');
      expect(opening.seat).toBe(1 - first);
      while (opening.match.state.turn === 0) opening.do('end');
      expect(opening.match.state.active).toBe(first);
    }
  });
});

describe('years', () => {
  rule('2GM-DECK-18', 'a card without a year goes with every year, the earliest too', () => {
    const undated = catalogue.units.filter((card) => card.year === null && !card.scenarioOnly);
    expect(undated.length).toBeGreaterThan(0);
    for (const { id, nation } of undated)
      for (const year of [1939, 1945]) {
        const deck = { nation, cards: [{ id, copies: 1 }], setAside: [] };
        const wrong = checkDeck(deck, { ...pitchedBattle('pacific'), year }, catalogue).filter(
          (p) => p.warning !== true,
        );
        expect([id, wrong]).toEqual([id, []]);
      }
  });
});
