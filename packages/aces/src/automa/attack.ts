import type { Fact, Reply } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { couldAimFrom, mayAttackOn } from '../attack/attacking';
import { hexName } from '../names/names';
import { say } from '../say';
import { NONE, onMap, unit } from '../state';
import { type Aim, type Attacker, attackerOf, damageTo, findAims } from './aims';
import { ATTACK_LETTERS, meetsAOrB } from './attack-letters';
import { type Ground, narrow } from './choose';
import { type Dice, needed, pick } from './dice';
import { bestSalvos } from './katyusha-aim';
import { Reasons } from './reasons';
import { isInfantry, type Situation } from './situation';
import { grounds, unitFact } from './words';

/** AA-TURN-08: the attack of a unit that has just moved; `meant` is whom it wanted to attack when it set out. */
export function chooseAttack(situation: Situation, id: number, meant: number, dice: Dice): Reply {
  const w = attackerOf(situation, id);
  const duty = w.unit.marks;
  const target = duty === NONE ? meant : duty;
  if (target === NONE || !isInReach(w, target))
    return duty === NONE ? improvise(w, meant, dice) : hold(w, ['AA-RULING-96']);
  const reasons = new Reasons();
  reasons.rule(...(duty === NONE ? conditionsMet(w, target) : (['AA-INTERCEPT-06', 'AA-RULING-96'] as const)));
  return shoot(w, [aimAt(w, target)], reasons, duty === NONE ? 'meant' : 'intercepted', dice);
}

function isInReach(w: Attacker, target: number): boolean {
  const { s } = w.situation;
  const t = unit(s, target);
  return onMap(t) && mayAttackOn(s, w.unit, w.unit.at) && couldAimFrom(s, w.unit, w.unit.at, t);
}

/** The target was chosen before the move; these are the conditions it meets, in the order of the letters. */
function conditionsMet(w: Attacker, target: number): RuleId[] {
  const aim = findAims(w, [w.unit.at]).aims.find((a) => a.target === target);
  const rules: RuleId[] = ['AA-AUTOMA-01'];
  for (const row of ATTACK_LETTERS) {
    if (aim === undefined || row.kind !== 'condition' || row.who?.(w) === false) continue;
    if (row.value(w, aim) === 1) rules.push(row.rule);
  }
  return rules;
}

/** AA-RULING-96: stopped on the way, it attacks what it can from where it stands. */
function improvise(w: Attacker, meant: number, dice: Dice): Reply {
  const { aims, spared } = findAims(w, [w.unit.at]);
  const allowed = aims.filter((aim) => isAllowed(w, aim, meant));
  if (allowed.length === 0) {
    return hold(w, aims.length > 0 ? sparing(w, meant) : [spared ? 'AA-AUTOMA-35' : 'AA-AUTOMA-01']);
  }
  const best = narrow(ATTACK_LETTERS, w, allowed);
  const reasons = new Reasons();
  reasons.rule('AA-RULING-96');
  if (w.type.area) {
    reasons.rule(...best.decided.map((row) => row.rule));
    return shoot(w, best.left, reasons, best.decided, dice);
  }
  const aim = pick(best.left, dice, say.rolls.whichTarget(unitFact(w.situation.s, w.id)));
  if (aim === null) return needed(dice);
  reasons.weighed(best, aim, (other) => ['attack', w.id, other.target]);
  return shoot(w, [aim], reasons, best.decided, dice);
}

/** Why Infantry spares whom it could harm: the orders of the book, or what this table has agreed on. */
function sparing(w: Attacker, meant: number): readonly RuleId[] {
  const never = w.situation.s.opt.automaInfantryAttacksAfterOrders23 === 'never';
  return meant === NONE && never ? ['AA-RULING-87'] : ['AA-AUTOMA-17', 'AA-RULING-87'];
}

/**
 * Infantry under the orders 2 to 5 attacks only on a or b, all others as they like. Which order it was shows in whom it
 * meant to attack: nobody, or somebody on a or b, unless it acted like a tank (order 6).
 */
function isAllowed(w: Attacker, aim: Aim, meant: number): boolean {
  if (!isInfantry(w.unit)) return true;
  if (meant === NONE) {
    return w.situation.s.opt.automaInfantryAttacksAfterOrders23 !== 'never' && meetsAOrB(w, aim);
  }
  return !meetsAOrB(w, imagined(w, meant)) || meetsAOrB(w, aim);
}

function imagined(w: Attacker, target: number): Aim {
  const t = unit(w.situation.s, target);
  return { target, unit: t, damage: damageTo(w.situation.s, t, w.hits), shootsBack: false, hexes: [] };
}

/** What it attacks from where it stands. */
function aimAt(w: Attacker, target: number): Pick<Aim, 'target' | 'hexes'> {
  return { target, hexes: [w.unit.at] };
}

/** Why this target: it was meant from the start, it is its duty, or rows have just chosen it. */
type Why = 'meant' | 'intercepted' | readonly Ground[];

function tellAttack(w: Attacker, target: number, why: Why): Fact {
  const { s } = w.situation;
  const who = unitFact(s, w.id);
  const whom = unitFact(s, target);
  if (why === 'intercepted') return say.automa.attacksIntercepted(who, whom);
  const text = say.automa.attacks(who, whom);
  return why === 'meant' || why.length === 0 ? text : say.automa.because(text, grounds(why));
}

/** The attack as an answer; a Katyusha fires at a hex, and of several equal targets at where it damages most. */
function shoot(
  w: Attacker,
  aims: readonly Pick<Aim, 'target' | 'hexes'>[],
  reasons: Reasons,
  why: Why,
  dice: Dice,
): Reply {
  const { s } = w.situation;
  const first = aims[0]?.target ?? NONE;
  if (!w.type.area) {
    return { option: ['attack', w.id, first], thought: reasons.thought(tellAttack(w, first, why)) };
  }
  const salvos = bestSalvos(w, aims);
  const salvo = pick(salvos.left, dice, say.rolls.whereFires(unitFact(s, w.id)));
  if (salvo === null) return needed(dice);
  reasons.rule('AA-KATYUSHA-10');
  reasons.weighed(salvos, salvo, (other) => ['strike', w.id, other.hex]);
  const text = tellAttack(w, salvo.targets[0] ?? first, why);
  const fired = say.automa.firesAt(text, hexName(s, salvo.hex), salvo.enemies);
  return { option: ['strike', w.id, salvo.hex], thought: reasons.thought(fired) };
}

function hold(w: Attacker, rules: readonly RuleId[]): Reply {
  const reasons = new Reasons();
  reasons.rule(...rules);
  const { s } = w.situation;
  const why = say.automa.whyHold[rules[0] ?? ''] ?? '';
  return { option: ['hold'], thought: reasons.thought(say.automa.holds(unitFact(s, w.id), why)) };
}
