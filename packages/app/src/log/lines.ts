import type { Seat } from '@sandtable/kernel';
import type { ToldStep } from './step';

/** What a line is about; the filter offers these. */
export type Topic = 'fight' | 'money' | 'move' | 'other';

/** Dice as they are drawn: red ones come from support. */
export interface ShownRoll {
  readonly sides: number;
  readonly dice: readonly { readonly face: number; readonly hits: boolean | null; readonly red: boolean }[];
  /** A die counts with this face or less, or with this face or more; null where nothing was needed. */
  readonly needed: number | null;
  readonly atLeast?: boolean;
  /** From here on it counts for more than a hit. */
  readonly critical?: number;
  readonly hits: number | null;
}

/** A number that went into a roll, and the rule behind it. */
export interface LineItem {
  readonly rule: string;
  readonly label: string;
  readonly value: number | string;
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
  /** What it is about can be seen whole (`data-peek`). */
  readonly peek?: string | undefined;
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

/** A turn that lines are still added to. */
interface OpenTurn extends LogTurn {
  readonly phases: (LogPhase & { readonly lines: LogLine[] })[];
}

/** The same log with more at its end; what did not change stays the same object. */
export function extendLog(
  log: readonly LogTurn[],
  steps: readonly ToldStep[],
  reader: LogReader,
  opening: string,
): LogTurn[] {
  const out = log.slice();
  const last = out.pop();
  // only the last turn grows: it is copied once, and then written to
  let open = last === undefined ? null : reopened(last);
  for (const step of steps) {
    reader.read(step).forEach((draft, i) => {
      const key = `${step.answers}.${i}`;
      if ('turn' in draft) {
        if (open !== null) out.push(open);
        const { title, round, seat } = draft;
        open = { key: `t${key}`, title, round, seat, answers: step.answers, phases: [] };
        return;
      }
      open ??= { key: 't0', title: opening, round: 0, seat: null, answers: 0, phases: [] };
      addLine(open, draft, key, step.answers);
    });
  }
  if (open !== null) out.push(open);
  return out;
}

function reopened(turn: LogTurn): OpenTurn {
  return { ...turn, phases: turn.phases.map((phase) => ({ ...phase, lines: phase.lines.slice() })) };
}

function addLine({ phases }: OpenTurn, draft: LineDraft, key: string, answers: number): void {
  const { phase: title, ...rest } = draft;
  const line: LogLine = { ...rest, key, answers };
  const last = phases.at(-1);
  if (last === undefined || last.title !== title) {
    phases.push({ key: `p${key}`, title, lines: [line] });
    return;
  }
  const before = last.lines.at(-1);
  if (before === undefined || before.joins === null || before.joins !== line.joins) last.lines.push(line);
  else last.lines[last.lines.length - 1] = { ...line, key: before.key };
}

export function countLines(log: readonly LogTurn[]): number {
  let count = 0;
  for (const turn of log) for (const phase of turn.phases) count += phase.lines.length;
  return count;
}
