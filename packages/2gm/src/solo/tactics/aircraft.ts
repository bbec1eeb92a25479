import type { Decision, Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { isFighter } from '../../air/declare';
import { recorded } from '../../recorded';
import { NONE, onField } from '../../state';
import { type Raid, raidOf, raidWords } from '../answering/raiding';
import type { Dice } from '../dice';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import { isHqObjective } from '../situation/objective';
import type { Situation } from '../situation/situation';
import type { Strike } from './tables';
import { defenders, stanceNow } from './target';

type Rank = (situation: Situation, raid: Raid) => readonly number[];

function strongest(situation: Situation, raid: Raid): number {
  return Math.max(0, ...raid.foes.map((foe) => situation.value(foe)));
}

function lineLoss(situation: Situation, raid: Raid): number {
  const foes = raid.foes.filter((foe) => onField(situation.unit(foe)));
  return Math.max(0, ...foes.map((foe) => (situation.isLineBreaker(foe) ? situation.lineLoss(foe) : 0)));
}

/** The HQ, or a place of the mission that is to be destroyed, whoever is inside (SOLO-RULING-87). */
function onTarget(situation: Situation, raid: Raid): number {
  return Number(raid.places.length > 0 || (raid.hq !== NONE && isHqObjective(situation)));
}

function onDefenders(situation: Situation, raid: Raid): number {
  return Number(raid.foes.some((foe) => defenders(situation).includes(foe)));
}

/** Where the aircraft of a stance go; SOLOT-CARDUSE-11: a broken line together with the greatest damage. */
const RANKS: Readonly<Record<Strike, Rank>> = {
  'strongest-or-hq': (x, raid) => [Number(raid.hq === NONE), strongest(x, raid), raid.worth],
  'hq-or-line': (x, raid) => [lineLoss(x, raid), onTarget(x, raid), raid.worth],
  'target-or-strongest': (x, raid) => [onTarget(x, raid) * raid.damage, strongest(x, raid), raid.worth],
  'target-or-defenders': (x, raid) => [onTarget(x, raid) * raid.damage, onDefenders(x, raid), raid.worth],
  strongest: (x, raid) => [strongest(x, raid), raid.worth],
  line: (x, raid) => [lineLoss(x, raid), strongest(x, raid), raid.worth],
};

/** SOLO-RULING-46: the stance keeps its fighters for defence. */
function stayHome(situation: Situation): boolean {
  return stanceNow(situation).deploy.steps.some((step) => 'troops' in step && step.troops.includes('fighter'));
}

function reply(situation: Situation, raids: readonly Raid[], dice: Dice): Reply | null {
  if (raids.length === 0) return null;
  const { s } = situation;
  const { strike, deploy } = stanceNow(situation);
  const rankOf = (each: Raid): readonly number[] => [Number(each.wins), ...RANKS[strike](situation, each)];
  const raid = dice.pick(bestBy(raids, rankOf), 'SOLOT-GOAL-06', recorded.airAttack);
  const rules: RuleId[] = raid.wins ? ['SOLO-RULING-08'] : [deploy.rule, 'SOLO-RULING-46'];
  if (lineLoss(situation, raid) > 0) rules.push('SOLOT-CARDUSE-11');
  if (raid.places.length > 0) rules.push('SOLO-RULING-87');
  const reasons = new Reasons(situation.w).rule(...rules);
  for (const other of raids) {
    const rank = rankOf(other);
    if (other === raid) reasons.compared(other.option, rank, 'chosen', situation.w.solo.chosen);
    else reasons.compared(other.option, rank, 'behind', situation.w.solo.lostAnotherMore);
  }
  return reasons.reply(
    raid.option,
    situation.w.solo.attacks(unitWords(s, Number(raid.option[1]), situation.w), raidWords(situation, raid)),
    dice,
  );
}

/** Aircraft fire last (SOLO-RULING-46). */
export function chooseRaid(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  for (const aircraft of situation.aircraft) {
    const raids = decision.options.flatMap((o) => (Number(o[1]) === aircraft ? (raidOf(situation, o) ?? []) : []));
    const kept = isFighter(s, situation.unit(aircraft)) && stayHome(situation);
    if (kept && !raids.some((raid) => raid.wins)) continue;
    const found = reply(situation, raids, dice);
    if (found !== null) return found;
  }
  return null;
}

/** 2GM-AIR-06: a bomber attacks the moment it comes. */
export function chooseBombing(situation: Situation, decision: Decision, dice: Dice): Reply {
  const raids = decision.options.flatMap((o) => raidOf(situation, o) ?? []);
  const [first = ['stay']] = decision.options;
  return (
    reply(situation, raids, dice) ??
    new Reasons(situation.w).rule('SOLO-RULING-08').reply(first, situation.w.solo.bomberFindsNothingWorth, dice)
  );
}
