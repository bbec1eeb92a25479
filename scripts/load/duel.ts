import type { Hostable } from '@sandtable/host';
import {
  type Core,
  cloneAsks,
  cloneOutcome,
  cloneRng,
  cloneStack,
  type Frame,
  factOfText,
  frame,
  type Ruleset,
  type Seat,
  step,
  success,
  type Viewer,
} from '@sandtable/kernel';

/**
 * The small game both servers are measured with, by the same rules as in `peer-node.mjs`: two hands of twelve cards nobody else sees, a hidden
 * deck, a field of 48 places; whose turn it is plays a card, two dice fall, a card is drawn. It never ends.
 */
const HAND = 12;
const DECK = 40;
const FIELD = 48;
const COLUMNS = 8;
const SIDES = 6;

interface DuelState extends Core {
  deck: number[];
  hands: [number[], number[]];
  field: number[];
  score: [number, number];
  active: Seat;
  played: number;
}

interface DuelView {
  readonly deck: number;
  readonly hands: readonly (readonly number[] | number)[];
  readonly field: readonly number[];
  readonly score: readonly number[];
  readonly active: Seat;
}

interface DuelFrame extends Frame {
  readonly at: 'duel';
}

const cards = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const duel = frame<DuelState, DuelFrame>(
  'duel',
  [
    step('shuffle', 'DUEL-01', (s, _f, k) => k.shuffle(s.deck)),
    step('ask', 'DUEL-02', (s, _f, k) => k.ask(s.active, 'play')),
    step('roll', 'DUEL-03', (s, f, k) => k.roll(f, 2, SIDES, s.active, 'DUEL-03', factOfText('where it lands'))),
    step('land', 'DUEL-03', (s, f, k) => {
      const [row = 1, points = 1] = f.dice ?? [];
      const place = row * COLUMNS - 1 - (s.played % COLUMNS);
      s.field[place] = s.played;
      s.score[s.active === 0 ? 0 : 1] += points;
      const drawn = s.deck.shift() ?? 0;
      s.hands[s.active === 0 ? 0 : 1].push(drawn);
      s.deck.push(drawn);
      k.emit?.({ type: 'played', rule: 'DUEL-03', ...{ seat: s.active, card: s.played, place, points } });
      s.active = 1 - s.active;
      k.jump(f, 'ask');
    }),
  ],
  [
    {
      kind: 'play',
      rule: 'DUEL-02',
      offer(s, _f, seat, out) {
        for (const [at] of s.hands[seat === 0 ? 0 : 1].entries()) out.push(['play', at]);
      },
      take(s, _f, seat, [, at]) {
        s.played = s.hands[seat === 0 ? 0 : 1].splice(Number(at), 1)[0] ?? 0;
      },
    },
  ],
);

const rules: Ruleset<DuelState, null, DuelView> = {
  id: 'duel',
  version: '1',
  content: 'none',
  frames: [duel],
  maxAnswers: 1_000_000,
  parseSetup: () => success(null),
  init: (_, rng) => ({
    rng,
    stack: [{ at: 'duel', step: 'shuffle', dice: null, got: 0 }],
    asks: [],
    outcome: null,
    deck: cards(DECK),
    hands: [cards(HAND), cards(HAND)],
    field: new Array<number>(FIELD).fill(0),
    score: [0, 0],
    active: 0,
    played: 0,
  }),
  clone: (s) => ({
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    asks: cloneAsks(s.asks),
    outcome: cloneOutcome(s.outcome),
    deck: s.deck.slice(),
    hands: [s.hands[0].slice(), s.hands[1].slice()],
    field: s.field.slice(),
    score: [s.score[0], s.score[1]],
    active: s.active,
    played: s.played,
  }),
  seats: () => 2,
  view: (s, who: Viewer) => ({
    deck: s.deck.length,
    hands: s.hands.map((hand, seat) => (seat === who ? hand.slice() : hand.length)),
    field: s.field.slice(),
    score: s.score.slice(),
    active: s.active,
  }),
  see: (event) => event,
  resample: (s) => rules.clone(s),
  explain: () => [],
  invariants: () => [],
};

export const duelGame: Hostable<DuelState, null, DuelView> = { rules, opponents: {} };
