import { countingFor } from '@sandtable/kernel/words';

const count = countingFor('en');

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** What goes into the odds of an attack, and what may come of it. */
export const odds = {
  onlyAttacks: 'Only attacks have odds, e.g. "shoot c3 c5" or "assault c3 c4".',
  forbidden: (why: string, rule: string) => `${why} (${rule})`,
  noSuchAircraft: 'There is no such aircraft.',
  nobodyKnows: 'Nobody knows what is there.',
  runLeavesField: 'The run would leave the battlefield. (2GM-AIR-25)',

  labelOf: (which: string, label: string) => `${which}: ${label}`,
  reactionFire: 'Reaction fire',
  assault: 'Assault',
  hq: 'HQ',
  terrainHit: 'Terrain is hit without a roll',
  accuracyOf: (weapon: string, hit: number, crit: number) => `Accuracy of the ${weapon} ${hit}/${crit}`,
  accuracyOfCard: (hit: number, crit: number) => `Accuracy of the card ${hit}/${crit}`,
  modifier: (label: string, hit: number, crit: number) => `${label} ${signed(hit)}/${signed(crit)}`,
  hitsOn: (hit: number, crit: number) => `Hits on ${hit}, critically on ${crit}`,
  hitsHqOn: (hit: number) => `Hits on ${hit}; no critical hits on an HQ`,
  armorPiercing: 'Armor-piercing',
  heat: 'HEAT',
  noArmor: 'Armor does not count',
  armorOfHq: 'Armor of the HQ',
  noArmorOfHq: 'The HQ has no Armor',
  armorOfTerrain: 'Armor of the terrain',
  armorOf: (unit: string) => `Armor of ${unit}`,
  otherArmor: 'Other Armor',
  damage: 'Damage',
  table: (hit: number, crit: number, cells: number) =>
    `The Hit Table from ${hit}+/${crit}+, ${count(cells, { one: '{n} cell', other: '{n} cells' })} on`,
  tableFails: 'Armor-piercing below the Armor: no cell',
  otherDamage: 'Other damage',

  results: { miss: 'miss', hit: 'hit', critical: 'critical hit', 'no-effect': 'no effect' } as Readonly<
    Record<string, string>
  >,
  wounds: (n: number) => count(n, { one: '{n} wound', other: '{n} wounds' }),
  destroyed: 'destroyed',
  terrainDamage: (damage: number) => `terrain ${damage} damage`,
  terrainDestroyed: 'terrain destroyed',
  hqDamage: (damage: number) => `HQ ${damage} damage`,
  /** What one attack did, part by part; in reaction there may be none. */
  parts: (parts: readonly string[]) => parts.join(', '),
  inReaction: (parts: readonly string[]) =>
    parts.length === 0 ? 'reaction fire:' : `reaction fire: ${parts.join(', ')}`,
  attacks: (attacks: readonly string[]) => attacks.join('; '),
  nothingHappens: 'nothing happens',
};
