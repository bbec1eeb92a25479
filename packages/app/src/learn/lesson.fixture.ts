import { acesGame } from '@sandtable/aces';
import type { AcesView } from '@sandtable/aces/table';
import { type Attempt, Desk, openTable, type Wished } from '@sandtable/host';
import type { Outcome } from '@sandtable/kernel';
import type { Happening } from '../aces/record/happening';
import { type Course, type Lesson, type Standing, standingOf } from './lesson';

const SEATS = [
  { by: 'person', name: 'me' },
  { by: 'opponent', name: 'automa' },
];
/** No lesson needs more answers of the Automa in between. */
const PATIENCE = 20;

/** A lesson at a table of the real engine, played in words. */
export class Practice {
  private readonly table;
  private readonly desk;

  constructor(private readonly lesson: Lesson) {
    const { position, seed } = lesson;
    const opened = openTable(acesGame, { setup: { position }, seed, seats: SEATS, thoughts: 'open' });
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    this.table = opened.value;
    this.desk = new Desk(acesGame, this.table);
  }

  /** Gives the wish; whoever has to answer in between does. */
  wish(text: string): Attempt<Wished> {
    let done = this.desk.wish(0, text);
    for (let n = 0; n < PATIENCE && done.ok && done.value.open; n++) {
      if (!this.table.advance()) break;
      done = this.desk.goOn(0, text);
    }
    return done;
  }

  wishes(): readonly string[] {
    const all = this.desk.wishes(0);
    return all.ok ? all.value : [];
  }

  undo(): void {
    this.table.undo(0);
  }

  get over(): Outcome | null {
    return this.table.over;
  }

  get course(): Course {
    const update = this.table.sync(0);
    const steps = this.table.history(0);
    if (!update.ok || !steps.ok) throw new Error('The table has no such seat.');
    const { view, question } = update.value;
    const events = steps.value.flatMap((step) => step.events as readonly Happening[]);
    return { events, view: view as AcesView, seat: 0, asked: question?.kind ?? null, over: this.over };
  }

  get standing(): Standing {
    return standingOf(this.lesson, this.course);
  }
}
