import { DESTROYED, NEUTRAL, NONE, type Table } from '@sandtable/aces/table';
import { factionName } from '@sandtable/aces/units';
import type { BoardToken, BoardUnit, FactoryOwner, Scene } from './model';

/** What lies on the map of a table, as far as its viewer knows. */
export function sceneOf(table: Table): Scene {
  return {
    board: table.board,
    units: table.units.flatMap((u, id) => unitOf(table, u, id)),
    owners: table.owners.map((owner) => ownerOf(table, owner)),
    tokens: table.tokens.flatMap((token, at) => tokenOf(table, token, at)),
    weather: table.weather,
  };
}

function unitOf(table: Table, u: Table['units'][number], id: number): BoardUnit[] {
  if (u.at < 0) return [];
  return [
    {
      id,
      hex: u.at,
      type: u.type,
      faction: factionName(table.seats[u.seat]?.faction ?? 0),
      damage: u.damage,
      xp: u.xp,
      moved: u.moved,
      duty: u.marks !== NONE,
      repairing: u.repairing,
      occupied: u.occupied,
    },
  ];
}

function ownerOf(table: Table, owner: number): FactoryOwner {
  if (owner === DESTROYED) return 'destroyed';
  const seat = owner === NEUTRAL ? undefined : table.seats[owner];
  return seat === undefined ? 'neutral' : factionName(seat.faction);
}

function tokenOf(table: Table, token: Table['tokens'][number], at: number): BoardToken[] {
  const stands = table.units[table.launcherUnit];
  if (stands !== undefined && stands.at === token.hex) return [];
  const face = at === table.launcher ? 'launcher' : token.faceUp ? 'empty' : 'hidden';
  return [{ hex: token.hex, face }];
}
