/** Factions in the order of the unit mats; a number in the state, a name everywhere a person reads or writes. */
export const FACTIONS = ['usa', 'soviet-union', 'germany-1', 'germany-2'] as const;
export type FactionName = (typeof FACTIONS)[number];

export const USA = 0;
export const SOVIET_UNION = 1;
export const GERMANY_1 = 2;
export const GERMANY_2 = 3;

/** AA-PLAYERS-01: the Allies are team 0, Germany is team 1. */
export type Team = 0 | 1;
export const ALLIES: Team = 0;
export const GERMANY: Team = 1;

export function teamOf(faction: number): Team {
  return faction >= GERMANY_1 ? GERMANY : ALLIES;
}

export function factionNumber(name: string): number {
  return FACTIONS.indexOf(name as FactionName);
}

export function factionName(faction: number): FactionName {
  return FACTIONS[faction] ?? 'usa';
}
