import type { Decision, Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { isFighter } from '../../air/declare';
import { recorded } from '../../recorded';
import { NONE, unit } from '../../state';
import { type Raid, raidOf, raidWords } from '../answering/raiding';
import { againstLine, mostDangerous } from '../cards/support-use';
import type { Dice } from '../dice';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import { isHqObjective } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { entriesOf } from './plan';

/** SOLO-RULING-46: fighters the cell keeps for nothing else stay at home to intercept. */
function flies(situation: Situation, aircraft: number): boolean {
  const { s } = situation;
  const entry = entriesOf(situation).find((e) => e.card === 'aircraft');
  return entry !== undefined || !isFighter(s, unit(s, aircraft));
}

/** SOLO-RULING-87: the HQ or the places it has to destroy, where most is done; of places to be held those who stand on them. */
function againstObjective(
  situation: Situation,
  raids: readonly Raid[],
): { readonly raids: readonly Raid[]; readonly rules: readonly RuleId[] } | null {
  const { solo } = situation;
  const struck = raids.filter((raid) => raid.places.length > 0 || (raid.hq !== NONE && isHqObjective(situation)));
  if (struck.length > 0) {
    const best = bestBy(struck, (raid) => [raid.damage]);
    return { raids: best, rules: best.some((raid) => raid.places.length > 0) ? ['SOLO-RULING-87'] : [] };
  }
  const holders = raids.filter((raid) => raid.foes.some((foe) => solo.objective.includes(situation.at(foe))));
  return holders.length > 0 ? { raids: holders, rules: ['SOLO-RULING-87'] } : null;
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
  const winning = raids.filter((raid) => raid.wins);
  if (winning.length > 0) return { raid: pick(winning), rules: ['SOLO-RULING-08'] };
  const hq = raids.filter((raid) => raid.hq !== NONE);
  if (entry?.purpose === 'objective') {
    const found = againstObjective(situation, raids);
    if (found !== null) return { raid: pick(found.raids), rules: [rule, ...found.rules] };
  }
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
    const raids = decision.options.flatMap((o) =>
      Number(o[1]) === aircraft && AIR_VERBS.includes(o[0]) ? (raidOf(situation, o) ?? []) : [],
    );
    if (!flies(situation, aircraft) && !raids.some((raid) => raid.wins)) continue;
    const found = raids.length === 0 ? null : choose(situation, raids, dice);
    if (found === null) continue;
    const { raid, rules } = found;
    const aim = raidWords(situation, raid);
    return new Reasons(situation.w)
      .rule('SOLO-RULING-46', ...rules)
      .reply(raid.option, situation.w.solo.attacks(unitWords(s, aircraft, situation.w), aim), dice);
  }
  return null;
}

const AIR_VERBS: readonly string[] = ['raid', 'raid-hq', 'strafe', 'raze'];

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
