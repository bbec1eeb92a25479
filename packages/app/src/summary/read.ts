import type { Attempt } from '@sandtable/host';
import { tellRefusal } from '../i18n/table-words';
import type { RecordSource } from '../log/source';
import type { ToldStep } from '../log/step';
import { type TurnStart, turnsOf } from '../replay/marks';

/** A moment of the charts: the start of a turn, or the end of the match. */
export interface Point {
  readonly answers: number;
  /** Null at the end. */
  readonly turn: TurnStart | null;
}

/** A whole match as everybody at the table saw it. */
export interface ReadMatch {
  readonly steps: readonly ToldStep[];
  readonly points: readonly Point[];
  /** The views at the points, in their order. */
  readonly views: readonly unknown[];
}

/** Every turn is a point, and the end is one. */
export function pointsOf(steps: readonly ToldStep[], last: number): Point[] {
  const turns = turnsOf(steps).map((turn) => ({ answers: turn.answers, turn }));
  return [...turns, { answers: last, turn: null }];
}

/** Throws one sentence if the match cannot be read. */
export async function readMatch(source: Pick<RecordSource, 'history' | 'viewAt'>, answers: number): Promise<ReadMatch> {
  const steps = await must(await source.history('spectator'));
  const points = pointsOf(steps, answers);
  const views: unknown[] = [];
  for (const point of points) views.push(await must(await source.viewAt(point.answers, 'spectator')));
  return { steps, points, views };
}

async function must<T>(attempt: Attempt<T>): Promise<T> {
  if (!attempt.ok) throw new Error(await tellRefusal(attempt));
  return attempt.value;
}
