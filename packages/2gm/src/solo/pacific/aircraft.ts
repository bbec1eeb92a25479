import type { Decision, Option, Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { recorded } from '../../../words/en/recorded';
import { bombRun, isFighter } from '../../air/declare';
import { AIR, MAIN } from '../../attack/shot';
import { shotAt } from '../../attack/targets';
import { unitsOn } from '../../ground';
import { areEnemies, NONE, unit } from '../../state';
import type { Dice } from '../dice';
import { prospectOf } from '../fire';
import { bestBy } from '../rank';
import { Reasons } from '../reasons';
import type { Situation } from '../situation';
import { againstLine, mostDangerous } from '../support-use';
import { hqWords, unitWords } from '../words';
import { entriesOf } from './plan';

/** What an air attack of the list would do: who is hit, and what it is worth after what it does to its own side. */
interface Raid {
  readonly option: Option;
  readonly hq: number;
  readonly foes: readonly number[];
  readonly worth: number;
}

function expected(situation: Situation, aircraft: number, target: number): number {
  const { s, seat } = situation;
  return prospectOf(s, shotAt(s, seat, aircraft, MAIN, { mode: AIR, extra: 0, target })).expected;
}

/** SOLO-RULING-08: damage times value on the enemy, less the same on its own units. */
function raidOf(situation: Situation, option: Option): Raid | null {
  const { s, seat } = situation;
  const [verb, aircraft, at, way] = option.map((x, i) => (i === 0 ? x : Number(x))) as [string, number, number, number];
  if (verb === 'raid-hq') return { option, hq: at, foes: [], worth: 0 };
  if (verb === 'strafe') {
    const damage = expected(situation, aircraft, at);
    return damage > 0 ? { option, hq: NONE, foes: [at], worth: damage * situation.value(at) } : null;
  }
  if (verb !== 'raid') return null;
  const hit = bombRun(s, aircraft, at, way).flatMap((space) => [...unitsOn(s, space)]);
  const foes = hit.filter((id) => areEnemies(s, seat, unit(s, id).seat));
  let worth = 0;
  for (const id of hit) {
    const gain = expected(situation, aircraft, id) * situation.value(id);
    worth += areEnemies(s, seat, unit(s, id).seat) ? gain : -gain;
  }
  return foes.length > 0 && worth > 0 ? { option, hq: NONE, foes, worth } : null;
}

/** SOLO-RULING-46: fighters the cell keeps for nothing else stay at home to intercept. */
function flies(situation: Situation, aircraft: number): boolean {
  const { s } = situation;
  const entry = entriesOf(situation).find((e) => e.card === 'aircraft');
  return entry !== undefined || !isFighter(s, unit(s, aircraft));
}

function choose(
  situation: Situation,
  raids: readonly Raid[],
  dice: Dice,
): { raid: Raid; rules: readonly RuleId[] } | null {
  const entry = entriesOf(situation).find((e) => e.card === 'aircraft');
  const rule: RuleId = entry?.rule ?? 'SOLO-RULING-46';
  const bombing = raids.filter((raid) => raid.foes.length > 0);
  const foes = bombing.flatMap((raid) => raid.foes).filter((foe, i, all) => all.indexOf(foe) === i);
  const pick = (list: readonly Raid[]): Raid =>
    dice.pick(
      bestBy(list, (raid) => [raid.worth]),
      'SOLOP-GEN-03',
      recorded.airAttack,
    );
  const on = (targets: readonly number[]): Raid | null => {
    const best = bombing.filter((raid) => raid.foes.some((foe) => targets.includes(foe)));
    return best.length > 0 ? pick(best) : null;
  };
  const hq = raids.filter((raid) => raid.hq !== NONE);
  if (entry?.purpose === 'objective' && hq.length > 0) return { raid: pick(hq), rules: [rule] };
  if (entry?.purpose === 'line') {
    const raid = on(againstLine(situation, foes, () => 0));
    if (raid !== null) return { raid, rules: [rule, 'SOLO-RULING-50'] };
  }
  const dangerous = on(mostDangerous(situation, foes));
  if (dangerous !== null) return { raid: dangerous, rules: [rule, 'SOLO-RULING-51'] };
  return hq.length > 0 ? { raid: pick(hq), rules: [rule] } : null;
}

/** Aircraft fire last among the main weapons (SOLO-RULING-46). */
export function chooseRaid(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  for (const aircraft of situation.aircraft) {
    if (!flies(situation, aircraft)) continue;
    const raids = decision.options.flatMap((o) =>
      Number(o[1]) === aircraft && AIR_VERBS.includes(o[0]) ? (raidOf(situation, o) ?? []) : [],
    );
    const found = raids.length === 0 ? null : choose(situation, raids, dice);
    if (found === null) continue;
    const { raid, rules } = found;
    const aim = raid.hq === NONE ? unitWords(s, raid.foes[0] ?? NONE, situation.w) : hqWords(s, raid.hq, situation.w);
    return new Reasons(situation.w)
      .rule('SOLO-RULING-46', ...rules)
      .reply(raid.option, situation.w.solo.attacks(unitWords(s, aircraft, situation.w), aim), dice);
  }
  return null;
}

const AIR_VERBS: readonly string[] = ['raid', 'raid-hq', 'strafe'];

/** 2GM-AIR-06: a bomber that attacks the moment it comes. */
export function chooseBombing(situation: Situation, decision: Decision, dice: Dice): Reply {
  const raids = decision.options.flatMap((o) => raidOf(situation, o) ?? []);
  const found = raids.length === 0 ? null : choose(situation, raids, dice);
  const [fallback] = decision.options;
  if (found === null && fallback === undefined) throw new Error('There is nothing to bomb.');
  const option = found?.raid.option ?? fallback ?? ['stay'];
  return new Reasons(situation.w)
    .rule(...(found?.rules ?? ['SOLO-RULING-08']))
    .reply(option, situation.w.solo.bomberAttacksOnce, dice);
}
