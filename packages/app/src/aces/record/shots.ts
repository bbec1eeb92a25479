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
      if (e.type === 'declared' && e.kind === ON_UNIT && e.unit !== undefined && e.target !== undefined)
        this.pair(e.unit, e.target);
      else if (e.type === 'roll' && e.rule === SHOT_RULE) dice = e.dice ?? [];
      else if (e.type === 'shots' && e.unit !== undefined) {
        const after = exchangeFrom(events, i);
        // the Automa attacks without a word before: whom is told by what comes of it
        const met = whoElse(after, e.unit);
        if (met !== null) this.pair(e.unit, met);
        out.push(this.staged(e, dice, after, `${step.answers}.${i}`, t));
        dice = [];
      }
    });
    return out.length > MOST_STAGED ? [] : out;
  }

  private pair(one: number, other: number): void {
    this.foes.set(one, other);
    this.foes.set(other, one);
  }

  private staged(
    e: Happening,
    faces: readonly number[],
    after: readonly (Happening & Seen)[],
    key: string,
    t: Words,
  ): StagedShot {
    const foe = this.foes.get(e.unit ?? -1) ?? -1;
    for (const { was = [] } of after) for (const { id, at } of was) if (at >= 0) this.places.set(id, at);
    const hits = e.hits ?? 0;
    const threshold = e.threshold ?? 0;
    const destroyed = after.some((x) => x.type === 'destroyed' && x.unit === foe);
    const damage = after.find((x) => x.type === 'damaged' && x.unit === foe)?.amount ?? 0;
    const dice = faces.map((face) => ({ face, hit: face <= threshold }));
    const told = damage > 0 ? t.stage.hurt(t.stage.hits(hits), damage) : t.stage.hits(hits);
    return {
      key,
      from: this.places.get(e.unit ?? -1) ?? -1,
      to: this.places.get(foe) ?? this.places.get(e.unit ?? -1) ?? -1,
      face: String(faces[0] ?? hits),
      ...(dice.length > 1 ? { dice } : {}),
      need: threshold === 0 ? '' : t.stage.needs(threshold),
      kind: hits === 0 ? 'miss' : destroyed ? 'critical' : 'hit',
      word: hits === 0 ? t.stage.miss : destroyed ? t.stage.destroyed : told,
    };
  }
}

/** What belongs to the same exchange: up to its end, which is what both learn from it, or to whoever shoots in the next one. */
function exchangeFrom<E extends Happening>(events: readonly E[], at: number): E[] {
  const out: E[] = [];
  const shooters = new Set([events[at]?.unit]);
  for (const e of events.slice(at + 1)) {
    const isHurt = out.some((x) => x.type === 'damaged' || x.type === 'experience');
    if (e.type === 'void' || (e.type === 'shots' && (isHurt || shooters.size === 2 || shooters.has(e.unit)))) break;
    if (e.type === 'shots') shooters.add(e.unit);
    out.push(e);
  }
  return out;
}

/** The other unit of an exchange; null where nothing tells, or a salvo met several. */
function whoElse(exchange: readonly Happening[], unit: number): number | null {
  const others = new Set(
    exchange.flatMap((e) =>
      (e.type === 'shots' || e.type === 'damaged') && e.unit !== undefined && e.unit !== unit ? [e.unit] : [],
    ),
  );
  return others.size === 1 ? ([...others][0] ?? null) : null;
}
