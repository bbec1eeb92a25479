import type { Problem } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import type { UnitRow } from './unit-shape';

/** A unit the rulebook praises, and in what nobody of its kind may surpass it. */
interface Praise {
  readonly rule: RuleId;
  readonly faction: UnitRow['faction'];
  readonly role: UnitRow['role'];
  /** Those it is compared with. */
  readonly among: (row: UnitRow) => boolean;
  readonly what: string;
  /** More is better. */
  readonly score: (row: UnitRow) => number;
  /** Nobody may equal it either. */
  readonly alone?: true;
}

const isTank = (row: UnitRow): boolean => row.arm === 'tank';
const isArtillery = (row: UnitRow): boolean => row.arm === 'artillery';
const isFighter = (row: UnitRow): boolean => row.role === 'fighter';

const PRAISES: readonly Praise[] = [
  {
    rule: 'AA-PLAYERS-28',
    faction: 'soviet-union',
    role: 'tank',
    among: isTank,
    what: 'the lowest cost of all tanks',
    score: (row) => -row.cost,
    alone: true,
  },
  {
    rule: 'AA-PLAYERS-29',
    faction: 'germany-1',
    role: 'tank',
    among: () => true,
    what: 'the highest cost of all units',
    score: (row) => row.cost,
    alone: true,
  },
  {
    rule: 'AA-PLAYERS-29',
    faction: 'germany-1',
    role: 'tank',
    among: isTank,
    what: 'the highest attack value of all tanks',
    score: (row) => row.value,
  },
  {
    rule: 'AA-PLAYERS-29',
    faction: 'germany-1',
    role: 'tank',
    among: isTank,
    what: 'the best armour of all tanks',
    score: (row) => row.open[5] ?? 0,
  },
  {
    rule: 'AA-PLAYERS-29',
    faction: 'germany-1',
    role: 'fighter',
    among: isFighter,
    what: 'the highest attack value of all fighters',
    score: (row) => row.value,
  },
  {
    rule: 'AA-PLAYERS-29',
    faction: 'germany-1',
    role: 'fighter',
    among: (row) => row.arm === 'aircraft',
    what: 'the highest speed of all aircraft',
    score: (row) => row.speed,
  },
  {
    rule: 'AA-PLAYERS-26',
    faction: 'usa',
    role: 'bomber',
    among: (row) => row.role === 'bomber',
    what: 'the highest attack value of all bombers',
    score: (row) => row.value,
  },
  {
    rule: 'AA-PLAYERS-27',
    faction: 'soviet-union',
    role: 'artillery',
    among: isArtillery,
    what: 'the highest speed of all artillery',
    score: (row) => row.speed,
  },
];

/** What the rulebook says of units by comparing them. */
export function comparisons(rows: readonly UnitRow[]): Problem[] {
  return [...PRAISES.flatMap((praise) => rivalled(rows, praise)), ...tankLike(rows), ...lightTank(rows)];
}

function rivalled(rows: readonly UnitRow[], praise: Praise): Problem[] {
  const best = rows.findIndex((row) => row.faction === praise.faction && row.role === praise.role);
  const hero = rows[best];
  if (hero === undefined) return [];
  const least = praise.score(hero) + (praise.alone === true ? 0 : 1);
  const rival = rows.find((row) => row !== hero && praise.among(row) && praise.score(row) >= least);
  if (rival === undefined) return [];
  const message = `Expected ${hero.name} to have ${praise.what} (${praise.rule}), but there is ${rival.name}.`;
  return [{ path: String(best), message }];
}

/** AA-PLAYERS-31: the Mechanized Infantry is armoured like a tank: at least like the lightest one. */
function tankLike(rows: readonly UnitRow[]): Problem[] {
  const at = rows.findIndex((row) => row.faction === 'germany-2' && row.role === 'special');
  const armour = rows[at]?.open[5] ?? 0;
  const lightest = Math.min(...rows.filter(isTank).map((row) => row.open[5] ?? 0));
  if (armour >= lightest) return [];
  const message = `Expected the armour of a tank (${lightest} hits, AA-PLAYERS-31), found ${armour}.`;
  return [{ path: `${at}/open/5`, message }];
}

/** AA-DAMAGE-06: two hits on the tank of the book's example do damage. */
function lightTank(rows: readonly UnitRow[]): Problem[] {
  const at = rows.findIndex((row) => row.faction === 'germany-2' && row.role === 'tank');
  const first = rows[at]?.open[0] ?? 0;
  if (first <= 2) return [];
  return [{ path: `${at}/open/0`, message: `Expected at most 2 as in the rulebook, found ${first}.` }];
}
