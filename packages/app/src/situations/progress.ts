/** What is kept of a situation. */
export interface SituationRecord {
  readonly tries: number;
  readonly reached: number;
  /** The least that was ever given away, as a share of one; 0 is the best line. */
  readonly least: number;
}

export type SituationsKept = Readonly<Record<string, SituationRecord>>;

export function tried(kept: SituationsKept, id: string, reached: boolean, away: number | null): SituationsKept {
  const before = kept[id] ?? { tries: 0, reached: 0, least: 1 };
  return {
    ...kept,
    [id]: {
      tries: before.tries + 1,
      reached: before.reached + (reached ? 1 : 0),
      least: Math.min(before.least, away ?? 1),
    },
  };
}

const FOUND = 1e-9;

export function isFound(record: SituationRecord | undefined): boolean {
  return record !== undefined && record.least < FOUND;
}

/** What a file says of them, held to its shape. */
export function readSituations(raw: unknown): SituationsKept {
  if (typeof raw !== 'object' || raw === null) return {};
  const rows = Object.entries(raw).flatMap(([id, row]: [string, unknown]): [string, SituationRecord][] => {
    const { tries, reached, least } = (row ?? {}) as Partial<Record<keyof SituationRecord, unknown>>;
    if (!/^[a-z-]{1,40}$/u.test(id) || ![tries, reached, least].every((n) => typeof n === 'number' && n >= 0))
      return [];
    return [[id, { tries: Number(tries), reached: Number(reached), least: Math.min(1, Number(least)) }]];
  });
  return Object.fromEntries(rows);
}

/** Two browsers' records: of each the one that was tried more often, with the least that was given away. */
export function mergedSituations(here: SituationsKept, there: SituationsKept): SituationsKept {
  const all = { ...here };
  for (const [id, record] of Object.entries(there)) {
    const own = all[id];
    const more = own === undefined || record.tries > own.tries ? record : own;
    all[id] = { ...more, least: Math.min(own?.least ?? 1, record.least) };
  }
  return all;
}
