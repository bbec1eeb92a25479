/** Positions for the tests of the rules: four factions in the order of AA-PLAYERS-36 on an empty plain. */
export const FOUR = { 'germany-1': {}, usa: {}, 'germany-2': {}, 'soviet-union': {} };

/** A unit of a position. */
export function piece(seat: string, unit: string, at: string, more: object = {}): object {
  return { seat, unit, at, ...more };
}

/** The United States are on the move in round 3, on 9 × 9 hexes of standard ground. */
export function position(units: readonly object[], more: object = {}): object {
  return { game: 'aces', map: { size: '9x9' }, turn: { seat: 'usa' }, seats: FOUR, units, ...more };
}

/** A drawn map. */
export function drawn(hexes: Readonly<Record<string, string>>, size = '9x9'): object {
  return { size, hexes };
}
