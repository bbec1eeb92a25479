import type { Seat, Viewer } from '@sandtable/kernel';
import type { Person } from '../match/people';

/**
 * Through whose eyes a replay may be seen: of a finished match everybody's; of a running one only those of the one person
 * at this screen, and with several people none, because nobody knows who looks.
 */
export function viewersOf(seats: readonly unknown[], people: readonly Person[], isOver: boolean): Viewer[] {
  const all: Seat[] = seats.map((_, seat) => seat);
  if (isOver) return ['spectator', ...all];
  const [me, ...others] = people;
  return me === undefined || others.length > 0 ? ['spectator'] : ['spectator', ...me.seats];
}

/** What is shown at first. */
export function firstViewer(people: readonly Person[], isOver: boolean): Viewer {
  const [me, ...others] = people;
  return !isOver && me !== undefined && others.length === 0 ? (me.seats[0] ?? 'spectator') : 'spectator';
}
