import type { Fact, RollEvent, Seat } from '@sandtable/kernel';
import type { RuleId } from '../book/index';

interface Ev<T extends string> {
  readonly type: T;
  readonly rule: RuleId;
  readonly was?: Was;
}

interface IncomePart {
  readonly rule: RuleId;
  readonly label: Fact;
  readonly ap: number;
}

/** What an attack's two numbers are made of, one part each. */
export interface NumberPart {
  readonly rule: string;
  readonly label: Fact;
  readonly hit: number;
  readonly crit: number;
}

/** What an event says of the board as it was then. */
export interface Was {
  /** The units it names. */
  readonly units: readonly Sighting[];
  /** The upgrade token or card an attack was made with, where it is neither the main weapon nor the second gun. */
  readonly arm?: string;
  /** What a card was played on, where that lies open on the table. */
  readonly on?: { readonly unit: number } | { readonly space: number } | { readonly card: number };
  /** Of a move past face-down friends, who may make it easier: the seats that know them, one bit each. Told to nobody. */
  readonly guides?: number;
}

/** A unit as it was when the event happened; of one that is face down to the viewer only where it lay and whose it is. */
export interface Sighting {
  readonly id: number;
  /** UNKNOWN while it is face down to the viewer. */
  readonly card: number;
  readonly seat: Seat;
  /** The space it stood on, NONE beside the HQ, in a carrier and when it is gone. */
  readonly at: number;
  /** The seats that know its card, one bit each; −1 for everybody. */
  readonly known: number;
}

/** A card of UNKNOWN is one the viewer may not know. */
export type GmEvent =
  | RollEvent
  | (Ev<'tiles'> & { readonly tiles: readonly string[] })
  | (Ev<'hand'> & { readonly seat: Seat; readonly cards: readonly number[]; readonly again: boolean })
  | (Ev<'bids'> & { readonly bids: readonly number[] })
  | (Ev<'first'> & { readonly seat: Seat })
  | (Ev<'terrain'> & { readonly seat: Seat; readonly card: number; readonly spaces: readonly number[] })
  | (Ev<'weather'> & { readonly weather: number })
  | (Ev<'mud'> & { readonly spaces: readonly number[] })
  | (Ev<'turn'> & { readonly seat: Seat; readonly turn: number })
  | (Ev<'phase'> & { readonly phase: string })
  | (Ev<'income'> & {
      readonly seat: Seat;
      readonly ap: number;
      readonly parts: readonly IncomePart[];
      /** While units lie face down: the parts each seat can account for, and a spectator after them. */
      readonly accounts?: readonly (readonly IncomePart[])[];
    })
  | (Ev<'ap'> & { readonly seat: Seat; readonly ap: number })
  /** `open`: everybody sees what a solo opponent draws. */
  | (Ev<'drew'> & { readonly seat: Seat; readonly cards: readonly number[]; readonly open?: boolean })
  | (Ev<'solo-deck'> & { readonly seat: Seat; readonly counts: readonly number[] })
  | (Ev<'reshuffled'> & { readonly seat: Seat })
  | (Ev<'upgraded'> & { readonly unit: number; readonly token: number; readonly cost: number })
  | (Ev<'behaviour'> & {
      readonly seat: Seat;
      readonly kind: string;
      readonly mood: string;
      readonly sum: number;
      readonly parts: readonly { readonly rule: RuleId; readonly label: Fact; readonly value: number }[];
      /** The rule that says what it is up to now. */
      readonly aim: RuleId;
    })
  | (Ev<'moved'> & { readonly unit: number; readonly path: readonly number[] })
  | (Ev<'swapped' | 'joined' | 'loaded'> & { readonly unit: number; readonly with: number })
  | (Ev<'unloaded'> & { readonly unit: number; readonly with: number; readonly space: number })
  | (Ev<'raid'> & {
      readonly seat: Seat;
      readonly unit: number;
      readonly spaces: readonly number[];
      readonly hq: number;
      readonly target: number;
    })
  | (Ev<'assault-declared'> & { readonly unit: number; readonly target: number })
  | (Ev<'assault-won' | 'assault-failed'> & { readonly unit: number; readonly space: number })
  | (Ev<'deployed'> & {
      readonly seat: Seat;
      readonly unit: number;
      readonly space: number;
      readonly cost: number;
      readonly upgrades: readonly number[];
    })
  | (Ev<'played'> & { readonly seat: Seat; readonly card: number; readonly target: number })
  | (Ev<'attack'> & {
      readonly seat: Seat;
      readonly shooter: number;
      readonly weapon: number;
      readonly card: number;
      readonly target: number;
      readonly space: number;
      readonly hq: number;
    })
  /** `parts`: the printed numbers of the weapon, and everything that raised or lowered them. */
  | (Ev<'needs'> & {
      readonly hit: number;
      readonly crit: number;
      readonly pierce: number;
      readonly armor: number;
      readonly parts: readonly NumberPart[];
    })
  /** The walk along the Successful Hit Table: the first cell, the steps of Armor-piercing and of luck, and what it came to. */
  | (Ev<'cell'> & {
      readonly hit: number;
      readonly crit: number;
      readonly surplus: number;
      readonly shift: number;
      readonly bonus: number;
      readonly damage: number;
      readonly destroyed: boolean;
    })
  | (Ev<'result'> & { readonly result: 'miss' | 'hit' | 'critical' | 'no-effect' | 'cancelled'; readonly face: number })
  | (Ev<'wounded'> & { readonly unit: number; readonly amount: number })
  | (Ev<'destroyed'> & { readonly unit: number; readonly space: number })
  | (Ev<'intercepts' | 'escorts' | 'suppressed' | 'smoke' | 'promoted' | 'face-up'> & { readonly unit: number })
  | (Ev<'screen'> & { readonly unit: number; readonly spaces: readonly number[] })
  | (Ev<'terrain-hurt' | 'terrain-destroyed'> & { readonly space: number; readonly amount: number })
  | (Ev<'hq-hurt'> & { readonly hq: number; readonly amount: number; readonly left: number })
  | (Ev<'mounted' | 'dismounted' | 'flipped' | 'readied'> & { readonly unit: number; readonly token: number })
  | (Ev<'rallied'> & { readonly unit: number })
  | (Ev<'healed' | 'repaired'> & { readonly unit: number; readonly target: number })
  | (Ev<'sapped'> & { readonly unit: number; readonly space: number; readonly card: number })
  | (Ev<'expired'> & { readonly seat: Seat; readonly card: number })
  | (Ev<'discarded'> & { readonly seat: Seat; readonly cards: readonly number[] })
  | (Ev<'looked'> & { readonly seat: Seat; readonly at: Seat; readonly cards: readonly number[] })
  | (Ev<'took'> & { readonly seat: Seat; readonly card: number });
