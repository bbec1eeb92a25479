import { ARMS, type Table, typeOf } from '@sandtable/aces/table';
import type { Sound } from '../../board/sounds';
import type { Happening } from './happening';

const ENGINES: Partial<Readonly<Record<(typeof ARMS)[number], Sound>>> = { tank: 'tracks', aircraft: 'aircraft' };

/** Which engines run in a step: of tanks that drive and aircraft that fly. */
export function noisesOf(events: readonly Happening[], table: Pick<Table, 'units'>): Sound[] {
  return events.flatMap((event) => {
    const u = event.type === 'moved' ? table.units[event.unit ?? -1] : undefined;
    return u === undefined ? [] : (ENGINES[ARMS[typeOf(u).arm] ?? 'infantry'] ?? []);
  });
}
