import { eventsOf, type ToldStep } from '../../log/step';
import type { CountedRoll } from '../../stats/dice';
import { type Happening, SHOT_RULE } from './happening';

/** Every die that fell; shots with the number they needed (AA-HITS-02). */
export function rollsOf(steps: readonly ToldStep[]): CountedRoll[] {
  const out: CountedRoll[] = [];
  for (const step of steps) {
    const { answers } = step;
    const events = eventsOf(step);
    events.forEach((event, i) => {
      const e = event as Happening;
      if (e.type !== 'roll') return;
      const next = events[i + 1] as Happening | undefined;
      const isShot = e.rule === SHOT_RULE && next?.type === 'shots';
      out.push({
        seat: e.seat ?? 0,
        sides: e.sides ?? 12,
        faces: e.dice ?? [],
        needed: isShot ? (next.threshold ?? null) : null,
        answers,
      });
    });
  }
  return out;
}
