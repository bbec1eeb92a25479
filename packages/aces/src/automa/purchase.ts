import { by, numberAt, type Option, type Reply } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { findType, type Role, setOf, unitTypeOf } from '../content/unit-types';
import { hexName, typeFact } from '../names/names';
import { say } from '../say';
import { seatState, typeOf, unit } from '../state';
import { countType } from '../turn/money';
import { narrow, type Row } from './choose';
import { type Dice, needed, pick } from './dice';
import { costsTo } from './distances';
import { Reasons } from './reasons';
import { isInfantry, type Situation } from './situation';
import { grounds } from './words';

/** Below this many Infantry it buys more (AA-AUTOMA-51). */
const ENOUGH_INFANTRY = 2;

interface Purchase {
  readonly rule: RuleId;
  readonly role: Role;
  when(situation: Situation): boolean;
}

/** AA-AUTOMA-51 to -53, in the order of the book; the last resort is AA-AUTOMA-54. */
const PURCHASES: readonly Purchase[] = [
  { rule: 'AA-AUTOMA-51', role: 'special', when: (x) => countInfantry(x) < ENOUGH_INFANTRY },
  { rule: 'AA-AUTOMA-52', role: 'tank', when: () => true },
  { rule: 'AA-AUTOMA-53', role: 'artillery', when: () => true },
];

/** AA-RULING-97: all its Infantry on the map, just bought ones too. */
function countInfantry({ s, own }: Situation): number {
  return own.filter((id) => isInfantry(unit(s, id))).length;
}

/** AA-RULING-53. */
function isAtLimit({ s }: Situation, type: number): boolean {
  return s.opt.maxPerType > 0 && countType(s, type) >= s.opt.maxPerType;
}

/** A factory for a new unit. */
interface Place {
  readonly hex: number;
  readonly inReach: boolean;
  /** Ways of all enemies to it, the shortest first. */
  readonly ways: readonly number[];
}

/**
 * AA-AUTOMA-55 to -57. Where more enemies are at the closest distance, the second, third … of them is nearer: one
 * comparison after the other says both.
 */
function placeRows(enemies: number): readonly Row<null, Place>[] {
  const rows: Row<null, Place>[] = [
    {
      rule: 'AA-AUTOMA-55',
      letter: 'a',
      kind: 'condition',
      says: say.automa.rows.reachOfInfantry,
      value: (_, place) => Number(place.inReach),
    },
    {
      rule: 'AA-AUTOMA-56',
      letter: 'b',
      kind: 'superlative',
      says: say.automa.rows.nearestToEnemy,
      value: (_, place) => -(place.ways[0] ?? 0),
    },
  ];
  for (let n = 1; n < enemies; n++) {
    rows.push({
      rule: 'AA-AUTOMA-57',
      letter: 'b',
      kind: 'superlative',
      says: say.automa.rows.nextEnemiesNearer,
      value: (_, place) => -(place.ways[n] ?? 0),
    });
  }
  return rows;
}

/** AA-RULING-97: the next unit it buys, or the end of its turn. */
export function choosePurchase(situation: Situation, options: readonly Option[], dice: Dice): Reply {
  const reasons = new Reasons();
  const wanted = wantedType(situation, dice, reasons);
  if (wanted === null) return needed(dice);
  const name = wanted < 0 ? say.automa.anyUnit : say.automa.unit(typeFact(unitTypeOf(wanted)));
  const hexes = options.filter((o) => o[0] === 'buy' && o[1] === wanted).map((o) => numberAt(o, 2));
  if (hexes.length === 0) {
    reasons.rule('AA-RULING-97');
    return { option: ['end'], thought: reasons.thought(say.automa.cannotBuy(name)) };
  }
  const places = hexes.map((hex) => placeAt(situation, hex));
  const best = narrow(placeRows(situation.enemies.length), null, places);
  const place = pick(best.left, dice, say.rolls.whichFactory(name));
  if (place === null) return needed(dice);
  reasons.weighed(best, place, (other) => ['buy', wanted, other.hex]);
  const bought = say.automa.buys(name, hexName(situation.s, place.hex));
  const text = best.decided.length === 0 ? bought : say.automa.buysBecause(bought, grounds(best.decided));
  return by({ option: ['buy', wanted, place.hex], thought: reasons.thought(text) }, 'AA-AUTOMA-50');
}

const NOTHING = -1;

/** The type the rules name, NOTHING if every type is at its limit, null while a die is missing. */
function wantedType(situation: Situation, dice: Dice, reasons: Reasons): number | null {
  const { faction } = seatState(situation.s, situation.seat);
  for (const row of PURCHASES) {
    const type = findType(faction, row.role);
    if (!row.when(situation) || isAtLimit(situation, type)) continue;
    reasons.rule(row.rule);
    return type;
  }
  reasons.rule('AA-AUTOMA-54');
  const types = setOf(faction).filter((type) => !isAtLimit(situation, type));
  return types.length === 0 ? NOTHING : pick(types, dice, say.rolls.whichType);
}

function placeAt(situation: Situation, hex: number): Place {
  const { s, board, enemies } = situation;
  const ways = enemies.map((id) => {
    const u = unit(s, id);
    return by(costsTo(board, typeOf(u), s.weather, hex)[u.at] ?? 0, 'AA-RULING-83'); // the enemy travels
  });
  return { hex, inReach: isInReachOfInfantry(situation, hex), ways: ways.sort((a, b) => a - b) };
}

/** Infantry that could be beside it after its next move, or is and could enter. */
function isInReachOfInfantry(situation: Situation, hex: number): boolean {
  const { s, board, enemies } = situation;
  const factory = board.factoryAt[hex] ?? NOTHING;
  return by(
    enemies.some((id) => isInfantry(unit(s, id)) && situation.isNearNextTurn(id, factory)),
    'AA-RULING-88',
    'AA-RULING-98',
  );
}
