import { type AcesView, DESTROYED, factionName, NEUTRAL, NONE, type Table } from '@sandtable/aces/table';
import type { BoardToken, BoardUnit, FactoryOwner, Scene } from '../board/model';

function ownerName(table: Table, owner: number): FactoryOwner {
  if (owner === NEUTRAL) return 'neutral';
  return owner === DESTROYED ? 'destroyed' : factionName(table.seats[owner]?.faction ?? 0);
}

function boardUnit(table: Table, id: number): BoardUnit | null {
  const u = table.units[id];
  if (u === undefined || u.at < 0) return null;
  const owner = table.seats[u.seat];
  const sameTurn = owner?.purse === table.seats[table.active]?.purse && table.phase !== 'setup';
  return {
    id,
    hex: u.at,
    type: u.type,
    faction: factionName(owner?.faction ?? 0),
    damage: u.damage,
    xp: u.xp,
    moved: sameTurn && u.moved,
    duty: u.marks !== NONE,
    repairing: u.repairing,
    occupied: sameTurn && u.occupied,
  };
}

/** AA-V2-07: only who may know sees which token is the launcher. */
function tokensOf(table: Table): BoardToken[] {
  return table.tokens.map((token, i) => ({
    hex: token.hex,
    face: i === table.launcher ? 'launcher' : token.faceUp ? 'empty' : 'hidden',
  }));
}

/** Everything that lies on the map, as the viewer may know it. */
export function sceneOf({ table }: AcesView): Scene {
  return {
    board: table.board,
    units: table.units.flatMap((_, id) => boardUnit(table, id) ?? []),
    owners: table.owners.map((owner) => ownerName(table, owner)),
    tokens: tokensOf(table),
    weather: table.weather,
  };
}
