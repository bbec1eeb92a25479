import { passes, type Refusal } from '@sandtable/kernel';
import { hexName, typeFact } from '../names/names';
import { say } from '../say';
import { type AcesState, actsNow, NONE, onMap, typeOf, unit } from '../state';
import { unitAttackChecks } from './attacking';

/** AA-INTERCEPT-06: interceptors that still have to declare their attack; one that cannot attack owes nothing. */
export function dutiesLeft(s: AcesState): number[] {
  const out: number[] = [];
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.marks === NONE || !onMap(u) || !actsNow(s, u.seat)) continue;
    if (passes(unitAttackChecks, s, { seat: u.seat, unit: id, target: u.marks, hex: NONE })) out.push(id);
  }
  return out;
}

/** Who keeps the declarations from ending, and whom he has to attack. */
export function refusedDuties(s: AcesState): Refusal[] {
  return dutiesLeft(s).map((id) => {
    const [u, stopped] = [unit(s, id), unit(s, unit(s, id).marks)];
    const text = say.explain.owesAttack(
      typeFact(typeOf(u)),
      hexName(s, u.at),
      typeFact(typeOf(stopped)),
      hexName(s, stopped.at),
    );
    return { rule: 'AA-INTERCEPT-06', text };
  });
}
