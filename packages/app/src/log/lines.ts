import type { Seat } from '@sandtable/kernel';
import type { ToldStep } from './step';

/** What a line is about; the filter offers these. */
export type Topic = 'fight' | 'money' | 'move' | 'other';

/** Dice as they are drawn: red ones come from support. */
export interface ShownRoll {
  readonly sides: number;
  readonly dice: readonly { readonly face: number; readonly hits: boolean | null; readonly red: boolean }[];
  /** A die counts with this face or less; null where nothing was needed. */
  readonly needed: number | null;
  readonly hits: number | null;
}

/** A number that went into a roll, and the rule behind it. */
export interface LineItem {
  readonly rule: string;
  readonly label: string;
  readonly value: number;
}

export interface LogLine {
  readonly key: string;
  /** The moment in the replay: so many answers were given. */
  readonly answers: number;
  readonly text: string;
  readonly rule: string | null;
  readonly topic: Topic;
  readonly seats: readonly Seat[];
  readonly roll: ShownRoll | null;
  readonly items: readonly LineItem[];
  /** Lines that follow each other with the same mark are one: the steps of a move. */
  readonly joins: string | null;
}

/** What a line is before it has a place in the log. */
export type LineDraft = Omit<LogLine, 'key' | 'answers'> & { readonly phase: string };

/** A turn begins; everything after it belongs to it. */
export interface TurnMark {
  readonly turn: true;
  readonly title: string;
  readonly round: number;
  readonly seat: Seat;
}

export interface LogPhase {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly LogLine[];
}

export interface LogTurn {
  readonly key: string;
  readonly title: string;
  readonly round: number;
  readonly seat: Seat | null;
  /** Answers given when it began. */
  readonly answers: number;
  readonly phases: readonly LogPhase[];
}

/** What a game knows about its own events. */
export interface LogReader {
  read(step: ToldStep): readonly (LineDraft | TurnMark)[];
}

/** The whole log of a match, grouped by turn and phase. */
export function buildLog(steps: readonly ToldStep[], reader: LogReader, opening: string): LogTurn[] {
  return extendLog([], steps, reader, opening);
}

/** The same log with more at its end; what did not change stays the same object. */
export function extendLog(
  log: readonly LogTurn[],
  steps: readonly ToldStep[],
  reader: LogReader,
  opening: string,
): LogTurn[] {
  const out = log.slice();
  for (const step of steps) {
    reader.read(step).forEach((draft, i) => {
      const key = `${step.answers}.${i}`;
      if ('turn' in draft) {
        const { title, round, seat } = draft;
        out.push({ key: `t${key}`, title, round, seat, answers: step.answers, phases: [] });
        return;
      }
      const last = out.pop() ?? { key: 't0', title: opening, round: 0, seat: null, answers: 0, phases: [] };
      out.push({ ...last, phases: withLine(last.phases, draft, key, step.answers) });
    });
  }
  return out;
}

function withLine(phases: readonly LogPhase[], draft: LineDraft, key: string, answers: number): LogPhase[] {
  const { phase: title, ...rest } = draft;
  const last = phases.at(-1);
  const line: LogLine = { ...rest, key, answers };
  if (last === undefined || last.title !== title) return [...phases, { key: `p${key}`, title, lines: [line] }];
  const before = last.lines.at(-1);
  const joined = before !== undefined && before.joins !== null && before.joins === line.joins;
  const lines = joined ? [...last.lines.slice(0, -1), { ...line, key: before.key }] : [...last.lines, line];
  return [...phases.slice(0, -1), { ...last, lines }];
}

export function countLines(log: readonly LogTurn[]): number {
  let count = 0;
  for (const turn of log) for (const phase of turn.phases) count += phase.lines.length;
  return count;
}
