import { type Attempt, Interpreter, openTable, type Wished } from '@sandtable/host';
import type { Core, Game, GameEvent, Outcome } from '@sandtable/kernel';
import { allEvents } from '../log/step';
import { type Course, type Lesson, type Standing, setupOf, standingOf } from './lesson';

/** No lesson needs more answers of the others in between. */
const PATIENCE = 40;

/** A lesson at a table of the real engine, played in words. */
export class Practice<S extends Core, Setup, View, Happened extends GameEvent> {
  private readonly table;
  private readonly interpreter;

  constructor(
    game: Game<S, Setup, View>,
    opponent: string,
    private readonly lesson: Lesson<Course<View, Happened>>,
  ) {
    const seats = [
      { by: 'person', name: 'me' },
      { by: 'opponent', name: opponent },
    ];
    const opened = openTable(game, { setup: setupOf(lesson), seed: lesson.seed, seats, thoughts: 'open' });
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    this.table = opened.value;
    this.interpreter = new Interpreter(game, this.table);
  }

  /** Gives the wish; whoever has to answer in between does. */
  wish(text: string): Attempt<Wished> {
    let done = this.interpreter.wish(0, text);
    for (let n = 0; n < PATIENCE && done.ok && done.value.open; n++) {
      if (!this.table.advance()) break;
      done = this.interpreter.goOn(0, text);
    }
    return done;
  }

  /** Lets the others act until the person is asked again. */
  others(): void {
    for (let n = 0; n < PATIENCE && this.course.asked === null; n++) if (!this.table.advance()) return;
  }

  wishes(): readonly string[] {
    const all = this.interpreter.wishes(0);
    return all.ok ? all.value : [];
  }

  undo(): void {
    this.table.undo(0);
  }

  get over(): Outcome | null {
    return this.table.over;
  }

  get course(): Course<View, Happened> {
    const update = this.table.sync(0);
    const steps = this.table.history(0);
    if (!update.ok || !steps.ok) throw new Error('The table has no such seat.');
    const { view, question } = update.value;
    const events = allEvents(steps.value) as readonly Happened[];
    return { events, view, seat: 0, asked: question?.kind ?? null, over: this.over };
  }

  get standing(): Standing {
    return standingOf(this.lesson, this.course);
  }
}
