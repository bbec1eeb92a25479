import type { RecordedOutcome } from '@sandtable/kernel';
import type { MatchRecord } from '../match/record';
import { DEGREES, type Degree } from './campaign';

export interface BattleRecord {
  readonly best: Degree;
  readonly fought: number;
  /** The rule the best result was decided by. */
  readonly rule: string;
}

/** What is kept of all campaigns; battles by `table/id`. */
export interface CampaignKept {
  /** All battles are open from the start. */
  readonly free: boolean;
  readonly battles: Readonly<Record<string, BattleRecord>>;
  /** Matches under way, and the battle each is. */
  readonly running: Readonly<Record<string, string>>;
}

export const NOTHING_KEPT: CampaignKept = { free: false, battles: {}, running: {} };

/** More matches than anybody has open. */
const MOST_RUNNING = 200;

export function begun(kept: CampaignKept, match: string, battle: string): CampaignKept {
  const running = Object.fromEntries([...Object.entries(kept.running), [match, battle]].slice(-MOST_RUNNING));
  return { ...kept, running };
}

type Finished = Pick<MatchRecord, 'id' | 'over' | 'seats'>;

/** How the person did; `degreeOf` says what a win by a rule is. */
function resultOf({ over, seats }: Finished, degreeOf: (rule: string) => Degree): Degree | null {
  if (over === null) return null;
  if (over.winners.length === 0) return 'drawn';
  return isPersons(over, seats) ? degreeOf(over.rule) : 'lost';
}

function isPersons({ winners }: RecordedOutcome, seats: Finished['seats']): boolean {
  return winners.some((seat) => seats[seat]?.occupant.by === 'person');
}

/** Matches that have ended are written down; those that were removed are forgotten. Null when there is nothing new. */
export function settled(
  kept: CampaignKept,
  records: readonly Finished[],
  degreeOf: (battle: string, rule: string) => Degree,
): CampaignKept | null {
  let next = kept;
  for (const [match, battle] of Object.entries(kept.running)) {
    const record = records.find(({ id }) => id === match);
    const degree = record === undefined ? null : resultOf(record, (rule) => degreeOf(battle, rule));
    if (record !== undefined && degree === null) continue;
    const { [match]: _over, ...running } = next.running;
    next = { ...next, running };
    if (degree !== null) next = fought(next, battle, degree, record?.over?.rule ?? '');
  }
  return next === kept ? null : next;
}

function fought(kept: CampaignKept, battle: string, degree: Degree, rule: string): CampaignKept {
  const before = kept.battles[battle];
  const better = before === undefined || DEGREES.indexOf(degree) > DEGREES.indexOf(before.best);
  const record = {
    best: better ? degree : before.best,
    rule: better ? rule : before.rule,
    fought: (before?.fought ?? 0) + 1,
  };
  return { ...kept, battles: { ...kept.battles, [battle]: record } };
}

/** A battle opens when the one before it was not lost. */
export function isOpen(
  kept: CampaignKept,
  table: string,
  battles: readonly { readonly id: string }[],
  at: number,
): boolean {
  if (kept.free || at === 0) return true;
  const before = kept.battles[`${table}/${battles[at - 1]?.id ?? ''}`];
  return before !== undefined && before.best !== 'lost';
}

/** The campaign of a file, held to its shape; null for anything else. */
export function readCampaign(raw: unknown): CampaignKept | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { free, battles } = raw as { readonly free?: unknown; readonly battles?: unknown };
  if (typeof battles !== 'object' || battles === null) return null;
  const rows = Object.entries(battles).flatMap(([battle, row]: [string, unknown]): [string, BattleRecord][] => {
    const { best, rule, fought: times } = (row ?? {}) as Partial<Record<keyof BattleRecord, unknown>>;
    const degree = DEGREES.find((each) => each === best);
    if (degree === undefined || !/^[a-z0-9/-]{1,60}$/u.test(battle)) return [];
    return [[battle, { best: degree, rule: String(rule).slice(0, 40), fought: Math.max(1, Number(times) || 1) }]];
  });
  // a match under way has another name here
  return { free: free === true, battles: Object.fromEntries(rows), running: {} };
}

/** Two browsers' campaigns: of each battle the better result. */
export function merged(here: CampaignKept, there: CampaignKept): CampaignKept {
  const battles = { ...here.battles };
  for (const [battle, record] of Object.entries(there.battles)) {
    const own = battles[battle];
    if (own === undefined || DEGREES.indexOf(record.best) > DEGREES.indexOf(own.best)) battles[battle] = record;
  }
  return { ...here, battles };
}
