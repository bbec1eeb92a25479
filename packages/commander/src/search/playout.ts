import { type Core, type Decision, type Match, type Option, type Seat, sameOption } from '@sandtable/kernel';
import type { Brain, Plan } from '../brain';

/** More answers than any turn and its replies take: somebody goes round in circles. */
const MAX_ANSWERS = 2000;
const MAX_DICE = 200;
const NOTHING: Plan = [];

/** Carries an intention out, then everybody plays on at once until the seat has begun so many turns of its own. */
export function playTo<S extends Core, View>(
  brain: Brain<S, View>,
  match: Match<S, never, View>,
  seat: Seat,
  first: Plan,
  horizon: number,
): void {
  const { state } = match;
  let left = horizon;
  let turn = brain.turn(state);
  let plan = first;
  let mind: Seat = seat;
  let step = 0;
  for (let n = 0; n < MAX_ANSWERS && match.over === null; n++) {
    const now = brain.turn(state);
    if (now !== turn) {
      turn = now;
      if (brain.isTurnOf(state, seat) && --left === 0) return;
    }
    const decision = match.decision();
    if (decision === null) return;
    let option = step < plan.length && decision.seat === mind ? offered(decision, plan[step++]) : undefined;
    if (option === undefined) {
      const mine = decision.seat === mind;
      const next = quickPlan(brain, match, decision);
      [option] = next;
      if (mine || next.length > 1) {
        // whoever is asked in between answers by the way; a plan of several answers begins afresh
        plan = next;
        mind = decision.seat;
        step = 1;
      }
    }
    const done = option === undefined ? null : match.submit(decision.seat, option);
    if (done?.ok !== true) throw new Error(`Seat ${decision.seat} has no answer to ${decision.kind}.`);
  }
}

function offered(decision: Decision, wanted: Option | undefined): Option | undefined {
  return wanted === undefined ? undefined : decision.options.find((o) => sameOption(o, wanted));
}

/** What whoever sits there would answer without much thought, and how it goes on. */
export function quickPlan<S extends Core, View>(
  brain: Brain<S, View>,
  match: Match<S, never, View>,
  asked: Decision,
): Plan {
  if (asked.options.length === 1) return asked.options;
  const { seat } = asked;
  const book = brain.bookAt(match.state, seat);
  const view = brain.rules.view(match.state, seat);
  if (book === null) return brain.quick(view, asked);
  let decision = asked;
  for (let n = 0; n < MAX_DICE; n++) {
    const reply = book(view, decision);
    if ('option' in reply) return [reply.option];
    const { sides, rule, purpose } = reply.roll;
    const rolled = match.rollFor(seat, sides, rule, purpose);
    const next = match.decision(seat);
    if (!rolled.ok || next === null) break;
    decision = next;
  }
  return NOTHING;
}
