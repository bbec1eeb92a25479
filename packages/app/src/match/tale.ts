import type { ToldEvent } from '@sandtable/host';
import type { Fact, GameEvent } from '@sandtable/kernel';

/** A sentence of what has just happened, how much it matters, and who goes a step in it. */
export interface Said {
  readonly text: string;
  readonly weight: number;
  readonly walker?: number | undefined;
  /** What a die was rolled for: read when it is shown. */
  readonly purpose?: Fact | undefined;
}

/** Sentences of the latest tale; the log has all of them. */
const TALE_LENGTH = 8;

/** Only said where there is nothing else to say. */
const FRAMES = ['phase', 'turn'];
/** Kept when the tale grows too long: who was lost or hit. */
const BLOWS = ['destroyed', 'hq-hurt', 'wounded', 'damaged', 'factory-destroyed', 'terrain-destroyed'];

function weightOf({ type, coins }: GameEvent & { readonly coins?: unknown }): number {
  // who holds no factory collects nothing at the end of every turn, and that would stand before what the fights have brought
  return FRAMES.includes(type) || coins === 0 ? 0 : BLOWS.includes(type) ? 2 : 1;
}

/** The unit that goes a single step. Whoever reads of it wants to know where it has come to, not by which hexes. */
function walkerOf(event: GameEvent): number | undefined {
  const { type, unit, hex } = event as GameEvent & { readonly unit?: unknown; readonly hex?: unknown };
  return type === 'moved' && typeof hex === 'number' && typeof unit === 'number' ? unit : undefined;
}

/** The tale so far and what came after it, in their order: what matters least goes first, of that the oldest. */
export function tellOn(before: readonly Said[], facts: readonly ToldEvent[]): readonly Said[] {
  const news = facts.map(({ event, told }) => ({
    text: told,
    weight: weightOf(event),
    walker: walkerOf(event),
    purpose: (event as { readonly purpose?: Fact }).purpose,
  }));
  const each: readonly Said[] = [...before, ...news];
  const all = each.filter(({ walker }, i) => walker === undefined || each[i + 1]?.walker !== walker);
  const most = all.some((said) => said.weight > 0) ? all.filter((said) => said.weight > 0) : all;
  const kept = [...most].reverse().sort((a, b) => b.weight - a.weight);
  return most.filter((said) => kept.indexOf(said) < TALE_LENGTH);
}
