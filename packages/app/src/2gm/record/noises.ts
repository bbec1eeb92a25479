import { type GmEvent, type GmView, type UnitType, unitCard } from '@sandtable/2gm/table';
import type { Sound } from '../../board/sounds';

const ENGINES: Partial<Readonly<Record<UnitType, Sound>>> = {
  tank: 'tracks',
  transport: 'tracks',
  aircraft: 'aircraft',
};

/** Which engines run in a step: of who drives, and of who flies. What lies face down is not told by its sound. */
export function noisesOf(events: readonly GmEvent[], { table }: GmView): Sound[] {
  return events.flatMap((event) => {
    if (event.type === 'raid' || event.type === 'intercepts' || event.type === 'escorts') return ['aircraft'];
    const u = event.type === 'moved' ? table.units[event.unit] : undefined;
    if (u === undefined || u.faceDown) return [];
    return ENGINES[unitCard(table, u.card).type] ?? [];
  });
}
