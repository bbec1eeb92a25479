import { type AcesState, type AcesView, acesGame } from '@sandtable/aces';
import { intention } from '@sandtable/aces/stand-in';
import { purseOf } from '@sandtable/aces/table';
import type { BookOpponent, Ruleset } from '@sandtable/kernel';
import type { Brain } from '../brain';
import { nameOfRoll } from '../same-dice';
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
  sorted: true,
  plans: (_s, view, decision) => plansOf(view, decision),
};
