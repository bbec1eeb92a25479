import type { Seat } from '@sandtable/kernel';
import type { LogLine, LogTurn, Topic } from './lines';

/** What narrows the log. */
export interface LogFilter {
  readonly topic: Topic | 'all';
  readonly seat: Seat | null;
  readonly words: string;
}

export const EVERYTHING: LogFilter = { topic: 'all', seat: null, words: '' };

export function isEverything({ topic, seat, words }: LogFilter): boolean {
  return topic === 'all' && seat === null && words.trim() === '';
}

/** Only what fits; turns and phases without a line are left out. */
export function filterLog(log: readonly LogTurn[], filter: LogFilter): readonly LogTurn[] {
  if (isEverything(filter)) return log;
  const words = fold(filter.words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return log
    .map((turn) => ({
      ...turn,
      phases: turn.phases
        .map((phase) => ({ ...phase, lines: phase.lines.filter((line) => fits(line, filter, words)) }))
        .filter((phase) => phase.lines.length > 0),
    }))
    .filter((turn) => turn.phases.length > 0);
}

function fits(line: LogLine, { topic, seat }: LogFilter, words: readonly string[]): boolean {
  if (topic !== 'all' && line.topic !== topic) return false;
  if (seat !== null && !line.seats.includes(seat)) return false;
  if (words.length === 0) return true;
  const text = fold(
    `${line.text} ${line.rule ?? ''} ${line.items.map((item) => `${item.label} ${item.rule}`).join(' ')}`,
  );
  return words.every((word) => text.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
