import { type Decision, type Fact, numberAt, type Option, type Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { FIRST_TOKEN } from '../../attack/shot';
import { rangeOf, weaponCount } from '../../attack/weapons';
import { unitCard } from '../../cards';
import { distance } from '../../ground';
import { spaceName } from '../../names/names';
import { recorded } from '../../recorded';
import { NONE } from '../../state';
import { fireAgain, smoke, strikeByCard } from '../cards/shooting-cards';
import { supportName } from '../cards/support-tags';
import { winByCard } from '../cards/winning-card';
import type { Dice } from '../dice';
import { type Aim, aimsOf, isOccupiedPlace } from '../pacific/targets';
import type { RowWords } from '../saying/rank';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { hqWords, unitWords } from '../saying/words';
import { pierces } from '../situation/fire';
import type { Situation } from '../situation/situation';
import { chooseRaid } from './aircraft';
import { firstOf, orderRule } from './order';
import { stanceNow } from './target';
import { breaksLine, isUnit, targetOf } from './targets';

/** T6 and T7 of the rules: one decision of the Shooting Phase. */
export function chooseShot(situation: Situation, decision: Decision, dice: Dice): Reply {
  return (
    winByCard(situation, decision, dice) ??
    fireAgain(situation, decision, dice) ??
    fire(situation, decision, dice) ??
    chooseRaid(situation, decision, dice) ??
    smoke(situation, decision, dice) ??
    strikeByCard(situation, decision, dice, objectiveRule(situation)) ??
    promote(situation, decision, dice) ??
    resolve(situation, decision) ??
    new Reasons(situation.w)
      .rule(stanceNow(situation).shoot.rule)
      .reply(['end'], situation.w.solo.nobodyAnythingLeftFire, dice)
  );
}

/** SOLOT-PRIO-15, SOLOT-PRIO-20: stances that ask for cards that damage the target. */
function objectiveRule(situation: Situation): RuleId | null {
  const { deploy } = stanceNow(situation);
  return deploy.steps.some((step) => 'support' in step && step.support === 'target') ? deploy.rule : null;
}

/** Assaults that stand: its own, where the table lets it assault (SOLO-RULING-76), or those of whoever had the seat before. */
function resolve(situation: Situation, decision: Decision): Reply | null {
  const option = decision.options.find((o) => o[0] === 'resolve');
  return option === undefined
    ? null
    : new Reasons(situation.w).rule('SOLO-RULING-76').reply(option, situation.w.solo.assaultResolved);
}

/** A weapon that has something to fire at, or could be mounted for it. */
interface Ready {
  readonly id: number;
  readonly weapon: number;
  readonly aims: readonly Aim[];
  readonly mount: Option | null;
}

function readyOf(situation: Situation, decision: Decision, id: number): Ready[] {
  const out: Ready[] = [];
  const mounts = decision.options.filter((o) => o[0] === 'mount' && o[1] === id);
  for (let weapon = 0; weapon < weaponCount(situation.unit(id)); weapon++) {
    const aims = aimsOf(situation, decision.options, id, weapon);
    if (aims.length > 0 && choose(situation, weapon, aims) !== null) out.push({ id, weapon, aims, mount: null });
    const mount = mounts.find((o) => o[2] === weapon - FIRST_TOKEN);
    if (mount !== undefined && hasMountedAim(situation, id, weapon)) out.push({ id, weapon, aims: [], mount });
  }
  return out;
}

/** SOLO-RULING-47: an HMG or Mortar is mounted when it has something to fire at. */
function hasMountedAim(situation: Situation, id: number, weapon: number): boolean {
  const { s } = situation;
  if (situation.unit(id).noAttack) return false;
  const from = situation.at(id);
  const range = rangeOf(s, id, weapon);
  return situation.foes.some((foe) => distance(s, from, situation.at(foe)) <= range && pierces(s, id, weapon, foe));
}

interface Chosen {
  readonly rules: readonly RuleId[];
  readonly says: RowWords;
  readonly best: readonly Aim[];
  readonly kept: readonly Aim[];
}

/** SOLOT-UPGRADE-02: equipment is used where it does most; every other weapon goes by the lists. */
function choose(situation: Situation, weapon: number, aims: readonly Aim[]): Chosen | null {
  const units = aims.filter(isUnit);
  if (weapon >= FIRST_TOKEN && units.length > 0)
    return {
      rules: ['SOLOT-UPGRADE-02'],
      says: 'takesMostDamageFrom',
      best: bestBy(units, (aim) => [aim.prospect.expected]),
      kept: units,
    };
  const found = targetOf(situation, aims);
  if (found === null) return null;
  return {
    rules: [...found.passed, found.row.rule, 'SOLO-RULING-63', ...found.readings],
    says: found.row.says,
    best: found.best,
    kept: found.kept,
  };
}

const FIRING: readonly string[] = ['shoot', 'shell', 'bombard', 'mount'];

/** The first of its units in the order of the stance that have something to fire at; several only if they are equal. */
function readyFirst(situation: Situation, decision: Decision): Ready[] {
  const able: boolean[] = [];
  for (const o of decision.options) if (FIRING.includes(o[0])) able[numberAt(o, 1)] = true;
  let waiting = situation.own.filter((id) => able[id] === true);
  while (waiting.length > 0) {
    const first = firstOf(situation, waiting, false);
    const ready = first.flatMap((id) => readyOf(situation, decision, id));
    if (ready.length > 0) return ready;
    waiting = waiting.filter((id) => !first.includes(id));
  }
  return [];
}

/** Units in the order of the stance, each with every weapon (SOLOT-SHOOT-16). */
function fire(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const ready = readyFirst(situation, decision);
  if (ready.length === 0) return null;
  const ids = ready.map((r) => r.id).filter((id, i, all) => all.indexOf(id) === i);
  const id = dice.pick(ids, 'SOLOT-SHOOT-16', recorded.equalUnitsFiresFirst);
  const next = ready.find((r) => r.id === id);
  if (next === undefined) return null;
  const { s } = situation;
  const reasons = new Reasons(situation.w).rule(stanceNow(situation).aim, 'SOLOT-SHOOT-16', orderRule(situation));
  if (next.mount !== null)
    return reasons
      .rule('SOLO-RULING-47')
      .reply(next.mount, situation.w.solo.setsUpWeaponFire(unitWords(s, id, situation.w)), dice);
  const found = choose(situation, next.weapon, next.aims);
  if (found === null) return null;
  const aim = dice.pick(found.best, 'SOLOT-GOAL-06', recorded.equalTargets);
  reasons.rule(...found.rules, breaksLine(situation, aim) ? 'SOLOT-GOAL-03' : null);
  if (isOccupiedPlace(situation, aim)) reasons.rule('SOLO-RULING-87');
  for (const other of found.kept) {
    const rank = [other.prospect.expected, other.prospect.kill];
    const { solo } = situation.w;
    if (other === aim) reasons.compared(other.option, rank, 'chosen', solo.chosen);
    else if (found.best.includes(other)) reasons.compared(other.option, rank, 'die', solo.lostByDie);
    else reasons.compared(other.option, rank, 'behind', solo.lostBecause(solo.rows[found.says]));
  }
  return reasons.reply(
    aim.option,
    situation.w.solo.fires2(unitWords(s, id, situation.w), aimWords(situation, aim), situation.w.solo.rows[found.says]),
    dice,
  );
}

function aimWords(situation: Situation, aim: Aim): Fact {
  const { s } = situation;
  if (aim.shot.hq !== NONE) return hqWords(s, aim.shot.hq, situation.w);
  return isUnit(aim)
    ? unitWords(s, aim.shot.target, situation.w)
    : situation.w.solo.terrain(spaceName(s, aim.shot.space));
}

/** SOLOT-CARDUSE-02, SOLO-RULING-69, SOLO-RULING-56: after all shots, the most powerful that destroyed somebody and is fit. */
function promote(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  const able = decision.options.filter((o) => {
    if (o[0] !== 'play' || supportName(Number(o[1])) !== 'promotion') return false;
    const u = situation.unit(Number(o[2]));
    return u.killed && 2 * u.wounds < unitCard(s, u.card).hp;
  });
  if (able.length === 0) return null;
  const option = dice.pick(
    bestBy(able, (o) => situation.power(Number(o[2]))),
    'SOLOT-GOAL-06',
    recorded.whoPromoted,
  );
  return new Reasons(situation.w)
    .rule('SOLOT-CARDUSE-02', 'SOLO-RULING-69')
    .reply(option, situation.w.solo.promotedWhatDestroyed(unitWords(s, Number(option[2]), situation.w)), dice);
}
