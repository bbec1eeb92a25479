import { type Decision, type Fact, numberAt, type Option, type Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { FIRST_TOKEN, MAIN } from '../../attack/shot';
import { rangeOf, weaponCount } from '../../attack/weapons';
import { unitCard, upgradeOf } from '../../cards';
import { distance } from '../../ground';
import { spaceName } from '../../names/names';
import { recorded } from '../../recorded';
import { NONE, unit } from '../../state';
import { fireAgain, smoke, strikeByCard } from '../cards/shooting-cards';
import { supportName } from '../cards/support-tags';
import { winByCard } from '../cards/winning-card';
import type { Dice } from '../dice';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { hqWords, unitWords } from '../saying/words';
import { GE8 } from '../situation/bands';
import { pierces } from '../situation/fire';
import type { Situation } from '../situation/situation';
import { chooseRaid } from './aircraft';
import { behaviourRule } from './behaviour';
import { type Aim, aimsOf, isOccupiedPlace, targetOf } from './targets';

/** P6 of the rules: one decision of the Shooting Phase. */
export function chooseShot(situation: Situation, decision: Decision, dice: Dice): Reply {
  return (
    winByCard(situation, decision, dice) ??
    promote(situation, decision, dice) ??
    fireAgain(situation, decision, dice) ??
    fire(situation, decision, 'main', dice) ??
    chooseRaid(situation, decision, dice) ??
    fire(situation, decision, 'second', dice) ??
    mount(situation, decision, dice) ??
    fire(situation, decision, 'tokens', dice) ??
    smoke(situation, decision, dice) ??
    strikeByCard(situation, decision, dice, objectiveRule(situation)) ??
    resolve(situation, decision) ??
    new Reasons(situation.w).rule('SOLOP-SHOOT-03').reply(['end'], situation.w.solo.nobodyAnythingLeftFire, dice)
  );
}

/** SOLOP-PRIO-65: the cell whose table asks for cards that damage the objective. */
function objectiveRule(situation: Situation): RuleId | null {
  const { type, mood } = situation.solo;
  return type === 'offensive' && mood === GE8 ? 'SOLOP-PRIO-65' : null;
}

/** An assault that stands, made by whoever had the seat before. */
function resolve(situation: Situation, decision: Decision): Reply | null {
  const option = decision.options.find((o) => o[0] === 'resolve');
  return option === undefined
    ? null
    : new Reasons(situation.w).rule('SOLOP-MOVE-23').reply(option, situation.w.solo.assaultResolved);
}

/** SOLOP-SHOOT-01, SOLOP-SHOOT-02: from the foremost row back, in a row the dearest first. */
function shooters(situation: Situation, able: readonly number[]): number[] {
  return bestBy(able, (id) => [-situation.row(id), situation.value(id)]);
}

function weaponsIn(situation: Situation, id: number, step: Battery): number[] {
  if (step === 'main') return [MAIN];
  if (step === 'second') return [1];
  const out: number[] = [];
  for (let weapon = FIRST_TOKEN; weapon < weaponCount(situation.unit(id)); weapon++) out.push(weapon);
  return out;
}

type Battery = 'main' | 'second' | 'tokens';

interface Ready {
  readonly id: number;
  readonly weapon: number;
  readonly aims: readonly Aim[];
}

function readyOf(situation: Situation, options: readonly Option[], id: number, step: Battery): Ready[] {
  return weaponsIn(situation, id, step).flatMap((weapon) => {
    const aims = aimsOf(situation, options, id, weapon);
    return aims.length > 0 && targetOf(situation, aims) !== null ? [{ id, weapon, aims }] : [];
  });
}

/** The first of its units in the order of firing that have something to fire at; more than one only if they are equal. */
function readyTo(situation: Situation, options: readonly Option[], step: Battery): Ready[] {
  const able: boolean[] = [];
  for (const o of options) if (FIRING.includes(o[0])) able[numberAt(o, 1)] = true;
  let waiting = situation.own.filter((id) => able[id] === true);
  while (waiting.length > 0) {
    const first = shooters(situation, waiting);
    const ready = first.flatMap((id) => readyOf(situation, options, id, step));
    if (ready.length > 0) return ready;
    waiting = waiting.filter((id) => !first.includes(id));
  }
  return [];
}

const FIRING: readonly string[] = ['shoot', 'shell', 'bombard'];

/** The next shot: main weapons first, then the others in the same order (SOLOP-SHOOT-03, SOLOP-SHOOT-04). */
function fire(situation: Situation, decision: Decision, step: Battery, dice: Dice): Reply | null {
  const ready = readyTo(situation, decision.options, step);
  if (ready.length === 0) return null;
  const first = shooters(
    situation,
    ready.map((r) => r.id).filter((id, i, all) => all.indexOf(id) === i),
  );
  const id = dice.pick(first, 'SOLOP-SHOOT-02', recorded.equalUnitsFiresFirst);
  const mine = bestBy(
    ready.filter((r) => r.id === id),
    (r) => [tokenCost(situation, id, r.weapon)],
  );
  const [chosen] = mine;
  if (chosen === undefined) return null;
  const found = targetOf(situation, chosen.aims);
  if (found === null) return null;
  const aim = dice.pick(found.found.left, 'SOLOP-GEN-03', recorded.equalTargets);
  const rules: RuleId[] = [behaviourRule(situation), step === 'main' ? 'SOLOP-SHOOT-01' : 'SOLOP-SHOOT-04'];
  const reasons = new Reasons(situation.w).rule(
    ...rules,
    'SOLOP-SHOOT-03',
    found.row.rule,
    ...found.row.extra,
    found.focus,
  );
  if (isOccupiedPlace(situation, aim)) reasons.rule('SOLO-RULING-87');
  reasons.weighed(found.found, aim, (a) => a.option);
  for (const rule of found.passed)
    reasons.passed([aim.option[0], id, chosen.weapon], [], situation.w.solo.nothingKindRange, rule);
  const text = situation.w.solo.fires2(
    unitWords(situation.s, id, situation.w),
    aimWords(situation, aim),
    situation.w.solo.rows[found.row.says],
  );
  return reasons.reply(aim.option, text, dice);
}

function aimWords(situation: Situation, aim: Aim): Fact {
  const { s } = situation;
  if (aim.shot.hq !== NONE) return hqWords(s, aim.shot.hq, situation.w);
  return aim.shot.target === NONE
    ? situation.w.solo.terrain(spaceName(s, aim.shot.space))
    : unitWords(s, aim.shot.target, situation.w);
}

/** SOLOP-SHOOT-04: the dearest token first. */
function tokenCost(situation: Situation, id: number, weapon: number): number {
  const u = situation.unit(id);
  const token = weapon < FIRST_TOKEN ? undefined : u.tokens[weapon - FIRST_TOKEN];
  if (token === undefined) return 0;
  const offers = unitCard(situation.s, u.card).upgrades.filter((o) => o.token === upgradeOf(token.kind).id);
  return Math.max(0, ...offers.map((o) => o.cost));
}

/** SOLO-RULING-47: an HMG or Mortar is mounted when it has something to fire at. */
function mount(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  const able = decision.options
    .filter((o) => o[0] === 'mount')
    .filter((o) => mountedAims(situation, Number(o[1]), Number(o[2])));
  if (able.length === 0) return null;
  const [id] = shooters(
    situation,
    able.map((o) => numberAt(o, 1)),
  );
  const option = able.find((o) => Number(o[1]) === id);
  if (option === undefined) return null;
  return new Reasons(situation.w)
    .rule('SOLO-RULING-47', 'SOLOP-SHOOT-04')
    .reply(option, situation.w.solo.setsUpWeaponFire(unitWords(s, Number(option[1]), situation.w)), dice);
}

function mountedAims(situation: Situation, id: number, token: number): boolean {
  const { s } = situation;
  const weapon = FIRST_TOKEN + token;
  if (situation.unit(id).noAttack) return false;
  const from = situation.at(id);
  const range = rangeOf(s, id, weapon);
  if (situation.enemyHqDistance(from) <= range) return true;
  return situation.foes.some((foe) => distance(s, from, situation.at(foe)) <= range && pierces(s, id, weapon, foe));
}

/** SOLOP-CARDUSE-01 to SOLOP-CARDUSE-03, SOLO-RULING-69: the tiers rank the units that may be promoted. */
function promote(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  const options = decision.options.filter((o) => o[0] === 'play' && supportName(Number(o[1])) === 'promotion');
  if (options.length === 0) return null;
  const tier = (id: number): number => {
    const { type, weapon } = unitCard(s, unit(s, id).card);
    if (unit(s, id).wounds > 0) return 0;
    if (type === 'tank') return 3;
    if (type === 'artillery' || (type === 'transport' && weapon !== null)) return 2;
    return type === 'infantry' && unit(s, id).killed ? 1 : 0;
  };
  const able = options.filter((o) => tier(Number(o[2])) > 0);
  if (able.length === 0) return null;
  const best = bestBy(able, (o) => [tier(Number(o[2])), situation.value(Number(o[2]))]);
  const option = dice.pick(best, 'SOLOP-GEN-03', recorded.whoPromoted);
  const rules: readonly RuleId[] = ['SOLOP-CARDUSE-03', 'SOLOP-CARDUSE-02', 'SOLOP-CARDUSE-01'];
  return new Reasons(situation.w)
    .rule(rules[tier(Number(option[2])) - 1] ?? 'SOLOP-CARDUSE-01', 'SOLO-RULING-69')
    .reply(option, situation.w.solo.promoted(unitWords(s, Number(option[2]), situation.w)), dice);
}
