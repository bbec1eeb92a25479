import type { GmEvent } from '@sandtable/2gm/table';
import { eventsOf, type ToldStep } from '../../log/step';
import type { CountedRoll } from '../../stats/dice';
import { AttackFollower, SHIELD_RULE, SHOT_RULE } from './attacks';

/** Every die that fell; those of attacks with the number they needed, those of a shield with the Armor they had to keep below. */
export function rollsOf(steps: readonly ToldStep[]): CountedRoll[] {
  const out: CountedRoll[] = [];
  const follower = new AttackFollower();
  for (const step of steps) {
    const { answers } = step;
    for (const e of eventsOf(step) as readonly GmEvent[]) {
      const attack = follower.follow(e, answers);
      if (e.type !== 'roll') continue;
      const needs = attack?.needs ?? null;
      const thrown = { seat: e.seat, sides: e.sides, faces: e.dice, answers };
      if (e.rule === SHOT_RULE && needs !== null) out.push({ ...thrown, needed: needs.hit, atLeast: true });
      else if (e.rule === SHIELD_RULE && needs !== null) out.push({ ...thrown, needed: needs.armor });
      else out.push({ ...thrown, needed: null });
    }
  }
  return out;
}
