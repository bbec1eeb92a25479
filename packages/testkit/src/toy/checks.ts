import type { Check } from '@sandtable/kernel';
import { abilities } from './abilities';
import type { RuleId } from './book';
import { BANDAGE, card, PARRY, RIPOSTE } from './content';
import { type DuelState, distance, duelist, other, PACES } from './state';
import { say } from './words';

/** A seat wants to use a card. */
export interface CardUse {
  seat: number;
  card: number;
}

/** A seat wants to stand on a pace. */
export interface StepUse {
  seat: number;
  to: number;
}

type CardCheck = Check<DuelState, CardUse, RuleId>;

const held: CardCheck = {
  rule: 'TOY-HAND-01',
  gate: true,
  ok: (s, c) => duelist(s, c.seat).hand.includes(c.card),
  say: (_s, c) => (c.card < 0 ? say.refusals.noSuchCard : say.refusals.notHeld(card(c.card).id)),
};

export const strikeChecks: readonly CardCheck[] = [
  held,
  {
    rule: 'TOY-HAND-02',
    gate: true,
    ok: (_s, c) => card(c.card).use === 'weapon',
    say: (_s, c) => say.refusals.noWeapon(card(c.card).id),
  },
  {
    rule: 'TOY-STRIKE-05',
    ok: (s, c) => !duelist(s, c.seat).struck,
    say: () => say.refusals.struckAlready,
  },
  {
    rule: 'TOY-STRIKE-06',
    ok: (s, c) => distance(s) <= card(c.card).reach,
    say: (s, c) => say.refusals.victimTooFar(distance(s), card(c.card).id, card(c.card).reach),
  },
];

export const setChecks: readonly CardCheck[] = [
  held,
  {
    rule: 'TOY-SET-01',
    ok: (s, c) => {
      const d = duelist(s, c.seat);
      return d.set.length < (abilities.holds('maySetTwo', d, false, s, c.seat) ? 2 : 1);
    },
    say: (s, c) => say.refusals.faceDownAlready(duelist(s, c.seat).set.length),
  },
];

export const stepChecks: readonly Check<DuelState, StepUse, RuleId>[] = [
  {
    rule: 'TOY-STEP-01',
    ok: (s, c) => duelist(s, c.seat).steps === 0 && Math.abs(duelist(s, c.seat).at - c.to) === 1,
    say: (s, c) => (duelist(s, c.seat).steps > 0 ? say.refusals.steppedAlready : say.refusals.onePace),
  },
  {
    rule: 'TOY-STEP-02',
    ok: (s, c) => c.to >= 1 && c.to <= PACES && c.to !== duelist(s, other(c.seat)).at,
    say: (s, c) => (c.to === duelist(s, other(c.seat)).at ? say.refusals.opponentThere : say.refusals.lineEnds),
  },
];

export const answerChecks: readonly CardCheck[] = [
  held,
  {
    rule: 'TOY-HAND-02',
    gate: true,
    ok: (_s, c) => c.card === PARRY || c.card === RIPOSTE,
    say: (_s, c) => say.refusals.noAnswer(card(c.card).id),
  },
  {
    rule: 'TOY-STRIKE-06',
    ok: (s, c) => c.card !== RIPOSTE || distance(s) <= card(RIPOSTE).reach,
    say: (s) => say.refusals.strikerTooFar(distance(s), card(RIPOSTE).reach),
  },
];

export const breathChecks: readonly CardCheck[] = [
  held,
  {
    rule: 'TOY-BREATH-01',
    ok: (s, c) => !duelist(s, c.seat).breathed,
    say: () => say.refusals.breathedAlready,
  },
];

export const bandageChecks: readonly CardCheck[] = [
  held,
  {
    rule: 'TOY-HAND-02',
    ok: (_s, c) => c.card === BANDAGE,
    say: (_s, c) => say.refusals.doesNotHeal(card(c.card).id),
  },
];
