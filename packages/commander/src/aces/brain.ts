import { type AcesState, type AcesView, acesGame } from '@sandtable/aces';
import { intention } from '@sandtable/aces/stand-in';
import { purseOf } from '@sandtable/aces/table';
import type { BookOpponent, Ruleset } from '@sandtable/kernel';
import type { Brain } from '../brain';
import { features, NAMES } from './evaluation';
import { plansOf } from './plans';
import WEIGHTS from './weights.json';

const automa = acesGame.opponents.automa as BookOpponent<AcesView>;

export const acesBrain: Brain<AcesState, AcesView> = {
  rules: acesGame.rules as Ruleset<AcesState, never, AcesView>,
  quick: intention,
  bookAt: (s, seat) => (s.seats[seat]?.automa === true ? automa : null),
  features,
  names: NAMES,
  weights: NAMES.map((name) => WEIGHTS.weights[name]),
  turn: (s) => s.turn,
  isTurnOf: (s, seat) => purseOf(s, s.active) === purseOf(s, seat),
  sorted: true,
  plans: (_s, view, decision) => plansOf(view, decision),
};
