import { breakdown, type Fact, type Item, refusals } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { shootBackChecks } from '../attack/attacking';
import { damageTable } from '../attack/fight';
import { averageHits, diceOf, fightsAsAutoma, landsFixedHits } from '../attack/shots';
import { armNames, redDice, type Support, supportOf } from '../attack/support';
import { DESTROYED_AT, fixedHits, LEVELS, levelOf, thresholdOf } from '../content/unit-types';
import { isInForest } from '../moving/entering';
import { typeFact } from '../names/names';
import { say } from '../say';
import { type Table, typeOf, unit } from '../state';

/** One number that goes into the odds of an attack, the unit it belongs to, and the rule behind it. */
export interface OddsItem extends Item {
  readonly rule: RuleId;
  readonly unit: number;
}

/** Everything that makes the odds of a fight: shots and armour of both sides. */
export function fightItems(s: Table, attacker: number, target: number): OddsItem[] {
  return [
    ...shotItems(s, attacker, 'attacks', supportOf(s, attacker, target)),
    armourItem(s, target, true),
    ...returnItems(s, attacker, target),
  ];
}

/** One roll, and the armour of everything on the seven hexes (AA-KATYUSHA-04, AA-KATYUSHA-09). */
export function salvoItems(s: Table, attacker: number, victims: readonly number[]): OddsItem[] {
  return [...shotItems(s, attacker, 'salvo', null), ...victims.map((victim) => armourItem(s, victim, true))];
}

/** The defender's shots, or the rule that forbids them. */
function returnItems(s: Table, attacker: number, target: number): OddsItem[] {
  const c = { defender: unit(s, target), attacker: unit(s, attacker), from: unit(s, attacker).at };
  const [forbidden] = refusals(shootBackChecks, s, c);
  if (forbidden !== undefined) {
    return [{ rule: forbidden.rule as RuleId, label: forbidden.text, value: 0, unit: target }];
  }
  return [...shotItems(s, target, 'shootsBack', null), armourItem(s, attacker, false)];
}

type Doing = keyof typeof say.odds.doing;

function shotItems(s: Table, id: number, verb: Doing, support: Support | null): OddsItem[] {
  const u = unit(s, id);
  const type = typeOf(u);
  const level = levelOf(u.xp);
  const threshold = thresholdOf(type, u.xp);
  const name = typeFact(type);
  const doing = say.odds.doing[verb](name);
  if (landsFixedHits(s, u)) return fixedItems(s, id, doing, support);
  const upTo = say.odds.hitsUpTo(name, say.names.levels[level] ?? '');
  return [
    { rule: 'AA-COMBAT-10', label: say.odds.dice(doing, u.damage), value: diceOf(u), unit: id },
    ...redItems(s, id, support),
    { rule: LEVELS[level].rule, label: upTo, value: threshold, unit: id },
  ];
}

function redItems(s: Table, id: number, support: Support | null): OddsItem[] {
  if (support === null) return [];
  return breakdown(redDice, s, support).map((item) => {
    const { label } = item;
    return {
      rule: item.rule as RuleId,
      label: support.arms === 0 ? label : say.odds.withArms(label, armNames(support.arms)),
      value: item.value,
      unit: id,
    };
  });
}

/** AA-AUTOMA-61 to AA-AUTOMA-64, for everybody by AA-DICELESS-01. */
function fixedItems(s: Table, id: number, doing: Fact, support: Support | null): OddsItem[] {
  const u = unit(s, id);
  const type = typeOf(u);
  const level = say.names.levels[levelOf(u.xp)] ?? '';
  const whole = u.damage <= 2;
  const asRookie = fixedHits(type, u.damage, 0);
  const byLevel = fixedHits(type, u.damage, u.xp) - asRookie;
  const own: RuleId = whole ? 'AA-AUTOMA-61' : 'AA-AUTOMA-63';
  const items: OddsItem[] = [
    {
      rule: fightsAsAutoma(s, u) ? own : 'AA-DICELESS-01',
      label: say.odds.fixedHits(doing, u.damage),
      value: asRookie,
      unit: id,
    },
    {
      rule: whole ? 'AA-AUTOMA-62' : 'AA-AUTOMA-64',
      label: say.odds.moreHits(typeFact(type), level),
      value: byLevel,
      unit: id,
    },
    ...redItems(s, id, support).map(
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
function armourItem(s: Table, id: number, isDefender: boolean): OddsItem {
  const u = unit(s, id);
  const table = damageTable(s, u, isDefender);
  const inForest = isDefender && isInForest(s, u);
  const name = typeFact(typeOf(u));
  return {
    rule: inForest ? 'AA-DAMAGE-04' : isDefender ? 'AA-DAMAGE-01' : 'AA-DAMAGE-05',
    label: inForest ? say.odds.inForest(name, table) : say.odds.inOpen(name, table),
    value: table[DESTROYED_AT - 1 - u.damage] ?? 0,
    unit: id,
  };
}
