import type { Seat } from '@sandtable/kernel';
import { rowOf } from '../ground';
import { areEnemies, type Table } from '../state';
import { earnersOf, leaderOf } from '../team';
import { placeOf } from '../transport/place';
import { type Income, incomeOf, infiltrated, supplyLine } from '../turn/income';

/** One row of a side, from its own Deployment Line on. */
export interface RowSupply {
  /** 1 is the side's own first row. */
  readonly row: number;
  /** A unit of the side stands there (2GM-TERM-03). */
  readonly held: boolean;
  /** It is part of the Supply Line: no gap before it (2GM-TERM-04). */
  readonly linked: boolean;
  /** An enemy there keeps it from giving its AP (2GM-ABIL-43). */
  readonly infiltrated: boolean;
}

export interface SideSupply {
  readonly rows: readonly RowSupply[];
  /** Rows of the Supply Line. */
  readonly length: number;
  /** What each purse of the side would gain if its Headquarters Phase were now, before what its HQ can hold (2GM-HQ-12). */
  readonly purses: readonly { readonly seat: Seat; readonly parts: readonly Income[]; readonly ap: number }[];
}

/**
 * The Supply Line of a side and what its next Headquarters Phase brings as things stand. Of a view it tells what the viewer can
 * know: what lies face down holds its row and gives nothing else (2GM-GAP-29).
 */
export function supplyOf(s: Table, side: number): SideSupply {
  const leader = leaderOf(s, side);
  const length = supplyLine(s, leader);
  const held = new Set(
    s.units.flatMap((u) => {
      const at = placeOf(s, u);
      return at >= 0 && !areEnemies(s, leader, u.seat) ? [rowOf(s, side, at)] : [];
    }),
  );
  const rows = Array.from({ length: s.rows }, (_, i) => ({
    row: i + 1,
    held: held.has(i + 1),
    linked: i < length,
    infiltrated: infiltrated(s, leader, i + 1),
  }));
  const purses = earnersOf(s, side).map((seat) => {
    const parts = incomeOf(s, seat);
    return { seat, parts, ap: parts.reduce((sum, part) => sum + part.ap, 0) };
  });
  return { rows, length, purses };
}
