import { type AcesState, type AcesView, acesGame } from '@sandtable/aces';
import { intention } from '@sandtable/aces/stand-in';
import { areEnemies, board, GONE, hexName, hexNamed, NONE, purseOf, type Table, typeOf } from '@sandtable/aces/table';
import type { BookOpponent, Ruleset, Seat } from '@sandtable/kernel';
import type { Brain } from '../brain';
import { nameOfRoll } from '../search/same-dice';
import type { Stake } from '../stakes';
import { features, NAMES } from './evaluation';
import { plansOf } from './plans';
import WEIGHTS from './weights.json';

/** What a frame that rolls is about. */
interface FightFrame {
  readonly attacker: number;
  readonly target: number;
}

/** AA-FACTORY-01: a factory belongs to the side whose purse it feeds. */
function isOurs(s: Table, owner = NONE, seat: Seat): boolean {
  return owner >= 0 && !areEnemies(s, owner, seat);
}

const automa = acesGame.opponents.automa as BookOpponent<AcesView>;

export const acesBrain: Brain<AcesState, AcesView> = {
  rules: acesGame.rules as Ruleset<AcesState, never, AcesView>,
  quick: intention,
  bookAt: (s, seat) => (s.seats[seat]?.automa === true ? automa : null),
  features,
  names: NAMES,
  weights: NAMES.map((name) => WEIGHTS.weights[name]),
  styles: {
    cautious: { material: 1.5, experience: 1.5, 'last-stand': 2, guns: 0.5 },
    pushing: { factories: 1.5, beside: 2, guns: 1.5, reach: 3, material: 0.7 },
    stubborn: { peril: 3, 'one-short': 3, infantry: 2, coins: 1.5, reach: 0.3 },
  },
  calm: (s) => {
    s.opt.diceless = true; // AA-DICELESS-01
    s.opt.dicelessSupport = true; // AA-RULING-59
  },
  rollOf: (s) => {
    const { attacker = -1, target = -1 } = (s.stack[s.stack.length - 1] ?? {}) as Partial<FightFrame>;
    return nameOfRoll(s, s.turn, attacker, target);
  },
  turn: (s) => s.turn,
  isTurnOf: (s, seat) => purseOf(s, s.active) === purseOf(s, seat),
  stakes: ({ table: s }, seat) => [
    ...s.units.flatMap((u, id): Stake[] =>
      u.at < 0
        ? []
        : [
            {
              kind: 'unit',
              id,
              isOwn: !areEnemies(s, u.seat, seat),
              name: typeOf(u).name,
              place: hexName(s, u.at),
              had: 1,
            },
          ],
    ),
    ...board(s).factories.map(
      (hex, id): Stake => ({
        kind: 'factory',
        id,
        isOwn: isOurs(s, s.owners[id], seat),
        name: null,
        place: hexName(s, hex),
        had: 1,
      }),
    ),
  ],
  isLost: (s, { kind, id, isOwn }, seat) =>
    kind === 'unit' ? s.units[id]?.at === GONE : isOurs(s, s.owners[id], seat) !== isOwn,
  pieceAt: (s, place) => {
    const hex = hexNamed(s, place);
    const there = hex === NONE ? undefined : s.units.find(({ at }) => at === hex);
    return there === undefined ? null : typeOf(there).name;
  },
  ranks: {
    cadet: { playouts: 0, rivals: 0 },
    sergeant: { playouts: 8, rivals: 3 },
    captain: { playouts: 14, rivals: 5 },
    commander: { playouts: 200, rivals: 40, horizon: 2 },
  },
  sorted: true,
  plans: (_s, view, decision) => plansOf(view, decision),
  underWay: ['go'],
};
