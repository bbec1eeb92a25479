import type { AcesView, Goal, Table } from '@sandtable/aces/table';
import type { Question } from '@sandtable/host';
import type { Option, Seat } from '@sandtable/kernel';
import type { AcesPlayWords } from '../../i18n/en/aces-play';
import type { CommonDeed, KnobOf } from '../../play/knob';

/** What a person has taken in hand. */
export interface Selection {
  /** A unit, NONE if none is selected. */
  readonly unit: number;
  /** Something that is no unit on the map: `rocket`, `buy:3` for a type, `place:7` for a unit beside the map. */
  readonly tool: string;
  /** The hex under the pointer or the cursor: what would be chosen next. */
  readonly aim: number;
  /** Hexes the way of the unit must lead through, in their order. */
  readonly through: readonly number[];
  /** Safety before points: the unit takes the dearer way where fewer can stop it. */
  readonly safe: boolean;
}

export const NOTHING: Selection = { unit: -1, tool: '', aim: -1, through: [], safe: false };

/** One person's seat at the table: what they see, what they are asked, what they hold. */
export interface Desk {
  readonly view: AcesView;
  readonly seat: Seat;
  readonly question: Question | null;
  readonly selection: Selection;
  readonly t: AcesPlayWords;
}

/** What choosing something means. */
export type Deed =
  | CommonDeed
  /** Carried out with all its answers: a move of many steps. */
  | { readonly do: 'wish'; readonly text: string }
  /** Safe ways instead of cheap ones, or the other way round. */
  | { readonly do: 'safe' }
  /** What follows of the same kind is answered by itself. */
  | { readonly do: 'leave'; readonly what: Left }
  /** `attack`: what stands there is an enemy, and attacks come in another phase. */
  | { readonly do: 'look'; readonly hex: number; readonly attack?: true };

/** What a person leaves to the table: a whole move that may pass, the placing of one army or of all. */
export type Left = 'passing' | 'army' | 'set-up' | 'shares';

/** A hex that answers the question at once. */
export interface Aim {
  readonly hex: number;
  readonly option: Option;
  /** By what its odds are known before it is chosen (`oddsKey`); null where there are none. */
  readonly odds: string | null;
}

export type Knob = KnobOf<Deed>;

/** Everything the screen shows of one question. */
export interface Picture {
  readonly prompt: string;
  /** Units that can act now, in the order in which `n` walks them. */
  readonly actors: readonly number[];
  readonly goals: readonly Goal[];
  readonly aims: readonly Aim[];
  /** The hex the question is about, where its answers are no hexes. */
  readonly about?: number;
  readonly knobs: readonly Knob[];
  /** What a click on this hex means. */
  pick(hex: number): Deed;
}

export const EMPTY: Picture = {
  prompt: '',
  actors: [],
  goals: [],
  aims: [],
  knobs: [],
  pick: (hex) => ({ do: 'look', hex }),
};

export function optionsOf(desk: Desk, verb: string): Option[] {
  return (desk.question?.options ?? []).filter((o) => o[0] === verb);
}

export function offered(desk: Desk, verb: string): Option | null {
  return optionsOf(desk, verb)[0] ?? null;
}

/** The unit a person means by a hex: the one on its way before the friend it is passing over. */
export function unitAt(view: AcesView, hex: number): number {
  const { table, mover } = view;
  if (mover !== null && table.units[mover.unit]?.at === hex) return mover.unit;
  return table.hexes[hex] ?? -1;
}

export function isOwn(table: Table, seat: Seat, unit: number): boolean {
  return table.units[unit]?.seat === seat;
}

/** A button that does what is offered, and otherwise says why not. */
export function knobFor(desk: Desk, verb: string, label: string, more: Partial<Knob> = {}): Knob {
  const option = offered(desk, verb);
  const deed: Deed = option === null ? { do: 'explain', text: verb } : { do: 'answer', option };
  return { id: verb, label, deed, ...more };
}

/** Partners share a turn (AA-RULING-101). */
export function partnerKnob(desk: Desk): Knob[] {
  return offered(desk, 'partner') === null ? [] : [knobFor(desk, 'partner', desk.t.button.partner)];
}
