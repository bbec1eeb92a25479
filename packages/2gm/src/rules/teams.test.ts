import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { UNKNOWN } from '../cards';
import { catalogue } from '../content/index';
import { putOn } from '../ground';
import { gmRules } from '../rules';
import { SCENARIOS } from '../scenario/list';
import { view } from '../seeing/view';
import { DEFAULT_OPTIONS, type GmSetup, type Options } from '../setup';
import { hqOf, roomFor } from '../turn/income';
import { newUnit } from '../turn/new-unit';
import { EDITIONS } from './field.fixture';
import { Opening } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

type Nation = GmSetup['seats'][number]['nation'];
const NATIONS: readonly Nation[] = ['usa', 'germany', 'uk', 'italy'];

/** So many players with decks of Light Infantry; the first and the third are the south. */
function setupOf(players: number, options: Partial<Options> = {}, edition: 'tactics' | 'pacific' = 'tactics'): GmSetup {
  const seats = NATIONS.slice(0, players).map((nation) => ({
    nation,
    deck: new Array<string>(20).fill(`${nation}/light-infantry`),
    recruit: 0,
    aside: [],
  }));
  return { edition, seats, options: { ...DEFAULT_OPTIONS, ...options } };
}

class TeamTable extends Opening {
  constructor(setup: GmSetup, dice: readonly number[]) {
    super(setup, 'teams', dice);
  }

  /** Nobody answers in between. */
  override do(...wishes: string[]): this {
    for (const wish of wishes) {
      this.answer(this.seat, wish);
      while (this.options().includes('pass')) this.answer(this.seat, 'pass');
    }
    return this;
  }

  aps(): number[] {
    return this.state.seats.map((x) => x.ap);
  }
}

/** Everybody has kept his hand; the leaders have bid, no terrain is laid. */
function opened(setup: GmSetup, bids: readonly [number, number], dice: readonly number[]): TeamTable {
  const t = new TeamTable(setup, dice);
  while (t.kind === 'hand') t.do('keep');
  const [south, north] = bids;
  t.answer(t.match.waiting()[0] ?? 0, `bid ${south}`);
  t.answer(t.match.waiting()[0] ?? 0, `bid ${north}`);
  while (t.kind === 'lay') t.do('end');
  return t;
}

describe('three and four players', () => {
  rule(['2GM-TEAM-01', '2GM-TEAM-14'], 'one against two, or two against two, in both editions', () => {
    for (const edition of EDITIONS) {
      const three = opened(setupOf(3, {}, edition), [0, 0], [9, 1]);
      expect(three.state.seats.map((x) => x.side)).toEqual([0, 1, 0]);
      expect([three.state.hqs.length, three.state.columns]).toEqual([2, 8]);
      const four = opened(setupOf(4, {}, edition), [0, 0], [9, 1]);
      expect(four.state.seats.map((x) => x.side)).toEqual([0, 1, 0, 1]);
      expect(four.state.hqs).toHaveLength(2);
    }
    expect(gmRules.parseSetup(setupOf(3)).ok).toBe(true);
    expect(gmRules.parseSetup({ ...setupOf(4), seats: [...setupOf(4).seats, ...setupOf(1).seats] }).ok).toBe(false);
    expect(gmRules.parseSetup({ ...setupOf(2), seats: setupOf(1).seats }).ok).toBe(false);
  });

  rule('2GM-TEAM-02', 'the first of a team leads it, or the die says who', () => {
    const leads = (options: Partial<Options>, dice: readonly number[]) =>
      opened(setupOf(4, options), [0, 0], [...dice, 9, 1]).state.seats.map((x) => x.fieldMarshal);
    expect(leads({}, [])).toEqual([true, true, false, false]);
    expect(leads({ teamRoles: 'rolled' }, [5, 6])).toEqual([true, false, false, true]);
    expect(leads({ teamRoles: 'rolled' }, [6, 5])).toEqual([false, true, true, false]);
    const three = opened(setupOf(3, { teamRoles: 'rolled' }), [0, 0], [10, 9, 1]);
    expect(three.state.seats.map((x) => x.fieldMarshal)).toEqual([false, true, true]);
  });

  rule(
    ['2GM-TEAM-03', '2GM-TEAM-04', '2GM-TEAM-05', '2GM-RULING-159'],
    'points: half for each, all for each, or one deck divided freely',
    () => {
      const deck = (n: number) => new Array<string>(n).fill('light-infantry');
      const legal = (teamPoints: Options['teamPoints'], south: number, third: number) => {
        const setup = setupOf(3, { teamPoints, points: 20 });
        const seats = setup.seats.map((x, i) => ({
          ...x,
          deck: deck(i === 0 ? south : i === 2 ? third : 20).map((id) => `${x.nation}/${id}`),
        }));
        return gmRules.parseSetup({ ...setup, seats }).ok;
      };
      expect([legal('split', 10, 10), legal('split', 11, 9)]).toEqual([true, false]);
      expect([legal('fullEach', 20, 20), legal('fullEach', 21, 10)]).toEqual([true, false]);
      expect([legal('shared', 14, 6), legal('shared', 14, 7)]).toEqual([true, false]);
      expect(DEFAULT_OPTIONS.teamPoints).toBe('split');
    },
  );

  rule('2GM-TEAM-07', 'the Field Marshal bids and lays the terrain of his team', () => {
    const t = new TeamTable(setupOf(4, { teamRoles: 'rolled' }), [9, 2, 9, 1]);
    expect(t.match.waiting()).toEqual([0, 1, 2, 3]); // each looks at his own hand
    while (t.kind === 'hand') t.do('keep');
    expect(t.match.waiting()).toEqual([2, 1]);
    t.answer(2, 'bid 3');
    t.answer(1, 'bid 2');
    expect([t.seat, t.kind]).toEqual([2, 'lay']);
    t.do('end');
    expect([t.seat, t.kind]).toEqual([1, 'lay']);
  });

  rule(['2GM-TEAM-09', '2GM-TEAM-10', '2GM-RULING-160'], 'AP are divided, the odd one to the Field Marshal', () => {
    const t = opened(setupOf(4), [2, 1], [9, 1]);
    // 5 − 2 = 3: two and one; the HQ's single AP goes to the Field Marshal of the side that begins
    expect(t.aps()).toEqual([2 + 1, 2, 1, 2]);
    const shares = t.events.filter((e) => e.type === 'ap');
    expect(shares).toEqual([{ type: 'ap', rule: '2GM-TEAM-09', seat: 2, ap: 1 }]);
    const even = opened(setupOf(3), [1, 5], [1, 9]);
    expect(even.aps()).toEqual([2, 0 + 1, 2]);
  });

  rule('2GM-RULING-160', 'the HQ holds what both have, the Field Marshal first', () => {
    const t = opened(setupOf(3), [1, 5], [1, 9]);
    const { cap } = t.state.hqs[0] ?? { cap: 0 };
    const [marshal, , general] = t.state.seats;
    if (marshal === undefined || general === undefined) throw new Error('There is no team.');
    marshal.ap = cap - 3;
    general.ap = 2;
    const { turn } = t.state;
    while (t.state.turn === turn) t.do(t.options().includes('end') ? 'end' : (t.options()[0] ?? ''));
    expect([t.state.seats[0]?.ap, t.state.seats[2]?.ap]).toEqual([cap - 2, 2]);
  });

  rule('2GM-RULING-160', 'where the HQ has less room than AP come in, the General gets what is left', () => {
    const filled = (room: number) => {
      const t = opened(setupOf(3), [1, 5], [1, 9]);
      const { cap } = t.state.hqs[0] ?? { cap: 0 };
      const [marshal, , general] = t.state.seats;
      const [hq] = t.state.hqs;
      if (marshal === undefined || general === undefined || hq === undefined) throw new Error('There is no team.');
      marshal.ap = 1;
      general.ap = cap - 1 - room;
      hq.production = 5; // three and two
      const { turn } = t.state;
      while (t.state.turn === turn) t.do(t.options().includes('end') ? 'end' : (t.options()[0] ?? ''));
      return [marshal.ap - 1, general.ap - (cap - 1 - room)];
    };
    expect([0, 1, 2, 3, 4, 5, 6].map(filled)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [3, 2],
      [3, 2],
    ]);
  });

  rule(['2GM-RULING-160', '2GM-RULING-163'], 'a General without an HQ of his own has room in that of his side', () => {
    const { state } = opened(setupOf(4), [0, 0], [9, 1]);
    const [south, north] = state.hqs;
    if (south === undefined || north === undefined) throw new Error('There are two HQs.');
    [south.cap, north.cap] = [10, 20];
    for (const x of state.seats) x.ap = 1;
    expect([0, 1, 2, 3].map((seat) => hqOf(state, seat))).toEqual([south, north, south, north]);
    expect([0, 1, 2, 3].map((seat) => roomFor(state, seat))).toEqual([8, 18, 8, 18]);
    expect(() => hqOf({ ...state, hqs: [south] }, 3)).toThrow('Seat 3 has no HQ.');
  });

  rule('2GM-RULING-163', 'with two copies everybody has his own, and only his own AP lie in it', () => {
    const { state } = opened(setupOf(4, { twoCopies: true }), [0, 0], [9, 1]);
    state.hqs.forEach((hq) => {
      hq.cap = 10 + hq.seat;
    });
    for (const x of state.seats) x.ap = 1;
    expect([0, 1, 2, 3].map((seat) => hqOf(state, seat).seat)).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((seat) => roomFor(state, seat))).toEqual([9, 10, 11, 12]);
  });

  rule('2GM-TEAM-11', 'once a turn the Field Marshal gives an AP to the General, never the other way', () => {
    const t = opened(setupOf(4), [0, 0], [9, 1]);
    const [before] = t.aps();
    expect(t.options()).toContain('gift');
    t.do('gift');
    expect(t.aps()).toEqual([(before ?? 0) - 1, 3, 3, 2]);
    expect(t.options()).not.toContain('gift');
    t.do('partner');
    expect([t.seat, t.options().includes('gift')]).toEqual([2, false]);
    t.do('partner', 'end');
    expect(t.options()).not.toContain('gift'); // not in another phase of the turn either
    while (t.state.turn < 3) t.do('end');
    expect([t.seat, t.options().includes('gift')]).toEqual([0, true]); // in the next one again
    const alone = opened(setupOf(3), [0, 0], [1, 9]);
    expect([alone.seat, alone.options().includes('gift')]).toEqual([1, false]);
  });

  rule(['2GM-TEAM-12', '2GM-RULING-162'], 'each draws one card; who is alone draws two', () => {
    const t = opened(setupOf(3), [0, 0], [9, 1]);
    expect(t.state.seats.map((x) => x.hand.length)).toEqual([6, 5, 6]);
    const single = opened(setupOf(3), [0, 0], [1, 9]);
    expect(single.state.seats.map((x) => x.hand.length)).toEqual([5, 7, 5]);
  });

  rule(
    ['2GM-TEAM-13', '2GM-RULING-161'],
    'both act in the same phase in whatever order, each with his own units, cards and AP',
    () => {
      const t = opened(setupOf(4), [0, 0], [9, 1]);
      t.do('end');
      expect([t.seat, t.kind, t.state.phase]).toEqual([2, 'move', 'movement']); // the phase is not over
      t.do('end');
      expect([t.seat, t.kind]).toEqual([0, 'deploy']);
      t.do('deploy light-infantry c1', 'equip', 'partner');
      expect(t.seat).toBe(2);
      t.do('deploy light-infantry d1', 'equip', 'partner');
      expect(t.seat).toBe(0);
      expect(t.state.units.map((u) => u.seat)).toEqual([0, 2]);
      expect(t.state.seats.map((x) => x.hand.length)).toEqual([5, 5, 5, 5]);
      t.do('end');
      expect([t.seat, t.kind]).toEqual([2, 'deploy']);
      t.do('end');
      expect(t.kind).toBe('shoot');
      t.do('end');
      t.do('end');
      expect([t.seat, t.state.turn]).toEqual([1, 2]); // then the other side
    },
  );

  rule('2GM-RULING-161', 'a side is out of cards only when both are', () => {
    const end = (empty: readonly number[]) => {
      const t = opened(setupOf(4), [0, 0], [9, 1]);
      for (const seat of empty) {
        const x = t.state.seats[seat];
        if (x !== undefined) [x.hand, x.deck] = [[], []];
      }
      const { turn } = t.state;
      while (t.state.turn === turn && t.match.over === null) t.do('end');
      return t.match.over?.winners ?? null;
    };
    expect(end([0])).toBe(null);
    expect(end([0, 2])).toEqual([1, 3]);
  });

  rule(
    ['2GM-RULING-161', '2GM-NIGHT-04'],
    'partners see the face-down units of their side, and not the hand of each other',
    () => {
      const t = opened(setupOf(4, { night: true }), [0, 0], [9, 1]);
      t.do('end', 'end', 'deploy light-infantry c1', 'equip');
      const seen = (who: number) => {
        const { table } = view(t.state, who);
        return [table.units[0]?.card === UNKNOWN, table.seats.map((x) => x.hand.includes(UNKNOWN))];
      };
      expect(seen(2)).toEqual([false, [true, true, false, true]]);
      expect(seen(1)).toEqual([true, [true, false, true, true]]);
      expect(seen(0)).toEqual([false, [false, true, true, true]]);
    },
  );

  rule('2GM-TEAM-15', 'with one copy of the game the battle is about the same HQ', () => {
    const t = opened(setupOf(4), [0, 0], [9, 1, 9]);
    expect(t.state.hqs.map((h) => [h.side, h.seat])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    fallen(t, 1);
    expect(t.match.over?.winners).toEqual([0, 2]);
  });
});

/** The HQ has one HP left, and a tank of the south before it fires. */
function fallen(t: TeamTable, hq: number): void {
  const h = t.state.hqs[hq];
  if (h === undefined) throw new Error('There is no such HQ.');
  h.hp = 1;
  const u = newUnit(t.state, catalogue.numberOf('usa/m4-sherman'), 0);
  u.deployed = 0;
  t.state.units.push(u);
  putOn(t.state, t.state.units.length - 1, 5 * t.state.columns + h.column + 3);
  while (t.kind !== 'shoot') t.do('end');
  const shot = t.options().find((wish) => wish.startsWith('shoot') && wish.includes(' north')) ?? '';
  t.do(shot);
}

describe('two copies of the game', () => {
  const two = (more: Partial<Options> = {}) => setupOf(4, { twoCopies: true, ...more });

  rule(['2GM-TEAM-16', '2GM-RULING-163'], 'two fields side by side and four HQs, each with AP of its own', () => {
    const t = opened(two(), [2, 1], [9, 1]);
    expect([t.state.columns, t.state.rows, t.state.natural.length]).toEqual([16, 6, 96]);
    expect(t.state.hqs.map((h) => [h.side, h.seat, h.column])).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [0, 2, 8],
      [1, 3, 8],
    ]);
    const production = t.state.hqs.map((h) => h.production);
    expect(t.aps()).toEqual([3 + (production[0] ?? 0), 4, 5 + (production[2] ?? 0), 5]);
    const refused = gmRules.parseSetup(setupOf(3, { twoCopies: true }));
    expect(!refused.ok && refused.problems[0]?.message).toContain('2GM-TEAM-16');
  });

  rule('2GM-RULING-163', 'the rows both hold are paid to both, what one has built only to him', () => {
    const t = opened(two(), [0, 0], [9, 1]);
    t.do('end', 'end', 'deploy light-infantry c1', 'equip', 'end', 'end');
    const before = t.aps();
    const { turn } = t.state;
    while (t.state.turn < turn + 2) t.do('end');
    const gained = t.aps().map((ap, seat) => ap - (before[seat] ?? 0));
    const [own = 0, , partner = 0] = t.state.hqs.map((h) => h.production);
    expect([gained[0], gained[2]]).toEqual([own + 1, partner]); // one row: the odd AP is the Field Marshal's
  });

  rule('2GM-TEAM-17', 'one fallen HQ of the two decides', () => {
    for (const hq of [1, 3]) {
      const t = opened(two(), [0, 0], [9, 1, 9]);
      fallen(t, hq);
      expect(t.match.over?.winners).toEqual([0, 2]);
    }
  });

  rule('2GM-TEAM-19', 'both deploy along the whole line', () => {
    const t = opened(two(), [0, 0], [9, 1]);
    t.state.natural.fill(0);
    t.do('end', 'end');
    const columns = (wishes: string[]) =>
      wishes.filter((wish) => wish.startsWith('deploy')).map((wish) => wish.slice(-2));
    const line = [...'abcdefghijklmnop'].map((column) => `${column}1`);
    expect(columns(t.options())).toEqual(line);
    t.do('partner');
    expect([t.seat, columns(t.options())]).toEqual([2, line]);
  });

  rule(
    '2GM-TEAM-18',
    'example 2GM-EX-22: a scenario of 12 turns keeps its limit; field and objectives are doubled',
    () => {
      const [first] = SCENARIOS;
      if (first === undefined) throw new Error('There is no scenario.');
      const goals = [
        { kind: 'hold-places', at: ['c2', 'd2'], count: 2, turns: 3 },
        { kind: 'destroy-units', count: 4 },
        { kind: 'destroy-hq' },
      ];
      const scenario = { ...first, turns: 12, south: { ...first.south, goals } };
      const seats = [0, 1, 0, 1].map((side) => {
        const { nation, deck } = side === 0 ? first.south : first.north;
        return { nation, deck };
      });
      const played = (twoCopies: boolean) => {
        const options = { points: 1000, teamPoints: 'fullEach', twoCopies };
        const setup = gmRules.parseSetup({ edition: first.edition, seats, options, scenario });
        if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
        return new TeamTable(setup.value, [9, 1, 9, 1]).state;
      };
      const [one, two] = [played(false), played(true)];
      expect([one.opt.maxTurns, two.opt.maxTurns]).toEqual([12, 12]);
      expect(one.goals.slice(0, 3)).toEqual([
        [0, 3, 2, 3, 10, 11],
        [0, 1, 4, -1],
        [0, 0, 1, 0],
      ]);
      expect(two.goals.slice(0, 3)).toEqual([
        [0, 3, 4, 3, 18, 19, 26, 27],
        [0, 1, 8, -1],
        [0, 0, 2, 0],
      ]);
      expect([one.units.length * 2, one.pieces.length * 2]).toEqual([two.units.length, two.pieces.length]);
      for (let row = 0; row < 6; row++)
        for (let column = 0; column < 8; column++) {
          const land = one.natural[row * 8 + column];
          expect([two.natural[row * 16 + column], two.natural[row * 16 + column + 8]]).toEqual([land, land]);
        }
      expect(new Set(two.units.map((u) => u.seat)).size).toBe(2 * new Set(one.units.map((u) => u.seat)).size);
    },
  );
});
