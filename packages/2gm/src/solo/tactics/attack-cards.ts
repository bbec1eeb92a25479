import { type Decision, type Option, PASS, type Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { MISS } from '../../attack/attack-frame';
import { playCost, unitCard } from '../../cards';
import { recorded } from '../../recorded';
import type { GmView } from '../../seeing/view';
import { NONE, seatState } from '../../state';
import { supportName } from '../cards/support-tags';
import { mostDangerous } from '../cards/support-use';
import type { Dice } from '../dice';
import { bestBy, type RowWords } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { coverRank } from '../situation/cover';
import { hitsPlace, isHqObjective } from '../situation/objective';
import type { Situation } from '../situation/situation';

/** A card for one of its own attacks: when, and which. */
interface CardRow {
  readonly rule: RuleId;
  readonly kind: string;
  readonly names: readonly string[];
  readonly says: RowWords;
  when(situation: Situation, view: GmView): boolean;
  /** Of several aims the best; left out where the card goes on the attack itself. */
  aim?(situation: Situation, on: number): readonly number[];
}

/** Enemies the shooter could attack at all: the most dangerous of these is meant. */
function inRange(situation: Situation, shooter: number): number[] {
  return situation.foes.filter(
    (foe) => shooter === NONE || situation.at(shooter) < 0 || situation.hasInRange(shooter, foe),
  );
}

/** The most dangerous enemy in range, the HQ or the mission target. */
function isWorthIt(situation: Situation, view: GmView): boolean {
  const { attack } = view;
  if (attack === null) return false;
  if (attack.hq !== NONE) return isHqObjective(situation);
  if (hitsPlace(situation, attack)) return true;
  if (attack.target === NONE) return false;
  const rivals = inRange(situation, attack.shooter);
  return mostDangerous(situation, rivals.includes(attack.target) ? rivals : [attack.target, ...rivals]).includes(
    attack.target,
  );
}

const ROWS: readonly CardRow[] = [
  {
    rule: 'SOLOT-CARDUSE-05',
    kind: 'fire',
    names: ['impact', 'on-target'],
    says: 'makesSureMostDangerous',
    when: (x, view) => view.attack !== null && view.attack.target !== NONE && isWorthIt(x, view),
  },
  {
    rule: 'SOLOT-CARDUSE-10',
    kind: 'rolled',
    names: ['luck', 'fortunate'],
    says: 'missedMostDangerousTarget',
    when: (x, view) => view.attack?.result === MISS && isWorthIt(x, view),
  },
  {
    rule: 'SOLO-RULING-83',
    kind: 'fire',
    names: ['bayonets'],
    says: 'assaultsWithBayonets',
    when: () => true,
  },
  {
    rule: 'SOLO-RULING-83',
    kind: 'fire',
    names: ['kamikaze'],
    says: 'makesSureMostDangerous',
    when: isWorthIt,
  },
  {
    rule: 'SOLO-RULING-83',
    kind: 'resolved',
    names: ['shrapnel'],
    says: 'hurtsWhoStandsBeside',
    when: () => true,
    aim: (x, foe) => x.danger(foe),
  },
  {
    rule: 'SOLO-RULING-83',
    kind: 'resolved',
    names: ['seized'],
    says: 'seizesWhatItStormed',
    when: (x, view) => view.attack !== null && unitCard(x.s, x.unit(view.attack.target).card).weapon !== null,
    aim: (x, space) => [-underFire(x, space), ...coverRank(x.s, space), -x.ownHqDistance(space)],
  },
];

/** How many enemies could fire there. */
function underFire(situation: Situation, space: number): number {
  return situation.foes.filter((foe) => situation.unitReaches(foe, situation.at(foe), space)).length;
}

function isPayable(situation: Situation, o: Option): boolean {
  const { s, seat } = situation;
  return playCost(s, seat, Number(o[1])) <= seatState(s, seat).ap;
}

/** Windows of its own attacks; null for everybody else's. */
export function chooseAttackCard(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply | null {
  if (
    view.attack === null ||
    view.attack.seat !== situation.seat ||
    !['fire', 'rolled', 'resolved'].includes(decision.kind)
  )
    return null;
  for (const row of ROWS) {
    if (row.kind !== decision.kind || !row.when(situation, view)) continue;
    const options = decision.options.filter(
      (o) => o[0] === 'play' && row.names.includes(supportName(Number(o[1]))) && isPayable(situation, o),
    );
    if (options.length === 0) continue;
    const { aim } = row;
    const best = aim === undefined ? options.slice(0, 1) : bestBy(options, (o) => aim(situation, Number(o[2])));
    const option = dice.pick(best, 'SOLOT-GOAL-06', recorded.whatCardPlayed);
    return new Reasons(situation.w)
      .rule(row.rule, 'SOLO-RULING-51')
      .reply(option, situation.w.solo.itDoes(situation.w.solo.rows[row.says]), dice);
  }
  return new Reasons(situation.w)
    .rule('SOLOT-CARDUSE-05', 'SOLOT-CARDUSE-10')
    .reply([PASS], situation.w.solo.keepsCards, dice);
}
