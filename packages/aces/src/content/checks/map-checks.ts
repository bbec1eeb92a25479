import { by, type Problem } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { type MapFile, readMap } from '../../map/map-file';
import { BRIDGE, FACTORY, FOREST, isWater, ROAD, STANDARD } from '../../map/terrain';
import { checkBulge, rowsOfStarts } from './bulge-checks';
import { fault } from './fault';
import { MapFacts } from './map-facts';
import { checkFairness, checkFirstStrike } from './map-fairness';

/** What a map breaks, and what is only odd about it. */
export interface MapVerdict {
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Holds a map to every check of the book's chapter on maps; the later ones need what the earlier ones promise. */
export function checkMap(text: string): MapVerdict {
  const read = readMap(text, 'complete');
  if (!read.ok) return { errors: read.problems.map(readingFault), warnings: [] };
  const file = read.value;
  const full = new MapFacts(file, 'full', false);
  const errors = [...checkStarts(file), ...checkFactories(file)];
  if (errors.length > 0) return { errors, warnings: [] };
  errors.push(...checkDistances(full), ...checkGround(full), ...checkBridges(full), ...checkBulge(full));
  for (const half of ['full', '1-6', '7-12'] as const) errors.push(...checkLand(new MapFacts(file, half, false)));
  errors.push(...checkMountains(full, errors.length === 0));
  return {
    errors,
    warnings: [...checkRows(full), ...checkLook(full), ...checkFirstStrike(file), ...checkFairness(file)],
  };
}

function readingFault({ path, message }: Problem): Problem {
  return fault(path.startsWith('start ') ? 'AA-MAPCHECK-02' : 'AA-MAPCHECK-01', path, message);
}

/** Twelve numbers, the lower ones in one half. */
function checkStarts(file: MapFile): Problem[] {
  const problems: Problem[] = [];
  for (let number = 1; number <= 12; number++) {
    const hex = file.starts[number] ?? -1;
    if (by(hex < 0, 'AA-MAP-03')) {
      problems.push(fault('AA-MAPCHECK-02', '', `Expected the start number ${number} on the map.`));
      continue;
    }
    const west = hex % file.columns < file.split !== file.mirrored;
    if (by(west !== number <= 6, 'AA-MAP-10')) {
      problems.push(fault('AA-MAPCHECK-02', '', `Expected start ${number} on the other side of column ${file.split}.`));
    }
  }
  return problems;
}

/** Five factories in each half, none on a start. */
function checkFactories(file: MapFile): Problem[] {
  const problems: Problem[] = [];
  for (const half of ['1-6', '7-12'] as const) {
    const { length } = new MapFacts(file, half, false).board.factories;
    if (by(length !== 5, 'AA-MAP-05')) {
      problems.push(fault('AA-MAPCHECK-03', '', `Expected 5 factories in the half with ${half}, found ${length}.`));
    }
  }
  file.starts.forEach((hex, number) => {
    if (hex >= 0 && file.terrain[hex] === FACTORY) {
      problems.push(fault('AA-MAPCHECK-03', '', `Expected start ${number} beside the factories, not on one.`));
    }
  });
  return problems;
}

/** AA-MAPCHECK-05, AA-MAPCHECK-06, AA-MAPCHECK-07: armies have room, and no factory lies in a first circle. */
function checkDistances(facts: MapFacts): Problem[] {
  const starts = facts.starts();
  const { factories } = facts.board;
  const near = (a: readonly number[], b: readonly number[], least: number, rule: RuleId, what: string): Problem[] =>
    a.flatMap((x, i) =>
      b.flatMap((y, j) => {
        const distance = facts.distance(x, y);
        if ((a === b && j <= i) || distance >= least) return [];
        const places = `${facts.name(x)} and ${facts.name(y)}`;
        return [fault(rule, '', `Expected ${what} at least ${least} hexes apart, but ${places} are ${distance}.`)];
      }),
    );
  return [
    ...near(starts, starts, 4, 'AA-MAPCHECK-05', 'starts'),
    ...near(starts, factories, 2, 'AA-MAPCHECK-06', 'starts and factories'),
    ...near(factories, factories, 3, 'AA-MAPCHECK-07', 'factories'),
  ];
}

/** AA-MAPCHECK-04: a unit of any arm can stand on a start. */
function checkGround(facts: MapFacts): Problem[] {
  return facts.starts().flatMap((hex) => {
    const t = facts.terrain(hex);
    if (t === STANDARD || t === ROAD) return [];
    return [fault('AA-MAPCHECK-04', '', `Expected standard ground or a road on the start at ${facts.name(hex)}.`)];
  });
}

/** AA-MAPCHECK-04, AA-MAP-09: demanded for the Bulge, usual elsewhere. */
function checkRows(facts: MapFacts): Problem[] {
  return facts.group('bulge-german').length > 0 ? [] : rowsOfStarts(facts);
}

/** AA-MAPCHECK-08 to -11 in one part of the map, with or without mountains. */
function checkLand(facts: MapFacts): Problem[] {
  const where = facts.half === 'full' ? 'on the full map' : `in the half with ${facts.half}`;
  return [...checkRoom(facts), ...checkMainland(facts, where), ...checkAccess(facts)];
}

/** AA-MAPCHECK-08: twelve units find room around a start, though there may be water beside it (AA-MAP-12). */
function checkRoom(facts: MapFacts): Problem[] {
  if (facts.half === 'full') return [];
  return facts.starts().flatMap((start) => {
    const room = facts.within(start, 2).filter((hex) => facts.isLand(hex) && facts.terrain(hex) !== FACTORY).length;
    if (room >= 12) return [];
    return [
      fault('AA-MAPCHECK-08', '', `Expected 12 dry hexes around the start at ${facts.name(start)}, found ${room}.`),
    ];
  });
}

/** AA-MAPCHECK-09 and -11, AA-MAP-13: tanks get everywhere by land and bridges. */
function checkMainland(facts: MapFacts, where: string): Problem[] {
  const problems: Problem[] = [];
  for (const hex of facts.starts()) {
    if (facts.mainland[hex] === 1) continue;
    problems.push(
      fault('AA-MAPCHECK-09', '', `Expected a way for tanks from ${facts.name(hex)} to the starts ${where}.`),
    );
  }
  for (const hex of facts.hexes()) {
    if (!facts.isOpenToTanks(hex) || facts.island[hex] === 1 || facts.mainland[hex] === 1) continue;
    problems.push(
      fault('AA-MAPCHECK-11', '', `Expected the land at ${facts.name(hex)} to hang together with the starts ${where}.`),
    );
  }
  return problems;
}

/** AA-MAPCHECK-10: every factory can be reached. */
function checkAccess(facts: MapFacts): Problem[] {
  return facts.board.factories.flatMap((factory) => {
    const near = facts.neighbours(factory);
    if (facts.group('island').includes(factory)) {
      if (near.some((hex) => facts.terrain(hex) !== FACTORY)) return [];
      return [fault('AA-MAPCHECK-10', '', `Expected a hex for Infantry beside the factory at ${facts.name(factory)}.`)];
    }
    const open = near.filter((hex) => facts.mainland[hex] === 1).length;
    if (open >= 3) return [];
    return [fault('AA-MAPCHECK-10', '', `Expected 3 ways into the factory at ${facts.name(factory)}, found ${open}.`)];
  });
}

/** AA-MAPCHECK-12, AA-MAP-13: a bridge leads over something, to somewhere. */
function checkBridges(facts: MapFacts): Problem[] {
  return facts.hexes().flatMap((hex) => {
    if (facts.terrain(hex) !== BRIDGE) return [];
    const near = facts.neighbours(hex).map((next) => facts.terrain(next));
    const over = near.filter((t) => isWater(t) || t === BRIDGE).length;
    const land = near.filter((t) => !isWater(t) && t !== BRIDGE).length;
    if (over >= 1 && land >= 2) return [];
    return [fault('AA-MAPCHECK-12', '', `Expected water and two land hexes beside the bridge at ${facts.name(hex)}.`)];
  });
}

/** AA-MAPCHECK-15: where they rise, and that land which is good without them is good with them. */
function checkMountains(facts: MapFacts, isGoodLand: boolean): Problem[] {
  const { file } = facts;
  const problems: Problem[] = [];
  for (const hex of file.mountains) {
    const place = facts.name(hex);
    if (facts.terrain(hex) !== STANDARD || !facts.exists(hex)) {
      problems.push(fault('AA-MAPCHECK-15', 'mountains', `Expected standard ground under the mountain at ${place}.`));
    }
    const beside = [...facts.starts(), ...facts.board.factories].find((other) => facts.distance(hex, other) <= 1);
    if (beside !== undefined) {
      const message = `Expected the mountain at ${place} away from the start or factory at ${facts.name(beside)}.`;
      problems.push(fault('AA-MAPCHECK-15', 'mountains', message));
    }
  }
  if (!isGoodLand || problems.length > 0 || file.mountains.length === 0) return problems;
  return (['full', '1-6', '7-12'] as const).flatMap((half) =>
    checkLand(new MapFacts(file, half, true)).map((p) => fault('AA-MAPCHECK-15', 'mountains', p.message)),
  );
}

/** AA-MAPCHECK-16. */
function checkLook(facts: MapFacts): Problem[] {
  const problems: Problem[] = [];
  const hexes = facts.hexes();
  for (const hex of hexes) {
    if (facts.terrain(hex) !== ROAD) continue;
    const goesOn = facts.neighbours(hex).some((next) => facts.terrain(next) === ROAD || facts.terrain(next) === BRIDGE);
    if (!goesOn) problems.push(fault('AA-MAPCHECK-16', '', `The road at ${facts.name(hex)} leads nowhere.`));
  }
  const share = Math.round((100 * hexes.filter((hex) => facts.terrain(hex) === FOREST).length) / hexes.length);
  if (share < 5 || share > 25) {
    problems.push(fault('AA-MAPCHECK-16', '', `Forest covers ${share} % of the map; 5 to 25 % play well.`));
  }
  return problems;
}
