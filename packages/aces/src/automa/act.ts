import type { Fact, Option, Reply } from '@sandtable/kernel';
import { isInRange } from '../attack/attacking';
import { hexName } from '../names/names';
import { say } from '../say';
import { NONE, type Table, typeOf, unit } from '../state';
import { groupOf, nextToAct, unacted } from '../turn/automa-order';
import { type Aim, findAims } from './aims';
import { ATTACK_LETTERS, groundAOrB, meetsAOrB } from './attack-letters';
import { type Ground, type Narrowed, narrow } from './choose';
import { type Dice, needed, pick } from './dice';
import { bestSalvos, hexesFor, SALVO_ROW } from './katyusha-aim';
import { MOVEMENT_LETTERS } from './movement-letters';
import type { Mover } from './mover';
import { type Plan, planOf, UNIT_ROWS } from './plan';
import { Reasons } from './reasons';
import type { Situation } from './situation';
import { grounds, unitFact } from './words';

/** What the sentence about the chosen action is made of. */
interface Act {
  hex: number;
  target: number;
  /** Whom it goes towards without being able to attack. */
  towards: number;
  /** Rows that chose the target. */
  whom: readonly Ground[];
  /** Rows that chose the hex. */
  where: readonly Ground[];
}

/** AA-AUTOMA-01 to -08: which unit acts now, where it goes and whom it means to attack. */
export function chooseAct(situation: Situation, dice: Dice): Reply {
  const { s } = situation;
  const reasons = new Reasons();
  const plans = nextToAct(s).map((id) => planOf(situation, id));
  noteArm(s, plans, reasons);
  const units = narrow(UNIT_ROWS, null, plans);
  const first = pick(units.left, dice, say.rolls.whichUnit);
  if (first === null) return needed(dice);
  if (plans.length > 1) reasons.weighed(units, first, (plan) => optionOf(plan.mover.id, firstHex(plan), NONE));
  const act = carryOut(first, dice, reasons);
  if (act === null) return needed(dice);
  return { option: optionOf(first.mover.id, act.hex, act.target), thought: reasons.told(describe(first, act)) };
}

function optionOf(id: number, hex: number, target: number): Option {
  return target === NONE ? ['act', id, hex] : ['act', id, hex, target];
}

/** A hex that stands for the plan of a unit that does not act yet. */
function firstHex({ mover, found, aim }: Plan): number {
  if (found.kind === 'go') return found.hexes[0] ?? mover.unit.at;
  return found.kind === 'attack' ? (aim?.hexes[0] ?? mover.unit.at) : mover.unit.at;
}

/** AA-AUTOMA-02, -03, where other arms still wait. */
function noteArm(s: Table, plans: readonly Plan[], reasons: Reasons): void {
  const group = plans[0] === undefined ? 0 : groupOf(plans[0].mover.type);
  const later = unacted(s).map((id) => groupOf(typeOf(unit(s, id))));
  if (later.some((other) => other > 1 && other > group)) reasons.rule('AA-AUTOMA-02');
  if (group === 0 && later.includes(1)) reasons.rule('AA-AUTOMA-03');
}

/** Settles target and hex; null while a die is missing. */
function carryOut(plan: Plan, dice: Dice, reasons: Reasons): Act | null {
  const { mover: m, found } = plan;
  reasons.rule(...plan.rules);
  const act: Act = { hex: m.unit.at, target: NONE, towards: NONE, whom: [], where: [] };
  switch (found.kind) {
    case 'duty':
    case 'stay':
      return act;
    case 'go':
      return settleHex(m, found.hexes, act, dice, reasons) && settleAfterMove(plan, act, dice, reasons) ? act : null;
    case 'attack': {
      if (m.type.area) return settleSalvo(m, found.aims, act, dice, reasons) ? act : null;
      const aim = settleAim(m, found.aims, act, dice, reasons, plan.order === 4);
      if (aim === null) return null;
      act.target = aim.target;
      return settleHex(m, aim.hexes, act, dice, reasons) ? act : null;
    }
    case 'approach': {
      const aim = settleAim(m, found.aims, act, dice, reasons);
      if (aim === null) return null;
      act.towards = aim.target;
      return settleHex(m, closestTo(m, aim.unit.at), act, dice, reasons) ? act : null;
    }
  }
}

/** `onAOrB`: the order allowed no other grounds, so the one that held belongs to the reasons. */
function settleAim(m: Mover, aims: Narrowed<Aim>, act: Act, dice: Dice, reasons: Reasons, onAOrB = false): Aim | null {
  const aim = pick(aims.left, dice, say.rolls.whichTarget(unitFact(m.situation.s, m.id)));
  if (aim === null) return null;
  const ground = onAOrB ? groundAOrB(m, aim) : undefined;
  act.whom = ground === undefined || aims.decided.includes(ground) ? aims.decided : [ground, ...aims.decided];
  reasons.rule(...act.whom.map((row) => row.rule));
  reasons.weighed(aims, aim, ({ hexes: [hex], target }) =>
    hex === undefined ? optionOf(m.id, m.unit.at, NONE) : optionOf(m.id, hex, target),
  );
  return aim;
}

/**
 * AA-KATYUSHA-10, -11, AA-RULING-99: only hexes from which the best salvo at one of the equal targets can be fired; a die tells
 * targets apart only where different salvos would hit them.
 */
function settleSalvo(m: Mover, aims: Narrowed<Aim>, act: Act, dice: Dice, reasons: Reasons): boolean {
  const { s } = m.situation;
  const salvos = bestSalvos(m, aims.left);
  reasons.rule(...aims.decided.map((row) => row.rule), 'AA-KATYUSHA-10', ...salvos.decided.map((row) => row.rule));
  const hit = aims.left.filter((aim) => salvos.left.some((salvo) => salvo.targets.includes(aim.target)));
  if (hit.length === 1) act.target = hit[0]?.target ?? NONE;
  const places = hit.flatMap((aim) => aim.hexes).filter((hex, i, all) => all.indexOf(hex) === i);
  if (!settleHex(m, hexesFor(m, salvos.left, places), act, dice, reasons)) return false;
  const fired = salvos.left.filter((salvo) => isInRange(s, m.unit, act.hex, salvo.hex));
  const open = hit.filter((aim) => fired.some((salvo) => salvo.targets.includes(aim.target)));
  const alike = fired.every((salvo) => open.every((aim) => salvo.targets.includes(aim.target)));
  const aim = pick(alike ? open.slice(0, 1) : open, dice, say.rolls.whichTarget(unitFact(s, m.id)));
  if (aim === null) return false;
  act.target = aim.target;
  act.whom = aims.decided;
  reasons.weighed(
    { ...aims, all: toldBySalvo(aims, open, alike ? aim : null), left: alike ? [aim] : open },
    aim,
    (other) => optionOf(m.id, other === aim ? act.hex : (other.hexes[0] ?? m.unit.at), other.target),
  );
  return true;
}

/** Targets as equal as the chosen one lost by what the salvo damages, or are hit by the same salvo and not worth a word. */
function toldBySalvo(aims: Narrowed<Aim>, open: readonly Aim[], together: Aim | null): Narrowed<Aim>['all'] {
  return aims.all.flatMap((tested) => {
    const { candidate } = tested;
    if (!aims.left.includes(candidate)) return [tested];
    if (!open.includes(candidate)) return [{ ...tested, lostAt: SALVO_ROW }];
    return together === null || candidate === together ? [tested] : [];
  });
}

/** AA-RULING-92. */
function closestTo(m: Mover, target: number): number[] {
  const way = m.costsTo(target);
  const least = Math.min(...m.stops.map((hex) => way[hex] ?? 0));
  return m.stops.filter((hex) => way[hex] === least);
}

/** AA-AUTOMA-06, AA-RULING-84: the movement letters choose the hex; false while a die is missing. */
function settleHex(m: Mover, hexes: readonly number[], act: Act, dice: Dice, reasons: Reasons): boolean {
  const dry = hexes.filter((hex) => !m.isInWater(hex));
  if (dry.length > 0 && dry.length < hexes.length) reasons.rule('AA-RULING-84');
  const best = narrow(MOVEMENT_LETTERS, m, dry.length > 0 ? dry : hexes);
  const ordered = [...best.left].sort((a, b) => a - b);
  const hex = pick(ordered, dice, say.rolls.whichHex(unitFact(m.situation.s, m.id)));
  if (hex === null) return false;
  act.hex = hex;
  act.where = best.decided;
  reasons.weighed(best, hex, (other) => optionOf(m.id, other, act.target));
  return true;
}

/** AA-RULING-87, -90: whom Infantry attacks after it has gone where orders 2, 3 and 5 sent it. */
function settleAfterMove(plan: Plan, act: Act, dice: Dice, reasons: Reasons): boolean {
  const { mover: m, order } = plan;
  const policy = m.situation.s.opt.automaInfantryAttacksAfterOrders23;
  if (order === 1 || (order !== 5 && policy === 'never')) return true;
  const { aims } = findAims(m, [act.hex]);
  const grounded = order !== 5 && policy === 'always' ? aims : aims.filter((aim) => meetsAOrB(m, aim));
  if (grounded.length === 0) return true;
  const aim = settleAim(m, narrow(ATTACK_LETTERS, m, grounded), act, dice, reasons, policy !== 'always');
  if (aim === null) return false;
  act.target = aim.target;
  reasons.rule('AA-RULING-87');
  return true;
}

/** One or two sentences for players. */
function describe(plan: Plan, act: Act): Fact {
  const { s } = plan.mover.situation;
  const where = hexName(s, act.hex);
  const moves = act.hex === plan.mover.unit.at ? say.automa.stays : say.automa.movesTo(where);
  const first = say.automa.sentence(deed(plan, act, moves, where));
  return act.where.length === 0 ? first : say.automa.chosenHex(first, where, grounds(act.where));
}

function deed(plan: Plan, act: Act, moves: Fact, where: string): Fact {
  const { s } = plan.mover.situation;
  const who = unitFact(s, plan.mover.id);
  const because = (text: Fact): Fact => (act.whom.length === 0 ? text : say.automa.because(text, grounds(act.whom)));
  switch (plan.found.kind) {
    case 'duty':
      return say.automa.staysForDuty(who, unitFact(s, plan.mover.unit.marks));
    case 'stay':
      return say.automa.staysForNobody(who);
    case 'attack':
      return because(say.automa.attacksAfter(who, moves, unitFact(s, act.target)));
    case 'approach':
      return because(say.automa.approaches(who, moves, unitFact(s, act.towards)));
    case 'go': {
      if (plan.order === 1) return say.automa.occupies(who, where);
      const errand = say.automa.errands[plan.order] ?? '';
      if (act.target === NONE) return say.automa.goes(who, moves, errand);
      return because(say.automa.goesAndAttacks(who, moves, errand, unitFact(s, act.target)));
    }
  }
}
