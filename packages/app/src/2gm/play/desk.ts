import type { GmOdds, GmView } from '@sandtable/2gm/table';
import type { Question } from '@sandtable/host';
import type { Option, Seat } from '@sandtable/kernel';
import type { GmPlayWords } from '../../i18n/en/gm-play';
import type { CommonDeed, KnobOf } from '../../play/knob';
import { NOWHERE, type Spot } from '../board/spots';

/** What a person has taken in hand: a unit or a card, never both. */
export interface Selection {
  /** A unit, −1 if none is selected. */
  readonly unit: number;
  /** A card of the hand by its number, −1 if none. */
  readonly card: number;
  /** What it is used for: `weapon:2`, or the verb of an option; empty for everything it can do. */
  readonly tool: string;
  /** What lies under the pointer or the cursor: what would be chosen next. */
  readonly aim: Spot;
}

export const NOTHING: Selection = { unit: -1, card: -1, tool: '', aim: NOWHERE };

/** One person's seat at the table: what they see, what they are asked, what they hold. */
export interface Desk {
  readonly view: GmView;
  readonly seat: Seat;
  readonly question: Question | null;
  readonly selection: Selection;
  readonly t: GmPlayWords;
  /** Phases in which nothing can be done go by themselves. */
  readonly carries?: boolean;
  /** The unit in hand has come there by itself. */
  readonly offered?: boolean;
}

/** What choosing something means. */
export type Deed =
  | CommonDeed
  /** Takes a card of the hand; `why` asks for the reason it cannot be played. */
  | { readonly do: 'hold'; readonly card: number; readonly why: string | null }
  /** More than one answer is meant by that place: a small list asks which. */
  | { readonly do: 'fork'; readonly spot: Spot }
  | { readonly do: 'look'; readonly spot: Spot };

/** A place that answers the question, and how. Several may lie on one place. */
export interface Aim {
  readonly spot: Spot;
  readonly option: Option;
  /** What is drawn there. */
  readonly look: 'go' | 'fire' | 'assault' | 'help' | 'put';
  /** In a few words, for the list where several answers lie on one place. */
  readonly label: string;
  /** By what its odds are known before it is chosen (`oddsKey`); null where there are none. */
  readonly odds: string | null;
}

export type Knob = KnobOf<Deed>;

/** Everything the screen shows of one question. */
export interface Picture {
  readonly prompt: string;
  /** Units that can act now, in the order in which `n` walks them. */
  readonly actors: readonly number[];
  /** Who of them comes to hand by himself after this unit, because he can do what the phase is there for; −1 if nobody does. */
  next?(last: number): number;
  /** Cards of the hand that can be played now, each once. */
  readonly cards: readonly number[];
  readonly aims: readonly Aim[];
  readonly knobs: readonly Knob[];
  /** What a click on this place means; `unit` is the one that was hit there, −1 if none was. */
  pick(spot: Spot, unit?: number): Deed;
}

export const EMPTY: Picture = {
  prompt: '',
  actors: [],
  cards: [],
  aims: [],
  knobs: [],
  pick: (spot) => ({ do: 'look', spot }),
};

/** Odds the engine has reckoned, by the option they belong to. */
export type KnownOdds = ReadonlyMap<string, GmOdds>;
