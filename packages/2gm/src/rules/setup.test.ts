import { type DiceSource, Match } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { NATURALS } from '../content/types';
import { gmGame } from '../game';
import { battleTiles, layOf, layTiles, WAYS } from '../set-up/tiles';
import { EDITIONS, quiet, sandbox } from './field.fixture';
import { begin } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

describe('the field of a Pitched Battle', () => {
  rule('2GM-SETUP-01', 'is laid of tiles without River and Sea, of which every one may come', () => {
    const wet = ['river', 'sea'].map((name) => NATURALS.indexOf(name as 'river'));
    const seen = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const { match, events } = begin('pacific', `field ${n}`);
      expect(match.state.natural.some((terrain) => wet.includes(terrain))).toBe(false);
      const [laid] = events.filter((e) => e.type === 'tiles') as unknown as { tiles: string[] }[];
      expect(new Set(laid?.tiles).size).toBe(12);
      for (const id of laid?.tiles ?? []) seen.add(id);
    }
    expect([...seen].sort()).toEqual(
      battleTiles()
        .map((n) => catalogue.tiles[n]?.id)
        .sort(),
    );
    expect(seen.size).toBe(16);
  });

  rule('2GM-SETUP-02', 'from left to right and from the bottom row up, each as it was drawn', () => {
    const tile = catalogue.tiles[battleTiles()[0] ?? 0];
    if (tile === undefined) throw new Error('There are no tiles.');
    const marked = (sides: unknown) => ({ ...tile, sides }) as typeof tile;
    const drawn = marked([
      [
        ['forest', 'bushes'],
        ['mountain', 'open'],
      ],
      [
        ['beach', 'beach'],
        ['beach', 'lake'],
      ],
    ]);
    // the printed upper row lies farther up; turned by quarters; then the other side
    expect(layOf(drawn, 0)).toEqual(['mountain', 'open', 'forest', 'bushes']);
    expect(layOf(drawn, 2)).toEqual(['bushes', 'forest', 'open', 'mountain']);
    const ways = Array.from({ length: WAYS }, (_, way) => layOf(drawn, way).join());
    expect(new Set(ways.slice(0, 4)).size).toBe(4);
    expect(new Set(ways).size).toBe(8);
    expect(ways.slice(4).every((lay) => lay.includes('lake'))).toBe(true);
    const forest = catalogue.tiles.findIndex((t) => t.sides[0].flat().includes('forest'));
    for (const [place, spaces] of [
      [0, [0, 1, 8, 9]],
      [3, [6, 7, 14, 15]],
      [4, [16, 17, 24, 25]],
      [11, [38, 39, 46, 47]],
    ] as const) {
      const { state } = sandbox([]);
      const tiles = Array.from({ length: 12 }, (_, i) => (i === place ? forest : -1));
      layTiles(state, tiles, new Array<number>(12).fill(0));
      const wooded = state.natural.flatMap((terrain, space) => (NATURALS[terrain] === 'forest' ? [space] : []));
      expect(wooded.length).toBeGreaterThan(0);
      for (const space of wooded) expect(spaces).toContain(space);
    }
  });
});

describe('opening hands', () => {
  rule(['2GM-SETUP-19', '2GM-DECK-03'], 'five cards of the own army deck for each, and one common Terrain deck', () => {
    for (const edition of EDITIONS) {
      const { match } = begin(edition, 'hands');
      const setup = gmGame.defaultSetup(edition);
      match.state.seats.forEach((x, seat) => {
        expect(x.hand).toHaveLength(5);
        const deck = catalogue.decks.find((d) => d.id === setup.seats[seat]?.deck);
        const cards = deck?.cards.flatMap(({ id, copies }) => new Array<number>(copies).fill(catalogue.numberOf(id)));
        expect([...x.hand, ...x.deck].sort((a, b) => a - b)).toEqual(cards?.sort((a, b) => a - b));
      });
      const terrain = catalogue.terrain.filter((card) => card.editions.includes(edition));
      expect(match.state.terrainDeck).toHaveLength(terrain.reduce((sum, card) => sum + card.copies, 0));
    }
  });

  rule(['2GM-SETUP-20', '2GM-SETUP-21', '2GM-RULING-44'], 'returned whole and drawn anew once, before the bid', () => {
    const opening = begin('tactics', 'redraw');
    const { state } = opening.match;
    const before = state.seats.map((x) => x.hand.slice());
    const whole = [...(state.seats[0]?.hand ?? []), ...(state.seats[0]?.deck ?? [])].sort((a, b) => a - b);
    expect(opening.options(0)).toEqual(['keep', 'redraw']);
    expect(opening.citing('bid 1', 0)).toEqual(['2GM-TURN-01']);
    opening.answer(0, 'redraw');
    const [south] = state.seats;
    expect(opening.match.waiting()).toEqual([1]); // once
    opening.answer(1, 'keep');
    expect(opening.kind).toBe('bid');
    expect(south?.hand).toHaveLength(5);
    expect([...(south?.hand ?? []), ...(south?.deck ?? [])].sort((a, b) => a - b)).toEqual(whole);
    expect(south?.hand).not.toEqual(before[0]);
    expect(state.seats[1]?.hand).toEqual(before[1]);
    expect(opening.citing('redraw', 0)).toEqual(['2GM-TURN-01']);
  });
});

describe('the bid', () => {
  rule(['2GM-SETUP-03', '2GM-SETUP-04'], 'any part of the 5 AP, unseen by the other', () => {
    for (const edition of EDITIONS) {
      const opening = begin(edition, 'bid');
      opening.answer(0, 'keep');
      opening.answer(1, 'keep');
      expect(opening.match.state.seats.map((x) => x.ap)).toEqual([5, 5]);
      for (const seat of [0, 1]) expect(opening.options(seat)).toEqual([0, 1, 2, 3, 4, 5].map((ap) => `bid ${ap}`));
      expect(opening.citing('bid 6', 0)).toEqual(['2GM-SETUP-04']);
      const seen = (bid: number): string => {
        const other = begin(edition, 'bid');
        other.answer(0, 'keep');
        other.answer(1, 'keep');
        other.answer(0, `bid ${bid}`);
        return JSON.stringify(gmGame.rules.view(other.match.state, 1));
      };
      expect(seen(0)).toBe(seen(5));
    }
  });

  rule(['2GM-SETUP-05', '2GM-SETUP-06'], 'is added to a D10; the higher total plays first', () => {
    for (const [south, north, dice, first] of [
      [0, 0, [7, 6], 0],
      [0, 0, [6, 7], 1],
      [3, 0, [4, 6], 0],
      [0, 5, [10, 6], 1],
      [5, 0, [1, 5], 0],
    ] as const) {
      const opening = begin('pacific', 'first').bidding(south, north, dice);
      expect(opening.match.state.first).toBe(first);
      expect(opening.diceLeft).toEqual([]);
      while (opening.kind === 'lay') opening.do('end');
      expect([opening.match.state.turn, opening.match.state.active]).toEqual([1, first]);
      const bids = opening.events.find((e) => e.type === 'bids') as unknown as { bids: number[] };
      expect(bids.bids).toEqual([south, north]);
      const order = opening.events.map((e) => e.type).filter((t) => t === 'bids' || t === 'roll' || t === 'first');
      expect(order).toEqual(['bids', 'roll', 'roll', 'first']);
    }
  });

  rule(['2GM-SETUP-07', '2GM-RULING-43'], 'a tie is rolled again, with the same bids', () => {
    const opening = begin('tactics', 'tie').bidding(2, 1, [3, 4, 9, 10, 5, 7]);
    expect(opening.diceLeft).toEqual([]);
    expect(opening.match.state.first).toBe(1);
    const rolls = opening.events.filter((e) => e.type === 'roll') as unknown as { dice: number[] }[];
    expect(rolls.map((r) => r.dice)).toEqual([[3], [4], [9], [10], [5], [7]]);
    expect(opening.match.state.seats.map((x) => x.bid)).toEqual([2, 1]);
    expect(opening.events.filter((e) => e.type === 'bids')).toHaveLength(1);
  });

  rule(
    ['2GM-SETUP-08', '2GM-SETUP-09', '2GM-SETUP-10', '2GM-SETUP-04', '2GM-SETUP-05', '2GM-RULING-46'],
    '2GM-EX-02: a bid of 3: +3 to the roll, terrain for 3 AP (a House, or a Barrier and a Trench), 2 AP stay',
    () => {
      const opening = begin('tactics', 'example').bidding(3, 0, [4, 6]);
      const { state } = opening.match;
      expect(state.first).toBe(0); // 7 against 6
      expect(state.seats.map((x) => x.ap)).toEqual([2, 5]);
      const at = (space: string) => opening.options().filter((wish) => wish.endsWith(` ${space}`));
      const open =
        opening
          .options()
          .find((wish) => wish.startsWith('lay house'))
          ?.split(' ')[2] ?? '';
      expect(at(open)).toEqual(
        ['house', 'trench', 'wall', 'barrier', 'barbed-wire'].map((name) => `lay ${name} ${open}`),
      );
      const dear = opening.citing(`lay apartment-building ${open}`);
      expect(dear).toEqual(['2GM-SETUP-10']);
      const house = begin('tactics', 'example').bidding(3, 0, [4, 6]);
      house.do(`lay house ${open}`);
      expect(house.match.state.turn).toBe(1); // nothing left to spend
      opening.do(`lay barrier ${open}`);
      const next = opening.options().find((wish) => wish.startsWith('lay trench')) ?? '';
      expect(opening.options().some((wish) => wish.startsWith('lay house'))).toBe(false);
      opening.do(next);
      expect(state.turn).toBe(1);
      expect(state.pieces.map((p) => catalogue.cards[p.card]?.id)).toEqual(['terrain/barrier', 'terrain/trench']);
    },
  );

  rule('2GM-SETUP-08', 'what was bid is spent by the loser too', () => {
    const opening = begin('pacific', 'lost').bidding(1, 4, [10, 1]);
    expect(opening.match.state.first).toBe(0);
    expect(opening.match.state.seats.map((x) => x.ap)).toEqual([4, 1]);
  });
});

describe('terrain of a Pitched Battle', () => {
  rule('2GM-SETUP-11', "in one's own rows 2 and 3", () => {
    for (const [south, north, dice, rows] of [
      [5, 0, [9, 1], ['2', '3']],
      [0, 5, [1, 9], ['4', '5']],
    ] as const) {
      const opening = begin('pacific', 'rows').bidding(south, north, dice);
      const places = opening.options().filter((wish) => wish.startsWith('lay'));
      expect(new Set(places.map((wish) => wish.slice(-1)))).toEqual(new Set(rows));
      expect(opening.citing('lay wall d1')).toContain('2GM-SETUP-11');
      expect(opening.citing('lay wall d6')).toContain('2GM-SETUP-11');
      expect(opening.citing(`lay wall d${rows[0] === '2' ? 4 : 3}`)).toContain('2GM-SETUP-11');
    }
  });

  rule(
    ['2GM-SETUP-12', '2GM-RULING-47'],
    'the winner of the bid places everything first; or both by turns, if so agreed',
    () => {
      const order = (terrainPlaceAlternating: boolean, dice: number[]): number[] => {
        const opening = begin('tactics', 'order', { options: { terrainPlaceAlternating } }).bidding(3, 3, dice);
        const seats: number[] = [];
        while (opening.kind === 'lay') {
          seats.push(opening.seat);
          const cheap = opening
            .options()
            .find((wish) => wish.startsWith('lay barbed-wire') || wish.startsWith('lay barrier'));
          opening.do(cheap ?? 'end');
        }
        return seats;
      };
      // five cards cost 1 AP, then the sixth AP buys nothing
      expect(order(false, [9, 1])).toEqual([0, 0, 0, 1, 1]);
      expect(order(false, [1, 9])).toEqual([1, 1, 1, 0, 0]);
      expect(order(true, [9, 1])).toEqual([0, 1, 0, 1, 0]);
      expect(order(true, [1, 9])).toEqual([1, 0, 1, 0, 1]);
    },
  );

  rule('2GM-RULING-47', 'any card still in the Terrain deck, each as often as it is there', () => {
    const opening = begin('tactics', 'order').bidding(5, 5, [9, 1]);
    opening.do(opening.options().find((wish) => wish.startsWith('lay barrier')) ?? '');
    opening.do(opening.options().find((wish) => wish.startsWith('lay barrier')) ?? '');
    expect(opening.options().some((wish) => wish.startsWith('lay barrier'))).toBe(false);
    expect(opening.citing('lay barrier b2')).toEqual(['2GM-TERRAIN-01']);
    opening.do('end');
    expect(opening.seat).toBe(1);
    expect(opening.citing('lay barrier b5')).toEqual(['2GM-TERRAIN-01']); // one deck for both
  });

  rule('2GM-RULING-45', 'AP of the bid that buy nothing are lost', () => {
    const opening = begin('pacific', 'lost').bidding(4, 0, [9, 1]);
    opening.do('end');
    const [south] = opening.match.state.seats;
    expect([south?.ap, south?.terrainAp]).toEqual([1 + 1, 0]); // what was kept, and the HQ's first AP
  });

  rule('2GM-SETUP-13', 'none comes once the game has started', () => {
    const opening = begin('pacific', 'started').bidding(1, 0, [9, 1]);
    opening.do('end');
    expect(opening.match.state.turn).toBe(1);
    for (let n = 0; n < 8; n++) {
      expect(opening.options().filter((wish) => wish.startsWith('lay'))).toEqual([]);
      expect(opening.citing('lay wall b2')).not.toEqual([]);
      opening.do(opening.options().includes('end') ? 'end' : 'pass');
    }
  });
});

describe('a scenario, told as a position', () => {
  const story = {
    natural: { c3: 'forest', d3: 'lake' },
    terrain: [{ at: 'e4', card: 'bunker' }],
    active: 'north',
    turn: 1,
    phase: 'initial',
    south: { ap: 7, hand: ['m4-sherman'], deck: ['heavy-infantry', 'light-infantry'] },
    north: { ap: 2, hand: [], deck: ['tiger', 'panther', 'light-infantry'] },
  };
  const units = [
    { side: 'south', card: 'heavy-infantry', at: 'c3' },
    { side: 'north', card: 'pak-40', at: 'e4' },
  ];

  rule('2GM-SETUP-14', 'brings its own field and terrain', () => {
    const { state } = sandbox(units, story);
    expect(state.natural.flatMap((n, space) => (n === 0 ? [] : [[space, NATURALS[n]]]))).toEqual([
      [18, 'forest'],
      [19, 'lake'],
    ]);
    expect(state.pieces.map((p) => [catalogue.cards[p.card]?.id, p.spaces])).toEqual([['terrain/bunker', [28]]]);
  });

  rule(['2GM-SETUP-16', '2GM-SETUP-17'], 'names who plays first, with which AP and cards', () => {
    const { state } = sandbox(units, story);
    expect([state.active, state.first, state.turn]).toEqual([1, 1, 1]);
    // the first side has had its Headquarters and Card Phase
    expect(state.seats.map((x) => x.ap)).toEqual([7, 2 + 1]);
    expect(state.seats.map((x) => x.hand.length)).toEqual([1, 2]);
    expect(state.seats.map((x) => x.deck.length)).toEqual([2, 1]);
  });

  rule('2GM-SETUP-18', 'may have units deployed before the battle, which are free to move in the first turn', () => {
    const s = sandbox(units, story);
    quiet(s);
    expect(s.state.units.map((u) => u.at)).toEqual([18, 28]);
    expect(s.options().some((wish) => wish.startsWith('move e4'))).toBe(true);
  });
});

describe('dice of the set-up', () => {
  rule('2GM-SETUP-05', 'one of each player, by that player', () => {
    const asked: number[] = [];
    const dice: DiceSource = { face: () => (asked.push(1) > 0 ? 'generator' : 'ask'), index: () => 'generator' };
    const match = Match.start(gmGame.rules, gmGame.defaultSetup('pacific'), 'who', { dice, events: true });
    for (const [seat, option] of [
      [0, ['keep']],
      [1, ['keep']],
      [0, ['bid', 5]],
      [1, ['bid', 0]],
    ] as const) {
      const done = match.submit(seat, [...option]);
      if (!done.ok) throw new Error(done.message);
      if (option[0] === 'bid' && seat === 1) {
        const rolls = done.events.filter((e) => e.type === 'roll') as unknown as { seat: number; sides: number }[];
        expect(rolls.slice(0, 2).map((r) => [r.seat, r.sides])).toEqual([
          [0, 10],
          [1, 10],
        ]);
      }
    }
    expect(asked.length).toBeGreaterThanOrEqual(2);
  });
});
