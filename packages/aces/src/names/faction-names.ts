import { sortedKeys } from '@sandtable/kernel';
import { FACTIONS } from '../content/factions';

/** Short names people write for the factions. */
const SHORT: Readonly<Record<string, string>> = {
  us: 'usa',
  su: 'soviet-union',
  ussr: 'soviet-union',
  soviet: 'soviet-union',
  g1: 'germany-1',
  g2: 'germany-2',
};

function fullName(name: string): string {
  const small = name.toLowerCase();
  if (FACTIONS.some((f) => f === small)) return small;
  return SHORT[small] ?? name;
}

/** Fields of a position that name a faction. */
const NAMING: readonly string[] = ['seat', 'owner', 'controller', 'partner', 'first'];

/** The same position with the full names of the factions, wherever it names one. */
export function withFullNames(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(withFullNames);
  if (typeof raw !== 'object' || raw === null) return raw;
  const out: Record<string, unknown> = {};
  // eslint-disable-next-line no-restricted-syntax -- the order of the seats in the file is the order around the table
  for (const [key, value] of Object.entries(raw)) {
    if (NAMING.includes(key) && typeof value === 'string') out[key] = fullName(value);
    else out[key] = key === 'seats' ? withFullKeys(value) : withFullNames(value);
  }
  return out;
}

function withFullKeys(seats: unknown): unknown {
  if (typeof seats !== 'object' || seats === null || Array.isArray(seats)) return seats;
  const names = sortedKeys(seats).map(fullName);
  if (new Set(names).size !== names.length) return seats;
  // eslint-disable-next-line no-restricted-syntax -- the order of the seats in the file is the order around the table
  return Object.fromEntries(Object.entries(seats).map(([key, value]) => [fullName(key), withFullNames(value)]));
}
