import type { FactionName } from '@sandtable/aces/units';
import type { Tap } from '../../board/gesture';
import type { StagedShot } from '../../board/staged';

/** Hexes are the numbers of the engine: row by row from the top left. */
export type Hex = number;

/** One counter on the map. */
export interface BoardUnit {
  /** Stays with the unit as long as it lives; animations follow it. */
  readonly id: number;
  readonly hex: Hex;
  /** Index in `UNIT_TYPES`. */
  readonly type: number;
  readonly faction: FactionName;
  /** 0 to 5; six would be destroyed. */
  readonly damage: number;
  readonly xp: number;
  readonly moved?: boolean;
  /** It has intercepted and must attack (the marker lies on it). */
  readonly duty?: boolean;
  /** Coins lie under it. */
  readonly repairing?: boolean;
  /** Occupied a factory this turn: it cannot attack. */
  readonly occupied?: boolean;
  /** Cannot act this turn, drawn paler. */
  readonly spent?: boolean;
}

export type FactoryOwner = FactionName | 'neutral' | 'destroyed';

/** A grey token of the V2 mission. */
export interface BoardToken {
  readonly hex: Hex;
  readonly face: 'hidden' | 'empty' | 'launcher';
}

/** Everything that lies on the map. */
export interface Scene {
  /** Key of the board, as `Table.board` has it. */
  readonly board: string;
  readonly units: readonly BoardUnit[];
  /** In the order of `Board.factories`. */
  readonly owners: readonly FactoryOwner[];
  readonly tokens?: readonly BoardToken[];
  /** Number of the weather, 0 for normal. */
  readonly weather?: number;
}

export interface Reach {
  readonly hex: Hex;
  /** In half movement points; without it the hex is marked only. */
  readonly halves?: number;
  /** Going there ends the move or something else is special: drawn with a bar. */
  readonly ends?: boolean;
}

export interface Target {
  readonly hex: Hex;
  /** What the odds say in a word or number: "62 %". */
  readonly label?: string;
  readonly tone?: 'good' | 'even' | 'poor';
}

export interface Arrow {
  readonly from: Hex;
  readonly to: Hex;
  /** `likely`: what an opponent means to do, if nothing changes. */
  readonly kind: 'move' | 'attack' | 'support' | 'intercept' | 'likely';
  /** Place in the order of attacks. */
  readonly number?: number;
}

/** Hexes a machine or a player weighs; rank 1 is the one that won. */
export interface Candidate {
  readonly hex: Hex;
  readonly rank: number;
}

/** Something that happened just now: the counter flashes once for every new `key`. */
export interface Hit {
  readonly hex: Hex;
  readonly key: number | string;
  readonly destroyed?: boolean;
  /** "−2" beside the flash. */
  readonly label?: string;
}

/** What is drawn over the map for the person who looks; leave out what there is none of. */
export interface Marks {
  readonly selected?: Hex | null;
  /** Hexes of units that may act now. */
  readonly actors?: readonly Hex[];
  /** Shots that have just fallen, one after the other. */
  readonly shots?: readonly StagedShot[];
  readonly reach?: readonly Reach[];
  /** From the start to the hex under the cursor. */
  readonly path?: readonly Hex[];
  /** Hexes the way must lead through. */
  readonly through?: readonly Hex[];
  readonly threatened?: readonly Hex[];
  readonly interceptors?: readonly Hex[];
  /** Factories that change hands by the move in view. */
  readonly stakes?: readonly Hex[];
  readonly targets?: readonly Target[];
  readonly arrows?: readonly Arrow[];
  readonly candidates?: readonly Candidate[];
  /** The last move of somebody else, hex by hex. */
  readonly lastMove?: readonly Hex[];
  /** The seven hexes a Katyusha aims at, or the hex of a rocket. */
  readonly aim?: readonly Hex[];
  /** Where a lesson points. */
  readonly pointed?: readonly Hex[];
  readonly labels?: readonly { readonly hex: Hex; readonly text: string }[];
  readonly hits?: readonly Hit[];
  /** Where somebody was destroyed just now, one after the other. */
  readonly fell?: readonly Hex[];
  /** The way the unit with this id took to where it stands: it glides along it once. */
  readonly glide?: { readonly unit: number; readonly path: readonly Hex[] } | null;
}

export interface BoardProps {
  readonly scene: Scene;
  readonly marks?: Marks;
  /** The hex the arrow keys walk; two-way (`bind:cursor`). */
  cursor?: Hex;
  /** A click or a tap on a hex. */
  readonly onpick?: (hex: Hex, how: Tap) => void;
  /** Enter or Space on a hex. */
  readonly onenter?: (hex: Hex, how: Tap) => void;
  /** The pointer or the cursor is over a hex, or has left the map; the mouse may carry a unit there. */
  readonly oninspect?: (hex: Hex | null, carrying: boolean) => void;
  /** A finger rests on a hex; −1 beside the map. */
  readonly onhold?: (hex: Hex) => void;
  /** More for screen readers than the map itself says (what may be done there); comes after our own words. */
  readonly describe?: (hex: Hex) => string;
  /** Name of the board for screen readers. */
  readonly label?: string;
  /** False stops all motion; the system's wish to reduce motion is always obeyed. */
  readonly motion?: boolean;
  /** Hexes that must be seen while something lies over so many pixels of the map's lower part. */
  readonly keep?: { readonly hexes: readonly Hex[]; readonly covered: number };
  /** Keys the board does not use go here (Escape, u, …); return true if it was used. */
  readonly onkey?: (event: KeyboardEvent) => boolean;
}
