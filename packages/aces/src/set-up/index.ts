import { asking, by, type FrameDef, frame, type Kernel, type Seat, type Step, step } from '@sandtable/kernel';
import { ALLIES } from '../content/factions';
import { missionOf } from '../missions/index';
import { say } from '../say';
import { type AcesState, board, seatState, teamOfSeat, unit } from '../state';
import { leaders } from '../turn/first-round';
import { assigning } from '../verbs/assign';
import { picking } from '../verbs/pick';
import { placing, revealing } from '../verbs/place';
import {
  drawPicks,
  hasPicks,
  hasTwoSets,
  isCooperative,
  openFactions,
  PICKS,
  raiseForces,
  waitingUnits,
} from './forces';
import type { SetupFrame } from './frame';
import { missionDecisions, missionSteps } from './missions';
import { firstDry } from './placing';
import { place, reveal, startOf, unplaced } from './tokens';

function people(s: AcesState): Seat[] {
  return s.seats.flatMap((x, seat) => (x.automa ? [] : [seat]));
}

/**
 * AA-SETUP-01: the start numbers of the board; by team the top ones for the Allies, the bottom
 * ones for Germany.
 */
export function numbersFor(s: AcesState, team: number | null): number[] {
  const numbers = board(s).starts.flatMap((hex, number) => (number > 0 && hex >= 0 ? [number] : []));
  if (team === null) return numbers;
  return by(
    numbers.filter((n) => (n - 1) % 6 < 3 === (team === ALLIES)),
    'AA-PLAYERS-08',
    'AA-BULGE-06',
    'AA-BULGE-07',
  );
}

function deal(s: AcesState, k: Kernel<AcesState>): void {
  if (missionOf(s).pileForEachTeam === true) {
    for (const team of by([0, 1], 'AA-BULGE-08')) {
      const pile = numbersFor(s, team);
      k.shuffle(pile);
      for (const seat of leaders(s)) if (teamOfSeat(s, seat) === team) seatState(s, seat).tokens = pile.splice(0, 3);
    }
  } else {
    const pile = numbersFor(s, null);
    k.shuffle(pile);
    for (const seat of leaders(s)) seatState(s, seat).tokens = by(pile.splice(0, 3), 'AA-SETUP-02', 'AA-SOLO-07');
  }
  shareTokens(s);
}

/** Each partner has a token of their own, the third is for both. */
function shareTokens(s: AcesState): void {
  if (by(!isCooperative(s), 'AA-COOP-03', 'AA-COOP-04')) return;
  s.seats.forEach((x, seat) => {
    if (x.purse === seat) return;
    const [first = 0, second = 0, both = 0] = seatState(s, x.purse).tokens;
    seatState(s, x.purse).tokens = [first, 0, both];
    x.tokens = [0, second, both];
  });
}

function placer(s: AcesState, f: SetupFrame): Seat {
  const order = leaders(s);
  return order[(order.indexOf(s.first) + f.n) % order.length] ?? 0;
}

/**
 * AA-SOLO-09, AA-SOLO-15: the Automa draws its army from the cup when the token is turned, not before. AA-SOLO-13: the
 * units stand clockwise around the start number in the order drawn.
 */
function placeAutoma(s: AcesState, seat: Seat, token: number, k: Kernel<AcesState>): void {
  const cup = waitingUnits(s, seat);
  k.shuffle(cup);
  const few = by(hasTwoSets(s, seatState(s, seat)) ? 4 : 2, 'AA-SOLO-10', 'AA-SOLO-11');
  const drawn = by(token === 2 ? cup : cup.slice(0, few), 'AA-SOLO-12');
  k.reveal('all');
  reveal(s, seat, token, k);
  for (const id of drawn) {
    unit(s, id).army = token;
    place(s, id, firstDry(s, id, startOf(s, seat, token)), k);
  }
}

/** AA-SETUP-07, -16, AA-RULING-02: everybody rolls, then only those who tied for the highest. */
function rollOff(
  name: string,
  rule: string,
  next: (s: AcesState, winner: Seat) => void,
): Step<AcesState, SetupFrame>[] {
  return [
    step(`${name}-all`, rule, (s, f) => {
      f.rollers = leaders(s).reduce((bits, seat) => bits | (1 << seat), 0);
    }),
    step(`${name}-roll`, rule, (s, f, k) => {
      const count = leaders(s).filter((seat) => (f.rollers & (1 << seat)) !== 0).length;
      k.roll(f, count, 12, s.active, rule, name === 'placing' ? say.rolls.whoPlacesFirst : say.rolls.firstTurn);
    }),
    step(`${name}-compare`, rule, (s, f, k) => {
      const rollers = leaders(s).filter((seat) => (f.rollers & (1 << seat)) !== 0);
      const dice = f.dice ?? [];
      const highest = Math.max(...dice);
      const best = rollers.filter((_, i) => dice[i] === highest);
      if (best.length > 1) {
        f.rollers = best.reduce((bits, seat) => bits | (1 << seat), 0);
        k.jump(f, `${name}-roll`);
      } else next(s, best[0] ?? 0);
    }),
  ];
}

const decisions = [
  asking<AcesState, SetupFrame>({ kind: 'pick', rule: 'AA-PLAYERS-18' }, [picking]),
  asking<AcesState, SetupFrame>({ kind: 'assign', rule: 'AA-SETUP-04' }, [assigning]),
  asking<AcesState, SetupFrame>({ kind: 'reveal', rule: 'AA-SETUP-08' }, [revealing]),
  asking<AcesState, SetupFrame>({ kind: 'place', rule: 'AA-SETUP-14' }, [placing]),
  ...missionDecisions,
];

/** The book's "Game Preparation", paragraph by paragraph. */
export const setUp: FrameDef<AcesState, SetupFrame> = frame<AcesState, SetupFrame>(
  'set-up',
  [
    step('factions', 'AA-RULING-79', (s, _f, k) => {
      for (const x of s.seats) {
        if (x.faction >= 0) continue;
        const open = openFactions(s);
        k.shuffle(open);
        x.faction = open[0] ?? 0;
      }
    }),
    step('forces', 'AA-PLAYERS-03', (s, _f, k) => {
      raiseForces(s);
      drawPicks(s, k);
    }),
    step('deal', 'AA-SETUP-01', (s, _f, k) => deal(s, k)),
    step('pick', 'AA-PLAYERS-18', (s, f, k) => {
      if (!hasPicks(s) || f.n >= PICKS) {
        f.n = 0;
        k.jump(f, 'assign');
      } else k.askAll(people(s), 'pick');
    }),
    step('picked', 'AA-PLAYERS-18', (_s, f, k) => {
      f.n++;
      k.jump(f, 'pick');
    }),
    step('assign', 'AA-SETUP-04', (s, f, k) => {
      const seats = people(s).filter((seat) => f.n < waitingUnits(s, seat).length);
      if (seats.length === 0) k.jump(f, 'placing-all');
      else k.askAll(seats, 'assign');
    }),
    step('assigned', 'AA-SETUP-06', (s, f, k) => {
      if (by(people(s).length > 1, 'AA-RULING-106')) k.reveal('all'); // what all have laid at the same time lies open now
      f.n++;
      k.jump(f, 'assign');
    }),
    ...rollOff('placing', 'AA-SETUP-07', (s, winner) => {
      s.first = winner;
    }),
    step('placing', 'AA-SETUP-08', (_s, f) => {
      f.n = 0;
    }),
    // AA-SOLO-08: the Automa takes its placing turns like anybody
    step('token', 'AA-SETUP-15', (s, f, k) => {
      const sides = leaders(s).length;
      if (f.n >= sides * 3) {
        k.jump(f, 'controller');
        return;
      }
      const seat = placer(s, f);
      if (!seatState(s, seat).automa) {
        k.ask(seat, 'reveal');
        return;
      }
      placeAutoma(s, seat, Math.floor(f.n / sides), k);
      f.n++;
      k.jump(f, 'token');
    }),
    // AA-RULING-08: an empty token is a placing turn too
    step('place', 'AA-SETUP-09', (s, f, k) => {
      const [next] = unplaced(s, placer(s, f), f.token);
      if (next !== undefined) k.ask(by(unit(s, next).seat, 'AA-COOP-02'), 'place'); // partners place their own
    }),
    step('placed', 'AA-SETUP-15', (s, f, k) => {
      if (unplaced(s, placer(s, f), f.token).length > 0) k.jump(f, 'place');
      else {
        f.n++;
        k.jump(f, 'token');
      }
    }),
    ...missionSteps,
    ...rollOff('first', 'AA-SETUP-16', (s, winner) => {
      s.first = winner;
    }),
  ],
  decisions,
);
