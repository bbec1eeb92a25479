import type { RuleId } from '../../book/index';
import { INFANTRY } from '../content/unit-types';
import { say } from '../say';
import { NONE, unit } from '../state';
import type { Aim } from './aims';
import { ATTACK_LETTERS, hasTarget } from './attack-letters';
import type { Row } from './choose';
import { Mover } from './mover';
import { type Found, INFANTRY_ORDERS, type Notes, OTHER_ORDERS } from './orders';
import type { Situation } from './situation';

/** What a unit would do if it acted now, up to ties. */
export interface Plan {
  readonly mover: Mover;
  /** 0 for an interceptor that stays for its duty, otherwise the number of the order. */
  readonly order: number;
  /** Rules on the way to the order, and the order's own. */
  readonly rules: readonly RuleId[];
  readonly found: Found | { readonly kind: 'duty' };
  /** One of the equal aims, if it has any: enough to compare letters. */
  readonly aim: Aim | null;
}

/** AA-AUTOMA-05: the first order on its list that it can fulfil. */
export function planOf(situation: Situation, id: number): Plan {
  const mover = new Mover(situation, id);
  if (unit(situation.s, id).marks !== NONE) {
    return { mover, order: 0, rules: ['AA-INTERCEPT-05', 'AA-RULING-96'], found: { kind: 'duty' }, aim: null };
  }
  const notes: Notes = [];
  for (const row of mover.type.arm === INFANTRY ? INFANTRY_ORDERS : OTHER_ORDERS) {
    const found = row.find(mover, notes);
    if (found === null) continue;
    const aim = found.kind === 'attack' || found.kind === 'approach' ? (found.aims.left[0] ?? null) : null;
    return { mover, order: row.order, rules: notes.includes(row.rule) ? notes : [...notes, row.rule], found, aim };
  }
  return { mover, order: OTHER_ORDERS.length, rules: notes, found: { kind: 'stay' }, aim: null };
}

/** An order that is only approached comes after one that is fulfilled at once. */
function urgency(plan: Plan): number {
  return -2 * plan.order - Number(plan.found.kind === 'approach' || plan.found.kind === 'stay');
}

/** AA-AUTOMA-04, AA-RULING-95: who goes first within an arm. */
export const UNIT_ROWS: readonly Row<null, Plan>[] = [
  {
    rule: 'AA-AUTOMA-04',
    letter: 'order',
    kind: 'superlative',
    says: say.automa.rows.higherOrder,
    value: (_, plan) => urgency(plan),
  },
  ...ATTACK_LETTERS.map(
    (row): Row<null, Plan> => ({
      rule: 'AA-RULING-95',
      letter: row.letter,
      kind: row.kind,
      says: hasTarget(row),
      value: (_, { mover, aim }) => (aim === null || row.who?.(mover) === false ? 0 : row.value(mover, aim)),
    }),
  ),
  {
    rule: 'AA-RULING-95',
    letter: 'fighter',
    kind: 'condition',
    says: say.automa.rows.fighter,
    value: (_, plan) => Number(plan.mover.type.role === 'fighter'),
  },
];
