import { type Core, type Decision, Match, type Option, PASS, sameOption, stableHash } from '@sandtable/kernel';
import type { Brain, Plan } from '../brain';

/** So many are remembered; the oldest are forgotten. */
const MANY = 256;

/**
 * What is to be answered next, where an answer only began something: a way of many steps is not thought about again at every hex. Kept
 * by what the seat will see then, so that it holds only if nothing else has happened; who has forgotten it thinks again.
 */
export class Intentions {
  private readonly known = new Map<string, Option>();

  /** What was meant to be answered, if it is offered. */
  recall(key: string, { options }: Decision): Option | null {
    const meant = this.known.get(key);
    return meant !== undefined && options.some((o) => sameOption(o, meant)) ? meant : null;
  }

  /** Looks at the way ahead in an imagined world in which everybody lets it pass. */
  keep<S extends Core, View>(brain: Brain<S, View>, world: S, decision: Decision, plan: Plan): void {
    if (plan.length < 2) return;
    const match = new Match(brain.rules, brain.rules.clone(world));
    const { seat } = decision;
    for (let i = 0; i + 1 < plan.length; i++) {
      const answer = plan[i];
      const next = plan[i + 1];
      if (answer === undefined || next === undefined || !match.submit(seat, answer).ok) return;
      letPass(match, seat);
      const asked = match.decision(seat);
      if (asked === null || !asked.options.some((o) => sameOption(o, next))) return;
      if (asked.options.length > 1) this.known.set(keyOf(brain.rules.view(match.state, seat), asked), next);
    }
    for (const key of this.known.keys()) {
      if (this.known.size <= MANY) return;
      this.known.delete(key);
    }
  }
}

function letPass<S extends Core, View>(match: Match<S, never, View>, seat: number): void {
  for (let d = match.decision(); d !== null && d.seat !== seat; d = match.decision()) {
    if (!match.submit(d.seat, [PASS]).ok) return;
  }
}

/** Names a question by all its seat may know of it. */
export function keyOf(view: unknown, { seat, kind }: Decision): string {
  return stableHash([view, seat, kind]);
}
