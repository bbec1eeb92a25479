import { type AcesState, purseOf, seatState, teamOfSeat } from '../state';

function seatsOfTeam(s: AcesState, team: number): number[] {
  return s.seats.map((_, seat) => seat).filter((seat) => teamOfSeat(s, seat) === team);
}

export function peopleOfTeam(s: AcesState, team: number): number[] {
  return seatsOfTeam(s, team).filter((seat) => !seatState(s, seat).automa);
}

/** Who may hold a factory of the team: partners hold theirs together (AA-COOP-05). */
export function ownersOfTeam(s: AcesState, team: number): number[] {
  return seatsOfTeam(s, team).filter((seat) => purseOf(s, seat) === seat);
}
