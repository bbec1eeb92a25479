import { type GmState, type GmView, gmGame } from '@sandtable/2gm';
import { actsNow } from '@sandtable/2gm/table';
import type { BookOpponent, Ruleset } from '@sandtable/kernel';
import type { Brain, Plan } from '../brain';
import { features, NAMES } from './evaluation';
import WEIGHTS from './weights.json';

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
  turn: (s) => s.turn,
  isTurnOf: (s, seat) => actsNow(s, seat),
  sorted: false,
  plans: (_s, _view, decision) => decision.options.map((option): Plan => [option]),
};
