import { buildLog, extendLog, type LogReader, type LogTurn } from './lines';
import type { ToldStep } from './step';

/** A log that is asked for again and again while its match grows: only what is new is read. */
export class GrowingLog {
  private steps: readonly ToldStep[] = [];
  private log: LogTurn[] = [];
  private reader: LogReader | null = null;

  /** `fresh` makes a reader that has read nothing yet. */
  constructor(
    private readonly fresh: () => LogReader,
    private readonly opening: string,
  ) {}

  read(steps: readonly ToldStep[]): readonly LogTurn[] {
    const known = this.steps.length;
    const grew =
      known > 0 && steps.length >= known && steps[known - 1] === this.steps[known - 1] && steps[0] === this.steps[0];
    if (this.reader !== null && grew) {
      this.log = extendLog(this.log, steps.slice(known), this.reader, this.opening);
    } else {
      this.reader = this.fresh();
      this.log = buildLog(steps, this.reader, this.opening);
    }
    this.steps = steps;
    return this.log;
  }
}
