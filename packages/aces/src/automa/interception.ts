import { numberAt, type Option, PASS, type Reply } from '@sandtable/kernel';
import { shootsBack } from '../attack/attacking';
import { say } from '../say';
import { unit } from '../state';
import { type Aim, type Attacker, attackerOf, damageTo } from './aims';
import { ATTACK_LETTERS } from './attack-letters';
import { narrow, type Row } from './choose';
import { Reasons } from './reasons';
import type { Situation } from './situation';
import { grounds, unitFact } from './words';

/** An eligible unit and what its attack on the mover would be. */
interface Interceptor {
  readonly attacker: Attacker;
  readonly aim: Aim;
}

/** Letters a to e: one of them must hold (AA-INTERCEPT-19). */
const GROUNDS = ATTACK_LETTERS.slice(0, 5);

function holds(row: (typeof GROUNDS)[number], { attacker, aim }: Interceptor): boolean {
  return row.who?.(attacker) !== false && row.value(attacker, aim) === 1;
}

/** Best letters in order, then most hits, then lowest number. */
const INTERCEPTOR_ROWS: readonly Row<null, Interceptor>[] = [
  ...GROUNDS.map(
    (row): Row<null, Interceptor> => ({
      rule: row.rule,
      letter: row.letter,
      kind: row.kind,
      says: row.says,
      value: (_, x) => Number(holds(row, x)),
    }),
  ),
  {
    rule: 'AA-INTERCEPT-19',
    letter: 'hits',
    kind: 'superlative',
    says: say.automa.rows.hitHardest,
    value: (_, x) => x.attacker.hits,
  },
  {
    rule: 'AA-INTERCEPT-19',
    letter: 'number',
    kind: 'superlative',
    says: say.automa.rows.firstOfEqual,
    value: (_, x) => -x.attacker.id,
  },
];

/** The Automa's policy when an enemy comes next to its units: intercept for a reason, otherwise let it pass. */
export function chooseInterception(situation: Situation, mover: number, options: readonly Option[]): Reply {
  const { s } = situation;
  const reasons = new Reasons();
  reasons.rule('AA-INTERCEPT-19');
  const name = unitFact(s, mover);
  const able = s.opt.automaIntercepts ? options.filter((o) => o[0] !== PASS).map((o) => numberAt(o, 1)) : [];
  const willing = able
    .map((id) => interceptorOf(situation, id, mover))
    .filter((x) => x.aim.damage > 0 && GROUNDS.some((row) => holds(row, x)));
  const best = narrow(INTERCEPTOR_ROWS, null, willing);
  const chosen = best.left[0];
  if (chosen === undefined) return { option: [PASS], thought: reasons.thought(say.automa.letsPass(name)) };
  const met = GROUNDS.filter((row) => holds(row, chosen));
  reasons.rule(...met.map((row) => row.rule));
  reasons.weighed(best, chosen, (x) => ['intercept', x.attacker.id]);
  const text = say.automa.because(say.automa.intercepts(unitFact(s, chosen.attacker.id), name), grounds(met));
  return { option: ['intercept', chosen.attacker.id], thought: reasons.thought(text) };
}

function interceptorOf(situation: Situation, id: number, mover: number): Interceptor {
  const { s } = situation;
  const attacker = attackerOf(situation, id);
  const target = unit(s, mover);
  const aim: Aim = {
    target: mover,
    unit: target,
    damage: damageTo(s, target, attacker.hits),
    shootsBack: shootsBack(s, target, attacker.unit, attacker.unit.at),
    hexes: [attacker.unit.at],
  };
  return { attacker, aim };
}
