import type { NumbersNow } from '@sandtable/2gm/now';
import type { Income, Nation, Natural, RowSupply, TerrainCard, UnitCard, UpgradeToken } from '@sandtable/2gm/table';
import type { StagedShot } from '../../board/staged';
import type { SeatClock } from '../../match/remote';
import type { Spot } from './spots';

/** A token on a unit. */
export interface FieldToken {
  readonly token: UpgradeToken;
  /** What this army calls it. */
  readonly name: string;
  /** The grey side is up: used up for now, or dismounted. */
  readonly grey: boolean;
  /** Used this turn: it lies askew. */
  readonly tilted: boolean;
}

/** A support card or hero on a unit, or beside an HQ. */
export interface FieldCard {
  readonly card: number;
  readonly name: string;
  readonly kind: 'support' | 'hero';
}

/** One unit card in play. */
export interface FieldUnit {
  /** Stays with the unit as long as it lives; animations follow it. */
  readonly id: number;
  readonly seat: number;
  /** 0 south, 1 north. */
  readonly side: number;
  /** Which player of its side, from 0 on. */
  readonly player: number;
  readonly nation: Nation;
  /** Null while it lies face down and is not ours to see. */
  readonly card: UnitCard | null;
  /** Its numbers as they are now; null while it lies face down, and until they are known. */
  readonly now: NumbersNow | null;
  /** The space it is on, −1 beside the HQ or inside another unit. */
  readonly space: number;
  /** HP left, and all it had. */
  readonly hp: number;
  readonly fullHp: number;
  readonly promotions: number;
  readonly tokens: readonly FieldToken[];
  readonly cards: readonly FieldCard[];
  /** It has shot this turn (2GM-SHOOT-02). */
  readonly tilted: boolean;
  readonly moved: boolean;
  readonly suppressed: boolean;
  readonly inSmoke: boolean;
  /** A Smoke Screen lies over its space, where the card would hide it. */
  readonly inScreen: boolean;
  /** Lies face down, known to its own side. */
  readonly faceDown: boolean;
  /** It has declared an assault on this space, −1 without. */
  readonly assaults: number;
  /** Whom it carries. */
  readonly cargo: FieldUnit | null;
  /** The other unit of a covered movement, −1 without. */
  readonly partner: number;
}

export interface FieldPiece {
  readonly card: TerrainCard;
  /** HP left. */
  readonly hp: number;
  readonly ruins: boolean;
  readonly spaces: readonly number[];
}

/** What one space shows besides units. */
export interface FieldSpace {
  readonly space: number;
  readonly name: string;
  readonly natural: Natural;
  /** HP left of a forest or of bushes; 0 where nothing can be destroyed. */
  readonly hp: number;
  readonly fullHp: number;
  readonly piece: FieldPiece | null;
  readonly bridge: boolean;
  readonly mud: boolean;
  /** A Smoke Screen lies over it. */
  readonly smoke: boolean;
  /** Name of the mine card of a scenario, empty without. */
  readonly mine: string;
  /** Upgrade tokens that lie about. */
  readonly dropped: readonly UpgradeToken[];
  /** Goals of the scenario that this space is part of. */
  readonly goals: readonly FieldGoal[];
}

/** What a side has to do on a space, and how far it is with all of them. */
export interface FieldGoal {
  readonly side: number;
  /** What the place is: "bridge"; empty if nobody has said. */
  readonly name: string;
  readonly to: 'hold' | 'destroy';
  /** So many of so many are needed, and so many it has. */
  readonly count: number;
  readonly of: number;
  readonly have: number;
  /** To be held at the end of so many of its turns in succession. */
  readonly turns: number;
}

export interface PlacedGoal extends FieldGoal {
  readonly places: readonly number[];
}

/** A player's purse and piles as an HQ shows them. */
export interface FieldPlayer {
  readonly seat: number;
  readonly nation: Nation;
  readonly ap: number;
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  /** Names of the discarded cards, the last first; cards nobody may know are left out. */
  readonly discarded: readonly string[];
  /** Name of the General beside the HQ, empty without. */
  readonly general: string;
  /** Its number in the catalogue, −1 without. */
  readonly generalCard: number;
  readonly fieldMarshal: boolean;
}

export interface FieldHq {
  readonly hq: number;
  readonly side: number;
  /** First of the columns it is centred on. */
  readonly column: number;
  readonly nation: Nation;
  readonly hp: number;
  readonly fullHp: number;
  readonly armor: number;
  /** AP it can hold. */
  readonly cap: number;
  readonly players: readonly FieldPlayer[];
  readonly beside: readonly FieldCard[];
  readonly aircraft: readonly FieldUnit[];
  /** What its next Headquarters Phase would bring as things stand. */
  readonly income: number;
  readonly incomeParts: readonly Income[];
}

export type Weather = 'clear' | 'fog' | 'rain' | 'winds' | 'storm';

/** Everything that lies on the table; `sceneOf` makes it from a view. */
/** As much of a scene as a small picture shows; small enough to be kept with a match. */
export interface MiniScene extends Pick<Scene, 'columns' | 'rows' | 'night' | 'arctic' | 'turned'> {
  readonly spaces: readonly { readonly space: number; readonly natural: Natural; readonly piece: unknown }[];
  readonly units: readonly { readonly id: number; readonly space: number; readonly side: number }[];
  readonly hqs: readonly { readonly hq: number; readonly side: number; readonly column: number }[];
}

export interface Scene {
  readonly columns: number;
  readonly rows: number;
  readonly spaces: readonly FieldSpace[];
  /** Those on spaces; aircraft are with their HQ. */
  readonly units: readonly FieldUnit[];
  readonly hqs: readonly FieldHq[];
  /** Rows of each side from its own first one on: south, north. */
  readonly supply: readonly [readonly RowSupply[], readonly RowSupply[]];
  /** The side whose turn it is, −1 before the first. */
  readonly active: number;
  readonly weather: Weather;
  readonly night: boolean;
  readonly arctic: boolean;
  /** Flares light the night. */
  readonly flares: boolean;
  /** Seen from the north: the first row lies at the head of the sheet. */
  readonly turned?: boolean;
}

export interface Reach {
  readonly space: number;
  /** Movement it takes; without it the space is marked only. */
  readonly cost?: number;
  /** A word in place of the cost: "2 AP". */
  readonly label?: string;
  /** The move ends there, or something else is special: drawn with a bar. */
  readonly ends?: boolean;
}

export interface Target {
  readonly spot: Spot;
  /** What the odds say in a word or number: "62 %". */
  readonly label?: string;
  readonly tone?: 'good' | 'even' | 'poor';
  /** One of the own side, to whom something good is done. */
  readonly friend?: boolean;
}

export type ArrowKind = 'move' | 'attack' | 'assault' | 'air' | 'support' | 'intercept' | 'escort';

export interface Arrow {
  readonly from: Spot;
  readonly to: Spot;
  readonly kind: ArrowKind;
  /** Place in an order of attacks. */
  readonly number?: number;
}

/** Spots a machine or a player weighs; rank 1 is the one that won. */
export interface Candidate {
  readonly spot: Spot;
  readonly rank: number;
}

/** The way a shot takes, space by space, shooter and target included; smoke on it is drawn over. */
export interface FireLine {
  readonly path: readonly Spot[];
  readonly smoke?: readonly number[];
  /** No shot goes along it. */
  readonly blocked?: boolean;
}

/** Something that happened just now: the unit flashes once for every new `key`. */
export interface Hit {
  readonly spot: Spot;
  readonly key: number | string;
  readonly destroyed?: boolean;
  /** "−2" beside the flash. */
  readonly label?: string;
}

/** What is drawn over the field for the person who looks; leave out what there is none of. */
export interface Marks {
  readonly selected?: Spot | null;
  /** Shots that have just fallen, one after the other. */
  readonly shots?: readonly StagedShot[];
  /** Spots of units that may act now. */
  readonly actors?: readonly Spot[];
  /** A unit on its way to the field. */
  readonly ghost?: FieldUnit | null;
  readonly reach?: readonly Reach[];
  readonly targets?: readonly Target[];
  readonly fire?: FireLine | null;
  /** Units the shot would suppress. */
  readonly suppressing?: readonly Spot[];
  /** Spaces an attack covers besides its target: bombs, a barrage, splinters. */
  readonly aim?: readonly number[];
  /** Rows of a side's Supply Line that the move in view changes, counted from its own first row. */
  readonly supply?: readonly { readonly side: number; readonly row: number; readonly change: 'gains' | 'loses' }[];
  readonly arrows?: readonly Arrow[];
  readonly candidates?: readonly Candidate[];
  /** The last move of somebody else, space by space. */
  readonly lastMove?: readonly number[];
  /** Where a lesson points. */
  readonly pointed?: readonly Spot[];
  readonly hits?: readonly Hit[];
  /** The way the unit with this id took to where it stands: it glides along it once. */
  readonly glide?: { readonly unit: number; readonly path: readonly number[] } | null;
}

export interface FieldProps {
  readonly scene: Scene;
  readonly marks?: Marks;
  /** The spot the arrow keys walk; two-way (`bind:cursor`). */
  cursor?: Spot;
  /** A click or a tap. Of two units on a space `unit` is the one that was hit, −1 if none was. */
  readonly onpick?: (spot: Spot, unit: number) => void;
  /** Enter or Space. */
  readonly onenter?: (spot: Spot) => void;
  /** The pointer or the cursor is over a spot, or has left the field. */
  readonly oninspect?: (spot: Spot | null, unit: number) => void;
  /** Somebody asks what the stamp of the weather means. */
  readonly onsky?: () => void;
  /** A finger rests on a spot. */
  readonly onhold?: (spot: Spot) => void;
  /** More for screen readers than the field itself says (what may be done there); comes after our own words. */
  readonly describe?: (spot: Spot) => string;
  /** What is left to a seat that plays against a clock; null where nobody does. */
  readonly clockOf?: ((seat: number) => SeatClock | null) | undefined;
  /** Name of the field for screen readers. */
  readonly label?: string;
  /** False stops all motion; the system's wish to reduce motion is always obeyed. */
  readonly motion?: boolean;
  /** Spots that must be seen while something lies over so many pixels of the field's lower part, and those that must be seen anyhow. */
  readonly keep?: { readonly spots: readonly Spot[]; readonly always?: readonly Spot[]; readonly covered: number };
  /** Keys the field does not use go here (Escape, u, …); return true if it was used. */
  readonly onkey?: (event: KeyboardEvent) => boolean;
}
