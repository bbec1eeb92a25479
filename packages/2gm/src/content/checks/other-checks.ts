import { type Problem, under } from '@sandtable/kernel';
import type { ContentRows, SupportRow, TerrainRow, UpgradeRow } from '../shapes';
import { fault } from './fault';
import { checkWeapon } from './weapon-checks';

/** Support cards, terrain, tokens, heroes and natural terrain by themselves. */
export function checkOthers(rows: ContentRows): readonly Problem[] {
  return [
    ...rows.support.flatMap((row) => checkSupport(row).map((p) => under(`support/${row.id}`, p))),
    ...rows.terrain.flatMap((row) => checkTerrain(row).map((p) => under(`terrain/${row.id}`, p))),
    ...rows.upgrades.flatMap((row) => checkToken(row).map((p) => under(`upgrades/${row.id}`, p))),
    ...rows.heroes.flatMap((row) => checkHero(row, rows).map((p) => under(`heroes/${row.id}`, p))),
  ];
}

function checkSupport(row: SupportRow): Problem[] {
  const problems = row.weapon === undefined ? [] : checkWeapon(row.weapon).map((p) => under('weapon', p));
  if (row.sets.length === 0) problems.push(fault('sets', 'Expected the box the card comes in, found none'));
  const { nations } = row;
  if (nations !== undefined && nations.length === 0)
    problems.push(fault('nations', 'Expected at least one nation; a card for all leaves the field out'));
  const foreign = (['usa', 'germany', 'japan', 'uk', 'ussr', 'italy'] as const).find(
    (nation) => row.pool[nation] > 0 && nations?.includes(nation) === false,
  );
  if (foreign !== undefined)
    problems.push(fault(`pool/${foreign}`, `Expected 0 of a card for ${nations?.join(', ')} only`));
  if (row.setup === true && nations !== undefined)
    problems.push(fault('setup', 'Expected no ONLY on a card with SETUP', '2GM-ABIL-86'));
  if ((row.icon === 'backpack' || row.icon === 'patch') && ['immediate', 'turn', 'attack'].includes(row.duration))
    problems.push(fault('duration', `Expected a lasting effect of a ${row.icon} card`, '2GM-CARD-14'));
  return problems;
}

function checkTerrain(row: TerrainRow): Problem[] {
  const problems: Problem[] = [];
  if (row.sets.length === 0) problems.push(fault('sets', 'Expected the box the card comes in, found none'));
  if (row.tags.includes('indestructible') !== (row.hp === 0))
    problems.push(fault('hp', 'Expected 0 on Indestructible cards and more on all others', '2GM-TERRAIN-40'));
  const [hit] = row.evasion;
  const cover = row.tags.includes('full-cover') ? 2 : row.tags.includes('medium-cover') ? 1 : 0;
  if (hit !== cover)
    problems.push(fault('evasion/0', `Expected ${cover} for the cover it is marked with, found ${hit}`, '2GM-ABIL-50'));
  if (row.tags.includes('building') && row.tags.includes('large-field'))
    problems.push(fault('tags', 'Expected no Large Field on Buildings', '2GM-OPT-18'));
  return problems;
}

function checkToken(row: UpgradeRow): Problem[] {
  const problems = row.weapon === null ? [] : checkWeapon(row.weapon).map((p) => under('weapon', p));
  if (row.carriers.includes('infantry') !== (row.slot !== null))
    problems.push(
      fault('slot', 'Expected a slot for what infantry carries, and none for other tokens', '2GM-DEPLOY-08'),
    );
  if (row.mountable && row.weapon === null)
    problems.push(fault('mountable', 'Expected a weapon to mount', '2GM-ABIL-55'));
  if (row.mountable && row.flips)
    problems.push(fault('flips', 'Expected a token either to flip by use or to be mounted', '2GM-FLIP-02'));
  if (row.flame === true && row.weapon === null)
    problems.push(fault('flame', 'Expected a weapon that burns', '2GM-TOKEN-03'));
  if (row.heat === true && row.weapon === null) problems.push(fault('heat', 'Expected a weapon', '2GM-ABIL-35'));
  return problems;
}

function checkHero(row: ContentRows['heroes'][number], rows: ContentRows): Problem[] {
  const { type, upgrade, tag } = row.goesOn;
  const some = rows.units.some(
    (unit) =>
      unit.nation === row.nation &&
      unit.type === type &&
      (upgrade === undefined || unit.upgrades.some((offer) => offer.token === upgrade)) &&
      (tag === undefined || unit.tags.includes(tag)),
  );
  return some ? [] : [fault('goesOn', `Expected a unit of ${row.nation} the hero can join, found none`, '2GM-HERO-04')];
}
