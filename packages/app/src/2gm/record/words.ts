import type { Table } from '@sandtable/2gm/table';
import type { Catalogue } from '../../i18n/with-gm-record';
import type { Side, SideLook } from '../../stats/look';
import { seatName } from '../play/words';

/** South in blue, north in red; the second player of a side has another pattern. */
const LOOKS: readonly SideLook[] = [
  { colour: '--pencil-blue', dash: [] },
  { colour: '--pencil-red', dash: [7, 4] },
  { colour: '--open', dash: [2, 3] },
  { colour: '--ink-soft', dash: [9, 3, 2, 3] },
];

export function sideNames(table: Table, t: Catalogue): Side[] {
  return table.seats.map((_, seat) => ({
    seat,
    name: seatName(table, seat, t.gmPlay),
    look: LOOKS[seat] ?? { colour: '--ink', dash: [] },
  }));
}

/** A band of the Pacific opponent in words; stances of the Tactics opponent have names of their own. */
export function moodName(mood: string, t: Catalogue): string {
  const { moods } = t.gmRecord;
  return Object.hasOwn(moods, mood) ? moods[mood as keyof typeof moods] : mood;
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
