import { type FrameDef, passes, proposal, reactionWindow, type Standing, type WindowDef } from '@sandtable/kernel';
import { answerChecks, bandageChecks, breathChecks } from './checks';
import { BANDAGE, CARDS, DODGE, PARRY, RIPOSTE } from './content';
import { discard, drawCard } from './frames';
import { soaked, victimOf } from './numbers';
import { type DamageFrame, type DuelState, duelist, type StrikeFrame, strikeFrame } from './state';

type State = DuelState;

/** TOY-STRIKE-02. What is in a hand is secret: a duelist with any card is asked. */
export const answerDef: WindowDef<State, StrikeFrame> = {
  point: 'answer',
  rule: 'TOY-STRIKE-02',
  policy: 'if-publicly-possible',
  closes: 'all-pass',
  seats: (_s, f) => [victimOf(f)],
  possible: (s, f) => duelist(s, victimOf(f)).hand.length > 0,
  offer(s, _f, seat, out) {
    for (const card of [PARRY, RIPOSTE]) if (passes(answerChecks, s, { seat, card })) out.push(['answer', card]);
  },
  take(s, f, seat, option, k) {
    const used = Number(option[1]);
    if (used === RIPOSTE) {
      k.call(strikeFrame(seat, RIPOSTE));
      return;
    }
    discard(s, seat, used);
    f.parries++;
    k.emit?.({ type: 'parried', rule: 'TOY-MOD-02', seat });
  },
};

/** TOY-WOUND-01 must happen, TOY-WOUND-02 may. */
const aftermathDef: WindowDef<State, DamageFrame> = {
  point: 'aftermath',
  rule: 'TOY-WOUND-02',
  policy: 'if-publicly-possible',
  closes: 'all-pass',
  triggers: [
    {
      rule: 'TOY-WOUND-01',
      when: (s, f) => duelist(s, f.target).hp <= 3 && !duelist(s, f.target).winded,
      run(s, f, k) {
        duelist(s, f.target).winded = true;
        const drawn = drawCard(s, f.target);
        if (drawn === undefined) return;
        k.reveal(f.target);
        k.emit?.({ type: 'drew', rule: 'TOY-WOUND-01', seat: f.target, card: drawn });
      },
    },
  ],
  seats: (_s, f) => [f.target],
  possible: (s, f) => duelist(s, f.target).hand.length > 0,
  offer(s, _f, seat, out) {
    if (passes(bandageChecks, s, { seat, card: BANDAGE })) out.push(['bandage']);
  },
  take(s, _f, seat, _option, k) {
    discard(s, seat, BANDAGE);
    duelist(s, seat).hp++;
    k.emit?.({ type: 'healed', rule: 'TOY-WOUND-02', seat });
  },
};

export const damage: FrameDef<State, DamageFrame> = proposal<State, DamageFrame>({
  at: 'damage',
  rule: 'TOY-STRIKE-04',
  modify: [
    {
      rule: 'TOY-ABIL-02',
      apply(s, p) {
        p.amount -= soaked(s, p.target, p.amount);
      },
    },
  ],
  replace: [
    {
      rule: 'TOY-SET-02',
      when: (s, p) => p.cause === 'TOY-STRIKE-04' && duelist(s, p.target).set.includes(DODGE),
      apply(s, p, k) {
        const d = duelist(s, p.target);
        d.set.splice(d.set.indexOf(DODGE), 1);
        d.discard.push(DODGE);
        k.reveal('all');
        k.emit?.({ type: 'dodged', rule: 'TOY-SET-02', seat: p.target });
        return 'prevented';
      },
    },
  ],
  commit(s, p, k) {
    duelist(s, p.target).hp -= p.amount;
    k.emit?.({ type: 'hurt', rule: p.cause, seat: p.target, amount: p.amount });
  },
  after: 'aftermath',
});

/** TOY-BREATH-01: at any moment somebody is asked. */
export const breath: Standing<State> = {
  offer(s, seat, out) {
    for (let card = 0; card < CARDS.length; card++) {
      if (passes(breathChecks, s, { seat, card })) out.push(['breathe', card]);
    }
  },
  take(s, seat, option, k) {
    const used = Number(option[1]);
    discard(s, seat, used);
    duelist(s, seat).hp++;
    duelist(s, seat).breathed = true;
    k.emit?.({ type: 'breathed', rule: 'TOY-BREATH-01', seat, card: used });
  },
};

export const answer = reactionWindow(answerDef);
export const aftermath = reactionWindow(aftermathDef);
