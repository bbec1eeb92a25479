import { type FrameDef, frame, openWindow, passes, type Seat, step } from '@sandtable/kernel';
import { setChecks, stepChecks, strikeChecks } from './checks';
import { CARDS, card } from './content';
import { needed, victimOf } from './numbers';
import {
  type DuelFrame,
  type DuelState,
  damageFrame,
  duelist,
  HAND,
  MAX_TURNS,
  other,
  type StrikeFrame,
  strikeFrame,
  type TurnFrame,
  turnFrame,
} from './state';
import { say } from './words';

type State = DuelState;

export function drawCard(s: State, seat: Seat): number | undefined {
  const d = duelist(s, seat);
  const drawn = d.deck.pop();
  if (drawn !== undefined) d.hand.push(drawn);
  return drawn;
}

export function discard(s: State, seat: Seat, used: number): void {
  const d = duelist(s, seat);
  d.hand.splice(d.hand.indexOf(used), 1);
  d.discard.push(used);
}

/** The whole duel: opening, then turn after turn. */
export const duel: FrameDef<State, DuelFrame> = frame<State, DuelFrame>(
  'duel',
  [
    step('shuffle', 'TOY-SETUP-01', (s, _f, k) => {
      for (const d of s.duelists) k.shuffle(d.deck);
      for (let i = 0; i < HAND; i++) for (const seat of [0, 1]) drawCard(s, seat);
      k.reveal('all');
    }),
    step('bid', 'TOY-SETUP-02', (_s, _f, k) => k.askAll([0, 1], 'bid')),
    step('compare', 'TOY-SETUP-02', (s, f, k) => {
      k.emit?.({ type: 'bids', rule: 'TOY-SETUP-02', bids: [s.bids[0], s.bids[1]] });
      k.reveal('all');
      if (s.bids[0] === s.bids[1]) return;
      s.active = s.bids[0] > s.bids[1] ? 0 : 1;
      duelist(s, s.active).hp -= Math.max(s.bids[0], s.bids[1]);
      k.jump(f, 'turns');
    }),
    step('tie', 'TOY-SETUP-03', (_s, f, k) => k.roll(f, 2, 6, 0, 'TOY-SETUP-03', say.rolls.firstTurn)),
    step('begin', 'TOY-SETUP-03', (s, f, k) => {
      const [left = 0, right = 0] = f.dice ?? [];
      if (left === right) k.jump(f, 'tie');
      else s.active = left > right ? 0 : 1;
    }),
    step('turns', 'TOY-WIN-02', (s, f, k) => {
      if (s.turn >= MAX_TURNS) {
        k.finish({ winners: [], rule: 'TOY-WIN-02', reason: say.endings.nobody(MAX_TURNS) });
        return;
      }
      s.turn++;
      k.jump(f, 'next');
      k.call(turnFrame(s.active));
    }),
    step('next', 'TOY-TURN-02', (s, f, k) => {
      s.active = other(s.active);
      k.jump(f, 'turns');
    }),
  ],
  [
    {
      kind: 'bid',
      rule: 'TOY-SETUP-02',
      offer(_s, _f, _seat, out) {
        for (let bid = 0; bid <= 3; bid++) out.push(['bid', bid]);
      },
      take(s, _f, seat, option) {
        s.bids[seat === 0 ? 0 : 1] = Number(option[1]);
      },
    },
  ],
);

export const turn: FrameDef<State, TurnFrame> = frame<State, TurnFrame>(
  'turn',
  [
    step('draw', 'TOY-TURN-01', (s, f, k) => {
      const d = duelist(s, f.seat);
      d.steps = 0;
      d.struck = false;
      const drawn = drawCard(s, f.seat);
      if (drawn === undefined) {
        k.call(damageFrame(f.seat, 1, 'TOY-TURN-01'));
        return;
      }
      k.reveal(f.seat);
      k.emit?.({ type: 'drew', rule: 'TOY-TURN-01', seat: f.seat, card: drawn });
    }),
    step('act', 'TOY-TURN-02', (_s, f, k) => k.ask(f.seat, 'act')),
  ],
  [
    {
      kind: 'act',
      rule: 'TOY-TURN-02',
      offer(s, _f, seat, out) {
        const d = duelist(s, seat);
        for (const to of [d.at - 1, d.at + 1]) if (passes(stepChecks, s, { seat, to })) out.push(['step', to]);
        for (let c = 0; c < CARDS.length; c++) if (passes(strikeChecks, s, { seat, card: c })) out.push(['strike', c]);
        for (let c = 0; c < CARDS.length; c++) if (passes(setChecks, s, { seat, card: c })) out.push(['set', c]);
        out.push(['end']);
      },
      take(s, f, seat, option, k) {
        const d = duelist(s, seat);
        const n = Number(option[1]);
        if (option[0] === 'end') {
          k.done(f);
          return;
        }
        k.jump(f, 'act');
        if (option[0] === 'step') {
          d.at = n;
          d.steps++;
          k.emit?.({ type: 'stepped', rule: 'TOY-STEP-01', seat, to: n });
        } else if (option[0] === 'set') {
          d.hand.splice(d.hand.indexOf(n), 1);
          d.set.push(n);
          k.emit?.({ type: 'set', rule: 'TOY-SET-01', seat, card: n });
        } else {
          d.struck = true;
          k.call(strikeFrame(seat, n));
        }
      },
    },
  ],
);

export const strike: FrameDef<State, StrikeFrame> = frame<State, StrikeFrame>('strike', [
  step('declare', 'TOY-STRIKE-01', (s, f, k) => {
    discard(s, f.by, f.card);
    k.emit?.({ type: 'struck', rule: 'TOY-STRIKE-01', seat: f.by, card: f.card });
  }),
  step('answer', 'TOY-STRIKE-02', (_s, _f, k) => k.call(openWindow('answer'))),
  step('numbers', 'TOY-STRIKE-03', (s, f) => {
    f.need = needed(s, f);
  }),
  step('roll', 'TOY-STRIKE-03', (_s, f, k) =>
    k.roll(f, 1, 6, f.by, 'TOY-STRIKE-03', say.rolls.strike(card(f.card).id, f.need)),
  ),
  step('hit', 'TOY-STRIKE-04', (_s, f, k) => {
    const hit = (f.dice?.[0] ?? 0) >= f.need;
    if (hit) k.call(damageFrame(victimOf(f), card(f.card).power, 'TOY-STRIKE-04'));
  }),
]);
