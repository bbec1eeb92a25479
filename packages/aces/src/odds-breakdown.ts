import { breakdown, type Item, refusals } from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import type { AcesWords } from '../words/index';
import { shootBackChecks } from './attacking';
import { isInForest } from './entering';
import { damageTable } from './fight';
import { typeName } from './names';
import { averageHits, diceOf, fightsAsAutoma, landsFixedHits } from './shots';
import { type Table, typeOf, unit } from './state';
import { armNames, redDice, type Support, supportOf } from './support';
import { DESTROYED_AT, fixedHits, LEVELS, levelOf, thresholdOf } from './unit-types';

/** One number that goes into the odds of an attack, the unit it belongs to, and the rule behind it. */
export interface OddsItem extends Item {
  readonly rule: RuleId;
  readonly unit: number;
}

/** Everything that makes the odds of a fight: shots and armour of both sides. */
export function fightItems(s: Table, attacker: number, target: number, w: AcesWords): OddsItem[] {
  return [
    ...shotItems(s, attacker, 'attacks', supportOf(s, attacker, target), w),
    armourItem(s, target, true, w),
    ...returnItems(s, attacker, target, w),
  ];
}

/** One roll, and the armour of everything on the seven hexes (AA-KATYUSHA-04, AA-KATYUSHA-09). */
export function salvoItems(s: Table, attacker: number, victims: readonly number[], w: AcesWords): OddsItem[] {
  return [...shotItems(s, attacker, 'salvo', null, w), ...victims.map((victim) => armourItem(s, victim, true, w))];
}

/** The defender's shots, or the rule that forbids them. */
function returnItems(s: Table, attacker: number, target: number, w: AcesWords): OddsItem[] {
  const c = { defender: unit(s, target), attacker: unit(s, attacker), from: unit(s, attacker).at };
  const [forbidden] = refusals(shootBackChecks, s, c, w);
  if (forbidden !== undefined) {
    return [{ rule: forbidden.rule as RuleId, label: forbidden.text, value: 0, unit: target }];
  }
  return [...shotItems(s, target, 'shootsBack', null, w), armourItem(s, attacker, false, w)];
}

type Doing = keyof AcesWords['odds']['doing'];

function shotItems(s: Table, id: number, verb: Doing, support: Support | null, w: AcesWords): OddsItem[] {
  const u = unit(s, id);
  const type = typeOf(u);
  const level = levelOf(u.xp);
  const threshold = thresholdOf(type, u.xp);
  const name = typeName(type, w);
  const doing = w.odds.doing[verb](name);
  if (landsFixedHits(s, u)) return fixedItems(s, id, doing, support, w);
  const upTo = w.odds.hitsUpTo(name, w.names.levels[level] ?? '');
  return [
    { rule: 'AA-COMBAT-10', label: w.odds.dice(doing, u.damage), value: diceOf(u), unit: id },
    ...redItems(s, id, support, w),
    { rule: LEVELS[level].rule, label: upTo, value: threshold, unit: id },
  ];
}

function redItems(s: Table, id: number, support: Support | null, w: AcesWords): OddsItem[] {
  if (support === null) return [];
  return breakdown(redDice, s, support).map((item) => {
    const label = w.odds.redDice[item.label];
    return {
      rule: item.rule as RuleId,
      label: support.arms === 0 ? label : w.odds.withArms(label, armNames(support.arms, w)),
      value: item.value,
      unit: id,
    };
  });
}

/** AA-AUTOMA-61 to AA-AUTOMA-64, for everybody by AA-DICELESS-01. */
function fixedItems(s: Table, id: number, doing: string, support: Support | null, w: AcesWords): OddsItem[] {
  const u = unit(s, id);
  const type = typeOf(u);
  const level = w.names.levels[levelOf(u.xp)] ?? '';
  const whole = u.damage <= 2;
  const asRookie = fixedHits(type, u.damage, 0);
  const byLevel = fixedHits(type, u.damage, u.xp) - asRookie;
  const own: RuleId = whole ? 'AA-AUTOMA-61' : 'AA-AUTOMA-63';
  const items: OddsItem[] = [
    {
      rule: fightsAsAutoma(s, u) ? own : 'AA-DICELESS-01',
      label: w.odds.fixedHits(doing, u.damage),
      value: asRookie,
      unit: id,
    },
    {
      rule: whole ? 'AA-AUTOMA-62' : 'AA-AUTOMA-64',
      label: w.odds.moreHits(typeName(type, w), level),
      value: byLevel,
      unit: id,
    },
    ...redItems(s, id, support, w).map(
      (item): OddsItem => ({
        ...item,
        rule: 'AA-RULING-59',
        value: averageHits(item.value, thresholdOf(type, u.xp)),
      }),
    ),
  ];
  return items.filter((item) => item.value > 0);
}

/** The line of the table that counts, and how many hits would be the end of the unit. */
function armourItem(s: Table, id: number, isDefender: boolean, w: AcesWords): OddsItem {
  const u = unit(s, id);
  const table = damageTable(s, u, isDefender);
  const inForest = isDefender && isInForest(s, u);
  const name = typeName(typeOf(u), w);
  return {
    rule: inForest ? 'AA-DAMAGE-04' : isDefender ? 'AA-DAMAGE-01' : 'AA-DAMAGE-05',
    label: inForest ? w.odds.inForest(name, table) : w.odds.inOpen(name, table),
    value: table[DESTROYED_AT - 1 - u.damage] ?? 0,
    unit: id,
  };
}
