import { type Problem, under } from '@sandtable/kernel';
import { unitId } from '../build';
import type { ContentRows, UnitRow, UpgradeRow } from '../shapes';
import { ANY_RANGE, type Tag, type UnitType } from '../types';
import { fault } from './fault';
import { checkWeapon } from './weapon-checks';

/** One unit by itself: what its type allows, and upgrades it can carry. */
export function checkUnits(rows: ContentRows): readonly Problem[] {
  return rows.units.flatMap((row) => {
    const found = [...checkType(row), ...checkGuns(row), ...checkTags(row), ...checkUpgrades(row, rows.upgrades)];
    return found.map((p) => under(`units/${unitId(row)}`, p));
  });
}

function checkType(row: UnitRow): Problem[] {
  const problems: Problem[] = [];
  const flies = row.type === 'aircraft';
  if (flies && row.move > 0) problems.push(fault('move', `Expected 0 for aircraft, found ${row.move}`));
  if (row.weapon === null && row.type !== 'transport')
    problems.push(fault('weapon', 'Expected a weapon: only transports go unarmed', '2GM-CARD-10'));
  if (row.weapon !== null && flies !== (row.weapon.range === ANY_RANGE)) {
    const expected = flies ? `${ANY_RANGE} for aircraft` : 'a range in spaces';
    problems.push(fault('weapon/range', `Expected ${expected}, found ${row.weapon.range}`));
  }
  if (row.sets.length === 0) problems.push(fault('sets', 'Expected the box the card comes in, found none'));
  if (row.sets.includes('scenario') !== (row.copies === 0))
    problems.push(fault('copies', 'Expected 0 copies of what only scenarios issue, and at least 1 of all else'));
  return problems;
}

function checkGuns(row: UnitRow): Problem[] {
  const problems = row.weapon === null ? [] : checkWeapon(row.weapon).map((p) => under('weapon', p));
  if (row.secondGun !== undefined && (row.multiple ?? 0) === 0)
    problems.push(fault('secondGun', 'Expected Multiple with a second gun', '2GM-ABIL-65'));
  if ((row.multiple ?? 0) > 0 && row.weapon === null)
    problems.push(fault('multiple', 'Expected a weapon with Multiple', '2GM-ABIL-63'));
  if ((row.bomber ?? 0) > 0 && row.type !== 'aircraft')
    problems.push(fault('bomber', 'Expected Bomber on aircraft only', '2GM-ABIL-12'));
  return problems;
}

/** Abilities that speak of one type of unit: Command Groups are infantry (2GM-CARD-05), trucks transports (2GM-CARD-09). */
const TYPES_OF: Readonly<Partial<Record<Tag, readonly UnitType[]>>> = {
  'dive-bomber': ['aircraft'],
  fighter: ['aircraft'],
  'fighter-bomber': ['aircraft'],
  'ground-attack': ['aircraft'],
  command: ['infantry'],
  paratroopers: ['infantry'],
  sappers: ['infantry'],
  transport: ['transport'],
  'embark-disembark': ['transport'],
  'self-propelled-artillery': ['tank'],
};

function checkTags(row: UnitRow): Problem[] {
  const problems: Problem[] = [];
  row.tags.forEach((tag, i) => {
    if (row.tags.indexOf(tag) < i)
      problems.push(fault(`tags/${i}`, `Expected each ability once, found "${tag}" twice`));
    const types = TYPES_OF[tag] ?? [row.type];
    if (!types.includes(row.type))
      problems.push(fault(`tags/${i}`, `Expected "${tag}" on ${types.join(', ')} only, found it on ${row.type}`));
  });
  const options = row.options ?? [];
  if (options.length > 0 && row.type !== 'infantry')
    problems.push(
      fault('options', `Expected options of the point formula on infantry only, found ${options.join(', ')}`),
    );
  return problems;
}

function checkUpgrades(row: UnitRow, tokens: readonly UpgradeRow[]): Problem[] {
  const problems: Problem[] = [];
  row.upgrades.forEach((offer, i) => {
    const token = tokens.find((t) => t.id === offer.token);
    if (token !== undefined && !token.carriers.includes(row.type)) {
      const carriers = token.carriers.join(', ');
      problems.push(fault(`upgrades/${i}/token`, `Expected ${carriers} to carry ${token.id}, found ${row.type}`));
    }
    if (offer.exchange === true && (row.weapon === null || token?.weapon === null))
      problems.push(fault(`upgrades/${i}/exchange`, 'Expected a weapon for a weapon', '2GM-ABIL-22'));
    if (row.type === 'infantry' && row.upgrades.findIndex((o) => o.token === offer.token) < i)
      problems.push(fault(`upgrades/${i}/token`, `Expected "${offer.token}" once on infantry`, '2GM-DEPLOY-08'));
  });
  return problems;
}
