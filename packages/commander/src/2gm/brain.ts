import { type GmState, type GmView, gmGame } from '@sandtable/2gm';
import {
  actsNow,
  areEnemies,
  cardTitle,
  GONE,
  hqRef,
  onField,
  sideOf,
  spaceName,
  UNKNOWN,
  unitNamed,
} from '@sandtable/2gm/table';
import type { BookOpponent, Ruleset } from '@sandtable/kernel';
import type { Brain, Plan } from '../brain';
import { nameOfRoll } from '../search/same-dice';
import type { Stake } from '../stakes';
import { features, NAMES } from './evaluation';
import WEIGHTS from './weights.json';

/** What a frame that rolls is about. */
interface AttackFrame {
  readonly shooter: number;
  readonly target: number;
}

const rulebook = gmGame.opponents.rulebook as BookOpponent<GmView>;
const plain = gmGame.opponents.greedy as BookOpponent<GmView>;

export const gmBrain: Brain<GmState, GmView> = {
  rules: gmGame.rules as Ruleset<GmState, never, GmView>,
  quick: (view, decision) => {
    const reply = plain(view, decision);
    return 'option' in reply ? [reply.option] : [];
  },
  bookAt: (s, seat) => (s.seats[seat]?.solo === null ? null : rulebook),
  features,
  names: NAMES,
  weights: NAMES.map((name) => WEIGHTS.weights[name]),
  styles: {
    cautious: { material: 1.6, 'cards-left': 1.4, pressure: 0.5, aimed: 0.5 },
    pushing: { pressure: 3, aimed: 3, supply: 1.5, material: 0.7 },
    stubborn: { hq: 1.5, 'hq-low': 1.6, supply: 2, pressure: 0.3 },
  },
  rollOf: (s) => {
    const { shooter = -1, target = -1 } = (s.stack[s.stack.length - 1] ?? {}) as Partial<AttackFrame>;
    return nameOfRoll(s, s.turn, shooter, target);
  },
  turn: (s) => s.turn,
  isTurnOf: (s, seat) => actsNow(s, seat),
  stakes: ({ table: s }, seat) => [
    ...s.units.flatMap((u, id): Stake[] =>
      onField(u)
        ? [
            {
              kind: 'unit',
              id,
              isOwn: !areEnemies(s, u.seat, seat),
              name: u.card === UNKNOWN ? null : cardTitle(s, u.card),
              place: spaceName(s, u.at),
              had: 1,
            },
          ]
        : [],
    ),
    ...s.hqs.map(
      (h, id): Stake => ({
        kind: 'hq',
        id,
        isOwn: h.side === sideOf(s, seat),
        name: null,
        place: hqRef(s, id),
        had: h.hp,
      }),
    ),
  ],
  isLost: (s, { kind, id, had }) => (kind === 'unit' ? s.units[id]?.at === GONE : (s.hqs[id]?.hp ?? 0) < had),
  pieceAt: (s, place) => {
    const there = s.units[unitNamed(s, place)];
    return there === undefined ? null : cardTitle(s, there.card);
  },
  ranks: {
    cadet: { playouts: 0, rivals: 0, overlooks: 65 },
    sergeant: { playouts: 8, rivals: 2, overlooks: 50 },
    captain: { playouts: 12, rivals: 2 },
    commander: { playouts: 160, rivals: 40 },
  },
  sorted: false,
  plans: (_s, _view, decision) => decision.options.map((option): Plan => [option]),
  underWay: [],
};
