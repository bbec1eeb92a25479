import { type GmState, type GmView, gmGame } from '@sandtable/2gm';
import { actsNow } from '@sandtable/2gm/table';
import type { BookOpponent, Ruleset } from '@sandtable/kernel';
import type { Brain, Plan } from '../brain';
import { nameOfRoll } from '../same-dice';
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
  rollOf: (s) => {
    const { shooter = -1, target = -1 } = (s.stack[s.stack.length - 1] ?? {}) as Partial<AttackFrame>;
    return nameOfRoll(s, s.turn, shooter, target);
  },
  turn: (s) => s.turn,
  isTurnOf: (s, seat) => actsNow(s, seat),
  sorted: false,
  plans: (_s, _view, decision) => decision.options.map((option): Plan => [option]),
};
