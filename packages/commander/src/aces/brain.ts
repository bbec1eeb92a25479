import { type AcesState, type AcesView, acesGame } from '@sandtable/aces';
import { intention } from '@sandtable/aces/stand-in';
import { hexNamed, NONE, purseOf, typeOf } from '@sandtable/aces/table';
import type { BookOpponent, Ruleset } from '@sandtable/kernel';
import type { Brain } from '../brain';
import { nameOfRoll } from '../search/same-dice';
import { features, NAMES } from './evaluation';
import { plansOf } from './plans';
import WEIGHTS from './weights.json';

/** What a frame that rolls is about. */
interface FightFrame {
  readonly attacker: number;
  readonly target: number;
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
    cautious: { material: 1.5, experience: 1.5, 'last-stand': 2, progress: 0.7 },
    pushing: { progress: 1.8, 'one-short': 2, reach: 3, material: 0.7 },
    stubborn: { 'one-short': 3, infantry: 2, coins: 1.5, reach: 0.3 },
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
  pieceAt: (s, place) => {
    const hex = hexNamed(s, place);
    const there = hex === NONE ? undefined : s.units.find(({ at }) => at === hex);
    return there === undefined ? null : typeOf(there).name;
  },
  pace: 1,
  sorted: true,
  plans: (_s, view, decision) => plansOf(view, decision),
};
