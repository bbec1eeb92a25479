import type { Problem } from '@sandtable/kernel';
import { unitId } from '../build';
import type { ContentRows, UnitRow } from '../shapes';
import { type Cited, fault } from './fault';

/** What the books narrow down without printing it: bounds, sums and lists. */
export function checkConstraints(rows: ContentRows): readonly Problem[] {
  const unit = (id: string): UnitRow | undefined => rows.units.find((row) => unitId(row) === id);
  const problems: Problem[] = [];
  const expect = (holds: boolean, ...found: Parameters<typeof fault>): void => {
    if (!holds) problems.push(fault(...found));
  };

  for (const row of rows.units.filter((u) => u.id === 'light-infantry')) {
    const dirt = row.upgrades.find((offer) => offer.token === 'hit-the-dirt');
    const path = `units/${unitId(row)}/upgrades`;
    expect((dirt?.cost ?? 0) >= 1, path, 'Expected Hit the Dirt! for at least 1 AP', '2GM-EX-48');
  }
  for (const token of rows.upgrades.filter((t) => ['hmg', 'mortar', 'bazooka'].includes(t.id))) {
    expect(token.slot === 'offensive', `upgrades/${token.id}/slot`, 'Expected the offensive slot', '2GM-EX-07');
  }
  for (const { token, cost } of unit('japan/heavy-infantry')?.upgrades ?? []) {
    const offensive = rows.upgrades.some((t) => t.id === token && t.slot === 'offensive');
    const path = 'units/japan/heavy-infantry/upgrades';
    expect(!offensive || cost === 1, path, `Expected every offensive upgrade for 1 AP, found ${token} for ${cost}`);
  }
  const sherman = unit('usa/m4-sherman')?.weapon?.pierce ?? 0;
  const shermanPath = 'units/usa/m4-sherman/weapon/pierce';
  expect(sherman >= 6, shermanPath, `Expected at least 6 to harm a Tiger, found ${sherman}`, '2GM-EX-51');

  const gun = unit('germany/pak-40')?.armor ?? 0;
  const house = rows.terrain.find((row) => row.id === 'house')?.armor ?? 0;
  const inHouse = `Expected Armor 5 for a PaK 40 in a House, found ${gun} and ${house}`;
  expect(gun + house === 5, 'units/germany/pak-40/armor', inHouse, '2GM-EX-28');

  for (const id of ['germany/fw-190', 'usa/b-25-mitchell']) {
    const hp = unit(id)?.hp ?? 0;
    expect(hp <= 3, `units/${id}/hp`, `Expected at most 3, found ${hp}`, '2GM-EX-31');
  }
  expectBomber('uk/mosquito', 3, '2GM-EX-30');
  expectBomber('usa/b-25-mitchell', 1, '2GM-EX-31');
  expectBomber('usa/b-17', 2, '2GM-ABIL-12');
  const hmg = unit('usa/b-25-mitchell')?.upgrades.some((offer) => offer.token === 'bomber-hmg') ?? false;
  expect(hmg, 'units/usa/b-25-mitchell/upgrades', 'Expected the HMG of a bomber', '2GM-EX-31');
  const spotter = unit('germany/bmw-r75');
  expect((spotter?.weapon ?? null) !== null, 'units/germany/bmw-r75/weapon', 'Expected a weapon', '2GM-EX-52');

  for (const hq of rows.headquarters) {
    const path = `headquarters/${hq.nation}/cap`;
    expect(hq.cap >= 9, path, `Expected at least the 9 AP of a Sherman with everything, found ${hq.cap}`, '2GM-EX-08');
  }
  const trench = rows.terrain.find((row) => row.id === 'trench')?.armor ?? 0;
  expect(trench > 0, 'terrain/trench/armor', 'Expected extra Armor in Trenches', '2GM-TERRAIN-37');
  expect(house > 0, 'terrain/house/armor', 'Expected extra Armor in a House', '2GM-TERRAIN-35');
  problems.push(...selfPropelled(rows), ...heavy(rows));
  return problems;

  function expectBomber(id: string, spaces: number, rule: Cited): void {
    const found = unit(id)?.bomber ?? 0;
    expect(found >= spaces, `units/${id}/bomber`, `Expected at least ${spaces}, found ${found}`, rule);
  }
}

const SELF_PROPELLED: readonly string[] = [
  'usa/m7-priest',
  'usa/m12-gmc',
  'germany/bison',
  'germany/hummel',
  'germany/brumbaer',
  'germany/sturmtyger',
  'italy/semovente-47-32',
  'italy/semovente-75-18',
  'ussr/su-152',
  'japan/type-1-ho-ni-ii',
];

/** The book lists all units of the optional rule, so no other carries the tag. */
function selfPropelled(rows: ContentRows): Problem[] {
  const others = rows.units.filter(
    (row) => row.tags.includes('self-propelled-artillery') && !SELF_PROPELLED.includes(unitId(row)),
  );
  return others.map((row) =>
    fault(`units/${unitId(row)}/tags`, 'Expected only the listed units as Self-Propelled Artillery', '2GM-OPT-47'),
  );
}

/** The easy deck of the solo rules leaves guns and tanks above 6 AP out: there are some. */
function heavy(rows: ContentRows): Problem[] {
  const some = rows.units.some((row) => row.cost > 6 && (row.type === 'tank' || row.type === 'artillery'));
  return some ? [] : [fault('units', 'Expected a tank or gun of more than 6 AP, found none')];
}
