import { MOST_STAGED, type StagedShot } from '../../board/staged';
import type { board } from '../../i18n/en/board';
import { eventsOf, type ToldStep } from '../../log/step';
import { type Happening, SHOT_RULE } from './happening';

type Words = typeof board;
type Told = Pick<ToldStep, 'facts' | 'answers'>;

/** An attack on a unit, as `declared` events tell it. */
const ON_UNIT = 0;

interface Seen {
  readonly was?: readonly { readonly id: number; readonly at: number }[];
}

/** Follows who attacks whom through a match, so that every roll is seen where it was aimed. */
export class ShotFollower {
  private readonly places = new Map<number, number>();
  /** Whom a unit fights: its target, or whoever attacks it. */
  private readonly foes = new Map<number, number>();
  private last = -1;

  /** The shots of a step, in the order in which they fell; null if it has been seen already. */
  next(step: Told, t: Words): StagedShot[] | null {
    if (step.answers === this.last) return null;
    this.last = step.answers;
    const out: StagedShot[] = [];
    let dice: readonly number[] = [];
    const events = eventsOf(step) as readonly (Happening & Seen)[];
    events.forEach((e, i) => {
      for (const { id, at } of e.was ?? []) if (at >= 0) this.places.set(id, at);
      if (e.type === 'declared' && e.kind === ON_UNIT && e.unit !== undefined && e.target !== undefined) {
        this.foes.set(e.unit, e.target);
        this.foes.set(e.target, e.unit);
      } else if (e.type === 'roll' && e.rule === SHOT_RULE) dice = e.dice ?? [];
      else if (e.type === 'shots') {
        out.push(this.staged(e, dice, events.slice(i + 1), `${step.answers}.${i}`, t));
        dice = [];
      }
    });
    return out.length > MOST_STAGED ? [] : out;
  }

  private staged(
    e: Happening,
    dice: readonly number[],
    after: readonly Happening[],
    key: string,
    t: Words,
  ): StagedShot {
    const foe = this.foes.get(e.unit ?? -1) ?? -1;
    const hits = e.hits ?? 0;
    const destroyed = after.some((x) => x.type === 'destroyed' && x.unit === foe);
    return {
      key,
      from: this.places.get(e.unit ?? -1) ?? -1,
      to: this.places.get(foe) ?? this.places.get(e.unit ?? -1) ?? -1,
      face: dice.length === 0 ? String(hits) : dice.join(' '),
      need: e.threshold === undefined || e.threshold === 0 ? '' : t.stage.needs(e.threshold),
      kind: hits === 0 ? 'miss' : destroyed ? 'critical' : 'hit',
      word: hits === 0 ? t.stage.miss : destroyed ? t.stage.destroyed : t.stage.hits(hits),
    };
  }
}
