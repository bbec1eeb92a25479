import type { Problem } from '@sandtable/kernel';
import { FACTORY, SEA } from '../../map/terrain';
import { fault } from './fault';
import type { MapFacts } from './map-facts';

/** How the factories of each group of a map lie, and how many there are (AA-MAPCHECK-13, AA-MAP-08). */
const GROUPS = [
  { name: 'bulge-german', count: 3, top: false },
  { name: 'bulge-allied', count: 4, top: true },
  { name: 'island', count: 1, top: true },
] as const;

/** Half points: no German tank reaches the sea in its first move (AA-MAPCHECK-14). */
const LEAST_WAY = 12;

/** What the Battle of the Bulge and its island ask of a map that has their groups. */
export function checkBulge(facts: MapFacts): Problem[] {
  const named = GROUPS.filter(({ name }) => facts.group(name).length > 0);
  const problems = named.flatMap((group) => checkGroup(facts, group));
  const listed = named.flatMap(({ name }) => facts.group(name));
  const twice = listed.find((hex, i) => listed.indexOf(hex) < i);
  if (twice !== undefined) {
    problems.push(fault('AA-MAPCHECK-13', '', `Expected ${facts.name(twice)} in one group only.`));
  }
  const bulge = named.filter(({ name }) => name !== 'island').length;
  if (bulge === 0) return problems;
  if (bulge === 1) problems.push(fault('AA-MAPCHECK-13', '', 'Expected both groups, bulge-german and bulge-allied.'));
  return [...problems, ...rowsOfStarts(facts), ...checkShore(facts)];
}

/** AA-MAPCHECK-04, AA-MAP-09, -10: 1 to 3 above 4 to 6, 7 to 9 above 10 to 12. */
export function rowsOfStarts(facts: MapFacts): Problem[] {
  return facts.board.starts.flatMap((hex, number) => {
    const top = (number - 1) % 6 < 3;
    if (hex < 0 || facts.row(hex) < facts.file.midrow === top) return [];
    return [fault('AA-MAPCHECK-04', '', `Expected start ${number} in the ${top ? 'top' : 'bottom'} half.`)];
  });
}

function checkGroup(facts: MapFacts, { name, count, top }: (typeof GROUPS)[number]): Problem[] {
  const hexes = facts.group(name);
  const path = `group ${name}`;
  const problems: Problem[] = [];
  const say = (message: string): void => void problems.push(fault('AA-MAPCHECK-13', path, message));
  if (hexes.length !== count) say(`Expected ${count} factories, found ${hexes.length} hexes.`);
  for (const hex of hexes) {
    const place = facts.name(hex);
    if (facts.terrain(hex) !== FACTORY) say(`Expected a factory at ${place}.`);
    if (facts.row(hex) < facts.file.midrow !== top) say(`Expected ${place} in the ${top ? 'top' : 'bottom'} half.`);
    // AA-BULGE-04: around the coast
    const nearSea = facts.within(hex, 2).some((other) => facts.terrain(other) === SEA);
    if (name === 'bulge-allied' && !nearSea) say(`Expected the sea within 2 hexes of ${place}.`);
  }
  if (name === 'island' && facts.starts().some((start) => facts.island[start] === 1)) {
    say('Expected no way by land from the island to a start.');
  }
  return problems;
}

/** AA-MAPCHECK-14, AA-MAP-07: there is a shore, and it is not too near. */
function checkShore(facts: MapFacts): Problem[] {
  const shore = facts.hexes().filter((hex) => facts.board.shore[hex] === 1 && facts.isOpenToTanks(hex));
  if (shore.length === 0) return [fault('AA-MAPCHECK-14', '', 'Expected land beside the sea that a tank may enter.')];
  return facts.starts().flatMap((start) => {
    if (facts.row(start) < facts.file.midrow) return [];
    const cost = facts.tankCost(start, shore);
    if (cost < 0 || cost >= LEAST_WAY) return [];
    const way = `${cost / 2} movement points`;
    const message = `Expected at least ${LEAST_WAY / 2} movement points from ${facts.name(start)} to the shore, found ${way}.`;
    return [fault('AA-MAPCHECK-14', '', message)];
  });
}
