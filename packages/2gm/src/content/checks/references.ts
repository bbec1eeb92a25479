import type { Problem } from '@sandtable/kernel';
import { unitId } from '../build';
import type { ContentRows } from '../shapes';
import { NATIONS, NATURALS, UPGRADES } from '../types';
import { fault } from './fault';

/** Every id names one thing, every name that is used exists, and what has a number stands in its place. */
export function checkReferences(rows: ContentRows): readonly Problem[] {
  const units = new Set(rows.units.map(unitId));
  const support = new Set(rows.support.map((row) => row.id));
  return [
    ...once('units', rows.units.map(unitId)),
    ...(['support', 'heroes', 'generals', 'terrain', 'tiles', 'decks'] as const).flatMap((list) =>
      once(
        list,
        rows[list].map((row) => row.id),
      ),
    ),
    ...order(
      'upgrades',
      rows.upgrades.map((row) => row.id),
      UPGRADES,
    ),
    ...order(
      'naturals',
      rows.naturals.map((row) => row.id),
      NATURALS,
    ),
    ...order(
      'headquarters',
      rows.headquarters.map((row) => row.nation),
      NATIONS,
    ),
    ...byNation(rows),
    ...rows.support.flatMap((row) => twins(rows, row.id, row.twin, support)),
    ...rows.generals.flatMap(({ id, nation, freeCards }) =>
      freeCards === undefined || units.has(unitId({ nation, id: freeCards.id }))
        ? []
        : [fault(`generals/${id}/freeCards/id`, `Expected a unit of ${nation}, found "${freeCards.id}"`)],
    ),
  ];
}

function once(list: string, ids: readonly string[]): Problem[] {
  const twice = ids.filter((id, i) => ids.indexOf(id) < i);
  return twice.map((id) => fault(`${list}/${id}`, `Expected each id once, found "${id}" twice`));
}

/** These lists are numbered by the program, so they hold exactly its names in its order. */
function order(list: string, found: readonly string[], expected: readonly string[]): Problem[] {
  const at = expected.findIndex((id, i) => found[i] !== id);
  if (at >= 0) return [fault(`${list}/${at}`, `Expected "${expected[at]}" here, found ${quote(found[at])}`)];
  return found.length > expected.length ? [fault(list, `Expected ${expected.length} rows, found ${found.length}`)] : [];
}

function quote(id: string | undefined): string {
  return id === undefined ? 'nothing' : `"${id}"`;
}

/** Units are numbered nation after nation, and each nation has a General to choose (2GM-HQ-14). */
function byNation(rows: ContentRows): Problem[] {
  const problems: Problem[] = [];
  const places = rows.units.map((row) => NATIONS.indexOf(row.nation));
  const back = places.findIndex((place, i) => place < (places[i - 1] ?? 0));
  const row = rows.units[back];
  if (row !== undefined) problems.push(fault(`units/${unitId(row)}`, 'Expected the units nation after nation'));
  for (const nation of NATIONS) {
    if (!rows.generals.some((general) => general.nation === nation))
      problems.push(fault('generals', `Expected a General of ${nation}, found none`, '2GM-HQ-14'));
  }
  return problems;
}

/** Two cards with the same effect name each other and are alike in everything but name and box. */
function twins(rows: ContentRows, id: string, twin: string | undefined, known: ReadonlySet<string>): Problem[] {
  if (twin === undefined) return [];
  if (!known.has(twin)) return [fault(`support/${id}/twin`, `Expected the id of a support card, found "${twin}"`)];
  const one = rows.support.find((row) => row.id === id);
  const other = rows.support.find((row) => row.id === twin);
  if (other?.twin !== id) return [fault(`support/${id}/twin`, `Expected "${twin}" to name "${id}" as its twin`)];
  const alike = (['cost', 'play', 'timing', 'target', 'duration'] as const).find((cell) => one?.[cell] !== other[cell]);
  return alike === undefined ? [] : [fault(`support/${id}/${alike}`, `Expected the ${alike} of its twin "${twin}"`)];
}
