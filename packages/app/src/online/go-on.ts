import type { Occupant, SavedTable } from '@sandtable/host';
import { cleanName } from './own-name';

/** A match of this browser as it stands, before it goes on across the net. */
export interface Standing {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly Occupant[];
  readonly sides: readonly string[];
  /** The opponents that could take each seat; a seat that has none was made for the one who plays it. */
  readonly standIns: readonly (readonly string[])[];
  readonly saved: SavedTable;
}

/** Who plays a seat from now on. */
export type Place = 'me' | 'here' | 'link' | { readonly by: 'opponent'; readonly name: string };

/** Whoever was first at this screen goes on there; everybody else gets a link, and opponents stay. */
export function usualPlaces(seats: readonly Occupant[]): Place[] {
  const me = seats.find(({ by }) => by === 'person');
  const own = me?.by === 'person' ? me.name : null;
  return seats.map((occupant) => {
    if (occupant.by === 'opponent') return occupant;
    return occupant.by === 'person' && occupant.name === own ? 'me' : 'link';
  });
}

/** Everything a seat may become. */
export function placesFor({ seats, standIns }: Pick<Standing, 'seats' | 'standIns'>, seat: number): Place[] {
  const occupant = seats[seat];
  const names = new Set(standIns[seat]);
  const isOpponent = occupant?.by === 'opponent';
  if (isOpponent && names.size === 0) return [occupant];
  if (isOpponent) names.add(occupant.name);
  return [
    'me',
    ...(occupant?.by === 'person' ? (['here'] as const) : []),
    'link',
    ...[...names].map((name): Place => ({ by: 'opponent', name })),
  ];
}

/** The same as a table is made from it, mine first among the seats of this screen. One name is one person: whoever had two seats gets one link. */
export function occupantsOf(
  seats: readonly Occupant[],
  places: readonly Place[],
  me: string,
): { readonly seats: Occupant[]; readonly here: number[] } {
  const at = (wanted: Place): number[] => places.flatMap((place, seat) => (place === wanted ? [seat] : []));
  const called = (seat: number): string => {
    const occupant = seats[seat];
    return (occupant?.by === 'person' && cleanName(occupant.name)) || `${seat + 1}`;
  };
  return {
    seats: places.map((place, seat): Occupant => {
      if (typeof place !== 'string') return place;
      return { by: 'person', name: place === 'me' ? me : called(seat) };
    }),
    here: [...at('me'), ...at('here')],
  };
}
